"""Teachers' pictures on paper."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from tests.printing.reading import pages
from timeline_widgets.cards import Card, CardSet, Picture
from timeline_widgets.dates import HistoricalDate
from timeline_widgets.printing import print_cards


def drawn(kind, size=(300, 200), mode="RGB", **options):
    file = BytesIO()
    Image.effect_noise(size, 60).convert(mode).save(file, kind, **options)
    return file.getvalue()


def printed(folder, data, kind="png"):
    card = Card(
        "a", "A picture", HistoricalDate.of_year(1492), picture=Picture(data, f"image/{kind}")
    )
    return print_cards(CardSet("one", "One", (card,)), folder / "one.pdf")


def images(path):
    return [image.image for page in pages(path) for image in page.images]


@pytest.mark.parametrize(
    ("kind", "mode"),
    [("png", "RGB"), ("png", "P"), ("jpeg", "RGB"), ("jpeg", "CMYK"), ("gif", "P")],
)
def test_a_picture_is_on_both_sides(tmp_path, kind, mode):
    done = printed(tmp_path, drawn(kind, mode=mode), kind)
    assert done.remarks == ()
    assert [image.size for image in images(done.path)] == [(300, 200), (300, 200)]


def test_a_photo_that_was_taken_upright_stands_upright(tmp_path):
    held = Image.Exif()
    held[0x0112] = 6
    done = printed(tmp_path, drawn("jpeg", exif=held), "jpeg")
    assert {image.size for image in images(done.path)} == {(200, 300)}


def test_a_large_photo_makes_no_large_file(tmp_path):
    photo = drawn("jpeg", (3000, 2000))
    done = printed(tmp_path, photo, "jpeg")
    assert done.path.stat().st_size < len(photo) / 3


@pytest.mark.parametrize("data", [b"", b"not a picture", drawn("png")[:3000], drawn("jpeg")[:900]])
def test_a_picture_that_cannot_be_read_is_named(tmp_path, data):
    (remark,) = printed(tmp_path, data).remarks
    assert remark.startswith("“A picture”: its picture cannot be read")
