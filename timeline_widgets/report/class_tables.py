"""The tables of a report: every count as a pandas DataFrame, whoever counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import narwhals as nw

from timeline_widgets.report import engines, tables
from timeline_widgets.report.names import collated
from timeline_widgets.report.wording import Wording

if TYPE_CHECKING:
    import pandas as pd

_SURENESS = ("sure", "think_so", "guess")


class ClassTables:
    """The answers of a class, counted. Of `ClassReport`."""

    def __init__(self, answers: Any, language: str = "en") -> None:
        self._words = Wording(language)
        self._answers: nw.LazyFrame[Any] = nw.from_native(answers).lazy()
        self._counted: dict[str, pd.DataFrame] = {}

    @property
    def language(self) -> str:
        """The language of the page, and of the dates in the tables."""
        return self._words.language

    @property
    def nameless(self) -> str:
        """How a student without a name is called."""
        return self._words.say("no_name")

    @property
    def answers(self) -> pd.DataFrame:
        """Every answer, as in a score file. Of a district, that may be more than fits."""
        table: pd.DataFrame = self._answers.collect("pandas").to_native()
        return table

    def by_student(self) -> pd.DataFrame:
        """Return a row for each student, in alphabetical order.

        ``credit`` is 1 for a right answer, in a Trial the spaces gained, of four; ``share`` is that
        of all answers. ``middle_miss`` is the median of the misses in years, ``early`` and ``late``
        tell how many were too early and too late, ``seconds`` the time in all.
        """
        table = self._table(tables.by_student, self._of_each)
        table = table.sort_values("student", key=lambda names: names.map(collated))
        return _shared(table.reset_index(drop=True))

    def by_card(self) -> pd.DataFrame:
        """Return a row for each card, by date; ``missed`` is the number of wrong answers."""
        table = _shared(self._table(tables.by_card, self._once))
        table["missed"] = table["answers"] - table["right"]
        table["date"] = table["date"].map(self._words.date).astype("str")
        return table.sort_values(["cardset", "year", "card"], ignore_index=True)

    def hardest(self, count: int = 8, *, least: int = 3) -> pd.DataFrame:
        """Return the cards with the largest share of wrong answers, of those asked often enough.

        Parameters
        ----------
        count : int
            How many at most.
        least : int
            How many answers there must be: one miss of one says nothing.
        """
        table = self.by_card()
        table = table[(table["answers"] >= least) & (table["missed"] > 0)]
        order = ["share", "missed", "title", "card"]
        return (
            table.sort_values(order, ascending=[True, False, True, True])
            .head(count)
            .reset_index(drop=True)
        )

    def by_trial(self) -> pd.DataFrame:
        """Return a row for each edition, Trial and duel."""
        table = _shared(self._table(tables.by_trial, self._once))
        return table.sort_values(["game", "variant"], ignore_index=True)

    def confusions(self, *, least: int = 3) -> pd.DataFrame:
        """Return which cards are put the wrong way round, most often mixed up first.

        A card that was placed says of its two neighbours which of them is earlier. ``mixed`` counts
        how often that was wrong, of the ``side_by_side`` times that the two were neighbours.

        Parameters
        ----------
        least : int
            How often they must have been neighbours.
        """
        from timeline_widgets.report.confusing import in_words

        pairs = self._table(tables.confusions, self._once)
        pairs = pairs[(pairs["mixed"] > 0) & (pairs["side_by_side"] >= least)]
        return in_words(pairs, self.by_card())

    def by_century(self) -> pd.DataFrame:
        """Return a row for each century of the cards, millennia before 3000 BCE.

        ``middle_error`` is the median of the misses in years, negative where most were placed too
        early.
        """
        table = _shared(self._table(tables.by_century, self._once)).sort_values(
            "first_year", ignore_index=True
        )
        labels = [self._words.century(first) for first in table["first_year"]]
        table.insert(0, "century", labels)
        return table

    def by_confidence(self) -> pd.DataFrame:
        """Return how often those who were sure, thought so or guessed were right."""
        table = _shared(self._table(tables.by_confidence, self._once))
        table = table[table["confidence"].isin(_SURENESS)]
        return table.sort_values(
            "confidence", key=lambda said: said.map(_SURENESS.index), ignore_index=True
        )

    def games(self) -> pd.DataFrame:
        """Return a row for each game of each student, numbered from the first one on."""
        table = _shared(self._table(tables.games, self._of_each))
        table = table.sort_values("number", kind="stable")
        return table.sort_values(
            "student", key=lambda names: names.map(collated), kind="stable", ignore_index=True
        )

    def progress(self) -> pd.DataFrame:
        """Return how the class did in its first game, its second one, and so on."""
        return _shared(self._table(tables.progress, self._of_each)).sort_values(
            "number", ignore_index=True
        )

    def how_far(self) -> pd.DataFrame:
        """Return how many misses were within 20, 50, 100 and 200 years, and more (0)."""
        import pandas as pd

        table = self._table(tables.how_far, self._once).set_index("upto")
        every = pd.Index([*tables.FAR, 0], name="upto")
        return table.reindex(every, fill_value=0).reset_index()

    def misses(self, cards: Sequence[str]) -> pd.DataFrame:
        """Return how far off these cards (ids) were, negative if too early, and how many times."""
        table = self._table(tables.misses, self._once, cards=list(cards))
        return table.sort_values(["cardset", "card", "signed"], ignore_index=True)

    def latest(self, count: int = 14) -> pd.DataFrame:
        """Return whether the latest cards that each student placed were right, oldest first."""
        table = self._table(tables.latest, self._of_each, most=count)
        return table.sort_values(["student", "ago"], ascending=[True, False], ignore_index=True)

    def overview(self) -> pd.Series:
        """Return the totals."""
        totals = self._table(tables.overview, self._once).iloc[0]
        middle = self._table(tables.middle_miss, self._once)["middle_miss"]
        totals["middle_miss"] = middle.iloc[0] if len(middle) else float("nan")
        return totals

    @cached_property
    def _of_each(self) -> tables.Frame:
        """The answers of each student."""
        return tables.measured(self._answers)

    @cached_property
    def _once(self) -> tables.Frame:
        """The answers, those of a team once."""
        return tables.measured(tables.once(self._answers))

    def _table(
        self, count: Callable[..., tables.Frame], answers: tables.Frame, **options: Any
    ) -> pd.DataFrame:
        """Count, once: a report does not change."""
        key = f"{count.__name__}{options}"
        if key not in self._counted:
            table = engines.pandas_of(count(answers, **options))
            if "student" in table.columns:
                table["student"] = table["student"].replace("", self.nameless)
            self._counted[key] = table
        return self._counted[key].copy()


def _shared(table: pd.DataFrame) -> pd.DataFrame:
    table["share"] = table["credit"] / table["answers"].where(table["answers"] > 0)
    return table
