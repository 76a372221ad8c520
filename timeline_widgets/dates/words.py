"""From a text to the meaningful pieces of a date."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import decimal, normalize

from timeline_widgets.dates.errors import DateError
from timeline_widgets.dates.glued import is_label
from timeline_widgets.dates.iso import CLOCK
from timeline_widgets.dates.vocabulary import (
    DECADE_ENDINGS,
    ORDINAL_ENDINGS,
    PHRASES,
    SINGLE,
    Token,
)

# Dashes, minus signs, quotes and marks that cannot be seen, each as the grammar knows it. The
# minus sign is ¬ here, since a hyphen may be a minus too but a dash is none.
_MARKS: Final = {
    **dict.fromkeys(map(ord, "\u2010\u2011\ufe63\uff0d"), "-"),
    **dict.fromkeys(map(ord, "\u2012\u2013\u2014\u2015\u2e3a\u2e3b"), "–"),
    **dict.fromkeys(map(ord, "\u2212\u207b"), "¬"),
    **dict.fromkeys(map(ord, "\u2018\u2019\u02bc\u2032\u00b4`"), "'"),
    **dict.fromkeys(map(ord, "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad"), None),
    ord("≈"): "~", ord("∼"): "~", ord("≃"): "~", ord("º"): "o", ord("ª"): "a",
    ord("…"): "..", ord("\u2044"): "/", ord("年"): " ",
}  # fmt: skip
_PIECES: Final = re.compile(
    r"[0-9]{1,2}\. ?[0-9]{1,2}\. ?[0-9]{1,4}(?![0-9])"  # 4. 7. 1776
    r"|[0-9]{1,2}\.[0-9]{1,2}\.(?= ?[-–/] ?[0-9]{1,2}\. ?[0-9]{1,2}\. ?[0-9]{3})"  # 28.5.–2.6.1848
    r"|[0-9]{1,2}/[0-9]{1,2}/[0-9]{1,4}(?![0-9/])|[0-9]{1,2}-[0-9]{1,2}-[0-9]{3,4}(?![0-9])"
    r"|[0-9]{4}([-/.])[0-9]{1,2}\1[0-9]{1,2}(?![0-9])"  # 1776-07-04
    r"|[0-9]{1,2}\. ?[0-9]{4}(?![0-9])"  # 7.1776
    rf"|{CLOCK}"
    r"|[0-9]{1,3}(?:[ .,'][0-9]{3})+(?:[.,]0{1,2})?(?![0-9])"  # 12,000
    r"|[0-9]+[.,][0-9]{1,3}(?![0-9])"  # 4.5
    r"|[0-9]+|[^\W\d_]+|\.\.+|\+/-|.",
    re.DOTALL,
)
# Figures of other scripts; and footnote marks, figures in circles and fractions.
_FIGURES: Final = re.compile("(?![0-9])\\d|[²³¹¼-¾⁰-₉⅐-⅟①-⓿❶-➓]")
_GLUE: Final = frozenset(" .-'")
_IGNORED: Final = frozenset(".,'\"“”«»„:()[]°¿ ")
_MARK_TOKENS: Final = {
    "–": Token("dash", 0), "?": Token("circa", 1), "~": Token("circa", 1), "..": Token("dots", 0),
    "...": Token("dots", 0), "/": Token("slash", 0), "&": Token("and", 0), ",": Token("comma", 0),
    "<": Token("before", 0), ">": Token("after", 0), "≤": Token("until", 0),
    "≥": Token("since", 1), "±": Token("give-or-take", 0), "+/-": Token("give-or-take", 0),
    "(": Token("open", 0), ")": Token("close", 0), "%": Token("circa", 1),
}  # fmt: skip
_TYPED_DASH: Final = re.compile(r"(?<=[^-] )--+(?= )|(?<=[0-9]{3})--+(?=[0-9])")
_ROMAN: Final = re.compile(
    r"(m{0,3}(?:cm|cd|d?c{0,4})(?:xc|xl|l?x{0,4})(?:ix|iv|v?i{0,4}))([^\W\d_]*)"
)
_ROMAN_VALUES: Final = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100, "d": 500, "m": 1000}
_CYRILLIC_ROMAN: Final = str.maketrans("хісмѵ", "xicmv")
_LARGEST_ORDINAL = 99  # "1066e" is a slip; only Russian has ordinal years
_HALVES_OF_THE_DAY: Final = frozenset(("am", "pm", "a", "p", "m"))
_COUNTED: Final = frozenset(("number", "roman", "ordinal"))
_CAN_END: Final = _COUNTED | {"numeric", "decade", "era", "unit", "close"}
_JOINS: Final = frozenset(("dash", "hyphen", "slash", "to", "dots", "open"))


def normalised(text: str) -> str:
    """Return `text` with the letters, spaces, dashes and quotes that the grammar knows."""
    if not text.isascii():
        text = normalize("NFKC", _FIGURES.sub(_figure, text.translate(_MARKS)))
    simple = " ".join(text.split()).casefold()
    if "--" in simple:
        simple = _TYPED_DASH.sub("–", simple)
    if simple[1:2] == " " and simple[0] in "-–¬":
        simple = "–" + simple[2:]  # "- 52" is 52 BC in French books, or a bullet
    return simple


def _figure(found: re.Match[str]) -> str:
    """Return the figure of another script, or ^ for a mark such as ² that NFKC would join."""
    return str(decimal(found[0], "^"))


def roman(word: str) -> Token | None:
    """Return the Roman number that `word` is, with or without an ordinal ending, or None."""
    found = _ROMAN.fullmatch(word.translate(_CYRILLIC_ROMAN))
    if not found or not found[1] or (found[2] and found[2] not in ORDINAL_ENDINGS):
        return None
    digits = [_ROMAN_VALUES[letter] for letter in found[1]]
    total = sum(-a if a < b else a for a, b in zip(digits, [*digits[1:], 0], strict=True))
    return Token("roman", total, word)


def tokens(text: str, written: str) -> list[Token]:
    """Return the pieces of a text that `normalised` made; `written` is the text as it was.

    Raises
    ------
    DateError
        If a piece of it means nothing in a date.
    """
    pieces = [m.group() for m in _PIECES.finditer(text)]
    last = len(pieces) - 1
    result: list[Token] = []
    at = -1
    while at < last:
        at += 1
        piece = pieces[at]
        if piece == " " or (piece == "+" and at == 0):
            continue
        if piece[0] in "0123456789":
            token = _number(piece)
            if token.kind == "number":
                token, at = _with_ending(token, pieces, at)
            result.append(token)
        elif piece.isalpha():
            begin = at
            token, at = _word(pieces, at, result, written)
            if is_label(token, pieces, begin, at):
                raise DateError("not-understood", written, word=piece)
            if token.kind != "filler":
                result.append(token)
        elif piece in "-¬–":
            result.append(_dash(pieces, at, result))
        elif piece == "+" and at == last:
            result.append(Token("onwards", 0))
        elif piece in _MARK_TOKENS:
            result.append(_MARK_TOKENS[piece])
        elif piece == "'" and at < last and _is_shortened(pieces[at + 1 :]):
            raise DateError("two-digit-year", written)
        elif piece not in _IGNORED:
            raise DateError("not-understood", written, word=piece)
    return _signed(result)


def _is_shortened(pieces: list[str]) -> bool:
    """Whether digits behind an apostrophe are the end of a year: '68, or '400 for the 1400s."""
    return pieces[0].isdigit() and (
        len(pieces[0]) == 2 or (len(pieces[0]) == 3 and pieces[-1] != "'")
    )


def _signed(result: list[Token]) -> list[Token]:
    """Join each minus sign with the number behind it."""
    if not any(token.kind == "minus" for token in result):
        return result
    joined: list[Token] = []
    for token in result:
        if joined and joined[-1].kind == "minus":
            # A dash is a doubtful minus sign, and its number keeps it in `raw`.
            doubt = "–" if joined.pop().raw == "–" else ""
            token = Token("number", -token.value, doubt + token.raw)
        joined.append(token)
    return joined


def _number(piece: str) -> Token:
    if piece.isdigit():
        return Token("number", int(piece[:20]), piece)
    if ":" in piece:
        return Token("time", 0, piece)
    parts = re.split(r"[-/.,' ]+", piece)
    separator = piece[len(parts[0])]
    if not parts[-1]:
        return Token("numeric", 0, piece)
    if separator in "-/" or (separator == "." and len(parts) == 3 and len(parts[1]) < 3):
        return Token("numeric", 0, piece)
    if separator == "." and len(parts) == 2 and len(parts[1]) == 4:
        return Token("numeric", 0, piece)
    if set(parts[-1]) == {"0"} and len(parts[-1]) < 3:
        parts.pop()
    if len(parts) == 1 or all(len(part) == 3 for part in parts[1:]):
        return Token("number", int("".join(parts)), piece)
    return Token("decimal", 0, piece)


def _with_ending(token: Token, pieces: list[str], at: int) -> tuple[Token, int]:
    """Join the letters that stand at a number: 4th, 1.º, 1930s, 1850's, 1930-е."""
    ahead = at + 1
    if ahead < len(pieces) and pieces[ahead] in ".-'":
        ahead += 1
    if ahead < len(pieces) and pieces[ahead].isalpha():
        ending = pieces[ahead]
        tens = token.value >= 10 and token.value % 10 == 0
        if ending in DECADE_ENDINGS and tens:
            return token._replace(kind="decade"), ahead
        glued = pieces[at + 1] != "." and pieces[ahead + 1 : ahead + 2] != ["."]  # not 1450A.D.
        if (
            token.value > _LARGEST_ORDINAL
            and glued
            and ending.isascii()
            and ending in ORDINAL_ENDINGS
        ):
            return Token("slip", 0, token.raw + ending), ahead
        dotted = pieces[at + 1] == "." and ending in ("o", "a")
        if ending in ORDINAL_ENDINGS and (ahead == at + 1 or dotted or ending not in SINGLE):
            return token._replace(kind="ordinal"), ahead
    return token, at


