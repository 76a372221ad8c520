"""Why a text is not a date: codes for programs, sentences for people."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    "blank": "The date is blank; write a year such as 1492, 44 BC or c. 1450.",
    "missing": "{text} stands for a missing date; write a year such as 1492, 44 BC or c. 1450.",
    "ongoing": "{text} says that something still lasts; write the year when it began.",
    "relative": "{text} is told from another day; write the year itself, such as 1969.",
    "no-year": "{text} has no year; add one, such as 4 May 1886.",
    "no-year-zero": "{text} has the year 0, which never was: 1 BC was followed by AD 1.",
    "two-digit-year": "{text} does not say which century; write all digits, such as 1968 or AD 68.",
    "year-too-far": "{text} is the year {year}; years from the Big Bang to 9999 are read.",
    "day-number": "{text} looks like a spreadsheet's day number (it would be {date}); "
    "show the cell as a date, or say that the column holds day numbers.",
    "day-number-range": "{text} is no day number that a spreadsheet uses ({least} to {most}).",
    "day-number-leap": "{text} is 29 February 1900, which only spreadsheets have.",
    "no-such-day": "{text} has no such day: {month_name} {year} has the days 1 to {most}.",
    "no-such-month": "{text} has the month {month}; months are 1 to 12.",
    "reversed": "{text} ends before it begins; write the earlier date first.",
    "era-unclear": "{text} is BC or AD in part; mark both ends, as in 27 BC – AD 14.",
    "era-twice": "{text} is marked both as before and as after the year 1; keep one mark.",
    "numbering-unclear": "{text} may count years with or without a year 0; "
    "write 15 March 44 BC, or -0043-03-15 for the same day with a year 0.",
    "unit-unclear": "{text} may be a year, a century or a label; "
    "write the century out, such as 15th century.",
    "several-dates": "{text} holds several dates; keep one, or write a range such as 1337–1453.",
    "fraction": "{text} is a fraction of a year; write a whole year such as 1492.",
    "decimal-unclear": "{text} may have thousands or decimals ({number}); "
    "write 2500 million or 2.5 million.",
    "other-calendar": "{text} counts years in another calendar ({word}); write the year AD or BC.",
    "not-understood": "{text} has a part that is not understood: {word}. "
    "Write a date such as 1492, 12 October 1492, c. 1450, 15th century, 44 BC or 1337–1453.",
    "too-long": "The date has {length} characters; at most {most} are read.",
    "not-edtf": "{text} is not EDTF; allowed are 1492-10-12, -0043, 1450~, 18XX, 1337/1453.",
    "not-wikidata": "{text} is no time of Wikidata; allowed are +1492-10-12T00:00:00Z "
    "and its forms with a precision from 0 to 14.",
    "unknown-to-wikidata": "{text} is Wikidata's mark for an unknown value; write a year, or leave "
    "the row out.",
}
"""Every code with its English sentence; the words in braces are keys of `DateError.params`."""

_LONGEST_QUOTE = 60


class DateError(ValueError):
    """A text that cannot be a date, with the reason.

    Parameters
    ----------
    code : str
        One of the keys of `SENTENCES`; it stays the same in every language.
    text : str
        The text as written.
    **params : int or str
        What the sentence names besides, for those who word it in another language.

    Attributes
    ----------
    code : str
        The reason, for programs.
    params : dict of str to int or str
        The text and whatever else the sentence names.

    Examples
    --------
    >>> print(DateError("no-year", "Monday"))
    'Monday' has no year; add one, such as 4 May 1886.
    """

    def __init__(self, code: str, text: str, **params: int | str) -> None:
        self.code = code
        self.params: dict[str, int | str] = {"text": text, **params}
        shown = text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"
        super().__init__(SENTENCES[code].format(**{**self.params, "text": f"'{shown}'"}))
