"""`ReportFilters`: a class report to look closer at, by game, by days, by students."""

from __future__ import annotations

from datetime import date
from html import escape
from typing import Any

import ipywidgets as ipw

from timeline_widgets.records.problems import SaidError
from timeline_widgets.report import ClassReport
from timeline_widgets.report.page import body
from timeline_widgets.report.wording import Wording


class ReportFilters(ipw.VBox):
    """A class report with filters above it, to be shown by a cell.

    Parameters
    ----------
    report : ClassReport
        What to look at.
    hide_names : bool
        Whether to begin with codes instead of names.

    Attributes
    ----------
    chosen : ClassReport
        What is shown: every table of it is of the chosen answers only.

    Examples
    --------
    >>> filters = ReportFilters(ClassReport.of_answers([]))
    >>> filters.chosen
    ClassReport(students=0, answers=0, files=0, problems=0)
    """

    def __init__(self, report: ClassReport, *, hide_names: bool = False) -> None:
        self._report = report
        self.chosen = report
        self._words = words = Wording(report.language)
        sets = sorted(set(report.by_card()["cardset"]))
        trials = report.by_trial()
        kinds = [
            (": ".join(filter(None, (words.game(game), words.variant(variant)))), (game, variant))
            for game, variant in zip(trials["game"], trials["variant"], strict=True)
        ]
        every = (words.say("filter_all"), "")  # None would show an empty field
        self._cardset = _field(
            ipw.Dropdown, words.say("filter_cardset"), options=[every, *((s, s) for s in sets)]
        )
        self._kind = _field(ipw.Dropdown, words.say("filter_kind"), options=[every, *kinds])
        self._since = _field(ipw.DatePicker, words.say("filter_from"))
        self._until = _field(ipw.DatePicker, words.say("filter_to"))
        names = report.by_student()["student"].tolist()
        self._students = _field(
            ipw.SelectMultiple,
            words.say("filter_students"),
            options=names,
            rows=min(8, max(2, len(names))),
        )
        self._hide = _field(ipw.Checkbox, words.say("filter_hide"), value=hide_names, indent=False)
        self._page = ipw.HTML()
        self._controls = (
            self._cardset, self._kind, self._since, self._until, self._students, self._hide,
        )  # fmt: skip
        for control in self._controls:
            control.observe(self._show, "value")
        rows = {"flex_flow": "row wrap", "grid_gap": "0 1.2em"}
        choices = ipw.HBox(self._controls[:4], layout=rows)
        people = ipw.HBox([self._hide, self._students], layout=rows)
        super().__init__([choices, people, self._page])
        self.add_class("twc-filters")  # for the page's style
        self._show()

    def _show(self, _change: object = None) -> None:
        """Show what is chosen. Nothing may escape: the page would never tell."""
        # A list of names has no place on a projector when names are hidden.
        self._students.layout.display = "none" if self._hide.value else None
        try:
            self.chosen = self._report.only(**self._wanted())
            self._page.value = body(self.chosen, hide_names=self._hide.value)
        except Exception as error:
            told = self._words.say("cannot_count", problem=_told(error, self._words.language))
            self._page.value = f"<p>{escape(told)}</p>"

    def _wanted(self) -> dict[str, Any]:
        wanted: dict[str, Any] = {
            "cardset": self._cardset.value or None,
            "since": _written(self._since.value),
            "until": _written(self._until.value),
            "students": list(self._students.value) or None,
        }
        if self._kind.value:
            wanted["game"], wanted["variant"] = self._kind.value
        return wanted


def _field(kind: type[Any], description: str, **options: Any) -> Any:
    return kind(description=description, style={"description_width": "initial"}, **options)


def _written(day: date | None) -> str | None:
    return None if day is None else day.isoformat()


def _told(error: Exception, language: str) -> str:
    return error.in_language(language) if isinstance(error, SaidError) else str(error)
