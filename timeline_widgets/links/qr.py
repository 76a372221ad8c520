"""A QR code of a link, to be projected: every phone's camera reads it."""

from __future__ import annotations

from io import BytesIO

from timeline_widgets.links.problems import LinkError, problem

_MARGIN = 4  # modules; the standard's quiet zone (ISO/IEC 18004), without which cameras fail


def qr_svg(text: str) -> str:
    """Return a QR code as an SVG picture, black on white whatever the page around it wears.

    It grows with its place: it has a ``viewBox`` and no size of its own.

    Parameters
    ----------
    text : str
        What it says.

    Raises
    ------
    LinkError
        If that is more than a QR code can hold.

    Examples
    --------
    >>> qr_svg("https://example.org/")[:56]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 '
    """
    import segno

    try:
        code = segno.make_qr(text, error="m")
    except segno.DataOverflowError:
        raise LinkError([problem("no_qr", count=len(text))]) from None
    picture = BytesIO()
    code.save(
        picture, kind="svg", border=_MARGIN, light="#fff", xmldecl=False, svgclass=None,
        lineclass=None, omitsize=True, nl=False,
    )  # fmt: skip
    return picture.getvalue().decode()
