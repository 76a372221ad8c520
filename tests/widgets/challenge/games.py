"""Games of Challenge whose pictures a page can show, and what would be right in them."""

from __future__ import annotations

import json
import warnings
from typing import Any

from timeline_widgets import ChallengeGame
from timeline_widgets.cards import Card, CardSet
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.games.challenge import Call, Lock, Track, Unlock, Wheels
from timeline_widgets.games.challenge.trials.right_date import right_wheels
from timeline_widgets.games.timeline import Place

LINES = ((6, "sudden_death"), (13, "more_or_less"))
EVENTS = {
    "First recorded Olympic Games": -776,
    "Battle of Marathon": -490,
    "Julius Caesar is murdered in the Senate": -44,
    "Vesuvius buries Pompeii": 79,
    "تأسيس مدينة بغداد المدوّرة على يد الخليفة المنصور": 762,
    "The Diamond Sutra is printed": 868,
    "Battle of Hastings": 1066,
    "King John seals Magna Carta": 1215,
    "Gutenberg prints his Bible": 1455,
    "Antonio de Nebrija publishes the first printed grammar of the Castilian language": 1492,
    "Columbus lands in the Bahamas": 1492,
    "Copernicus puts the Sun in the middle": 1543,
    "The East India Company receives its charter": 1600,
    "Don Quixote goes on sale in Madrid": 1605,
    "First people fly in a balloon": 1783,
    "Jenner vaccinates against smallpox": 1796,
    "Champollion reads the hieroglyphs": 1822,
    "The Red Cross is founded": 1863,
    "Röntgen discovers X-rays": 1895,
    "Fleming notices what penicillin does": 1928,
    "The double helix of DNA is described": 1953,
    "Yuri Gagarin orbits the Earth": 1961,
    "The Berlin Wall falls": 1989,
    "Bison are painted on the ceiling of the Altamira cave": -13000,
}


def cardset(events: dict[str, int] = EVENTS) -> CardSet:
    cards = [
        Card(f"card-{number}", title, HistoricalDate.of_year(year), theme="Society")
        for number, (title, year) in enumerate(events.items())
    ]
    return CardSet("events", "Well-known events", tuple(cards))


def only(trial: str, *lines: tuple[int, str], spaces: int = 22) -> Track:
    """A Clock on which every space has the same Trial."""
    return Track("test", (trial,) * (spaces - 1), lines)


class Played:
    """A game that is played at the kernel's side, and told to a page.

    Parameters
    ----------
    **options
        Of `ChallengeGame`; three people play well-known events by default.
    """

    def __init__(self, **options: Any) -> None:
        defaults = {"players": ["Ana", "Iker", "Olya"], "seed": "clio", "score_folder": None}
        if "teams" in options:
            del defaults["players"]
        cards = options.pop("cards", None) or cardset()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the set is small
            self.game = ChallengeGame(cards, **{**defaults, **options})

    @property
    def state(self) -> Any:
        return self.game.match.state

    def traits(self) -> dict[str, Any]:
        """What a page that comes now gets, with every face that lies open."""
        traits = {name: getattr(self.game, name) for name in ("table", "words")}
        faces = self.game._visible_cards()
        return json.loads(json.dumps({**traits, "state": {**self.game.state, "cards": faces}}))

    def picture(self, **changes: Any) -> dict[str, Any]:
        """What a page that is there already gets: only the faces that have changed."""
        return json.loads(json.dumps({**self.game.state, **changes}))

    def years(self) -> list[int]:
        return [self.game.match.game.cards[card].year for card in self.state.cards]

    def titles(self) -> list[str]:
        return [self.game.match.cards[card].title for card in self.state.cards]

    def right(self) -> tuple[tuple[int, ...], str | None]:
        """Wheels and sign that would be right."""
        cards = [self.game.match.game.cards[card] for card in self.state.cards]
        spaces = [self.game.match.game.board.spaces(card.span)[0] for card in cards]
        match self.state.trial:
            case "timeline_4":
                return tuple(spaces), None
            case "bet":
                return tuple(spaces) * 4, None
            case "combination":
                ranks = sorted(card.year for card in cards)
                return tuple(ranks.index(card.year) + 1 for card in cards), None
            case "split":
                first, second = sorted(card.year for card in cards)
                apart = second - first - (first < 0 < second)
                return tuple(int(digit) for digit in f"{apart:04}"), None
            case _:
                return right_wheels(cards[0])

    def lock(self, seat: int, digits: Any, sign: str | None = None) -> None:
        self.game.play(seat, Lock(self.state.ply, Wheels(tuple(digits), sign)))

    def unlock(self, seat: int) -> None:
        self.game.play(seat, Unlock(self.state.ply))

    def answer(self, *answers: Any) -> None:
        """Lock for every seat: True is right, False is blank, else wheels, or wheels and sign."""
        digits, sign = self.right()
        for seat, answer in enumerate(answers):
            if answer is True:
                self.lock(seat, digits, sign)
            elif answer is False:
                self.lock(seat, (None,) * 4, "+" if sign else None)
            elif isinstance(answer[0], tuple):
                self.lock(seat, *answer)
            else:
                self.lock(seat, answer)

    def place(self, *, right: bool = True) -> None:
        """Place the card that was drawn in Sudden Death."""
        duel = self.state.challenge
        first, last = duel.line.right_gaps(self.game.match.game.cards[duel.card].span)
        gaps = range(len(duel.line.cards) + 1)
        gap = first if right else next(gap for gap in gaps if not first <= gap <= last)
        self.game.play(duel.to_play[0], Place(self.state.ply, duel.card, gap))

    def asked_year(self) -> int:
        return self.game.match.game.cards[self.state.challenge.card].year

    def call(self, year: int) -> None:
        self.game.play(self.state.challenge.to_play[0], Call(self.state.ply, year))


def dealt(titles: set[str], **options: Any) -> Played:
    """A game that begins with these cards of a small set."""
    games = (Played(seed=seed, **options) for seed in range(2000))
    return next(played for played in games if set(played.titles()) == titles)


def in_sudden_death(**options: Any) -> Played:
    """Ana has crossed the line; Iker and Olya play."""
    played = Played(track=only("bet", (2, "sudden_death")), **options)
    played.answer(True, False, False)
    return played


def in_more_or_less(**options: Any) -> Played:
    played = Played(track=only("bet", (2, "more_or_less")), **options)
    played.answer(True, False, False)
    return played


def called_on_both_sides() -> Played:
    """More or Less, after a call that was too early and one that was too late."""
    played = in_more_or_less()
    year = played.asked_year()
    played.call(year - 20)
    played.call(year + 20)
    return played
