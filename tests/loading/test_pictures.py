"""Pictures come from the table's folder, checked by their bytes."""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path

import pytest

from timeline_widgets.loading import LoadedCardSet, load
from timeline_widgets.loading.saving import save_cards


def png(width: int = 3, height: int = 2, padding: int = 0) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"teXt", b"x" * padding) + chunk(b"IEND", b"")


JPEG = bytes.fromhex("ffd8ffe000104a46494600010100000100010000ffc0000b080002000301011100ffd9")
GIF = b"GIF89a" + struct.pack("<HH", 3, 2) + b"\x00\x00\x00;"
WEBP = b"RIFF\x1a\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0\x02\0\0\x01\0\0"


def with_picture(folder: Path, cell: str, date: str = "1492") -> LoadedCardSet:
    (folder / "t.csv").write_text(f'title,date,image\nA,{date},"{cell}"\n', encoding="utf-8")
    return load(folder / "t.csv")


def code(cards: LoadedCardSet) -> str:
    (problem,) = [p for p in cards.report.problems if p.code.startswith("picture")]
    assert (problem.row, problem.column) == (2, "image")
    return problem.code


@pytest.mark.parametrize(
    ("data", "mime"),
    [(png(), "image/png"), (JPEG, "image/jpeg"), (GIF, "image/gif"), (WEBP, "image/webp")],
)
def test_what_a_picture_is_its_bytes_say(tmp_path: Path, data: bytes, mime: str) -> None:
    (tmp_path / "wrong-ending.txt").write_bytes(data)
    (card,) = with_picture(tmp_path, "wrong-ending.txt")
    assert card.picture is not None
    assert (card.picture.mime, card.picture.data) == (mime, data)


@pytest.mark.parametrize(
    "written", ["\u00e9tude.PNG", "e\u0301tude.png", "pictures/\u00e9tude.png"]
)
def test_accents_may_be_composed_either_way(tmp_path: Path, written: str) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "e\u0301tude.png").write_bytes(png())
    (card,) = with_picture(tmp_path, written)
    assert card.picture is not None


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>", "picture-svg"),
        (b"<?xml version='1.0'?><svg/>", "picture-svg"),
        (b"MZ\x90\x00", "picture-unknown"),
        (png()[:20], "picture-broken"),
        (png(2001, 2000), "picture-too-many-pixels"),
        (png(padding=2_000_001), "picture-too-large"),
        (JPEG[:8], "picture-broken"),
        (png(0, 5), "picture-broken"),
        (b"\x89PNG\r\n\x1a\n<script>alert(1)</script>" + b"x" * 40, "picture-broken"),
        (WEBP[:20], "picture-broken"),
    ],
)
def test_other_files_are_refused_and_the_card_stays(
    tmp_path: Path, data: bytes, expected: str
) -> None:
    (tmp_path / "a.png").write_bytes(data)
    cards = with_picture(tmp_path, "a.png")
    assert code(cards) == expected
    assert next(iter(cards)).picture is None


def test_the_limits_are_in_the_sentences(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(png(2001, 2000))
    sentences = [p.sentence for p in with_picture(tmp_path, "a.png").report.problems]
    assert any("2,001 × 2,000" in s and "4 megapixels" in s for s in sentences)


def test_a_folder_is_looked_through_once_however_many_names_are_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = "".join(f"Event {n},{1000 + n},missing{n}.png\n" for n in range(50))
    (tmp_path / "t.csv").write_text(f"title,date,image\n{rows}", encoding="utf-8")
    listed = []
    names_in = os.listdir
    monkeypatch.setattr(os, "listdir", lambda folder: listed.append(folder) or names_in(folder))
    assert len(load(tmp_path / "t.csv")) == 50
    assert len(listed) == 2  # the folder, and pictures in it


@pytest.mark.parametrize(
    "cell",
    ["../secret.png", "/etc/passwd", "a/../../secret.png", "C:\\secret.png", "link.png", "~/x.png"],
)
def test_nothing_outside_the_folder_is_read(tmp_path: Path, cell: str) -> None:
    (tmp_path / "secret.png").write_bytes(png())
    folder = tmp_path / "table"
    folder.mkdir()
    (folder / "link.png").symlink_to(tmp_path / "secret.png")
    cards = with_picture(folder, cell)
    assert code(cards) in ("picture-outside", "picture-missing")
    assert next(iter(cards)).picture is None


def test_pictures_are_not_fetched_from_the_web(tmp_path: Path) -> None:
    cards = with_picture(tmp_path, "https://example.org/a.png")
    assert code(cards) == "picture-remote"


def test_a_file_name_that_tells_the_date_is_pointed_out(tmp_path: Path) -> None:
    (tmp_path / "columbus_1492.png").write_bytes(png())
    assert code(with_picture(tmp_path, "columbus_1492.png")) == "picture-tells-date"


def test_uploaded_pictures_come_by_name() -> None:
    cards = load(b"title,date,image\nA,1,a.png\n", pictures={"a.png": png()})
    assert next(iter(cards)).picture is not None


def test_a_folder_of_pictures_can_be_named(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(png())
    cards = load(b"title,date,image\nA,1,a.png\n", pictures=tmp_path)
    assert next(iter(cards)).picture is not None


def test_all_pictures_together_have_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("timeline_widgets.loading.limits.ALL_PICTURES_BYTES", 100)
    for name in "abc":
        (tmp_path / f"{name}.png").write_bytes(png())
    (tmp_path / "t.csv").write_text("title,date,image\nA,1,a.png\nB,2,b.png\nC,3,c.png\n")
    cards = load(tmp_path / "t.csv")
    assert [card.picture is None for card in cards] == [False, True, True]
    assert "pictures-too-large" in {p.code for p in cards.report.problems}


def with_words(folder: Path, header: str, words: str) -> LoadedCardSet:
    (folder / "a.png").write_bytes(png())
    table = f"title,date,image,{header}\nA windmill,1605,a.png,{words}\n"
    (folder / "t.csv").write_text(table, encoding="utf-8")
    return load(folder / "t.csv")


@pytest.mark.parametrize(
    "header", ["alt", "Alt text", "image_alt", "Bildbeschreibung", "texte alternatif"]
)
def test_a_column_says_what_the_picture_shows(tmp_path: Path, header: str) -> None:
    cards = with_words(tmp_path, header, "A man on a thin horse")
    (card,) = cards
    assert card.picture is not None
    assert card.front.picture is not None
    assert card.front.picture.alt == "A man on a thin horse"
    assert cards.report.unused == ()


@pytest.mark.parametrize("words", ["The first edition of 1605", "A 17th-century book"])
def test_words_for_a_picture_that_tell_the_date_stay_behind(tmp_path: Path, words: str) -> None:
    cards = with_words(tmp_path, "alt", words)
    (card,) = cards
    (problem,) = [p for p in cards.report.problems if p.code == "alt-tells-date"]
    assert (problem.row, problem.column, problem.value) == (2, "alt", words)
    assert card.picture is not None
    assert card.picture.alt == ""


def test_the_words_for_a_picture_are_saved_with_it(tmp_path: Path) -> None:
    cards = with_words(tmp_path, "alt", "A man on a thin horse")
    saved = tmp_path / "saved"
    saved.mkdir()
    save_cards(cards, saved / "t.csv")
    (card,) = load(saved / "t.csv")
    assert card.picture is not None
    assert card.picture.alt == "A man on a thin horse"
