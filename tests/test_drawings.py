"""The drawings of the shipped card sets: small, safe, and each on the card it was drawn for."""

from __future__ import annotations

import csv
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from timeline_widgets import shipped_cardset

CARDSETS = Path(__file__).resolve().parent.parent / "cardsets"
FOLDERS = sorted(drawings.parent for drawings in CARDSETS.glob("*/drawings"))
SHAPES = {"svg", "title", "g", "use", "path", "rect", "circle", "ellipse"}
MOST_BYTES = 12_000
MOST_BYTES_OF_A_SET = 1_500_000


@pytest.fixture(params=FOLDERS, ids=[folder.name for folder in FOLDERS])
def folder(request: pytest.FixtureRequest) -> Path:
    """Each card set that has drawings in turn."""
    return request.param


def drawings(folder: Path) -> list[Path]:
    return sorted((folder / "drawings").iterdir())


def test_there_are_drawings() -> None:
    assert FOLDERS


def test_every_drawing_is_the_picture_of_its_card(folder: Path) -> None:
    with (folder / "cards.csv").open(encoding="utf-8", newline="") as file:
        pictures = {row["id"]: row["image"] for row in csv.DictReader(file)}
    drawn = {path.stem: f"pictures/{path.stem}.png" for path in drawings(folder)}
    assert drawn == {card: picture for card, picture in pictures.items() if picture}


def test_every_picture_reaches_its_card(folder: Path) -> None:
    cards = shipped_cardset(folder.name)
    shown = {card.id: card.picture.mime for card in cards if card.picture}
    assert shown == {path.stem: "image/png" for path in drawings(folder)}


def test_no_two_cards_look_the_same(folder: Path) -> None:
    digests = [card.picture.digest for card in shipped_cardset(folder.name) if card.picture]
    assert len(set(digests)) == len(digests)


def test_drawings_hold_nothing_but_shapes(folder: Path) -> None:
    for path in drawings(folder):
        source = path.read_text(encoding="utf-8")
        root = ET.fromstring(source)  # noqa: S314 (our own files)
        tags = [element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()]
        assert set(tags) <= SHAPES, path.name
        assert root.get("viewBox") == "0 0 480 300", path.name
        assert not re.search(r'href="[^#]|url\(|style=|\son\w+=', source), path.name
        described = root.findtext("{http://www.w3.org/2000/svg}title") or ""
        assert described, path.name
        assert not re.search(r"\d", described), path.name


def test_pictures_are_small_and_of_one_size(folder: Path) -> None:
    pictures = [
        (folder / "pictures" / f"{path.stem}.png").read_bytes() for path in drawings(folder)
    ]
    # A PNG's bytes 16 to 24 are its width and height.
    assert {(data[16:20], data[20:24]) for data in pictures} == {
        ((480).to_bytes(4), (300).to_bytes(4))
    }
    assert max(map(len, pictures)) <= MOST_BYTES
    assert sum(map(len, pictures)) <= MOST_BYTES_OF_A_SET
