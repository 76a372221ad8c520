"""What happened, as statements of xAPI 1.0.3 for a learning record store."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

from timeline_widgets.gradebooks.gradebook import GradebookError
from timeline_widgets.gradebooks.interactions import interaction
from timeline_widgets.records.nameless import is_nameless, told_apart
from timeline_widgets.records.record import Record, canonical
from timeline_widgets.records.rows import Answer, answers

_VERBS = "http://adlnet.gov/expapi/verbs/"
_GAME = "http://activitystrea.ms/schema/1.0/game"
_QUESTION = "http://adlnet.gov/expapi/activities/cmi.interaction"

# A statement of the same thing has the same id always and everywhere, so that a store that gets it
# twice keeps one.
_NAMESPACE = uuid5(NAMESPACE_URL, "https://timeline-widgets.invalid/xapi")

_MOST_POINTS = {"timeline": 1, "practice": 1, "challenge": 4}


def xapi_lines(records: Iterable[Record], *, home_page: str) -> bytes:
    """Return the statements as JSON lines; see :func:`xapi_statements`."""
    return b"".join(
        canonical(statement) + b"\n" for statement in xapi_statements(records, home_page=home_page)
    )


def xapi_statements(records: Iterable[Record], *, home_page: str) -> list[dict[str, Any]]:
    """Tell who began a game, answered, and came to its end, as xAPI statements.

    What is right is told by ``result.success`` alone: a pattern of the right responses would give
    the dates of the cards to whoever may read the store.

    Parameters
    ----------
    records : iterable of Record
        Of one log or of many.
    home_page : str
        Address of the school's site, at which the names in the games are accounts: the ids of games
        and cards begin with it. Nothing is sent there. Whoever has no name is known by the
        session.

    Returns
    -------
    list of dict
        By time.

    Raises
    ------
    GradebookError
        If `home_page` is no address.

    Examples
    --------
    >>> xapi_statements([], home_page="https://school.example")
    []
    >>> xapi_statements([], home_page="our school")
    Traceback (most recent call last):
    ...
    timeline_widgets.gradebooks.gradebook.GradebookError: 'our school' is no address such as 'https://school.example'.
    """
    if not re.fullmatch(r"https?://[^\s/?#<>\"{}|\\^`]+(/[^\s?#<>\"{}|\\^`]*)?", home_page):
        raise GradebookError(f"{home_page!r} is no address such as 'https://school.example'.")
    kept = list(records)
    site = _Site(home_page)
    rows = answers(kept)
    told = [site.answered(row) for row in rows]
    told += site.games(kept, rows)
    return sorted(told, key=lambda statement: str(statement["timestamp"]))


class _Site:
    """The school's address, from which every id in a statement begins."""

    def __init__(self, home_page: str) -> None:
        self._home = home_page
        self._base = home_page.rstrip("/")

    def answered(self, row: Answer) -> dict[str, Any]:
        kind, response = interaction(row)
        game = self._game(row.game, row.cardset)
        question = "/".join((game["id"], *map(_quoted, (row.variant or row.game, row.card))))
        definition: dict[str, Any] = {"type": _QUESTION, "interactionType": kind}
        if row.title:
            definition["name"] = {"und": row.title}
        result: dict[str, Any] = {"success": row.correct}
        if response:
            result["response"] = response
        if row.seconds is not None and row.seconds >= 0:
            result["duration"] = f"PT{row.seconds:.2f}S"
        most = _MOST_POINTS.get(row.game, 1)
        if row.points is not None and 0 <= row.points <= most:
            result["score"] = {"raw": row.points, "min": 0, "max": most}
        if extensions := self._extensions(row):
            result["extensions"] = extensions
        context = self._context(row.match, row.fingerprint)
        context["contextActivities"] = {"parent": [game]}
        if row.team:
            context["team"] = {"objectType": "Group", **self._account(row.team)}
        return {
            **self._statement("answered", row.student, row.session, row.at),
            "id": _id(
                self._base, "answered", row.session, row.match, row.ply, row.student, row.card
            ),
            "object": {"objectType": "Activity", "id": question, "definition": definition},
            "result": result,
            "context": context,
        }

    def games(self, records: list[Record], rows: list[Answer]) -> Iterator[dict[str, Any]]:
        """Yield who began, and who came to the end of, each game."""
        given = Counter((row.match, row.student) for row in rows)
        right = Counter((row.match, row.student) for row in rows if row.correct)
        students = {r.session: r.payload.get("student") for r in records if r.kind == "session"}
        games: dict[str, Record] = {}
        for record in records:
            if record.kind == "match":
                games.setdefault(str(record.payload.get("match")), record)
        for match, began in games.items():
            for _, student in _players(began, students):
                yield self._about_game("initialized", began, began, match, student)
        for record in records:
            match = str(record.payload.get("match"))
            if record.kind != "end" or match not in games:
                continue
            outcome = record.payload.get("outcome")
            winners = outcome.get("winners") if isinstance(outcome, Mapping) else None
            for seat, student in _players(games[match], students):
                result: dict[str, Any] = {"completion": True}
                if isinstance(winners, list) and winners:
                    result["success"] = seat in winners
                if count := given[match, student]:
                    score = {"raw": right[match, student], "min": 0, "max": count}
                    result["score"] = {**score, "scaled": round(score["raw"] / count, 4)}
                statement = self._about_game("completed", record, games[match], match, student)
                yield {**statement, "result": result}

    def _about_game(
        self, verb: str, record: Record, began: Record, match: str, student: str
    ) -> dict[str, Any]:
        told = began.payload
        cardset = told.get("cardset")
        named = cardset if isinstance(cardset, Mapping) else {}
        game = self._game(str(told.get("game") or "game"), str(named.get("name") or ""))
        return {
            **self._statement(verb, student, record.session, record.at),
            "id": _id(self._base, verb, record.session, match, student),
            "object": game,
            "context": self._context(match, str(named.get("fingerprint") or "")),
        }

    def _statement(self, verb: str, student: str, session: str, at: str) -> dict[str, Any]:
        return {
            "version": "1.0.3",
            "timestamp": at,
            "actor": {"objectType": "Agent", **self._account(_account_of(student, session))},
            "verb": {"id": f"{_VERBS}{verb}", "display": {"en": verb}},
        }

    def _account(self, name: str) -> dict[str, Any]:
        return {"account": {"homePage": self._home, "name": name}}

    def _game(self, game: str, cardset: str) -> dict[str, Any]:
        definition: dict[str, Any] = {"type": _GAME}
        if cardset:
            definition["name"] = {"und": cardset}
        place = "/".join((self._base, *map(_quoted, (game, cardset or "cards"))))
        return {"objectType": "Activity", "id": place, "definition": definition}

    def _context(self, match: str, fingerprint: str) -> dict[str, Any]:
        context: dict[str, Any] = {
            "registration": str(uuid5(_NAMESPACE, match)),
            "platform": "timeline-widgets",
        }
        if fingerprint:
            context["revision"] = fingerprint
        return context

    def _extensions(self, row: Answer) -> dict[str, Any]:
        told = {
            "years-off": row.years_off,
            "places-off": row.places_off,
            "confidence": row.confidence or None,
            "hints": row.hints or None,
        }
        return {
            f"{self._base}/extensions/{what}": value
            for what, value in told.items()
            if value is not None
        }


def _players(began: Record, students: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    """Yield seat and name of every person at the table."""
    seats = began.payload.get("seats")
    for number, seat in enumerate(seats if isinstance(seats, list) else []):
        if not isinstance(seat, Mapping) or seat.get("computer"):
            continue
        members = seat.get("members")
        names = members if isinstance(members, list) and members else [seat.get("name")]
        for name in names:
            yield number, str(name or students.get(began.session) or "")


def _account_of(student: str, session: str) -> str:
    return told_apart(student, session) if is_nameless(student) else student or session


def _id(*parts: object) -> str:
    return str(uuid5(_NAMESPACE, canonical(list(parts)).decode()))


def _quoted(part: str) -> str:
    return quote(part, safe="") or "-"
