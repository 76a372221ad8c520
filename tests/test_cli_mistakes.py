"""What the command line answers to a slip, an odd place and an odd terminal."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from click.testing import CliRunner

from timeline_widgets.cli import main, tables

GOOD = "date,title\n" + "".join(f"{1000 + 10 * n},Ev{n}\n" for n in range(30))


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.csv").write_text(GOOD, "utf-8")
    (tmp_path / "empty.csv").write_text("date,title\n", "utf-8")
    (tmp_path / "units").mkdir()
    return tmp_path


def command(*words):
    return [sys.executable, "-m", "timeline_widgets.cli", *words]


def typed(*words, **surroundings):
    """Return the exit code, what was said, and what was complained of."""
    env = {**os.environ, **surroundings}
    done = subprocess.run(command(*words), capture_output=True, check=False, env=env)
    told, wrong = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    assert "Traceback" not in wrong
    assert "None" not in wrong
    return done.returncode, told, wrong


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("check", "nowhere.csv"), "There is no file, folder or card set “nowhere.csv”."),
        (("check", "god.csv"), "Do you mean “good.csv”?"),
        (("check", "world-histry"), "Do you mean “world-history”?"),
        (("check", ""), "There is no file, folder or card set “”."),
        (("check", "units"), "The folder “units” is no card set: it has no cards.csv."),
        (("print", "nowhere"), "Card sets: around-the-world, "),
        (("print", "good.csv", "-o", "no/such/cards.pdf"), "There is no folder “no/such”."),
        (("print", "good.csv", "--font", "empty.csv"), "“empty.csv” is no font to print with"),
        (("print", "around-the-world", "--challenge"), "."),
        (("verify", "."), "There is no score log in"),
        (("verify", ".", "--set", "sapin"), "Do you mean “spain”?"),
        (("report", "units"), "There are no scores in units."),
        (("play", "nowhere"), "There is no file, folder or card set “nowhere”."),
        (("play", "good.csv", "-o", "no/game.ipynb"), "There is no folder “no”."),
        (("link", "school/timeline-widgets", "spian"), "Do you mean “spain”?"),
        (("link", "school/timeline-widgets", "--qr", "no/code.svg"), "There is no folder “no”."),
        (("link", "nowhere"), "“nowhere” is no repository."),
    ],
)
@pytest.mark.usefixtures("here")
def test_a_mistake_gets_a_sentence_and_no_traceback(words, sentence):
    code, told, wrong = typed(*words)
    assert (code, told) == (1, "")
    assert wrong.startswith("Error: ")
    assert sentence in wrong


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("print", "good.csv", "--paper", "a5"), "'a4', 'letter'"),
        (("print", "good.csv", "--papr", "a4"), "Did you mean '--paper'?"),
        (("pritn", "good.csv"), "Did you mean 'print'?"),
        (("print",), "Missing argument 'TABLE'"),
        (("print", "good.csv", "-o", "units"), "'units' is a directory"),
        (("print", "good.csv", "-o", "good.csv"), "“good.csv” does not end in .pdf."),
        (("report", "good.csv", "-o", "good.csv"), "“good.csv” does not end in .html."),
        (("link", "a/b", "--qr", "good.csv"), "“good.csv” does not end in .svg."),
        (("play", "-o", "good.csv"), "“good.csv” does not end in .ipynb."),
        (("verify", "nowhere"), "'nowhere' does not exist"),
    ],
)
def test_a_command_that_is_not_understood_changes_nothing(here, words, sentence):
    done = CliRunner().invoke(main, list(words))
    assert done.exit_code == 2
    assert sentence in done.output
    assert (here / "good.csv").read_text("utf-8") == GOOD


@pytest.mark.parametrize("name", ["check", "print", "play"])
@pytest.mark.usefixtures("here")
def test_a_table_without_a_card_is_to_be_mended(name):
    code, told, _ = typed(name, "empty.csv")
    assert code == 1
    assert "No row of the table became a card." in told


def test_a_reader_who_has_seen_enough_hears_no_complaint():
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command("sets"), stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert done.stderr == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a disk that is full")
def test_a_full_disk_is_named():
    with open("/dev/full", "w") as full:
        done = subprocess.run(command("sets"), stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (1, b"Error: No space left on device.\n")


@pytest.mark.usefixtures("here")
def test_a_terminal_of_plain_letters_and_a_narrow_one_show_everything():
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    code, told, _ = typed("check", "empty.csv", "--language", "ru", **plain)
    assert code == 1
    assert "Строк: 0." in told
    narrow = typed("--help", COLUMNS="40")[1]
    assert all(name in narrow for name in main.commands)
    assert max(map(len, narrow.splitlines())) <= 50


@pytest.mark.skipif(sys.platform != "linux", reason="a name that is not UTF-8 needs Linux")
def test_a_file_whose_name_is_of_another_encoding_is_read_and_printed(here):
    named = os.fsdecode("año.csv".encode("latin-1"))
    (here / named).write_text(GOOD, "utf-8")
    assert typed("check", named)[0] == 0
    assert typed("print", named, "-o", "cards.pdf")[0] == 0


def test_an_interrupt_ends_it_with_a_word(monkeypatch):
    """As if Ctrl+C were pressed while the first set is read."""

    def interrupted(_name):
        raise KeyboardInterrupt

    monkeypatch.setattr(tables, "shipped_cardset", interrupted)
    done = CliRunner().invoke(main, ["sets"])
    assert (done.exit_code, done.output.strip()) == (1, "Aborted!")
