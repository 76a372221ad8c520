"""What a class knows, and what it mixes up, out of the scores that it handed in."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import narwhals as nw

from timeline_widgets.gradebooks.grades import GameResult, grades
from timeline_widgets.messages import words
from timeline_widgets.messages.plain import OptionTypeError
from timeline_widgets.records.rows import Answer
from timeline_widgets.report import engines
from timeline_widgets.report.class_tables import ClassTables
from timeline_widgets.report.collecting import collect
from timeline_widgets.report.file_problems import FileProblem
from timeline_widgets.report.frames import frame_of
from timeline_widgets.report.names import collated

if TYPE_CHECKING:
    import pandas as pd


_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class ClassReport(ClassTables):
    """The answers of a class, counted.

    Made by :meth:`read` or :meth:`of_parquet`. Every table is a pandas DataFrame. Students stand in
    alphabetical order; there is no ranking. A team's answer counts for each of its members by
    student, and once everywhere else.

    Parameters
    ----------
    answers : frame
        Anything narwhals reads that has the columns of `timeline_widgets.records.Answer`.
    files : int
        In how many files the answers were.
    problems : iterable of FileProblem
        What was left aside.
    language : {"en", "es", "fr", "de", "ru"}
        Of the page, and of the dates in the tables.

    Examples
    --------
    >>> report = ClassReport.of_answers([])
    >>> report
    ClassReport(students=0, answers=0, files=0, problems=0)
    >>> report.by_card().empty
    True
    """

    def __init__(
        self,
        answers: Any,
        *,
        files: int = 0,
        problems: Iterable[FileProblem] = (),
        language: str = "en",
    ) -> None:
        super().__init__(answers, language)
        self.files = files
        self.problems = tuple(problems)

    @classmethod
    def read(cls, *sources: str | os.PathLike[str], language: str = "en") -> ClassReport:
        """Read everything that a class handed in.

        The chain of every score log is checked, so that no record counts that was changed after it
        was written. Games are not played again: that is what `verify` does.

        Parameters
        ----------
        *sources : path
            Folders, which are searched through, or files: score logs, and score files as CSV, xlsx,
            JSON lines or Parquet. Damaged and foreign files are left aside and listed in
            ``problems``; none of them is changed.
        language : str
            As above.

        Raises
        ------
        TypeError
            If a source is no path, such as a list of them.
        """
        words(language)  # before the long work
        for source in sources:
            if not isinstance(source, str | os.PathLike):
                raise OptionTypeError(
                    f"Give files and folders one by one, such as read('9a', '9b'); not {source!r}."
                )
        collected = collect(sources)
        return cls(
            collected.answers,
            files=collected.files,
            problems=collected.problems,
            language=language,
        )

    @classmethod
    def of_answers(cls, answers: Iterable[Answer], **told: Any) -> ClassReport:
        """Make a report of answers that were read already; `told` is as above."""
        return cls(frame_of(answers), **told)

    @classmethod
    def of_parquet(cls, pattern: str | os.PathLike[str], *, language: str = "en") -> ClassReport:
        """Count answers in Parquet files with DuckDB, without reading them into memory.

        Parameters
        ----------
        pattern : path
            A file, or a pattern such as ``"district/*.parquet"``. Every answer stands in it once.
        language : str
            As above.

        Raises
        ------
        ReportError
            If DuckDB is not installed, or the files are no score files.
        """
        return cls(engines.of_parquet(pattern), files=1, language=language)

    def only(
        self,
        *,
        cardset: str | None = None,
        game: str | None = None,
        variant: str | None = None,
        students: Sequence[str] | None = None,
        since: str | None = None,
        until: str | None = None,
    ) -> ClassReport:
        """Return a report of some of the answers.

        Parameters
        ----------
        cardset, game, variant : str, optional
            As in the columns of that name.
        students : sequence of str, optional
            Their names.
        since, until : str, optional
            First and last day in UTC, such as ``"2026-03-01"``.

        Raises
        ------
        ValueError
            For a day that is written otherwise.
        """
        for name, day in (("since", since), ("until", until)):
            if day is not None and not _DAY.fullmatch(day):
                raise ValueError(f"{name} is a day such as '2026-03-01'; not {day!r}.")
        wanted = [
            nw.col(column) == value
            for column, value in (("cardset", cardset), ("game", game), ("variant", variant))
            if value is not None
        ]
        if students is not None:
            names = ["" if name == self.nameless else name for name in students]
            wanted.append(nw.col("student").is_in(names))
        if since is not None:
            wanted.append(nw.col("at") >= since)
        if until is not None:
            wanted.append(nw.col("at") < until + "~")  # after every hour of that day
        kept = self._answers.filter(*wanted) if wanted else self._answers
        return ClassReport(
            kept.to_native(), files=self.files, problems=self.problems, language=self.language
        )

    def grades(
        self, *, rule: str = "best", first: int | None = None, maximum: float = 100
    ) -> pd.Series:
        """Return a grade for each student, by the rule that you choose.

        Parameters
        ----------
        rule : {"best", "latest", "mean"}
            Which games count: the best one, the latest one, or all alike.
        first : int, optional
            Only so many games from the first on.
        maximum : float
            The grade for a game without a mistake.

        Raises
        ------
        ValueError
            For an unknown rule, or a number that is not allowed.
        """
        import pandas as pd

        results = [
            GameResult(game.student, game.match, game.began, game.credit, game.answers)
            for game in self.games().itertuples()
        ]
        given = grades(results, rule=rule, first=first, maximum=maximum)
        ordered = {name: given[name] for name in sorted(given, key=collated)}
        return pd.Series(ordered, name="grade", dtype="float64").rename_axis("student")

    def page(self, *, title: str = "", hide_names: bool = False) -> str:
        """Return the report as a page of HTML that needs nothing from elsewhere.

        Parameters
        ----------
        title : str
            Such as the name of the class; by default the names of the card sets.
        hide_names : bool
            Whether students stand behind codes, which are others every time.
        """
        from timeline_widgets.report.page import page

        return page(self, title=title, hide_names=hide_names)

    def save(
        self, path: str | os.PathLike[str], *, title: str = "", hide_names: bool = False
    ) -> Path:
        """Write the page to a file, to look at it in a browser or to print it."""
        place = Path(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(self.page(title=title, hide_names=hide_names), encoding="utf-8")
        return place

    def in_words(self) -> str:
        """Return how much there is, in words.

        Examples
        --------
        >>> ClassReport.of_answers([], language="es").in_words()
        '0 estudiantes, 0 respuestas, 0 partidas'
        """
        totals = self.overview()
        counts = {"students": len(self.by_student())} | {
            what: int(totals[what]) for what in ("answers", "games")
        }
        return ", ".join(self._words.say(what, count=count) for what, count in counts.items())

    def __repr__(self) -> str:
        students, answers = len(self.by_student()), int(self.overview()["answers"])
        return (
            f"ClassReport(students={students}, answers={answers}, files={self.files}, "
            f"problems={len(self.problems)})"
        )

    def _repr_html_(self) -> str:
        from timeline_widgets.report.page import body

        return body(self)
