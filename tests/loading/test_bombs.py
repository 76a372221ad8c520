"""A small file that would unfold into gigabytes is refused with the number, before it does.

Where a reader would not survive what the guard is there for, the guard is asked by itself.
"""

from __future__ import annotations

import io
import re
import zipfile

import pytest

from tests.loading.workbook_files import ods, xlsx
from timeline_widgets import CardSetError
from timeline_widgets.loading import load
from timeline_widgets.loading.sheet_size import check_ods, check_xlsx

SHEET = "xl/worksheets/sheet1.xml"
HEADER = [("title", "date")]
LINK = (
    '<Relationship Id="t" Type="http://schemas.openxmlformats.org/officeDocument/2006/'
    'relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>'
)


def rewritten(data: bytes, name: str, old: str, new: str, *, called: str = "") -> bytes:
    """A workbook with something else in one of its parts, and the part called otherwise."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as archive, zipfile.ZipFile(out, "w", 8) as copy:
        for entry in archive.namelist():
            text = archive.read(entry).decode()
            if entry == name:
                assert old in text
                text, entry = text.replace(old, new, 1), called or name
            copy.writestr(entry, text)
    return out.getvalue()


def xlsx_with(rows: str, called: str = "") -> bytes:
    return rewritten(
        xlsx({"One": HEADER}), SHEET, "</sheetData>", rows + "</sheetData>", called=called
    )


def ods_with(rows: str) -> bytes:
    return rewritten(ods(HEADER), "content.xml", "</table:table>", rows + "</table:table>")


def refused(check: object, data: bytes) -> str:
    with zipfile.ZipFile(io.BytesIO(data)) as archive, pytest.raises(CardSetError) as caught:
        check(archive, len(data))  # type: ignore[operator]
    return str(caught.value)


def text_cell(text: str, columns: int = 1) -> str:
    return (
        f'<table:table-cell office:value-type="string" table:number-columns-repeated="{columns}">'
        f"<text:p>{text}</text:p></table:table-cell>"
    )


FAR = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (xlsx_with(FAR), "1,048,575 rows; 50,000"),
        (xlsx_with(FAR, called="xl/worksheets/sheet1.bin"), "1,048,575 rows; 50,000"),
        (xlsx_with(FAR.replace("XFD", "xfd")), "1,048,575 rows; 50,000"),
        (xlsx_with(FAR.replace(' r="XFD', ' s="0" r="XFD')), "1,048,575 rows; 50,000"),
        (xlsx_with("<row>" + "<c><v>1</v></c>" * 300 + "</row>"), "201 columns; 200"),
        (xlsx_with('<row r="9"><c r="GS9"><v>1</v></c></row>'), "201 columns; 200"),
        (
            xlsx_with('<row r="50000"><c r="GR50000"><v>1</v></c></row>'),
            "10,000,000 cells; 1,000,000",
        ),
    ],
    ids=[
        "far",
        "part of another name",
        "small letters",
        "other order",
        "unnamed",
        "wide",
        "corner",
    ],
)
def test_an_xlsx_sheet_that_reaches_too_far_is_refused(data: bytes, said: str) -> None:
    assert f"The table has {said} are allowed." in refused(check_xlsx, data)


def test_empty_cells_far_away_are_no_table() -> None:
    title = '<c r="A2" t="inlineStr"><is><t>Hastings</t></is></c>'
    rows = f'<row r="2">{title}<c r="B2"><v>1066</v></c></row>'
    cards = load(xlsx_with(rows + '<row r="60000"><c r="ZZ60000" s="0"/></row>'))
    assert [card.title for card in cards] == ["Hastings"]


def test_a_long_text_that_many_cells_share_is_counted_for_each() -> None:
    cells = "".join(
        f'<row r="{row}"><c r="A{row}" t="s"><v>0</v></c><c r="B{row}"><v>1066</v></c></row>'
        for row in range(2, 1002)
    )
    data = rewritten(xlsx_with(cells), "xl/_rels/workbook.xml.rels", "</Relationships>", LINK)
    out = io.BytesIO(data)
    with zipfile.ZipFile(out, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/sharedStrings.xml", f"<sst><si><t>{'x' * 200_000}</t></si></sst>")
    with pytest.raises(CardSetError, match=r"unpack to 200 MB, [\d,]+ times its size; 100 MB"):
        load(out.getvalue())


ROWS = '<table:table-row table:number-rows-repeated="{}">{}</table:table-row>'


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (ROWS.format(49_000, text_cell("x", 200)), r"has 9,800,200 cells; 1,000,000 are"),
        (ROWS.format(40_000, text_cell("x" * 20_000)), r"unpack to 80\d MB, .* 100 MB and"),
        (ROWS.format(1, text_cell('<text:s text:c="900000000"/>')), r"unpack to 900 MB, .* 100 MB"),
        (
            "</table:table><table:table>".join([ROWS.format(9_999, text_cell("x", 99))] * 5),
            r"unpack to 203 MB, .* 100 MB",
        ),
        (
            ROWS.format(2, '<table:covered-table-cell table:number-columns-repeated="500"/>')
            + ROWS.format(1, text_cell("x", 201)),
            r"has 201 columns; 200 are",
        ),
    ],
    ids=["cells", "texts", "spaces", "sheets", "columns"],
)
def test_an_ods_sheet_that_repeats_too_much_is_refused(rows: str, said: str) -> None:
    assert re.search(said, refused(check_ods, ods_with(rows)))


BILLION = (
    "<!DOCTYPE x ["
    + "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10 if n else "ha" * 10}">' for n in range(10))
    + "]>"
)


@pytest.mark.parametrize(
    "data",
    [
        rewritten(xlsx({"One": HEADER}), SHEET, "<worksheet", f"{BILLION}<worksheet"),
        rewritten(
            ods_with(ROWS.format(1, text_cell("&e9;"))),
            "content.xml",
            "<office",
            f"{BILLION}<office",
        ),
    ],
    ids=["xlsx", "ods"],
)
def test_entities_within_entities_are_not_unfolded(data: bytes) -> None:
    with pytest.raises(CardSetError, match="damaged"):
        load(data)
