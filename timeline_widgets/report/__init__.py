"""What teachers take away: what a class knows, and what it mixes up."""

from __future__ import annotations

from timeline_widgets.report.class_report import ClassReport
from timeline_widgets.report.collecting import FileProblem
from timeline_widgets.report.engines import ReportError

__all__ = ["ClassReport", "FileProblem", "ReportError"]