def _word(pieces: list[str], at: int, before: list[Token], written: str) -> tuple[Token, int]:
    """Return what the word at `at`, or the phrase that begins there, means, and where it ends."""
    word = pieces[at]
    for tail, token in PHRASES.get(word, ()):
        end = _phrase_end(pieces, at, tail)
        if end:
            return token, end
    found = _letter(word, pieces, at, before) if len(word) == 1 else SINGLE.get(word)
    if found is None:
        found = roman(word)
        ending = pieces[at + 2 : at + 3] if pieces[at + 1 : at + 2] == ["-"] else []
        if found is not None and ending and ending[0] in ORDINAL_ENDINGS:
            at += 2  # XVIII-го
    ends = found is None and word in ORDINAL_ENDINGS and before and before[-1].kind in _COUNTED
    if ends and (before[-1].value <= _LARGEST_ORDINAL or not word.isascii()):
        return Token("filler", 0), at
    if before and before[-1].kind == "time" and word in _HALVES_OF_THE_DAY:
        return Token("filler", 0), at
    if word == "am" and "AM" not in written:
        return Token("filler", 0), at  # German "on the", not anno mundi
    if found is None:
        code = "relative" if _has_relative(pieces, at) else "not-understood"
        raise DateError(code, written, word=word)
    return found, at


