"""The command ``timeline-widgets``: card sets are checked, printed and played, scores reported."""

from __future__ import annotations

import click

from timeline_widgets.cli.link import link
from timeline_widgets.cli.paper import print_
from timeline_widgets.cli.play import play
from timeline_widgets.cli.scores import report, verify
from timeline_widgets.cli.sentences import Sentences
from timeline_widgets.cli.tables import check, sets


@click.group(
    cls=Sentences,
    commands=[sets, check, play, print_, link, verify, report],
    epilog="\b\nBegin with: timeline-widgets sets\nThen: timeline-widgets print world-history",
)
@click.version_option(package_name="timeline-widgets")
def main() -> None:
    """History card games with your own table of events.

    TABLE is a table of events (CSV, xlsx, xls, ods, JSON), the folder of a card set, or the name
    of a set that comes with the package (see the command sets).

    Exit codes: 0, all is well; 1, something is to be mended, and it was said what; 2, the command
    was not understood.
    """
