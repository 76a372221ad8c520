"""Whatever a class hands in, the report has every good answer once, and harms nobody."""

from __future__ import annotations

import os
import pickle
import re
import shutil
import zipfile
from pathlib import Path

import pytest

from tests.records.games import open_log, play
from timeline_widgets.records import answers, export_scores, read_log, score_files
from timeline_widgets.report import ClassReport, collecting
from timeline_widgets.report.handed_in import MOST_BYTES


class Trap:
    """A pickle that tells on whoever opens it."""

    def __reduce__(self):
        return os.mkdir, ("opened-a-pickle",)


@pytest.fixture
def folder(tmp_path) -> Path:
    place = tmp_path / "handed-in"
    play(open_log(place / "ada", "Ada", session="a" * 32), names=["Ada"])
    play(open_log(place / "ben", "Ben", session="b" * 32), names=["Ben"], seed="x")
    return place


def logs(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.jsonl"))


def told(report: ClassReport, name: str) -> str:
    return " ".join(p.sentence for p in report.problems if Path(p.file).name == name)


def rows(folder: Path) -> int:
    return sum(len(answers(read_log(log).records)) for log in logs(folder))


def test_a_log_and_its_exports_count_once(folder):
    expected = rows(folder)
    for log in logs(folder):
        export_scores(read_log(log).records, folder / "exports", forms=["csv", "jsonl", "xlsx"])
    report = ClassReport.read(folder)
    assert len(report.answers) == expected
    assert report.files == 8
    assert report.problems == ()


def test_exports_alone_are_enough(folder, tmp_path):
    for log in logs(folder):
        export_scores(read_log(log).records, tmp_path / "csv")
    assert len(ClassReport.read(tmp_path / "csv").answers) == rows(folder)


def test_hostile_and_foreign_files_are_left_aside_by_name(folder, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(score_files, "MOST_BYTES", 1 << 20)
    expected, before = rows(folder), {log: log.read_bytes() for log in logs(folder)}
    (folder / "trap.pickle").write_bytes(pickle.dumps(Trap()))
    (folder / "trap.csv").write_bytes(pickle.dumps(Trap()))
    (folder / "trap.jsonl").write_bytes(pickle.dumps(Trap()))
    (folder / "empty.csv").touch()
    (folder / "other.csv").write_text("a,b\n1,2\n", encoding="utf-8")
    (folder / "deep.jsonl").write_bytes(b"[" * 100_000)
    (folder / "shadow.jsonl").symlink_to("/etc/shadow")
    (folder / "loop").symlink_to(folder, target_is_directory=True)
    os.mkfifo(folder / "pipe.jsonl")
    with zipfile.ZipFile(folder / "bomb.xlsx", "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("xl/worksheets/sheet1.xml", bytes(2 << 20))
    with (folder / "huge.csv").open("wb") as huge:
        huge.truncate(MOST_BYTES + 1)
    (folder / ".ipynb_checkpoints").mkdir()
    shutil.copy(logs(folder)[0], folder / ".ipynb_checkpoints" / "ada-checkpoint.jsonl")
    report = ClassReport.read(folder)
    assert len(report.answers) == expected
    assert {Path(p.file).name for p in report.problems} == {
        "trap.pickle", "trap.csv", "trap.jsonl", "empty.csv", "other.csv", "deep.jsonl",
        "shadow.jsonl", "pipe.jsonl", "bomb.xlsx", "huge.csv",
    }  # fmt: skip
    assert not Path("opened-a-pickle").exists()
    assert "link" in told(report, "shadow.jsonl")
    assert "columns are missing" in told(report, "other.csv")
    assert "larger" in told(report, "bomb.xlsx")
    assert all(log.read_bytes() == data for log, data in before.items())


def test_a_damaged_log_gives_its_good_records(folder):
    log = logs(folder)[0]
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([*lines[:3], b"garbage\n", *lines[4:-1], lines[-1][:40]]))
    report = ClassReport.read(folder)
    assert 0 < len(report.answers) < len(lines) * 2
    assert "Line 4: Left aside" in told(report, log.name)


def test_a_log_copied_under_another_name_counts_once_and_is_named(folder):
    ada = next(log for log in logs(folder) if log.name.startswith("ada"))
    copy = ada.with_name("zoe-20260301T090507Z-aaaaaaaa.jsonl")
    shutil.copy(ada, copy)
    report = ClassReport.read(folder)
    assert report.by_student()["student"].tolist() == ["Ada", "Ben"]
    assert f"the same answers as {ada}" in told(report, copy.name)


def test_of_two_files_the_one_that_bears_its_students_name_is_the_first(folder):
    ada = next(log for log in logs(folder) if log.name.startswith("ada"))
    copy = ada.with_name("aaron-20260301T090507Z-aaaaaaaa.jsonl")
    shutil.copy(ada, copy)
    report = ClassReport.read(folder)
    assert f"the same answers as {ada}" in told(report, copy.name)
    assert not told(report, ada.name)


def test_a_file_that_was_downloaded_twice_counts_once_without_a_word(folder):
    before = len(ClassReport.read(folder).answers)
    for log in logs(folder):
        shutil.copy(log, log.with_name(f"{log.stem} (1).jsonl"))
    report = ClassReport.read(folder)
    assert len(report.answers) == before
    assert report.problems == ()


def test_files_that_vanish_meanwhile_are_named(folder, monkeypatch):
    (folder / "ben-scores.csv").touch()
    monkeypatch.setattr(collecting, "refusal", lambda path: path.unlink())
    report = ClassReport.read(folder)
    assert len(report.answers) == report.files == 0
    assert ["No such file" in problem.sentence for problem in report.problems] == [True] * 3


def test_a_path_in_a_sentence_is_the_path_that_was_given(folder, monkeypatch):
    ada = next(log for log in logs(folder) if log.name.startswith("ada"))
    shutil.copy(ada, ada.with_name("zoe-20260301T090507Z-aaaaaaaa.jsonl"))
    (folder / "here").mkdir()
    monkeypatch.chdir(folder / "here")
    (problem,) = ClassReport.read("..").problems
    assert f"the same answers as ../ada/{ada.name};" in problem.sentence


def test_an_export_copied_under_another_name_is_named(folder):
    (ada,) = export_scores(read_log(logs(folder)[0]).records, folder / "csv")
    shutil.copy(ada, ada.with_name("ben-scores.csv"))
    report = ClassReport.read(folder / "csv")
    assert f"the same answers as {ada}" in told(report, "ben-scores.csv")


@pytest.mark.parametrize("source", [["9a", "9b"], None, 9])
def test_what_is_no_path_is_answered_with_how_to_give_several(source):
    with pytest.raises(TypeError, match=r"one by one, such as read\('9a', '9b'\)"):
        ClassReport.read(source)


@pytest.mark.parametrize("language", ["es", "fr", "de", "ru"])
def test_remarks_on_files_are_in_the_teachers_language_to_their_last_word(tmp_path, language):
    (tmp_path / "other.csv").write_text("title,date\n")
    (tmp_path / "odd.jsonl").write_text('{"a":1}\n[2]\n')
    log = open_log(tmp_path)
    play(log)
    log.path.write_bytes(log.path.read_bytes() + b'{"v":1}\n')
    report = ClassReport.read(tmp_path, language=language)
    told = " ".join(problem.in_language(language) for problem in report.problems)
    assert len(report.problems) == 3
    assert not re.search(r"\b(missing|line|field|the|is|not)\b", told), told