def _has_relative(pieces: list[str], at: int) -> bool:
    """Whether a phrase such as "years later" comes, behind a word that is not understood."""
    return any(
        token.kind == "relative" and _phrase_end(pieces, where, tail) > 0
        for where in range(at, len(pieces))
        for tail, token in PHRASES.get(pieces[where], ())
    )


def _phrase_end(pieces: list[str], at: int, tail: tuple[str, ...]) -> int:
    for word in tail:
        at += 1
        while at < len(pieces) and pieces[at] in _GLUE:
            at += 1
        if at == len(pieces) or pieces[at] != word:
            return 0
    return at


def _letter(letter: str, pieces: list[str], at: int, before: list[Token]) -> Token | None:
    """Return what a single letter means between its neighbours."""
    counted = bool(before) and before[-1].kind in _COUNTED
    small = counted and before[-1].value < (40 if before[-1].kind == "number" else 100)
    ahead = next((p for p in pieces[at + 1 :] if p not in _GLUE), "")
    if letter == "c" and pieces[at + 1 : at + 2] == [ahead] and ahead.isdigit() and len(ahead) < 3:
        return Token("unit-first", 100) if pieces[at + 2 : at + 3] == ["th"] else None  # C16th
    joined = pieces[at + 1 : at + 2] == ["-"]
    counts = not joined and (ahead[:1].isdigit() or ahead == "¬")
    if counts and (letter == "h" or (letter in "cv" and not small)):
        return Token("circa", 0)
    if letter == "h":
        return None  # "1450 H" is a year of the Hijra
    if letter in "cs" and small:
        return Token("unit", 100)
    if letter == "c":
        return Token("circa", 0) if ahead else None
    if letter == "s" and (ahead.isdigit() or (ahead and roman(ahead))):
        return Token("unit-first", 100)
    if letter == "в":
        return Token("unit", 100) if small else Token("filler", 0)
    return SINGLE.get(letter)


def _dash(pieces: list[str], at: int, before: list[Token]) -> Token:
    """Tell a minus sign from a dash of a range, and both from a hyphen inside a phrase."""
    mark = pieces[at]
    spaced = at == 0 or pieces[at - 1] == " "
    left = before[-1].kind if before else "dash"
    if at and pieces[at - 1].isalpha() and left not in _CAN_END:
        return Token("hyphen", 0)  # LA-1066 has no minus
    if (
        at + 1 < len(pieces)
        and pieces[at + 1][0].isdigit()
        and (left not in _CAN_END or (mark == "¬" and spaced))
        and (spaced or left in _JOINS)
    ):
        return Token("minus", 0, mark)
    return Token("hyphen" if mark == "-" and not spaced else "dash", 0)
