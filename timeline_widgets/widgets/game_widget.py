"""What every game's widget does: it shows one match, takes messages, and loses nothing."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import traitlets

from timeline_widgets.cards import CardSet
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.match import Match, Seat
from timeline_widgets.match.resuming import CannotResume, going, resume, unfinished
from timeline_widgets.messages import browser_words, say
from timeline_widgets.records.problems import LogProblem
from timeline_widgets.records.reading import read_log, read_logs
from timeline_widgets.records.record import Record
from timeline_widgets.records.stories import Story, sessions_of
from timeline_widgets.records.writing import ScoreLog
from timeline_widgets.widgets.answering import Answering
from timeline_widgets.widgets.arguments import folder, seed_text, set_of_cards, spoken
from timeline_widgets.widgets.faces import Faces
from timeline_widgets.widgets.naming import Naming
from timeline_widgets.widgets.score_logs import drop, score_log
from timeline_widgets.widgets.still import still
from timeline_widgets.widgets.taking_away import exported, offered_forms

STATIC = Path(__file__).parent.parent / "static"

OpenLog: TypeAlias = Callable[[], ScoreLog] | None
"""Gives the score log of a match; None keeps none."""

_shown: WeakValueDictionary[str, GameWidget] = WeakValueDictionary()
"""Which widget of this kernel shows a match, by its id."""


class GameWidget(Answering):
    """A game to be shown by a cell. Made by its subclasses.

    Attributes
    ----------
    turn : str or None
        The player or team whose turn it is; None when nobody's alone, or the game is over.
    outcome : Outcome or None
        How the game ended.
    scores : dict of str to int
        The points of each player or team.
    """

    _spoken: tuple[str, ...] = ("table", "still")
    """The families of words that its page needs."""

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
        seats: Sequence[Seat],
        seed: str | int | None,
        language: str,
        score_folder: str | os.PathLike[str] | None,
        student: str | None,
    ) -> None:
        self._cardset = set_of_cards(cards)
        self._language = spoken(language)
        self._seed = secrets.token_hex(4) if seed is None else seed_text(seed)
        self._faces = Faces(self._cardset, self._language)
        self._pictures = {c.picture.digest: c.picture for c in self._cardset if c.picture}
        self._seed_is_set = seed is not None
        self._games = 0
        self._earlier: tuple[Record, ...] = ()
        self._score_folder = folder("score folder", score_folder)
        self._who = Naming(student, seats, kept=score_folder is not None)
        match = self._next_match()
        self._offer = self._broken_off(match)
        self._begin(match)
        super().__init__()  # opens the connection, so the game must be on the table by now
        self.on_msg(self._receive)

    @property
    def match(self) -> Match[Any, Any, Any]:
        """The match on the table: its state, its events, its seed, its legal moves."""
        return self._match

    def play_again(self) -> None:
        """Begin another match with the same cards and players."""
        with self._match.lock:
            self._games += 1
            self._begin(self._next_match())

    def resume(self, log: str | os.PathLike[str] | bytes) -> tuple[LogProblem, ...]:
        """Go on with the latest unfinished game of a score log, from another kernel or machine.

        Parameters
        ----------
        log : path or bytes
            The log; it stays as it is.

        Returns
        -------
        tuple of LogProblem
            What is the matter with the log, though the game goes on: a last move that was not
            written to its end is not in it.

        Raises
        ------
        CannotResume
            If it has no such game, or one that cannot go on here; the message says why.
        """
        reading = read_log(log)
        story = going(reading)
        students = {
            r.session: r.payload.get("student") for r in reading.records if r.kind == "session"
        }
        try:
            self._go_on(story, str(students.get(story.last.session) or ""), reading.records)
        except CannotResume as error:
            if error.reason == "against_the_rules" and reading.problems:
                raise CannotResume("damaged", problem=reading.problems[0].said) from error
            raise
        return reading.problems

    def export_scores(
        self, folder: str | os.PathLike[str], *, form: str = "csv"
    ) -> tuple[Path, ...]:
        """Write a file for each student with a row for each answer so far, and return the files.

        Parameters
        ----------
        folder : path
            Where to; files of an earlier export are replaced.
        form : {"csv", "xlsx", "jsonl", "parquet"}
            The kind of file.

        Raises
        ------
        ScoreFileError
            If the form is unknown or needs a package, or if the game keeps no score log.
        """
        return exported(self._records(), folder, form)

    def _records(self) -> tuple[Record, ...] | None:
        """Return what was played here, and before on other machines; None if no log is kept."""
        log = self._match.log
        return None if log is None else (*self._earlier, *read_log(log.bytes()).records)

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

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what the browser wants to set, except the game, which only moves can change."""
        ours = ("table", "state", "words", "_still_name")
        super().set_state({name: value for name, value in sync_data.items() if name not in ours})

    def _title(self) -> str:
        return self._cardset.title

    def _still_picture(self) -> str:
        facts, cards = self._still()
        return still(self._still_name, self._cardset.title, facts, cards, self._language)

    def _new_match(self, open_log: OpenLog) -> Match[Any, Any, Any]:
        raise NotImplementedError

    def _fixed(self) -> dict[str, Any]:
        """Return what stays the same for the whole match."""
        raise NotImplementedError

    def _picture(self, events: tuple[Any, ...]) -> dict[str, Any]:
        """Return all that changed for the eyes with the events of the last move."""
        raise NotImplementedError

    def _still(self) -> tuple[list[str], list[dict[str, Any]]]:
        """Return what a still picture tells: how it stands with each player, and open cards."""
        raise NotImplementedError

    def _seed_now(self) -> str:
        """Return the seed of the next match: every further one has its own."""
        return self._seed if not self._games else f"{self._seed}/{self._games + 1}"

    def _begin(self, match: Match[Any, Any, Any]) -> None:
        self._match = match
        _shown[match.id] = self
        with self.hold_sync():
            self.set_trait("words", browser_words(self._language, *self._spoken))
            self._lay_table()

    def _lay_table(self) -> None:
        self.set_trait("table", {**self._fixed(), "forms": offered_forms()})
        self._show(())

    def _opener(self, who: Naming) -> OpenLog:
        kept = self._score_folder
        return None if kept is None else partial(score_log, kept, who.student)

    def _next_match(self) -> Match[Any, Any, Any]:
        return self._new_match(self._opener(self._who))

    def _asks_names(self, match: Match[Any, Any, Any]) -> bool:
        """Whether it can still be said who plays."""
        return self._who.asks and match.kept.untouched

    def _broken_off(self, match: Match[Any, Any, Any]) -> Story | None:
        if self._score_folder is None:
            return None
        seed = self._seed if self._seed_is_set else None
        return unfinished(self._score_folder, match, self._who.student, seed)

    def _name(self, names: Sequence[object]) -> None:
        """Take the names from the field, if the first move was not made meanwhile."""
        match = self._match
        if not self._asks_names(match) or not self._who.take(names):
            return
        match.seats = self._who.seats
        if match.log is not None:
            drop(match.log)
        match.kept.begin(self._opener(self._who))
        self._offer = self._broken_off(match)
        with self.hold_sync():
            self._lay_table()

    def _go_on(self, story: Story, student: str, records: Iterable[Record]) -> None:
        """Go on with a game; people who gave no name yet are those of the game."""
        with self._match.lock:
            who = self._who.as_in(story.start.payload.get("seats"), student)
            before, self._match.seats = self._match.seats, who.seats
            try:
                match = resume(story, self._cardset, self._opener(who), like=self._match)
            except CannotResume:
                self._match.seats = before
                raise
            self._who = who
            own = match.log.session if match.log else ""
            played = sessions_of(story, records)
            self._earlier = tuple(record for record in played if record.session != own)
            old = self._match.log
            if old is not None and old is not match.log:
                drop(old)
            shown = _shown.get(match.id)
            if shown is not None and shown is not self:
                shown.close()  # one game, one table: two would each go their own way
            self._offer = None
            self._begin(match)

    def _accept_offer(self) -> None:
        if self._offer is not None:
            logs = Path(self._score_folder or ".").glob("*.jsonl")
            self._go_on(self._offer, self._who.student, read_logs(sorted(logs)).records)

    def _show(self, events: tuple[Any, ...]) -> None:
        match = self._match
        if events:
            self._offer = None
        seen = tuple(match.game.observe_event(event, None) for event in events)
        offer = self._offer and {"moves": self._offer.moves, "at": self._offer.last.at}
        saved: dict[str, Any] = {"ok": match.receipt.saved}
        if not match.receipt.saved:
            saved["reason"] = say(self._language, f"unsaved.{match.receipt.reason}")
        naming = self._who.fields(self._language) if self._asks_names(match) else None
        told = {"saved": saved, "resume": offer, "naming": naming}
        self.set_trait("state", {**self._picture(seen), **told})
        self._tell_python()

    def _tell_python(self) -> None:
        """Set the traits that notebooks observe."""
        match = self._match
        names = [seat.name for seat in match.seats]
        to_act = match.game.to_act(match.state)
        self.set_trait("scores", dict(zip(names, match.scores, strict=True)))
        self.set_trait("turn", names[to_act[0]] if len(to_act) == 1 else None)
        self.set_trait("outcome", match.outcome)
