"""The shipped card sets: what a teacher may rely on in every one of them."""

from __future__ import annotations

import csv
import re
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

CARDSETS = Path(__file__).resolve().parent.parent / "cardsets"
FOLDERS = sorted(folder for folder in CARDSETS.iterdir() if folder.is_dir())

AFTER = ["theme", "text", "image", "source"]
DATE_HEADER = ["id", "title", "date", *AFTER]
POSITION_HEADER = ["id", "title", "position", "label", "episode", *AFTER]
LOOKS = {"Rule & law", "Arts & letters", "Everyday life", "Voyages", "Science", "Society"}
SETTINGS = {"title", "language", "description", "licence"}
FEWEST_CARDS = 55
LONGEST_TITLE = 90  # four lines on a card
LONGEST_TEXT = 320  # two sentences


class ShippedSet(NamedTuple):
    folder: Path
    header: list[str]
    rows: list[dict[str, str]]

    @property
    def order_column(self) -> str:
        return "position" if "position" in self.header else "date"

    def order(self, row: dict[str, str]) -> int:
        return int(row[self.order_column])


def read(folder: Path) -> ShippedSet:
    with (folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        return ShippedSet(folder, list(reader.fieldnames or ()), list(reader))


@pytest.fixture(params=FOLDERS, ids=[folder.name for folder in FOLDERS])
def shipped(request: pytest.FixtureRequest) -> ShippedSet:
    """Each shipped card set in turn."""
    return read(request.param)


def repeated(values: list[str]) -> list[str]:
    return [value for value, times in Counter(values).items() if times > 1]


def test_there_are_card_sets() -> None:
    assert FOLDERS


def test_settings_tell_title_language_description_and_licence(shipped: ShippedSet) -> None:
    settings = tomllib.loads((shipped.folder / "set.toml").read_text(encoding="utf-8"))
    assert settings.keys() - {"order_by", "circa_years"} == SETTINGS
    assert all(settings[name].strip() for name in SETTINGS)


def test_table_is_whole(shipped: ShippedSet) -> None:
    assert shipped.header in (DATE_HEADER, POSITION_HEADER)
    assert len(shipped.rows) >= FEWEST_CARDS
    whole = set(shipped.header)
    assert not [row["id"] for row in shipped.rows if set(row) != whole or None in row.values()]


def test_every_card_has_what_a_student_reads(shipped: ShippedSet) -> None:
    wanted = set(shipped.header) - {"image"}
    if shipped.order_column == "position":
        wanted.remove("theme")  # the episode stands in its place
    for row in shipped.rows:
        assert not [name for name in wanted if not row[name].strip()], row["id"]
        assert not [name for name in row if row[name] != row[name].strip()], row["id"]
    assert not [row["title"] for row in shipped.rows if len(row["title"]) > LONGEST_TITLE]
    assert not [row["id"] for row in shipped.rows if len(row["text"]) > LONGEST_TEXT]


def test_years_are_whole_historical_years(shipped: ShippedSet) -> None:
    written = [row[shipped.order_column] for row in shipped.rows]
    assert not [text for text in written if not re.fullmatch(r"-?[1-9][0-9]{0,3}", text)]


def test_themes_have_a_look_of_their_own(shipped: ShippedSet) -> None:
    allowed = LOOKS | {""} if shipped.order_column == "position" else LOOKS
    assert not {row["theme"] for row in shipped.rows} - allowed


def test_ids_and_titles_are_unique(shipped: ShippedSet) -> None:
    assert not repeated([row["id"] for row in shipped.rows])
    assert not repeated([row["title"].casefold() for row in shipped.rows])


def test_few_cards_share_a_date(shipped: ShippedSet) -> None:
    dates = Counter(shipped.order(row) for row in shipped.rows)
    assert max(dates.values()) <= 3
    assert len(dates) >= 0.85 * len(shipped.rows)


def test_ids_tell_neither_date_nor_order(shipped: ShippedSet) -> None:
    slug = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
    for row in shipped.rows:
        assert slug.fullmatch(row["id"]), row["id"]
        assert not re.search(r"\d{3}", row["id"]), row["id"]
        assert str(abs(shipped.order(row))) not in re.findall(r"\d+", row["id"]), row["id"]
    # In the order of their ids, about half of all cards are later than the card before them.
    by_id = [shipped.order(row) for row in sorted(shipped.rows, key=lambda row: row["id"])]
    later = sum(first < second for first, second in pairwise(by_id))
    assert 0.3 < later / (len(by_id) - 1) < 0.7


def test_titles_do_not_tell_the_date(shipped: ShippedSet) -> None:
    telling = re.compile(
        r"\d{3}|\b\d+(st|nd|rd|th)\b|\bcentur(y|ies)\b|\bmillenni(um|a)\b|\bdecades?\b|\b(BC|BCE|AD|CE)\b"
    )
    for row in shipped.rows:
        assert not telling.search(row["title"]), row["title"]
        assert str(abs(shipped.order(row))) not in re.findall(r"\d+", row["title"]), row["title"]
        if shipped.order_column == "position":
            assert not re.search(rf"\b{re.escape(row['label'])}\b", row["title"], re.I), row[
                "title"
            ]


def test_pictures_named_are_there(shipped: ShippedSet) -> None:
    named = [row["image"] for row in shipped.rows if row["image"]]
    assert not [name for name in named if not (shipped.folder / name).is_file()]
    assert not [name for name in named if re.search(r"\d{3}", Path(name).stem)]
