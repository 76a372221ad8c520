"""How a game answers what its page in the browser asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from timeline_widgets.cards import Picture
from timeline_widgets.games.protocol import IllegalMove
from timeline_widgets.match import Match
from timeline_widgets.match.resuming import CannotResume
from timeline_widgets.messages import Language, say
from timeline_widgets.records.problems import LogProblem
from timeline_widgets.records.record import Record
from timeline_widgets.widgets.in_notebook import InNotebook
from timeline_widgets.widgets.naming import NameTaken
from timeline_widgets.widgets.taking_away import log_download, score_download

_LARGEST_UPLOAD = 5_000_000  # bytes; a student's whole year of games is smaller


class Answering(InNotebook):
    """A game and the messages of its page. Made by its subclasses."""

    _match: Match[Any, Any, Any]
    _language: Language
    _pictures: Mapping[str, Picture]
    _last_key: str | None = None

    def play_again(self) -> None:
        """Begin another match."""
        raise NotImplementedError

    def resume(self, log: bytes) -> tuple[LogProblem, ...]:
        """Go on with the game of a log."""
        raise NotImplementedError

    def _accept_offer(self) -> None:
        """Go on with the game that is offered, if one is."""
        raise NotImplementedError

    def _name(self, names: Sequence[object]) -> None:
        """Take the names from the field."""
        raise NotImplementedError

    def _visible_cards(self) -> dict[str, Any]:
        """Return every face that lies open."""
        raise NotImplementedError

    def _wish(self, message: dict[str, Any], ply: int) -> None:
        """Do what a press wants, and show it; raise IllegalMove if it cannot be."""
        raise NotImplementedError

    def _receive(self, _widget: object, message: Any, buffers: Sequence[Any]) -> None:
        """Answer a message of the browser. Nothing may escape: the page would never tell."""
        try:
            with self._match.lock:
                self._answer(message, buffers)
        except CannotResume as refusal:
            sentence = refusal.said.in_language(self._language)
            self.send({"type": "error", "sentence": sentence})
        except NameTaken as refusal:
            sentence = say(self._language, "name.taken", name=str(refusal))
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
            case {"type": "names", "names": [*names]}:
                self._name(names)
            case {"type": "download" | "log"}:
                self._hand_out(message["type"], message.get("form"))
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
            for problem in self.resume(bytes(uploads[0]))[:1]:
                told = problem.said.in_language(self._language)
                sentence = say(self._language, "resume.with_faults", problem=told)
                self.send({"type": "error", "sentence": sentence})
        else:
            self._accept_offer()

    def _hand_out(self, kind: str, form: str | None) -> None:
        """Send log or answers; a "log" is a copy for the page, should this kernel vanish."""
        log, records = self._match.log, self._records()
        if log is None or records is None:
            if kind == "download":
                self.send({"type": "error", "sentence": say(self._language, "error.no_log")})
            return
        file = (
            score_download(log.name, records, form)
            if form
            else log_download(log.name, self._open_part(records))
        )
        if file is None:
            self.send({"type": "error", "sentence": say(self._language, "error.no_answers")})
        else:
            answer = {"type": kind, "name": file.name, "mime": file.mime}
            self.send(answer, buffers=[file.data])

    def _records(self) -> Sequence[Record] | None:
        """Return what was played; None if no log is kept."""
        raise NotImplementedError

    def _open_part(self, records: Sequence[Record]) -> Sequence[Record]:
        """Return the records that everybody at the table may see."""
        return records
