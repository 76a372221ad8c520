"""A whole delimited text is cut into columns at once, where its shape allows it.

Cutting a text with a few operations on all of it is about three times as fast as reading it record
by record. It answers only for texts whose records all have as many cells, with quotation marks
only around whole cells; `csv.reader` reads the others, and both agree wherever this one answers.
"""

from __future__ import annotations

from operator import itemgetter

_CELL, _ROW, _QUOTE = "\x1f", "\x1e", "\x1d"  # stand in for separators, line ends and quotes


def split_at_once(text: str, separator: str) -> list[list[str]] | None:
    r"""Return the columns of a delimited text, or None if it has to be read record by record.

    Examples
    --------
    >>> split_at_once('date,title\n1066,"Hastings, ""Senlac"" hill"\n', ",")
    [['date', '1066'], ['title', 'Hastings, "Senlac" hill']]
    >>> split_at_once('date,title\n1066\n', ",") is None
    True
    """
    ended = text.endswith("\n")
    if '"' in text:
        unquoted = _unquoted(text, separator)
        if unquoted is None:
            return None
        text, separator, line_end = unquoted, _CELL, _ROW
    else:
        line_end = _line_end(text)
        if not line_end:
            return None
    first = text.find(line_end)
    width = text.count(separator, 0, len(text) if first < 0 else first) + 1
    cells = text.replace(line_end, separator + line_end + separator).split(separator)
    if not ended:
        cells.append(line_end)
    elif cells.pop():
        return None
    step = width + 1  # every record's cells and then the cell that is its end
    ends = cells[width::step]
    lines = text.count(line_end) + (not ended)
    if len(cells) % step or not ends.count(line_end) == len(ends) == lines:
        return None
    return [cells[i::step] for i in range(width)]


def _line_end(text: str) -> str:
    """Return what ends the lines of a text, or an empty string if they end in several ways."""
    if "\r" not in text:
        return "\n"
    return "\r\n" if text.count("\r") == text.count("\n") == text.count("\r\n") else ""


def _unquoted(text: str, separator: str) -> str | None:
    """Return a text without quotation marks, its separators and line ends replaced by stand-ins."""
    if _CELL in text or _ROW in text or _QUOTE in text:
        return None
    pieces = text.split('"')  # by turns outside and inside of quotation marks
    if len(pieces) % 2 == 0:
        return None
    joined = _QUOTE.join(pieces[::2])
    line_end = _line_end(joined)
    if not line_end:
        return None
    outside = joined.replace(separator, _CELL).replace(line_end, _ROW).split(_QUOTE)
    between = outside[1:-1]
    edges = {*map(itemgetter(0), filter(None, [*between, outside[-1]]))}
    edges |= {*map(itemgetter(-1), filter(None, [outside[0], *between]))}
    if not edges <= {_CELL, _ROW}:
        return None
    outside[1:-1] = [piece or '"' for piece in between]  # two marks within a cell stand for one
    pieces[::2] = outside
    return "".join(pieces)
