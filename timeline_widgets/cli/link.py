"""The command ``timeline-widgets link``: the link that starts a game for students."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from timeline_widgets.bots import SKILLS
from timeline_widgets.cli.arguments import Written, language_option
from timeline_widgets.games.challenge import TRACKS
from timeline_widgets.games.timeline import EDITIONS
from timeline_widgets.links import binder_link
from timeline_widgets.links.games import LINKED_GAMES
from timeline_widgets.links.reading import teams_from


@click.command()
@click.argument("repository")
@click.argument("table", default="world-history")
@click.option(
    "--game", type=click.Choice(list(LINKED_GAMES)), default="timeline", show_default=True
)
@click.option("--player", "players", multiple=True, help="A player's name; once for each.")
@click.option("--team", "teams", multiple=True, help="Instead: “Reds: Ana, Bo”; once for each.")
@click.option("--seats", type=int, help="Instead of names: how many play at one screen.")
@click.option("--computers", type=int, help="How many computer players join them.")
@click.option("--skill", type=click.Choice(list(SKILLS)), help="How well computers remember.")
@click.option("--edition", type=click.Choice(list(EDITIONS)), help="Whose rules, in Timeline.")
@click.option("--track", type=click.Choice(list(TRACKS)), help="The Clock, in Challenge.")
@click.option("--hints", is_flag=True, help="Hints can be bought for a point.")
@click.option("--confidence", is_flag=True, help="Ask how sure a player is.")
@click.option("--letters", is_flag=True, help="Letters at the gaps.")
@click.option("--teacher-moves", is_flag=True, help="Turns can be skipped, players withdrawn.")
@click.option("--timer", type=int, help="Seconds for a turn.")
@language_option("What the screen speaks.", otherwise="en")
@click.option("--seed", help="The same seed gives everybody the same game.")
@click.option("--ref", default="HEAD", show_default=True, help="Its branch, tag or commit.")
@click.option("--cards-repo", help="The repository of TABLE, if it is another one.")
@click.option("--cards-branch", help="Its branch.")
@click.option("--qr", type=Written(".svg"), help="Write a QR code as SVG.")
def link(repository: str, table: str, game: str, qr: Path | None, **options: Any) -> None:
    """Print the link with which students start a game on Binder.

    REPOSITORY is what Binder builds: this repository or a copy of it, as owner/name on GitHub or
    as an https address. TABLE is the name of a card set that comes with the package, or the path
    of a table in the repository.

    \b
    Example: timeline-widgets link school/timeline-widgets spain --qr code.svg
    """  # noqa: D301
    said = {name: value for name, value in options.items() if value not in (None, False, ())}
    if "teams" in said:
        said["teams"] = teams_from(";".join(said["teams"]))
    made = binder_link(repository, table, game, **said)
    if qr is not None:
        qr.write_text(made.qr, "utf-8")
    click.echo(f"For students: {made.voila}")
    click.echo(f"In JupyterLab: {made.lab}")
    click.echo(f"Badge: {made.badge}")
    if qr is not None:
        click.echo(f"QR code: {qr}")
