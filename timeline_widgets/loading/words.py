"""The loader's sentences in the teacher's language."""

from __future__ import annotations

import re

from timeline_widgets.dates.errors import SENTENCES
from timeline_widgets.messages import LANGUAGES, say

_TWO_POINTS = re.compile(r"(?<=[^\W\d])\.\.(?=\s|$)")


def sentence(code: str, language: str, **params: str | int) -> str:
    """Return the sentence for a code, in English where there is no catalogue of the language.

    Why a text is no date is said in English by the dates themselves.

    Examples
    --------
    >>> sentence("title-missing", "es")
    'Esta fila no tiene título.'
    >>> sentence("date-blank", "en")
    'The date is blank; write a year such as 1492, 44 BC or c. 1450.'
    """
    language = language.partition("-")[0]
    if language not in LANGUAGES:
        language = "en"
    reason = SENTENCES.get(code.removeprefix("date-")) if code.startswith("date-") else None
    if reason and language == "en":
        quoted = {"text": f"“{params['text']}”"} if "text" in params else {}
        return reason.format_map({**params, **quoted})
    told = say(language, f"load.{code}", **params)
    return _TWO_POINTS.sub(".", told)  # a sentence that ends with "44 a. C."
