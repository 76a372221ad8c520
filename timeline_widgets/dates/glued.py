"""Letters that stand at figures without a space: c1450 and 44BC are dates, AB1066 is a label."""

from __future__ import annotations

from typing import Final

from timeline_widgets.dates.vocabulary import Token

_BEFORE_FIGURES: Final = frozenset(
    ("circa", "month", "season", "before", "after", "unit-first", "weekday", "calendar")
)
_ERAS_BEFORE_FIGURES: Final = frozenset(("ad", "bc", "bce", "ce"))  # AC1066 is a label
_NOT_BEHIND_FIGURES: Final = frozenset(("filler", "vague"))


def is_label(token: Token, pieces: list[str], at: int, end: int) -> bool:
    """Whether a word makes a label of the figures that it stands at, as in AB1066 or 1066L.

    Parameters
    ----------
    token : Token
        What the word, or the phrase from it on, means.
    pieces : list of str
        The pieces of the text.
    at, end : int
        Where the word begins and ends among them.
    """
    word = pieces[at]
    if _has_figures(pieces, end + 1, 0):
        if token.kind == "era":
            return word not in _ERAS_BEFORE_FIGURES
        # A letter alone needs its point before a year, but for c1450.
        return token.kind not in _BEFORE_FIGURES or (
            token.kind == "circa" and len(word) == 1 and word != "c"
        )
    if word.isascii() and token.kind in _NOT_BEHIND_FIGURES:
        return _has_figures(pieces, at - 1, -1) or (
            at > 1 and pieces[at - 1] == "-" and _has_figures(pieces, at - 2, -1)
        )
    return False


def _has_figures(pieces: list[str], at: int, side: int) -> bool:
    return 0 <= at < len(pieces) and pieces[at][side].isdigit()
