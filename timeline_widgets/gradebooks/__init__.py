"""Grades, and the files in which gradebooks take them: Canvas, Moodle, nbgrader, xAPI."""

from __future__ import annotations

from timeline_widgets.gradebooks.canvas import canvas_gradebook
from timeline_widgets.gradebooks.gradebook import Gradebook, GradebookError
from timeline_widgets.gradebooks.grades import GameResult, game_results, grades
from timeline_widgets.gradebooks.moodle import moodle_gradebook
from timeline_widgets.gradebooks.nbgrader import nbgrader_gradebook, nbgrader_points
from timeline_widgets.gradebooks.roster import Roster, RosterRow, read_roster
from timeline_widgets.gradebooks.xapi import xapi_lines, xapi_statements

__all__ = [
    "GameResult",
    "Gradebook",
    "GradebookError",
    "Roster",
    "RosterRow",
    "canvas_gradebook",
    "game_results",
    "grades",
    "moodle_gradebook",
    "nbgrader_gradebook",
    "nbgrader_points",
    "read_roster",
    "xapi_lines",
    "xapi_statements",
]
