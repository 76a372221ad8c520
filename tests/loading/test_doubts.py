"""What a strictly read set may have misread is said, since nobody may look at its report."""

from __future__ import annotations

import warnings

import pytest

from timeline_widgets import read_cardset

LINES = [f"Event {letter},{1900 + number}" for number, letter in enumerate("abcdefghi")]


def table(folder, *lines):
    path = folder / "events.csv"
    path.write_text("\n".join(["title,date", *lines]), encoding="utf-8")
    return path


def test_an_ambiguous_date_is_a_warning_with_its_row(tmp_path):
    with pytest.warns(UserWarning, match=r"may mean something else.*\(rows 2, 11\)"):
        read_cardset(table(tmp_path, "Treaty,03/04/1789", *LINES[:8], "Siege,05/06/1790"))


def test_a_clear_table_gives_no_warning(tmp_path):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        read_cardset(table(tmp_path, *LINES))
