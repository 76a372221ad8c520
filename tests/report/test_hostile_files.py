"""Whatever lies in the folder that was handed in, the rest is counted and the machine is safe."""

from __future__ import annotations

import csv
import json
import os
import resource
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.records.games import open_log, play
from tests.report.answers import many, placed
from timeline_widgets.records.cells import written
from timeline_widgets.records.record import GENESIS, make_record
from timeline_widgets.records.rows import COLUMNS
from timeline_widgets.records.score_files import FORMS
from timeline_widgets.report import ClassReport

MARKUP = '<img src=x onerror="document.title=1">'
ROW = {name: written(value) for name, value in placed("Ada", "1500", 9)._asdict().items()}
OBJECT = placed("Ada", "1500", 9)._asdict()


@pytest.fixture
def folder(tmp_path) -> Path:
    play(open_log(tmp_path / "handed-in", session="a" * 32), names=["Ada"])
    return tmp_path / "handed-in"


def only_the_log_counts(folder: Path, name: str) -> str:
    """Check that a file is left aside and nothing else, and return what is said of it."""
    report = ClassReport.read(folder)
    assert report.by_student()["student"].tolist() == ["Ada"]
    assert report.files == 1
    assert {Path(problem.file).name for problem in report.problems} == {name}
    return " ".join(problem.sentence for problem in report.problems)


@pytest.mark.parametrize(
    ("column", "cell"),
    [("seconds", "nan"), ("seconds", "inf"), ("seconds", "1e999"), ("points", "1_000"),
     ("points", "9" * 30), ("years_off", "9" * 5000), ("year", "٣"), ("correct", "yes"),
     ("ply", "1.5"), ("hints", "0x10")],
)  # fmt: skip
def test_numbers_that_are_none_or_too_large_are_named_in_a_csv_file(folder, column, cell):
    with (folder / "odd.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, list(COLUMNS))
        table.writeheader()
        table.writerow(ROW | {column: cell})
    assert f"column {column}" in only_the_log_counts(folder, "odd.csv")


@pytest.mark.parametrize(
    "line",
    [
        json.dumps(OBJECT | {"seconds": float("nan")}),
        json.dumps(OBJECT | {"seconds": float("inf")}),
        json.dumps(OBJECT | {"points": 2**63}),
        json.dumps(OBJECT).replace('"points": 0', '"points": ' + "9" * 5000),
        json.dumps(OBJECT | {"student": ["Ada"]}),
        json.dumps(OBJECT | {"correct": 1}),
        "[" * 100_000,
        '{"a":' * 100_000,
        "[[]" + ",[]" * 400_000 + "]",
        "{}",
        "null",
    ],
    ids=["nan", "infinite", "65 bits", "5000 digits", "list", "number", "deep", "deep too", "long",
         "empty", "null"],
)  # fmt: skip
def test_json_lines_that_are_no_answers_are_left_aside(folder, line):
    (folder / "odd.jsonl").write_text(line + "\n", "utf-8")
    only_the_log_counts(folder, "odd.jsonl")


def test_a_field_that_stands_twice_makes_no_record_of_a_log(folder):
    (log,) = folder.iterdir()
    lines = log.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b'"kind"', b'"kind":"move","kind"', 1)
    log.write_bytes(b"".join(lines))
    assert "a field stands twice" in only_the_log_counts(folder, log.name)


def test_values_that_no_game_writes_do_not_stop_a_report(folder):
    """A forger may seal whatever JSON can hold."""
    odd = [None, True, -1, 2**70, 1e300, "", MARKUP, [], {}, [[1]], {"a": 1}]
    told = [("session", {"student": one}) for one in odd[:1]]
    told += [("match", {"match": "m", "game": one, "seats": one, "cardset": one}) for one in odd]
    fields = ("answer", "move", "seat", "player", "ply", "hints", "seconds", "confidence",
              "revealed", "match")  # fmt: skip
    inner = ("correct", "date", "year", "places", "points", "right_gaps", "distance_years", "card",
             "title", "gap", "between", "type")  # fmt: skip
    for one in odd:
        whole = {"match": "m", "move": {"type": "place"}, "answer": {"correct": True}}
        told += [("move", whole | {field: one}) for field in fields]
        told += [
            ("move", {"match": "m", "move": {name: one}, "answer": {name: one}}) for name in inner
        ]
        trial = {"trial": one, "cards": [one, {"id": one}], "answers": [one, {"wheels": one}]}
        told += [("move", {"match": one, "revealed": trial})]
    prev, lines = GENESIS, []
    for n, (kind, payload) in enumerate(told):
        record = make_record(
            session="f" * 32, n=n, prev=prev, kind=kind, at="2026-03-01T09:05:07.250Z",
            payload=payload,
        )  # fmt: skip
        lines.append(record.line)
        prev = record.hash
    (folder / "forged.jsonl").write_bytes(b"".join(lines))
    report = ClassReport.read(folder)
    assert "Ada" in report.by_student()["student"].tolist()
    assert MARKUP not in report.page()


