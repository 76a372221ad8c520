"""What teachers take away: what a class knows, and what it mixes up."""

from __future__ import annotations

from timeline_widgets.report.class_report import ClassReport
from timeline_widgets.report.engines import ReportError
from timeline_widgets.report.file_problems import FileProblem

__all__ = ["ClassReport", "FileProblem", "ReportError"]
