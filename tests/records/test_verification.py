"""What came of checking, as a teacher reads it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.records.checking import check
from tests.records.games import open_log, play
from timeline_widgets.messages import LANGUAGES, words
from timeline_widgets.records import verify

THIRTY = [f"Student {number:02}" for number in range(30)]


@pytest.fixture
def class_folder(tmp_path: Path) -> Path:
    """Thirty logs as they were handed in: one edited, one cut short, one that is a photograph."""
    for number, student in enumerate(THIRTY):
        log = open_log(tmp_path / "handed-in", student, session=f"{number:032x}")
        play(log, names=[student], seed=student)
    edited, short, photo = sorted((tmp_path / "handed-in").iterdir())[3:6]
    edited.write_bytes(edited.read_bytes().replace(b'"points":0', b'"points":1'))
    short.write_bytes(b"".join(short.read_bytes().splitlines(keepends=True)[:3]))
    photo.write_bytes(b"\x89PNG\r\n")
    return tmp_path / "handed-in"


def test_thirty_files_are_a_summary_and_only_those_that_want_a_look(class_folder: Path) -> None:
    found = check(class_folder)
    told = found.in_words().splitlines()
    assert told[0].startswith("Files: 30. ")
    assert told[1] == "28 files are in order."
    named = [line for line in told if line.endswith(".jsonl")]
    assert len(named) == 3
    assert sum(line.startswith("  Note: line 3: This game has no end") for line in told) == 1
    assert "forgery" in told[-1]
    assert len(told) < 30


def test_a_file_full_of_faults_is_counted_after_the_first(class_folder: Path) -> None:
    path = sorted(class_folder.iterdir())[0]
    path.write_bytes(path.read_bytes() + b"{}\n" * 50)
    told = check(path).in_words()
    assert told.count("Left aside") == 10
    assert "… and 40 more." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said_in_the_readers_language(class_folder: Path, language: str) -> None:
    told = check(class_folder).in_words(language)
    assert words(language)["log.not_proved"] in told
    if language != "en":
        for english in ("Files:", "in order", "Left aside", "no end", "No record"):
            assert english not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_found_is_said_too(tmp_path: Path, language: str) -> None:
    assert verify(tmp_path).in_words(language) == words(language)["log.none"]


def test_an_illegal_move_is_explained_in_the_readers_language(class_folder: Path) -> None:
    from tests.records.checking import forge

    path = sorted(class_folder.iterdir())[0]
    found = forge(
        path,
        lambda _, kind, payload: (
            {**payload, "move": {**payload["move"], "gap": 9}} if kind == "move" else payload
        ),
    )
    assert "Zug 0 ist gegen die Regeln. Diese Lücke hat" in found.in_words("de")


def test_a_name_cannot_write_lines_of_its_own_into_what_is_said(tmp_path: Path) -> None:
    log = open_log(tmp_path, "Ada\nFiles: 99. 99 files are in order.\x1b[2J\u202e")
    assert log.path is not None
    log.path.rename(tmp_path / "b\n99 files are in order.\x1b[31m.jsonl")
    told = check(tmp_path).in_words()
    assert "Ada\ufffdFiles: 99." in told
    assert not {"\x1b", "\u202e"} & set(told)
    assert [line for line in told.splitlines() if line.startswith("99")] == []
