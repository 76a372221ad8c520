"""What a word or phrase means in a date, looked up over all five languages at once."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from timeline_widgets.dates.languages import de, en, es, fr, ru


class Token(NamedTuple):
    """A meaningful piece of a date.

    Parameters
    ----------
    kind : str
        What it is, such as ``"month"`` or ``"number"``.
    value : int
        Which one, such as 3 for March.
    raw : str
        The digits or letters it was read from; of "million", the marks that its language has for
        decimals and for thousands.
    """

    kind: str
    value: int
    raw: str = ""


_FIXED: Final[dict[str, tuple[str, int]]] = {
    "bce": ("era", -1), "ce": ("era", 1), "auc": ("auc", 0), "circa": ("circa", 0),
    "early": ("vague", 1), "mid": ("vague", 2), "late": ("vague", 3), "last": ("last", 0),
    "half": ("fraction", 2), "third": ("fraction", 3), "quarter": ("fraction", 4),
    "century": ("unit", 100), "millennium": ("unit", 1000), "decade": ("unit", 10),
    "century-first": ("unit-first", 100), "decade-first": ("unit-first", 10),
    "rounded": ("years", 10), "years": ("years", 1), "years-counted": ("years", 1),
    "before": ("before", 0), "after": ("after", 0), "until": ("until", 0),
    "until-or-before": ("until", 1), "since": ("since", 1), "from": ("since", 0),
    "between": ("between", 0), "and": ("and", 0), "or": ("or", 0), "to": ("to", 0),
    "onwards": ("onwards", 0), "earlier": ("earlier", 0), "present": ("present", 0),
    "thousand": ("scale", 10**3), "million": ("scale", 10**6), "billion": ("scale", 10**9),
    "thousand-or-millennium": ("thousand-or-millennium", 1000),
    "thousands-or-millennium": ("thousands-or-millennium", 1000),
    "kilo-ago": ("scale-ago", 10**3), "mega-ago": ("scale-ago", 10**6),
    "giga-ago": ("scale-ago", 10**9), "ago": ("ago", 0), "ago-before": ("ago", 1),
    "filler": ("filler", 0), "relative": ("relative", 0), "calendar": ("calendar", 0),
}  # fmt: skip
_BY_PLACE: Final = {"MONTHS": "month", "REPUBLICAN_MONTHS": "republican", "SEASONS": "season"}
_LETTERS: Final = re.compile(r"[^\W_]+")

SINGLE: Final[dict[str, Token]] = {}
"""What one word means."""
PHRASES: Final[dict[str, list[tuple[tuple[str, ...], Token]]]] = {}
"""For the first word of a phrase, its other words, longest phrase first."""
MISSING: Final[dict[str, str]] = {}
"""Texts that stand for no date, and the code of the error that they cause."""
ORDINAL_ENDINGS: Final[set[str]] = set()
DECADE_ENDINGS: Final[set[str]] = set()

# Accents are often left out. The bare forms come last, so that "des" is not "dès".
_accented: Final[list[tuple[str, Token]]] = []


def bare(text: str) -> str:
    """Return `text` without accents."""
    return "".join(c for c in normalize("NFKD", text) if not combining(c))


def _enter(form: str, token: Token, *, accents: bool = True) -> None:
    words = [form] if form.isalpha() else _LETTERS.findall(form)
    first, others = words[0], tuple(words[1:])
    if others:
        tails = PHRASES.setdefault(first, [])
        if all(others != tail for tail, _ in tails):
            tails.append((others, token))
    elif first in SINGLE and SINGLE[first].kind == token.kind == "scale":
        if SINGLE[first].raw != token.raw:
            SINGLE[first] = token._replace(raw="")  # 2,588 millions: English or French?
    else:
        SINGLE.setdefault(first, token)
    if accents and not form.isascii():
        _accented.append((bare(form), token))


def _adjectives(forms: str, endings: str) -> list[list[str]]:
    """Expand ``"erst-|zweit-,zwot-"`` with each ending."""
    return [
        [
            form.rstrip("-") + ending
            for form in entry.split(",")
            for ending in (endings.split("|") if form.endswith("-") else [""])
        ]
        for entry in forms.split("|")
    ]


def _fill() -> None:
    for language in (en, es, fr, de, ru):
        for place, kind in _BY_PLACE.items():
            for number, forms in enumerate(getattr(language, place, ()), start=1):
                for form in forms.split("|"):
                    _enter(form, Token(kind, number))
        for form in language.WEEKDAYS.split("|"):
            _enter(form, Token("weekday", 0))
        for key, forms in language.WORDS.items():
            if key in ("missing", "ongoing"):
                for form in forms.split("|"):
                    MISSING.setdefault(" ".join(_LETTERS.findall(form)), key)
            else:
                for form in forms.split("|"):
                    kind, value = _FIXED[key]
                    _enter(
                        form, Token(kind, value, language.NUMBER_MARKS if kind == "scale" else form)
                    )
        endings = getattr(language, "ADJECTIVE_ENDINGS", "")
        for number, group in enumerate(_adjectives(language.ORDINALS, endings), start=1):
            for form in group:
                _enter(form, Token("ordinal", number, form))
        ORDINAL_ENDINGS.update(language.ORDINAL_ENDINGS.split("|"))
        DECADE_ENDINGS.update(e for e in language.DECADE_ENDINGS.split("|") if e)
    for form, token in _accented:
        _enter(form, token, accents=False)
    for tails in PHRASES.values():
        tails.sort(key=lambda entry: -len(entry[0]))


_fill()
