"""What the games on a line share: one table, and the moves that can be made at it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from timeline_widgets.cards import CardSet
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.games.timeline import Move, Place, Skip, Withdraw
from timeline_widgets.match import Seat
from timeline_widgets.match.line_match import LineMatch
from timeline_widgets.messages import say
from timeline_widgets.widgets import line_wire
from timeline_widgets.widgets.game_widget import STATIC, GameWidget
from timeline_widgets.widgets.line_wire import Helps


class LineGame(GameWidget):
    """A game whose moves place cards in a line. Made by its subclasses."""

    _esm = STATIC / "timeline.js"
    _css = STATIC / "timeline.css"

    _match: LineMatch[Any, Any]

    def __init__(
        self,
        cards: CardSet | str,
        *,
        seats: Sequence[Seat],
        seed: str | int | None,
        language: str,
        score_folder: str | os.PathLike[str] | None,
        student: str | None,
        helps: Helps,
    ) -> None:
        self._helps = helps
        super().__init__(
            cards,
            seats=seats,
            seed=seed,
            language=language,
            score_folder=score_folder,
            student=student,
        )

    def play(self, move: Move) -> None:
        """Make a move for the seat whose turn it is, as a click would.

        Raises
        ------
        IllegalMove
            If the rules refuse the move.
        """
        with self._match.lock:
            self._show(self._match.play(self._seat_to_act(), move).events)

    def play_computer(self) -> None:
        """Let the computer player move whose turn it is.

        Raises
        ------
        IllegalMove
            If it is a person's turn.
        """
        with self._match.lock:
            self._show(self._computer_move())

    def _computer_move(self) -> tuple[Any, ...]:
        wanted = self._match.computer_move()
        if wanted is None:
            raise IllegalMove("no_computer")
        return self._match.play(*wanted).events

    def _fixed(self) -> dict[str, Any]:
        return line_wire.table(self._match, self._language, self._helps)

    def _picture(self, events: tuple[Any, ...]) -> dict[str, Any]:
        seen = self._match.game.observe(self._match.state, None)
        return line_wire.state(self._match, seen, events, self._faces, self._language)

    def _visible_cards(self) -> dict[str, Any]:
        seen = self._match.game.observe(self._match.state, None)
        return line_wire.cards(self._match, seen, line_wire.visible(seen), self._faces)

    def _still(self) -> tuple[list[str], list[dict[str, Any]]]:
        seen = self._match.game.observe(self._match.state, None)
        facts = [
            say(self._language, "still.hand", name=seat.name, count=len(hand))
            for seat, hand in zip(self._match.seats, seen.hands, strict=True)
        ]
        cards = self._visible_cards()
        return facts, [cards[str(number)] for number in seen.line]

    def _wish(self, message: dict[str, Any], ply: int) -> None:
        if message["type"] == "hint":
            self._hint(message, ply)
        else:
            self._show(self._move(message, ply))

    def _move(self, message: dict[str, Any], ply: int) -> tuple[Any, ...]:
        """Make the move that a message asks for, and return what happened."""
        match, helps = self._match, self._helps
        seat = self._seat_to_act()
        if message["type"] == "bot":
            if ply != self.state["ply"]:
                raise IllegalMove("stale", ply=ply, now=self.state["ply"])
            return self._computer_move()
        if message["type"] == "place":
            if match.seats[seat].skill and match.outcome is None:
                raise IllegalMove("computer_turn", seat=seat)
            place = Place(ply, message.get("card"), message.get("gap"))  # type: ignore[arg-type]
            confidence = message.get("confidence") if helps.confidence else None
            return match.play(seat, place, confidence=confidence).events
        if message["type"] == "skip":
            why = "time" if message.get("why") == "time" else "teacher"
            if why == "time" and helps.timer and match.turn_seconds < helps.timer - 1:
                raise IllegalMove("time_is_left")
            if helps.timer if why == "time" else helps.teacher_moves:
                return match.play(seat, Skip(ply), why=why).events
        if message["type"] == "withdraw" and helps.teacher_moves:
            return match.play(message.get("seat"), Withdraw(ply)).events  # type: ignore[arg-type]
        raise IllegalMove("not_offered")

    def _hint(self, message: dict[str, Any], ply: int) -> None:
        if not self._helps.hints:
            raise IllegalMove("not_offered")
        card, kind, other = (message.get(name) for name in ("card", "kind", "other"))
        self._match.hint(ply, card, kind, other)  # type: ignore[arg-type]
        told = line_wire.hints(self._match, self._language)
        scores = list(self._match.scores)
        self.set_trait("state", {**self.state, "hints": told, "scores": scores, "cards": {}})
        self._tell_python()

    def _seat_to_act(self) -> int:
        """Return the seat whose turn it is; when the game is over any will be refused."""
        return next(iter(self._match.game.to_act(self._match.state)), 0)
