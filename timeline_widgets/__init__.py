"""History card games for Jupyter notebooks.

The public names are imported when they are first used, so that ``import timeline_widgets`` costs
next to nothing and a game on a shipped card set is played without pandas.

Examples
--------
>>> import timeline_widgets
>>> "world-history" in timeline_widgets.shipped_cardsets()
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from timeline_widgets.cards import Card, CardSet, CardSetError
    from timeline_widgets.dates import DateError, HistoricalDate
    from timeline_widgets.games.protocol import IllegalMove
    from timeline_widgets.games.timeline import Place
    from timeline_widgets.links import GameLink, binder_link, game_from_link
    from timeline_widgets.loading import load, read_cardset, shipped_cardset, shipped_cardsets
    from timeline_widgets.match import Computer
    from timeline_widgets.printing import print_cards, print_challenge
    from timeline_widgets.report import ClassReport
    from timeline_widgets.simulation import simulate
    from timeline_widgets.widgets.cardset_builder import CardSetBuilder
    from timeline_widgets.widgets.challenge_game import ChallengeGame
    from timeline_widgets.widgets.link_builder import LinkBuilder
    from timeline_widgets.widgets.practice_game import PracticeGame
    from timeline_widgets.widgets.report_filters import ReportFilters
    from timeline_widgets.widgets.student_page import StudentPage
    from timeline_widgets.widgets.timeline_game import TimelineGame

_HOMES = {
    "Card": "timeline_widgets.cards",
    "CardSet": "timeline_widgets.cards",
    "CardSetBuilder": "timeline_widgets.widgets.cardset_builder",
    "CardSetError": "timeline_widgets.cards",
    "ChallengeGame": "timeline_widgets.widgets.challenge_game",
    "ClassReport": "timeline_widgets.report",
    "Computer": "timeline_widgets.match",
    "DateError": "timeline_widgets.dates",
    "GameLink": "timeline_widgets.links",
    "HistoricalDate": "timeline_widgets.dates",
    "IllegalMove": "timeline_widgets.games.protocol",
    "LinkBuilder": "timeline_widgets.widgets.link_builder",
    "Place": "timeline_widgets.games.timeline",
    "PracticeGame": "timeline_widgets.widgets.practice_game",
    "ReportFilters": "timeline_widgets.widgets.report_filters",
    "StudentPage": "timeline_widgets.widgets.student_page",
    "TimelineGame": "timeline_widgets.widgets.timeline_game",
    "binder_link": "timeline_widgets.links",
    "game_from_link": "timeline_widgets.links",
    "load": "timeline_widgets.loading",
    "print_cards": "timeline_widgets.printing",
    "print_challenge": "timeline_widgets.printing",
    "read_cardset": "timeline_widgets.loading",
    "shipped_cardset": "timeline_widgets.loading",
    "shipped_cardsets": "timeline_widgets.loading",
    "simulate": "timeline_widgets.simulation",
}

__all__ = [
    "Card",
    "CardSet",
    "CardSetBuilder",
    "CardSetError",
    "ChallengeGame",
    "ClassReport",
    "Computer",
    "DateError",
    "GameLink",
    "HistoricalDate",
    "IllegalMove",
    "LinkBuilder",
    "Place",
    "PracticeGame",
    "ReportFilters",
    "StudentPage",
    "TimelineGame",
    "binder_link",
    "game_from_link",
    "load",
    "print_cards",
    "print_challenge",
    "read_cardset",
    "shipped_cardset",
    "shipped_cardsets",
    "simulate",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import version

        return version("timeline-widgets")
    if name in _HOMES:
        value = getattr(import_module(_HOMES[name]), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
