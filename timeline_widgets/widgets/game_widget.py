"""What every game's widget does: it shows one match, takes messages, and loses nothing."""

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
from IPython.display import display

from timeline_widgets.cards import CardSet
from timeline_widgets.games.protocol import IllegalMove, Outcome
from timeline_widgets.match import Match
from timeline_widgets.match.resuming import CannotResume, resume, unfinished
from timeline_widgets.messages import LANGUAGES, browser_words, say
from timeline_widgets.records.reading import read_log
from timeline_widgets.records.stories import Story, stories
from timeline_widgets.widgets.arguments import one_of, seed_text, set_of_cards, text_of
from timeline_widgets.widgets.faces import Faces
from timeline_widgets.widgets.score_logs import exported, score_log
from timeline_widgets.widgets.still import Stills, still

STATIC = Path(__file__).parent.parent / "static"

_LARGEST_UPLOAD = 5_000_000  # bytes; a student's whole year of games is smaller

_shown: WeakValueDictionary[str, GameWidget] = WeakValueDictionary()
"""Which widget of this kernel shows a match, by its id."""


class GameWidget(anywidget.AnyWidget):
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

    _spoken: tuple[str, ...] = ("table",)
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
        seed: str | int | None,
        language: str,
        score_folder: str | os.PathLike[str] | None,
        student: str | None,
    ) -> None:
        self._cardset = set_of_cards(cards)
        self._language = one_of("language", language, {code: code for code in LANGUAGES})
        self._seed = secrets.token_hex(4) if seed is None else seed_text(seed)
        self._faces = Faces(self._cardset, self._language)
        self._pictures = {c.picture.digest: c.picture for c in self._cardset if c.picture}
        self._open_log = None
        self._games = 0
        self._last_key: str | None = None
        self._offer: Story | None = None
        self._stills = Stills()
        hub_user = os.environ.get("JUPYTERHUB_USER", "")
        name = hub_user if student is None else text_of("student", student)
        if score_folder is not None:
            self._open_log = partial(score_log, score_folder, name)
        match = self._new_match()
        if score_folder is not None:
            self._offer = unfinished(score_folder, match, name, None if seed is None else str(seed))
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
            raise CannotResume("nothing")
        self._go_on(told[-1])

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
        return exported(self._match.log, folder, form)

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
        ours = ("table", "state", "words")
        super().set_state({name: value for name, value in sync_data.items() if name not in ours})

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self._told().items())
        return f"{type(self).__name__}({self._cardset.title!r}, {told}, moves={self.state['ply']})"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle = super()._repr_mimebundle_(**options)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**data, "text/plain": repr(self)}, metadata

    def _ipython_display_(self) -> None:
        data, metadata = self._repr_mimebundle_()
        display(data, metadata=metadata, raw=True)
        self._stills.show(self._still_picture())

    def _still_picture(self) -> str:
        facts, cards = self._still()
        return still(self._cardset.title, facts, cards, self._language)

    def _new_match(self) -> Match[Any, Any, Any]:
        raise NotImplementedError

    def _told(self) -> dict[str, object]:
        """Return what tells this game from others, for its repr."""
        raise NotImplementedError

    def _fixed(self) -> dict[str, Any]:
        """Return what stays the same for the whole match."""
        raise NotImplementedError

    def _picture(self, events: tuple[Any, ...]) -> dict[str, Any]:
        """Return all that changed for the eyes with the events of the last move."""
        raise NotImplementedError

    def _visible_cards(self) -> dict[str, Any]:
        """Return every face that lies open."""
        raise NotImplementedError

    def _still(self) -> tuple[list[str], list[dict[str, Any]]]:
        """Return what a still picture tells: how it stands with each player, and open cards."""
        raise NotImplementedError

    def _wish(self, message: dict[str, Any], ply: int) -> None:
        """Do what a press wants, and show it; raise IllegalMove if it cannot be."""
        raise NotImplementedError

    def _seed_now(self) -> str:
        """Return the seed of the next match: every further one has its own."""
        return self._seed if not self._games else f"{self._seed}/{self._games + 1}"

    def _begin(self, match: Match[Any, Any, Any]) -> None:
        self._match = match
        _shown[match.id] = self
        with self.hold_sync():
            self.set_trait("words", browser_words(self._language, *self._spoken))
            self.set_trait("table", self._fixed())
            self._show(())

    def _go_on(self, story: Story) -> None:
        with self._match.lock:
            match = resume(story, self._cardset, self._open_log, like=self._match)
            shown = _shown.get(match.id)
            if shown is not None and shown is not self:
                shown.close()  # one game, one table: two would each go their own way
            self._offer = None
            self._begin(match)

    def _show(self, events: tuple[Any, ...]) -> None:
        match = self._match
        if events:
            self._offer = None
        seen = tuple(match.game.observe_event(event, None) for event in events)
        offer = self._offer and {"moves": self._offer.moves, "at": self._offer.last.at}
        saved: dict[str, Any] = {"ok": match.receipt.saved}
        if not match.receipt.saved:
            saved["reason"] = say(self._language, f"unsaved.{match.receipt.reason}")
        self.set_trait("state", {**self._picture(seen), "saved": saved, "resume": offer})
        self._tell_python()

    def _tell_python(self) -> None:
        """Set the traits that notebooks observe."""
        match = self._match
        names = [seat.name for seat in match.seats]
        to_act = match.game.to_act(match.state)
        self.set_trait("scores", dict(zip(names, match.scores, strict=True)))
        self.set_trait("turn", names[to_act[0]] if len(to_act) == 1 else None)
        self.set_trait("outcome", match.outcome)

    def _receive(self, _widget: object, message: Any, buffers: Sequence[Any]) -> None:
        """Answer a message of the browser. Nothing may escape: the page would never tell."""
        try:
            with self._match.lock:
                self._answer(message, buffers)
        except CannotResume as refusal:
            sentence = say(self._language, f"resume.{refusal.reason}", **refusal.params)
            self.send({"type": "error", "sentence": sentence})
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
                if self._match.outcome is not None:  # a game that goes on is not thrown away
                    self.play_again()
            case {"type": "download"}:
                self._send_log()
            case {"type": "still"}:
                self._stills.update(self._still_picture())
            case {"type": "resume"}:
                self._take_up(buffers)
            case {"type": str(), "ply": int(ply), "key": str(key)}:
                self._press(message, ply, key)
            case _:
                raise ValueError(f"unknown message {message!r:.80}")

    def _press(self, message: dict[str, Any], ply: int, key: str) -> None:
        """Do what a press wants, once, or say why not."""
        if key == self._last_key:
            return  # the same press, delivered twice
        try:
            self._wish(message, ply)
        except IllegalMove as refusal:
            sentence = self._refusal(refusal)
            told = {"reason": refusal.reason, "params": refusal.params, "sentence": sentence}
            self.send({"type": "refused", "ply": ply, "key": key, **told})
        else:
            self._last_key = key

    def _refusal(self, refusal: IllegalMove) -> str:
        params: dict[str, str | int] = {n: str(value) for n, value in refusal.params.items()}
        for name in ("seat", "turn"):
            seat = refusal.params.get(name)
            if isinstance(seat, int) and 0 <= seat < len(self._match.seats):
                params[name] = self._match.seats[seat].name
        return say(self._language, f"refused.{refusal.reason}", **params)

    def _take_up(self, uploads: Sequence[Any]) -> None:
        """Go on with the game of an uploaded log, or with the one that was offered."""
        if uploads:
            if len(uploads[0]) > _LARGEST_UPLOAD:
                raise CannotResume("too_large", megabytes=str(_LARGEST_UPLOAD // 1_000_000))
            self.resume(bytes(uploads[0]))
        elif self._offer is not None:
            self._go_on(self._offer)

    def _send_log(self) -> None:
        log = self._match.log
        if log is None:
            self.send({"type": "error", "sentence": say(self._language, "error.no_log")})
            return
        answer = {"type": "download", "name": log.name, "mime": "application/x-ndjson"}
        self.send(answer, buffers=[self._open_part(log.bytes())])

    def _open_part(self, log: bytes) -> bytes:
        """Return what everybody at the table may see of a score log."""
        return log
