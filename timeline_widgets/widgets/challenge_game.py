"""Timeline Challenge as a widget."""

from __future__ import annotations

import os
import warnings
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from timeline_widgets.cards import CardSet
from timeline_widgets.games.challenge import (
    TRACKS,
    Board,
    Call,
    Lock,
    Move,
    Track,
    Unlock,
    Wheels,
)
from timeline_widgets.games.challenge.rules import FEWEST_SEATS, MOST_SEATS
from timeline_widgets.games.challenge.usable import OLDEST_YEAR
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.timeline import Place
from timeline_widgets.match import ChallengeMatch, Computer, Match
from timeline_widgets.messages import say
from timeline_widgets.records.record import Record
from timeline_widgets.simulation.length import Estimate
from timeline_widgets.widgets import challenge_wire
from timeline_widgets.widgets.arguments import (
    one_of,
    refuse_unknown_options,
    seated,
    whole_number,
    yes_or_no,
)
from timeline_widgets.widgets.challenge_about import GameLength, about, few_cards
from timeline_widgets.widgets.challenge_options import TIES, board_of
from timeline_widgets.widgets.game_widget import STATIC, GameWidget, OpenLog
from timeline_widgets.widgets.line_wire import cards


class ChallengeGame(GameWidget):
    """A game of Timeline Challenge, to be shown by a cell.

    Parameters
    ----------
    cards : CardSet or str
        The cards to play with, or the name of a set that comes with the package. Cards that the
        wheels cannot show are left out; the table lists them (ruling C6).
    players : sequence of str or Computer, optional
        Who plays, in seating order: 2 to 5, one of them a person.
    teams : mapping of str to sequence of str, optional
        Instead of players: each team's name and its members. A team shares one token and one
        historical board.
    board : Board, sequence of int, or {"classic", "cards"}
        Nine dates, as people count; ``"cards"`` proposes nine that divide the set evenly.
    track : Track or {"classic", "short"}
        The Clock.
    tie : {"share", "sudden_death"}
        What happens when several reach Finish together (ruling C17).
    oldest : int
        Cards of earlier years are left out; -8000 is 8000 BCE.
    curtain : bool
        Whether the device is passed from hand to hand behind a curtain. Without it the boards are
        dialled in the open, as when one class answers together.
    seed : str or int, optional
        The same seed gives the same game. By default every game is another.
    language : {"en", "es", "fr", "de", "ru"}
        The reader's language.
    score_folder : path or None
        Where the score logs are kept; None keeps none.
    student : str, optional
        Whose log it is, as in `TimelineGame`.

    Attributes
    ----------
    estimate : Estimate
        How many minutes the game will take.

    Raises
    ------
    TypeError
        If an option is unknown or not of its type; it names those that are allowed.
    ValueError
        If a value is not allowed, or too few cards can be used.

    Examples
    --------
    >>> game = ChallengeGame("inventions", players=["Ana", "Iker"], seed=7, score_folder=None)
    >>> game
    ChallengeGame('Inventions and discoveries', players=['Ana', 'Iker'], track='classic', moves=0)
    >>> game.match.state.trial
    'timeline_4'
    """

    _esm = STATIC / "challenge.js"
    _css = STATIC / "challenge.css"
    _spoken = ("table", "challenge", "still")

    _match: ChallengeMatch

    def __init__(
        self,
        cards: CardSet | str,
        *,
        players: Sequence[str | Computer] | None = None,
        teams: Mapping[str, Sequence[str]] | None = None,
        board: Board | Sequence[int] | str = "classic",
        track: Track | str = "classic",
        tie: str = "share",
        oldest: int = OLDEST_YEAR,
        curtain: bool = True,
        seed: str | int | None = None,
        language: str = "en",
        score_folder: str | os.PathLike[str] | None = "scores",
        student: str | None = None,
        **unknown: Any,
    ) -> None:
        refuse_unknown_options(ChallengeGame, unknown)
        seats = seated(players, teams, language=language, fewest=FEWEST_SEATS, most=MOST_SEATS)
        self._board = board
        self._track = track if isinstance(track, Track) else one_of("track", track, TRACKS)
        self._tie = one_of("tie", tie, TIES)
        self._oldest = whole_number("oldest year", oldest)
        self._curtain = yes_or_no("curtain", curtain)
        super().__init__(
            cards,
            seats=seats,
            seed=seed,
            language=language,
            score_folder=score_folder,
            student=student,
        )
        warning = few_cards(self._match, "en")
        if warning:
            warnings.warn(warning, stacklevel=2)
        self._length.at_leisure(self._tell_about)

    @property
    def estimate(self) -> Estimate:
        """How many minutes this game will take people: an estimate from simulated games.

        On the package's own Clocks it is known beforehand; for another one, games are simulated in
        a fraction of a second.
        """
        return self._length.measured()

    def play(self, seat: int, move: Move) -> None:
        """Make a move, as a press would.

        Parameters
        ----------
        seat : int
            Who moves: in a Trial any seat that has not locked its answer.
        move : Lock, Unlock, Place or Call
            What it wants.

        Raises
        ------
        IllegalMove
            If the rules refuse the move.
        TypeError
            If it is none.
        """
        if not isinstance(move, Move):
            raise TypeError(f"A move is a Lock, Unlock, Place or Call; not {move!r}.")
        if isinstance(move, Lock) and not isinstance(move.wheels, Wheels):
            raise TypeError(f"What is locked is Wheels((1, 2, 3, 4)); not {move.wheels!r}.")
        with self._match.lock:
            self._play(seat, move)

    def play_computer(self) -> None:
        """Let the computer player move whose turn it is in a Challenge.

        Raises
        ------
        IllegalMove
            If it is a person's turn.
        """
        with self._match.lock:
            wanted = self._match.computer_move()
            if wanted is None:
                raise IllegalMove("no_computer")
            self._play(*wanted)

    def _play(self, seat: int, move: Move) -> None:
        self._before = self._match.state
        events = self._match.play(seat, move).events
        self._show(events + self._computers_lock())

    def _computers_lock(self) -> tuple[Any, ...]:
        """Let the computer players answer the Trial at once."""
        events: tuple[Any, ...] = ()
        while self._match.state.trial and (wanted := self._match.computer_move()):
            events += self._match.play(*wanted).events
        return events

    def _new_match(self, open_log: OpenLog) -> ChallengeMatch:
        return ChallengeMatch(
            self._cardset,
            self._who.seats,
            board=board_of(self._board, self._cardset, self._oldest),
            track=self._track,
            tie=self._tie,
            oldest=self._oldest,
            seed=self._seed_now(),
            open_log=open_log,
        )

    def _told(self) -> dict[str, object]:
        return {"players": [seat.name for seat in self._who.seats], "track": self._track.name}

    def _begin(self, match: Match[Any, Any, Any]) -> None:
        super()._begin(match)
        # After a move nobody can write a name any more.
        if not self._asks_names(match) and self._computers_lock():
            self._show(())

    def _fixed(self) -> dict[str, Any]:
        self._before = self._match.state
        return self._table()

    @cached_property
    def _length(self) -> GameLength:
        people = sum(not seat.skill for seat in self._match.seats)
        return GameLength(self._match.game, people)

    def _tell_about(self) -> None:
        with self._match.lock:
            self.set_trait("table", self._table())

    def _table(self) -> dict[str, Any]:
        facts = about(self._match, self._length.known, self._language)
        return challenge_wire.table(self._match, self._language, curtain=self._curtain, about=facts)

    def _picture(self, events: tuple[Any, ...]) -> dict[str, Any]:
        seen = self._match.game.observe(self._match.state, None)
        return challenge_wire.state(
            self._match, self._before, seen, events, self._faces, self._language
        )

    def _visible_cards(self) -> dict[str, Any]:
        seen = self._match.game.observe(self._match.state, None)
        return cards(self._match, seen, challenge_wire.visible(seen), self._faces)

    def _open_part(self, records: Sequence[Record]) -> Sequence[Record]:
        """Leave out answers that are locked and not yet revealed."""
        last = max((n for n, r in enumerate(records) if "revealed" in r.payload), default=-1)
        secret = (
            n
            for n, r in enumerate(records)
            if n > last and r.kind == "move" and r.payload["move"]["type"] == "lock"
        )
        return records[: next(secret, len(records))]

    def _still(self) -> tuple[list[str], list[dict[str, Any]]]:
        match = self._match
        finish = match.game.track.finish
        facts = [
            say(self._language, "still.space", name=seat.name, space=space, finish=finish)
            for seat, space in zip(match.seats, match.state.positions, strict=True)
        ]
        return facts, list(self._visible_cards().values())

    def _wish(self, message: dict[str, Any], ply: int) -> None:
        """Make the move that a message asks for.

        On one screen all seats share the device, so an answer to a Trial names its seat; the turns
        of a Challenge are the kernel's to know.
        """
        duel = self._match.state.challenge
        turn = duel.to_play[0] if duel else 0
        match message:
            case {"type": "bot"}:
                if ply != self.state["ply"]:
                    raise IllegalMove("stale", ply=ply, now=self.state["ply"])
                self.play_computer()
            case {"type": "lock", "seat": seat, "wheels": [*digits], "sign": sign}:
                self._play_person(seat, Lock(ply, Wheels(tuple(digits), sign)))
            case {"type": "unlock", "seat": seat}:
                self._play_person(seat, Unlock(ply))
            case {"type": "place", "card": card, "gap": gap}:
                self._play_person(turn, Place(ply, card, gap))
            case {"type": "call", "year": year}:
                self._play_person(turn, Call(ply, year))
            case _:
                raise IllegalMove("not_offered")

    def _play_person(self, seat: Any, move: Move) -> None:
        """Make the move of a person; a computer player makes its own."""
        seats = self._match.seats
        if type(seat) is int and 0 <= seat < len(seats) and seats[seat].skill:
            raise IllegalMove("computer_turn", seat=seat)
        self._play(seat, move)
