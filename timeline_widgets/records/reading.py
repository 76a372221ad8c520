"""Reading score logs. Nothing here ever writes to a student's file."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, TextIO

from timeline_widgets.records.chain import Found, Link, brought_along, check_chain
from timeline_widgets.records.problems import LogProblem, problem
from timeline_widgets.records.record import Record, RecordError, parse_record, sound_record

LONGEST_LINE = 1 << 20
"""In bytes. The longest record of a game has some thousand; more is no record."""

MOST_LINES_NAMED = 100
"""Damaged lines of one file that are named one by one; the rest are counted."""

_SURELY_FOREIGN = 10_000  # damaged lines before the first record
_GIVEN_UP = 100_000  # damaged or blank lines; the rest of a folder is to be read too

_STARTS = (b'{"at":"', b'{"answer":{')
"""How a record begins: the keys are sorted, and only in a move one comes before ``at``."""

_START = b"|".join(map(re.escape, _STARTS))
# From the last start of a record to its end, on a line that lost its line feeds.
_RECORD = re.compile(rb"(?:" + _START + rb")(?:(?!" + _START + rb').)*?"v":1\}', re.DOTALL)

_BLANK = codecs.BOM_UTF8 + b" \t\r\n"
_BETWEEN = _BLANK + b"[,]"  # what may stand around records that another program saved again
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_PACKED = (b"\x1f\x8b", b"PK\x03\x04")  # how gzip and ZIP begin


class LogReading(NamedTuple):
    """What a log holds and what is wrong with it.

    Attributes
    ----------
    records : tuple of Record
        Every good record; sessions as they first appear, the records of each by number.
    problems : tuple of LogProblem
        Everything that is not as it was written.
    """

    records: tuple[Record, ...]
    problems: tuple[LogProblem, ...]


def read_log(source: str | os.PathLike[str] | bytes) -> LogReading:
    """Read one log: a path, or the bytes of a download.

    Parameters
    ----------
    source : path or bytes
        Where the log is.

    Returns
    -------
    LogReading
        A file that cannot be read or is no log gives no records and a problem, never an error.

    Examples
    --------
    >>> read_log(b"").problems[0].code
    'empty'
    >>> print(read_log("no/such.jsonl").problems[0])
    no/such.jsonl: The file cannot be read: No such file or directory.
    """
    return read_logs([source])


def read_logs(sources: Iterable[str | os.PathLike[str] | bytes]) -> LogReading:
    """Read logs that belong together, such as the files of one session.

    Records that stand in several of the files count once.
    """
    found: list[Found[Record]] = []
    problems: list[LogProblem] = []
    for source in sources:
        good, bad = read_lines(source)
        found += good
        problems += bad
    problems += check_chain(found)
    return LogReading(tuple(in_order(one.record for one in found)), tuple(problems))


def in_order(records: Iterable[Record]) -> list[Record]:
    """Return each record once: sessions as they first appear, the records of each by number."""
    once = {record.hash: record for record in records}.values()
    sessions = {session: at for at, session in enumerate(dict.fromkeys(r.session for r in once))}
    return sorted(once, key=lambda record: (sessions[record.session], record.n))


def read_lines(
    source: str | os.PathLike[str] | bytes,
) -> tuple[list[Found[Record]], list[LogProblem]]:
    """Read the lines of one log, each for itself, without a look at their order."""
    return take_lines(source, _none)


def take_lines(
    source: str | os.PathLike[str] | bytes, take: Callable[[bytes], Link | None]
) -> tuple[list[Found[Any]], list[LogProblem]]:
    """Read the lines of one log, but leave those that somebody else takes to them.

    Parameters
    ----------
    source : path or bytes
        Where the log is.
    take : callable
        Gets each line, and returns its link if it has read the line itself. It takes only records
        that are whole, unedited and in canonical form.
    """
    if isinstance(source, bytes):
        return _read(io.BytesIO(source), "", take)
    where = os.fspath(source)
    try:
        # Asked before it is opened: opening a pipe would wait for ever.
        if not stat.S_ISREG(os.stat(where).st_mode):
            return [], [problem("unreadable", where, None, "no_file")]
        with Path(where).open("rb") as file:
            return _read(file, where, take)
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        return [], [problem("unreadable", where, None, reason=reason)]


def _none(_line: bytes) -> None:
    """Take no line."""


def _read(
    file: BinaryIO, where: str, take: Callable[[bytes], Link | None]
) -> tuple[list[Found[Any]], list[LogProblem]]:
    found: list[Found[Any]] = []
    problems: list[LogProblem] = []
    reformatted: list[int] = []
    damaged = blank = since_good = number = 0
    begins = file.read(4)
    file.seek(0)
    for number, line in enumerate(_lines(file, begins), start=1):
        if (link := take(line) or sound_record(line)) is not None:
            found.append(Found(link, where, number, since_good))
            since_good = 0
            continue
        if not line.strip(_BLANK):
            reformatted.append(number)
            blank += 1
            if blank >= _GIVEN_UP:
                break
            continue
        records, error = _records_in(line)
        for record in records:
            found.append(Found(record, where, number, since_good))
            since_good = 0
        ended = line.endswith(b"\n")
        # Of zeros is the end of a file that had grown when the power went.
        begun = line.rstrip(b"\0") if found else line
        if not ended and (error if records else _begins_like_a_record(begun)):
            problems.append(problem("torn", where, number))
        elif not ended and records and line + b"\n" == records[-1].line:
            problems.append(problem("torn", where, number, "no_line_end"))
        elif error:
            damaged += 1
            since_good += 1
            if damaged <= MOST_LINES_NAMED:
                problems.append(problem(error.code, where, number, detail=error.said[0]))
            if damaged >= (_GIVEN_UP if found else _SURELY_FOREIGN):
                break
        elif line != records[0].line:
            reformatted.append(number)
    if not found and not problems:  # blank lines, if any
        return [], [problem("empty", where, None)]
    if not found and all(one.code == "damaged" for one in problems):
        packed = "packed" if begins.startswith(_PACKED) else ""
        return [], [problem("foreign", where, None, packed)]
    if not found and all(one.code == "version" for one in problems):
        return [], problems[:1]  # each line would say the same
    if damaged > MOST_LINES_NAMED:
        told = {"lines": str(damaged), "named": str(MOST_LINES_NAMED)}
        problems.append(problem("damaged", where, None, "many_damaged", count=damaged, **told))
    apart = {one.record.session for one in found} - {session for session, _ in brought_along(found)}
    if len(apart) > 1:
        problems.append(problem("mixed", where, None, count=len(apart)))
    if begins.startswith(_UTF_16):
        reformatted = list(range(1, number + 1))
    if reformatted:
        problems.append(problem("reformatted", where, reformatted[0], count=len(reformatted)))
    return found, problems


def _records_in(line: bytes) -> tuple[list[Record], RecordError | None]:
    try:
        return [parse_record(line)], None
    except RecordError as error:
        records: list[Record] = []
        for piece in _RECORD.findall(line):
            with contextlib.suppress(RecordError):
                records.append(parse_record(piece))
        if records and not _RECORD.sub(b"", line).translate(None, _BETWEEN):
            return records, None
        if records:
            return records, RecordError("damaged", "something_else")
        return [], error


def _begins_like_a_record(line: bytes) -> bool:
    return any(line[: len(start)] == start[: len(line)] for start in _STARTS)


def _lines(file: BinaryIO, begins: bytes) -> Iterator[bytes]:
    read: Callable[[int], bytes] = file.readline
    if begins.startswith(_UTF_16):  # what Windows calls Unicode
        read = partial(_recoded, io.TextIOWrapper(file, "utf-16", errors="replace", newline="\n"))
    while line := read(LONGEST_LINE):
        end = line
        while len(end) >= LONGEST_LINE and not end.endswith(b"\n"):
            end = read(LONGEST_LINE)
        yield line if end is line else line + end[-1:]


def _recoded(text: TextIO, size: int) -> bytes:
    return text.readline(size).encode()
