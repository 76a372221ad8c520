"""The words, numbers and dates of a report in its reader's language."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from timeline_widgets.dates import DateError, HistoricalDate
from timeline_widgets.dates.centuries import century_of
from timeline_widgets.messages import Language, say, words

_LEANING = 3  # misses
_TRIALS = frozenset(
    {"timeline_4", "bet", "split", "right_date", "combination", "sudden_death", "more_or_less"}
)
_GAMES = frozenset({"timeline", "challenge", "practice"})
_EDITIONS = {"spain": "spain", "russia": "russia", "star-wars": "star_wars"}


class Wording:
    r"""What a report says in one language.

    Parameters
    ----------
    language : str
        One of `timeline_widgets.messages.LANGUAGES`.

    Raises
    ------
    ValueError
        If there are no words for it.

    Examples
    --------
    >>> Wording("es").date("44 BCE"), Wording("de").percent(1, 4), Wording("ru").years(22.4)
    ('44 a. C.', '25\xa0%', '22 года')
    """

    def __init__(self, language: str) -> None:
        words(language)
        self.language = cast(Language, language)

    def say(self, key: str, **params: str | int) -> str:
        """Return a sentence of the report's words."""
        return say(self.language, f"report.{key}", **params)

    def number(self, value: float) -> str:
        """Return a number with at most two decimals."""
        text = f"{value:.2f}".rstrip("0").rstrip(".")
        return text if self.language == "en" else text.replace(".", ",")

    def percent(self, part: float, whole: int) -> str:
        """Return a share in whole percents; of nothing, none."""
        share = round(100 * float(part) / int(whole)) if whole else 0
        return self.say("percent", number=share)

    def part(self, part: float, whole: int) -> str:
        """Return a number and of how many it is."""
        return self.say("part", part=self.number(part), whole=int(whole))

    def years(self, years: float) -> str:
        """Return a number of years; nothing, if there is none."""
        return self.say("years", count=round(years)) if years == years else ""

    def leans(self, early: int, late: int) -> str:
        """Return which way most misses lie, if there are enough to say so."""
        if max(early, late) < max(_LEANING, 2 * min(early, late)):
            return ""
        return self.say("leans_early" if early > late else "leans_late")

    def date(self, text: str) -> str:
        """Return the date of a card, which score files tell in English; a story's part as it is."""
        return _date(text, self.language)

    def century(self, first: int) -> str:
        """Return the century, or millennium, that begins with a year as astronomers count."""
        year = HistoricalDate.of_year(first if first > 0 else first - 1)
        return century_of(year).label(self.language)

    def game(self, game: str) -> str:
        """Return the name of a game; one that is not known stands as it is."""
        return say(self.language, f"linking.game_{game}") if game in _GAMES else game

    def variant(self, variant: str) -> str:
        """Return the name of an edition, a Trial or a duel, in the same way."""
        if variant in _TRIALS:
            return say(self.language, f"challenge.name_{variant}")
        if variant in _EDITIONS:
            return say(self.language, f"linking.edition_{_EDITIONS[variant]}")
        return variant


@lru_cache(maxsize=4096)
def _date(text: str, language: Language) -> str:
    if language == "en":
        return text
    try:
        return HistoricalDate.parse(text).label(language)
    except DateError:
        return text
