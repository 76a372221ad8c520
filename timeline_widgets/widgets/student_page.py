"""`StudentPage`: the game of the link with which a student opened this page."""

from __future__ import annotations

import os
import secrets
import warnings
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets as ipw

from timeline_widgets.cards import CardSet, CardSetError
from timeline_widgets.links import GameLink, LinkError, game_from_link, linked_cards
from timeline_widgets.links.games import LINKED_GAMES
from timeline_widgets.links.reading import says_something
from timeline_widgets.match import Computer
from timeline_widgets.messages import LANGUAGES, Language, say
from timeline_widgets.widgets.arguments import spoken, unnamed
from timeline_widgets.widgets.challenge_game import ChallengeGame
from timeline_widgets.widgets.game_widget import STATIC, GameWidget
from timeline_widgets.widgets.practice_game import PracticeGame
from timeline_widgets.widgets.timeline_game import TimelineGame

_MOST_TOLD = 12
_SEATING = ("players", "teams", "seats", "computers", "skill")
_COMPUTERS = (
    *("Clio", "Herodotus", "Sima Qian", "Bede"),
    *("Anna Komnene", "Ibn Khaldun", "Thucydides", "Al-Masudi"),
)
"""Those who wrote history down; one more than computers can play, should a student be called so."""

_followed: list[GameLink] = []
"""The link of this kernel. JupyterLab's page forgets it when it is loaded again."""


class _Address(anywidget.AnyWidget):
    """Asks the page what it was opened with."""

    _esm = STATIC / "address.js"


class StudentPage(ipw.VBox):
    """The game that a link describes, to be shown by a cell.

    What a link says stands in `GameLink`; a link with a mistake shows sentences instead of a game.
    On a page without code, as Voila makes them for everybody who comes, each visit keeps its score
    log in a folder of its own, so that nobody is offered the game of whoever was there before.

    Parameters
    ----------
    repository : path
        The folder in which a link's tables are looked for.
    score_folder : path or None
        Where the score logs are kept; None keeps none.
    language : {"en", "es", "fr", "de", "ru"}, optional
        What a mistake is told in if the link names no language; that of the browser, if left out.

    Attributes
    ----------
    link : GameLink or None
        What the link said, once the page has told.
    game : widget or None
        The game, once it is there.

    Examples
    --------
    >>> page = StudentPage(score_folder=None)
    >>> page.follow("game=practice&set=spain&seed=7")
    >>> page.game
    PracticeGame('History of Spain', player='Player', lives=3, moves=0)
    """

    def __init__(
        self,
        repository: str | os.PathLike[str] = ".",
        *,
        score_folder: str | os.PathLike[str] | None = "scores",
        language: str | None = None,
    ) -> None:
        self._repository = Path(repository)
        self._asked = None if language is None else spoken(language)
        self._language = self._asked or "en"
        self._score_folder = None if score_folder is None else _own_folder(Path(score_folder))
        self.link: GameLink | None = None
        self.game: GameWidget | None = None
        address = _Address()
        address.on_msg(self._receive)
        super().__init__([address])

    def follow(self, query: str) -> None:
        """Start the game of a link, once; a further address, as of a second tab, changes nothing.

        Parameters
        ----------
        query : str
            The query of the page's address.
        """
        if self.game is not None:
            return
        try:
            self.link = self._said(query)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # they are for whoever made the set
                cards = linked_cards(self.link, self._repository)
                self.game = _game(self.link, cards, self._score_folder)
        except LinkError as error:
            self._refuse(error.sentences, error.language)
        except CardSetError as error:
            self._refuse([problem.sentence for problem in error.problems])
        except Exception as error:  # it would be seen by nobody
            self._refuse([str(error)])
        else:
            _followed[:] = [self.link]
            self.children = [self.game]

    def __repr__(self) -> str:
        return f"StudentPage({self.game!r})"

    def _receive(self, _address: object, message: Any, _buffers: object) -> None:
        match message:
            case {"type": "address", "query": str(query), "languages": [*preferred]}:
                self._language = self._asked or _first_spoken(preferred)
                self.follow(query)

    def _said(self, query: str) -> GameLink:
        if _followed and not says_something(query):
            return _followed[-1]
        return game_from_link(query, language=self._language)

    def _refuse(self, sentences: Sequence[str], language: str | None = None) -> None:
        language = language or (self.link.language if self.link else self._language)
        told = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences[:_MOST_TOLD])
        head = escape(say(language, "link.no_game"))
        wrong = ipw.HTML(f'<div role="alert"><p><strong>{head}</strong></p><ul>{told}</ul></div>')
        self.children = [self.children[0], wrong]


def _first_spoken(preferred: Sequence[object]) -> Language:
    """Return the first language of a browser, such as ``"es-MX"``, that the catalogues speak."""
    known: dict[str, Language] = {code: code for code in LANGUAGES}
    main = (str(language).partition("-")[0] for language in preferred)
    return next((known[code] for code in main if code in known), "en")


def _own_folder(folder: Path) -> Path:
    """Return a folder that nobody else looks into, where everybody comes to the same server."""
    shared = "VOILA_PREHEAT" in os.environ  # which every kernel of Voila's has, warmed up or not
    return folder / f"visit-{secrets.token_hex(8)}" if shared else folder


def _game(link: GameLink, cards: CardSet, score_folder: Path | None) -> GameWidget:
    """Return the game of a link. Seats without a name are called as the games call them."""
    options: dict[str, Any] = {
        name: getattr(link, name)
        for name in ("seed", "language", *LINKED_GAMES[link.game].options)
        if name not in _SEATING
    }
    if link.game == "practice":
        if link.players:
            options["player"] = link.players[0]
        return PracticeGame(cards, score_folder=score_folder, **options)
    game = TimelineGame if link.game == "timeline" else ChallengeGame
    if link.teams:
        return game(cards, teams=link.teams, score_folder=score_folder, **options)
    people = link.players or unnamed(link.language, link.people)
    named = {name.casefold() for name in people}
    free = [name for name in _COMPUTERS if name.casefold() not in named]
    computers = [Computer(name, link.skill) for name in free[: link.computers]]
    return game(cards, players=[*people, *computers], score_folder=score_folder, **options)
