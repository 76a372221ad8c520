"""What every widget does that plays on a line: it shows a match and takes its moves."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import anywidget
import traitlets

from timeline_widgets.cards import CardSet
from timeline_widgets.games.protocol import IllegalMove, Outcome
from timeline_widgets.games.timeline import Move, Place, Skip, Withdraw
from timeline_widgets.loading import shipped_cardset
from timeline_widgets.match.line_match import LineMatch
from timeline_widgets.match.resuming import CannotResume, resume, unfinished
from timeline_widgets.messages import LANGUAGES, browser_words, say
from timeline_widgets.records.reading import read_log
from timeline_widgets.records.stories import Story, stories
from timeline_widgets.widgets import line_wire
from timeline_widgets.widgets.arguments import one_of
from timeline_widgets.widgets.faces import Faces
from timeline_widgets.widgets.line_wire import Helps
from timeline_widgets.widgets.score_logs import score_log
from timeline_widgets.widgets.still import still

_shown: WeakValueDictionary[str, LineGame] = WeakValueDictionary()
"""Which widget of this kernel shows a match, by its id."""

_STATIC = Path(__file__).parent.parent / "static"


class LineGame(anywidget.AnyWidget):
    """A game on a line, to be shown by a cell. Made by its subclasses.

    Attributes
    ----------
    turn : str or None
        The player or team whose turn it is; None when the game is over.
    outcome : Outcome or None
        How the game ended.
    scores : dict of str to int
        The points of each player or team.
    """

    _esm = _STATIC / "timeline.js"
    _css = _STATIC / "timeline.css"

    table = traitlets.Dict(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)
    words = traitlets.Dict(read_only=True).tag(sync=True)
    turn = traitlets.Unicode(None, allow_none=True, read_only=True)
    outcome = traitlets.Any(None, read_only=True)
    scores = traitlets.Dict(read_only=True)

    def __init__(
        self,
        cards: CardSet | str,
        *,
        seed: str | int | None,
        language: str,
        score_folder: str | os.PathLike[str] | None,
        student: str | None,
        helps: Helps,
    ) -> None:
        self._cardset = _cardset(cards)
        self._language = one_of("language", language, {code: code for code in LANGUAGES})
        self._seed = secrets.token_hex(4) if seed is None else str(seed)
        self._helps = helps
        self._faces = Faces(self._cardset, self._language)
        self._pictures = {c.picture.digest: c.picture for c in self._cardset if c.picture}
        self._open_log = None
        self._games = 0
        self._last_key: str | None = None
        self._offer: Story | None = None
        if score_folder is not None:
            name = os.environ.get("JUPYTERHUB_USER", "") if student is None else student
            self._open_log = partial(score_log, score_folder, name)
        match = self._new_match()
        if score_folder is not None:
            self._offer = unfinished(score_folder, match, name, None if seed is None else str(seed))
        self._begin(match)
        super().__init__()  # opens the connection, so the game must be on the table by now
        self.on_msg(self._receive)

    @property
    def match(self) -> LineMatch[Any, Any]:
        """The match on the table: its state, its events, its seed, its legal moves."""
        return self._match

    def play(self, move: Move) -> None:
        """Make a move for the seat whose turn it is, as a click would.

        Raises
        ------
        IllegalMove
            If the rules refuse the move.
        """
        with self._match.lock:
            self._show(self._match.play(self._seat_to_act(), move).events)

    def play_again(self) -> None:
        """Begin another match with the same cards and players."""
        with self._match.lock:
            self._games += 1
            self._begin(self._new_match())

    def resume(self, log: str | os.PathLike[str] | bytes) -> None:
        """Go on with the latest unfinished game of a score log, from another kernel or machine.

        Parameters
        ----------
        log : path or bytes
            The log; it stays as it is.

        Raises
        ------
        CannotResume
            If it has no such game, or one with other cards.
        """
        told = [s for s in stories(read_log(log).records) if s.moves and not s.ended]
        if not told:
            raise CannotResume(say(self._language, "resume.nothing"))
        self._go_on(told[-1])

    def _go_on(self, story: Story) -> None:
        with self._match.lock:
            match = resume(story, self._cardset, self._open_log)
            shown = _shown.get(match.id)
            if shown is not None and shown is not self:
                shown.close()  # one game, one table: two would each go their own way
            self._offer = None
            self._begin(match)

    async def finished(self) -> Outcome:
        """Wait until the game is over.

        Returns
        -------
        Outcome
            The seats that won, and why.
        """
        loop = asyncio.get_running_loop()
        over = asyncio.Event()

        def notice(_change: object) -> None:
            loop.call_soon_threadsafe(over.set)  # a move may be made on another thread

        self.observe(notice, "outcome")
        try:
            while (outcome := self._match.outcome) is None:
                over.clear()
                await over.wait()
            return outcome
        finally:
            self.unobserve(notice, "outcome")

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self._told().items())
        return f"{type(self).__name__}({self._cardset.title!r}, {told}, moves={self.state['ply']})"

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

    def _new_match(self) -> LineMatch[Any, Any]:
        raise NotImplementedError

    def _told(self) -> dict[str, object]:
        """Return what tells this game from others, for its repr."""
        raise NotImplementedError

    def _seed_now(self) -> str:
        """Return the seed of the next match: every further one has its own."""
        return self._seed if not self._games else f"{self._seed}/{self._games + 1}"

    def _begin(self, match: LineMatch[Any, Any]) -> None:
        self._match = match
        _shown[match.id] = self
        with self.hold_sync():
            self.set_trait("words", browser_words(self._language))
            self.set_trait("table", line_wire.table(match, self._language, self._helps))
            self._show(())

    def _show(self, events: tuple[Any, ...]) -> None:
        match = self._match
        seen = match.game.observe(match.state, None)
        events = tuple(match.game.observe_event(event, None) for event in events)
        if seen.ply and events:
            self._offer = None
        picture = line_wire.state(match, seen, events, self._faces, self._language)
        self.set_trait("state", {**picture, "resume": line_wire.offer(self._offer)})
        self._tell_python()

    def _tell_python(self) -> None:
        """Set the traits that notebooks observe."""
        match = self._match
        names = [seat.name for seat in match.seats]
        to_act = match.game.to_act(match.state)
        self.set_trait("scores", dict(zip(names, match.scores, strict=True)))
        self.set_trait("turn", names[to_act[0]] if to_act else None)
        self.set_trait("outcome", match.outcome)

    def _seat_to_act(self) -> int:
        """Return the seat whose turn it is; when the game is over any will be refused."""
        return next(iter(self._match.game.to_act(self._match.state)), 0)

    def _receive(self, _widget: object, message: Any, buffers: Sequence[Any]) -> None:
        """Answer a message of the browser. Nothing may escape: the page would never tell."""
        try:
            with self._match.lock:
                self._answer(message, buffers)
        except CannotResume as refusal:
            self.send({"type": "error", "sentence": str(refusal)})
        except Exception as error:
            sentence = say(self._language, "error.unexpected", problem=str(error))
            self.send({"type": "error", "sentence": sentence})

    def _answer(self, message: Any, buffers: Sequence[Any]) -> None:
        match message:
            case {"type": "cards"}:
                faces = self._visible_cards()
                self.send({"type": "cards", "match": self._match.id, "cards": faces})
            case {"type": "picture", "image": str(image)}:
                picture = self._pictures[image]
                answer = {"type": "picture", "image": image, "mime": picture.mime}
                self.send(answer, buffers=[picture.data])
            case {"type": "again"}:
                self.play_again()
            case {"type": "download"}:
                self._send_log()
            case {"type": "resume"}:
                self._take_up(buffers)
            case {"type": str(), "ply": int(ply), "key": str(key)}:
                self._wish(message, ply, key)
            case _:
                raise ValueError(f"unknown message {message!r:.80}")

    def _take_up(self, uploads: Sequence[Any]) -> None:
        """Go on with the game of an uploaded log, or with the one that was offered."""
        if uploads:
            self.resume(bytes(uploads[0]))
        elif self._offer is not None:
            self._go_on(self._offer)

    def _wish(self, message: dict[str, Any], ply: int, key: str) -> None:
        """Do what a press wants, once, or say why not."""
        if key == self._last_key:
            return  # the same press, delivered twice
        try:
            if message["type"] == "hint":
                self._hint(message, ply)
            else:
                self._show(self._move(message, ply))
        except IllegalMove as refusal:
            self.send(
                {
                    "type": "refused",
                    "ply": ply,
                    "key": key,
                    "reason": refusal.reason,
                    "params": refusal.params,
                    "sentence": self._refusal(refusal),
                }
            )
        else:
            self._last_key = key

    def _move(self, message: dict[str, Any], ply: int) -> tuple[Any, ...]:
        """Make the move that a message asks for, and return what happened."""
        match, helps = self._match, self._helps
        seat = self._seat_to_act()
        if message["type"] == "place":
            place = Place(ply, message.get("card"), message.get("gap"))  # type: ignore[arg-type]
            confidence = message.get("confidence") if helps.confidence else None
            return match.play(seat, place, confidence=confidence).events
        if message["type"] == "skip":
            why = "time" if message.get("why") == "time" else "teacher"
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

    def _refusal(self, refusal: IllegalMove) -> str:
        params: dict[str, str | int] = {n: str(value) for n, value in refusal.params.items()}
        for name in ("seat", "turn"):
            seat = refusal.params.get(name)
            if isinstance(seat, int) and 0 <= seat < len(self._match.seats):
                params[name] = self._match.seats[seat].name
        return say(self._language, f"refused.{refusal.reason}", **params)

    def _visible_cards(self) -> dict[str, Any]:
        seen = self._match.game.observe(self._match.state, None)
        return line_wire.cards(self._match, seen, line_wire.visible(seen), self._faces)

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