@pytest.mark.parametrize("name", ["b.csv", "b.xlsx", "b.jsonl", "b.parquet", "b.txt"])
def test_files_of_ten_gigabytes_are_not_opened(folder, name):
    with (folder / name).open("wb") as file:
        file.truncate(10 << 30)
    only_the_log_counts(folder, name)


@pytest.mark.parametrize("data", [b"\n", b"{}\n", b"[]\n", b",\n", b"a" * 79 + b"\n", b"\0", b'"'])
@pytest.mark.parametrize("suffix", ["csv", "jsonl"])
def test_much_of_nothing_is_left_aside_soon(folder, data, suffix):
    (folder / f"much.{suffix}").write_bytes(data * (2 * 10**6 // len(data)))
    only_the_log_counts(folder, f"much.{suffix}")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"-\n", "100000 lines are damaged"),
        (b"\n", "100,000 lines were saved by another program"),
    ],
    ids=["damage", "blank lines"],
)
def test_a_log_with_endless_nothing_gives_its_records(folder, line, told):
    (log,) = folder.iterdir()
    before = len(ClassReport.read(folder).answers)
    with log.open("ab") as file:
        file.write(line * 10**6)
    report = ClassReport.read(folder)
    assert len(report.answers) == before
    assert any(told in problem.sentence for problem in report.problems)


def test_devices_pipes_and_links_are_not_opened(folder):
    os.mkfifo(folder / "pipe.csv")
    (folder / "zero.jsonl").symlink_to("/dev/zero")
    (folder / "secret.csv").symlink_to("/etc/passwd")
    report = ClassReport.read(folder, "/dev/zero")
    assert report.files == 1
    assert len(report.problems) == 4
    assert not any("root:" in problem.sentence for problem in report.problems)


def test_names_of_files_may_be_anything_that_a_disk_takes(folder):
    (log,) = folder.iterdir()
    shutil.copy(log, folder / f"{MARKUP.replace('/', '')}.jsonl")
    (folder / "a\nb.csv").touch()
    Path(os.fsdecode(os.fsencode(folder) + b"/\xff.csv")).touch()
    report = ClassReport.read(folder)
    assert len(report.problems) == 3
    assert "<img" not in report.page()
    report.save(folder / "page.html")


def test_a_sheet_that_claims_a_million_rows_is_left_aside_soon(folder):
    pytest.importorskip("openpyxl")
    (folder / "good.xlsx").write_bytes(FORMS["xlsx"].write(many(2)))
    with (
        zipfile.ZipFile(folder / "good.xlsx") as good,
        zipfile.ZipFile(folder / "far.xlsx", "w") as far,
    ):
        for part in good.namelist():
            data = good.read(part)
            if part.endswith("sheet1.xml"):
                data = data.replace(
                    b"</sheetData>", b'<row r="1048576"><c r="XFD1048576"/></row></sheetData>'
                )
            far.writestr(part, data)
    (folder / "good.xlsx").unlink()
    only_the_log_counts(folder, "far.xlsx")


def test_parquet_that_unpacks_to_gigabytes_is_left_aside_in_little_memory(folder):
    """A process that may have 3 GiB of addresses reads on where 20 GiB would be needed."""
    arrow, parquet = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    pytest.importorskip("duckdb", reason="Parquet is read only where DuckDB is")
    table = parquet.read_table(arrow.BufferReader(FORMS["parquet"].write(many(1, students=1))))
    large = arrow.concat_tables([table] * 100_000).combine_chunks()
    titles = arrow.DictionaryArray.from_arrays(
        arrow.array([0] * len(large), arrow.int32()), arrow.array(["x" * 200_000])
    )
    large = large.set_column(large.schema.get_field_index("title"), "title", titles)
    parquet.write_table(large, folder / "bomb.parquet", compression="zstd")
    assert (folder / "bomb.parquet").stat().st_size < 1 << 20
    read = (
        "import sys; from timeline_widgets.report import ClassReport;"
        "report = ClassReport.read(sys.argv[1]);"
        "print(report.files, *(problem.sentence for problem in report.problems))"
    )
    done = subprocess.run(
        [sys.executable, "-c", read, str(folder)],
        capture_output=True, text=True, check=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (3 << 30, 3 << 30)),
    )  # fmt: skip
    assert done.stdout.startswith("1 Left aside: Unpacked, it is larger than")
