"""The classic game as a widget."""

from __future__ import annotations

import os
import secrets
import warnings
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from timeline_widgets.cards import CardSet
from timeline_widgets.games.protocol import IllegalMove, Outcome
from timeline_widgets.games.timeline import EDITIONS, Move, Place, Skip, Withdraw
from timeline_widgets.games.timeline.rules import MOST_SEATS
from timeline_widgets.loading import shipped_cardset
from timeline_widgets.match import Seat, TimelineMatch
from timeline_widgets.messages import LANGUAGES, browser_words, say
from timeline_widgets.widgets import timeline_wire
from timeline_widgets.widgets.arguments import one_of, player_names, refuse_unknown_options
from timeline_widgets.widgets.faces import Faces
from timeline_widgets.widgets.score_logs import score_log
from timeline_widgets.widgets.still import still

_STATIC = Path(__file__).parent.parent / "static"
_OPTIONS = (
    "players", "edition", "hand", "starting_player", "seed", "language", "scores", "student",
    "teacher_moves",
)  # fmt: skip


class TimelineGame(anywidget.AnyWidget):
    """A game of Timeline, to be shown by a cell.

    Parameters
    ----------
    cards : CardSet or str
        The cards to play with, or the name of a set that comes with the package.
    players : sequence of str
        Who plays, in seating order: 2 to 8, or one who practises (ruling T6).
    edition : {"spain", "russia", "star-wars"}
        Whose rules.
    hand : int
        How many cards each player is dealt (ruling T5).
    starting_player : str, optional
        Who begins; the first player by default (ruling T7).
    seed : str or int, optional
        The same seed gives the same game; by default every game is another.
    language : str
        The reader's language: ``"en"``, ``"es"``, ``"fr"``, ``"de"`` or ``"ru"``.
    scores : path or None
        The folder of the score logs; None keeps no log.
    student : str, optional
        Whose log it is; by default the JupyterHub user, or nobody by name.
    teacher_moves : bool
        Whether the table offers to skip a turn and to withdraw a player (ruling T17).

    Raises
    ------
    TypeError
        If an option is unknown or not of its type; it names those that are allowed.
    ValueError
        If a value is not allowed, or the set has too few cards for the players.

    Examples
    --------
    >>> game = TimelineGame("world-history", players=["Ana", "Iker"], seed=7, scores=None)
    >>> game
    TimelineGame('World history', players=['Ana', 'Iker'], edition='spain', moves=0)
    >>> game.match.state.pile_left > 0
    True
    """

    _esm = _STATIC / "timeline.js"
    _css = _STATIC / "timeline.css"

    table = traitlets.Dict(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(
        self,
        cards: CardSet | str,
        *,
        players: Sequence[str] = ("Player 1", "Player 2"),
        edition: str = "spain",
        hand: int = 4,
        starting_player: str | None = None,
        seed: str | int | None = None,
        language: str = "en",
        scores: str | os.PathLike[str] | None = "scores",
        student: str | None = None,
        teacher_moves: bool = False,
        **unknown: Any,
    ) -> None:
        refuse_unknown_options("TimelineGame", unknown, _OPTIONS)
        self._cardset = _cardset(cards)
        names = player_names(players, MOST_SEATS)
        self._seats = [Seat(name) for name in names]
        self._edition = one_of("edition", edition, EDITIONS)
        self._hand = _whole_number("hand", hand)
        self._starting_seat = one_of(
            "starting player", names[0] if starting_player is None else starting_player,
            {name: seat for seat, name in enumerate(names)},
        )  # fmt: skip
        self._language = one_of("language", language, {code: code for code in LANGUAGES})
        self._seed = secrets.token_hex(4) if seed is None else str(seed)
        self._teacher_moves = teacher_moves
        self._faces = Faces(self._cardset, self._language)
        self._pictures = {c.picture.digest: c.picture for c in self._cardset if c.picture}
        self._open_log = None
        if scores is not None:
            name = os.environ.get("JUPYTERHUB_USER", "") if student is None else student
            self._open_log = partial(score_log, scores, name)
        self._games = 0
        self._last_key: str | None = None
        self._begin(self._new_match())
        super().__init__()  # opens the connection, so the game must be on the table by now
        self.on_msg(self._receive)

    @property
    def match(self) -> TimelineMatch:
        """The match on the table: its state, its events, its seed."""
        return self._match

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self._match.outcome

    def play(self, move: Move) -> None:
        """Make a move for the seat whose turn it is, as a click would.

        Raises
        ------
        IllegalMove
            If the rules refuse the move.
        """
        with self._match.lock:
            self._play(self._seat_to_act(), move)

    def play_again(self) -> None:
        """Begin another match with the same cards and players."""
        with self._match.lock:
            self._games += 1
            self._begin(self._new_match())

    def __repr__(self) -> str:
        players = [seat.name for seat in self._seats]
        return (
            f"TimelineGame({self._cardset.title!r}, players={players!r}, "
            f"edition={self._edition.name!r}, moves={self._match.state.ply})"
        )

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        picture = still(self.table, self.state, self._visible_cards(), self._language)
        return {**data, "text/plain": repr(self), "text/html": picture}, metadata

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what the browser wants to set, except the game, which only moves can change."""
        ours = ("table", "state", "words")
        super().set_state({name: value for name, value in sync_data.items() if name not in ours})

    def _new_match(self) -> TimelineMatch:
        return TimelineMatch(
            self._cardset,
            self._seats,
            hand=self._hand,
            edition=self._edition,
            starting_seat=self._starting_seat,
            seed=self._seed if not self._games else f"{self._seed}/{self._games + 1}",
            open_log=self._open_log,
        )

    def _begin(self, match: TimelineMatch) -> None:
        self._match = match
        if match.game.spare_cards < len(self._seats):
            warnings.warn(
                f"Only {match.game.spare_cards} cards are left to draw for {len(self._seats)} "
                "players; a smaller hand or a larger set makes a better game.",
                stacklevel=4,
            )
        with self.hold_sync():
            self.set_trait("words", browser_words(self._language))
            self.set_trait(
                "table",
                timeline_wire.table(match, self._language, teacher_moves=self._teacher_moves),
            )
            self._show(())

    def _show(self, events: tuple[Any, ...]) -> None:
        match = self._match
        seen = match.game.observe(match.state, None)
        events = tuple(match.game.observe_event(event, None) for event in events)
        picture = timeline_wire.state(match, seen, events, self._faces, self._language)
        self.set_trait("state", picture)

    def _seat_to_act(self) -> int:
        """Return the seat whose turn it is; when the game is over any will be refused."""
        return next(iter(self._match.game.to_act(self._match.state)), 0)

    def _play(self, seat: int, move: Move) -> None:
        self._show(self._match.play(seat, move).events)

    def _receive(self, _widget: object, message: Any, _buffers: object) -> None:
        """Answer a message of the browser. Nothing may escape: the page would never tell."""
        try:
            with self._match.lock:
                self._answer(message)
        except Exception as error:
            sentence = say(self._language, "error.unexpected", problem=str(error))
            self.send({"type": "error", "sentence": sentence})

    def _answer(self, message: Any) -> None:
        match message:
            case {"type": "place", "ply": int(ply), "key": str(key), "card": card, "gap": gap}:
                self._move(key, self._seat_to_act(), Place(ply, card, gap))
            case {"type": "skip", "ply": int(ply), "key": str(key)}:
                self._move(key, self._seat_to_act(), Skip(ply))
            case {"type": "withdraw", "ply": int(ply), "key": str(key), "seat": seat}:
                self._move(key, seat, Withdraw(ply))
            case {"type": "cards"}:
                self._send_cards()
            case {"type": "picture", "image": str(image)}:
                self._send_picture(image)
            case {"type": "again"}:
                self.play_again()
            case {"type": "download"}:
                self._send_log()
            case _:
                raise ValueError(f"unknown message {message!r:.80}")

    def _move(self, key: str, seat: int, move: Move) -> None:
        if key == self._last_key:
            return  # the same press, delivered twice
        try:
            if isinstance(move, Skip | Withdraw) and not self._teacher_moves:
                raise IllegalMove("not_offered")
            self._play(seat, move)
        except IllegalMove as refusal:
            self.send(
                {
                    "type": "refused",
                    "ply": move.ply,
                    "key": key,
                    "reason": refusal.reason,
                    "params": refusal.params,
                    "sentence": self._refusal(refusal),
                }
            )
        else:
            self._last_key = key

    def _refusal(self, refusal: IllegalMove) -> str:
        params: dict[str, str | int] = {n: str(value) for n, value in refusal.params.items()}
        for name in ("seat", "turn"):
            seat = refusal.params.get(name)
            if isinstance(seat, int) and 0 <= seat < len(self._seats):
                params[name] = self._seats[seat].name
        return say(self._language, f"refused.{refusal.reason}", **params)

    def _visible_cards(self) -> dict[str, Any]:
        seen = self._match.game.observe(self._match.state, None)
        return timeline_wire.cards(self._match, seen, timeline_wire.visible(seen), self._faces)

    def _send_cards(self) -> None:
        self.send({"type": "cards", "match": self._match.id, "cards": self._visible_cards()})

    def _send_picture(self, image: str) -> None:
        picture = self._pictures[image]
        answer = {"type": "picture", "image": image, "mime": picture.mime}
        self.send(answer, buffers=[picture.data])

    def _send_log(self) -> None:
        log = self._match.log
        if log is None:
            raise ValueError("this game keeps no score log")
        answer = {"type": "download", "name": log.name, "mime": "application/x-ndjson"}
        self.send(answer, buffers=[log.bytes()])


def _cardset(cards: CardSet | str) -> CardSet:
    if isinstance(cards, str):
        return shipped_cardset(cards)
    if not isinstance(cards, CardSet):
        raise TypeError(
            "The cards are a CardSet or the name of a shipped set; "
            f"not {type(cards).__name__}. A table becomes one with CardSet.from_table(table)."
        )
    return cards


def _whole_number(what: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"The {what} is a whole number; not {value!r}.")
    return value
