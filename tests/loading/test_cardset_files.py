"""Card sets as people publish them: a well-formed CSV, or a folder with pictures."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from timeline_widgets import CardSetError, read_cardset, shipped_cardset, shipped_cardsets
from timeline_widgets.loading import load

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8", newline="")
    return path


def test_a_csv_becomes_cards_with_both_their_sides(tmp_path: Path) -> None:
    path = write(
        tmp_path / "two-battles.csv",
        "id,title,date,theme,text,image,source\r\n"
        'actium,Battle of Actium,-31,Rule & law,"Off Greece, at sea.",,A book\r\n'
        "hastings,Battle of Hastings,1066,,,,\r\n",
    )
    cards = read_cardset(path)
    assert (cards.name, cards.title, len(cards)) == ("two-battles", "Two battles", 2)
    actium = cards["actium"]
    assert (actium.theme, actium.text, actium.source) == (
        "Rule & law",
        "Off Greece, at sea.",
        "A book",
    )
    assert actium.when.label() == "31 BCE"
    assert cards["hastings"].when.label() == "1066"


def test_every_bad_row_is_named_at_once(tmp_path: Path) -> None:
    path = write(
        tmp_path / "bad.csv",
        "title,date\nNothing,0\nBattle of Hastings,1066\n,1492\nNo date,\nNo day,Monday\n",
    )
    with pytest.raises(CardSetError) as caught:
        read_cardset(path)
    found = [(p.row, p.column, p.value, p.code) for p in caught.value.problems]
    assert found == [
        (2, "date", "0", "date-no-year-zero"),
        (4, "title", "", "title-missing"),
        (5, "date", "", "date-blank"),
        (6, "date", "Monday", found[-1][3]),
    ]
    assert found[-1][3].startswith("date-")
    assert 'row 2, column "date", value "0": ' in str(caught.value)
    assert "year 0" in str(caught.value)


def test_ids_that_are_missing_come_from_the_title_and_stay(tmp_path: Path) -> None:
    head = "title,date\n"
    rows = ["Acts of Union 1706,1707", "Événement,1492", "Ночь,1917"]
    first = read_cardset(write(tmp_path / "a.csv", head + "\n".join(rows)))
    turned = read_cardset(write(tmp_path / "b.csv", head + "\n".join(reversed(rows))))
    assert [c.id for c in first] == ["acts-of-union", "evenement", "ночь"]
    assert {c.id for c in turned} == {c.id for c in first}
    assert first.fingerprint == turned.fingerprint


def test_a_repeated_row_is_dropped_and_said(tmp_path: Path) -> None:
    path = write(tmp_path / "t.csv", "title,date\nA,1\nB,2\na,1\n")
    with pytest.warns(UserWarning, match="Row 4: This row repeats row 2"):
        cards = read_cardset(path)
    assert [card.title for card in cards] == ["A", "B"]


def test_a_folder_brings_its_title_and_its_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "story"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pictures" / "e\u0301tude.png").write_bytes(PNG)  # as macOS writes the name
    write(folder / "set.toml", 'title = "A study"\nlanguage = "fr"\norder_by = "end"\n')
    write(folder / "cards.csv", "title,date,image\nÉtude,1337–1453,\u00e9tude.png\n")
    cards = read_cardset(folder)
    assert (cards.name, cards.title, cards.language) == ("story", "A study", "fr")
    assert cards.order_by == "end"
    (card,) = cards
    assert card.picture is not None
    assert (card.picture.mime, card.picture.data) == ("image/png", PNG)


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ("title = 5", ["title is 5", "in quotation marks"]),
        ("order_by = 'middle'", ["order_by is 'middle'", '"start" or "end"']),
        ("circa_years = -1", ["circa_years is -1", "whole number"]),
        ("circa_years = true", ["circa_years is True"]),
        ("language = ['en']", ["language is ['en']"]),
        ("title = 5\norder_by = 3\ncirca_years = 1.5", ["title", "order_by", "circa_years"]),
        ("title = " + "[" * 5000 + "]" * 5000, ["nested too deeply"]),
        ('title = "A', ["cannot be read"]),
    ],
)
def test_what_is_wrong_in_a_set_file_is_said_all_at_once(about, said, tmp_path: Path) -> None:
    write(tmp_path / "set.toml", about)
    write(tmp_path / "cards.csv", "title,date\nA,1\n")
    with pytest.raises(CardSetError) as caught:
        read_cardset(tmp_path)
    assert all(words in str(caught.value) for words in said)


def test_a_wrong_option_is_an_error_before_the_first_card_is_looked_at() -> None:
    with pytest.raises(ValueError, match="order_by"):
        load(b"title,date\nA,1\n", order_by="middle")


def test_a_story_has_positions_instead_of_dates(tmp_path: Path) -> None:
    path = write(
        tmp_path / "story.csv",
        "id,title,position,label,episode,theme,text,image,source\n"
        "door,A door opens,3,Day 23,The cave,,,,\n"
        "ship,A ship leaves,1,,The sea,,,,\n",
    )
    cards = read_cardset(path)
    assert cards.scale == "positions"
    assert (cards["door"].when.number, cards["door"].when.label) == (3, "Day 23")
    assert cards["ship"].when.episode == "The sea"


def test_a_missing_file_is_named_with_the_one_that_is_near(tmp_path: Path) -> None:
    write(tmp_path / "battles.csv", "title,date\nA,1\n")
    with pytest.raises(CardSetError, match="“battles\\.csv”"):
        read_cardset(tmp_path / "battels.csv")


def test_every_shipped_set_is_read_without_a_refusal_or_a_warning() -> None:
    assert "world-history" in shipped_cardsets()
    for name in shipped_cardsets():
        report = shipped_cardset(name).report
        assert (report.kept, report.problems) == (report.rows, ()), f"{name}: {report}"


def test_an_unknown_set_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(ValueError, match="world-history"):
        shipped_cardset("world-histroy")


def test_a_shipped_set_is_read_without_pandas() -> None:
    code = (
        "import sys, timeline_widgets as t; t.shipped_cardset('world-history'); "
        "print(sorted({'pandas', 'numpy', 'narwhals', 'python_calamine'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
