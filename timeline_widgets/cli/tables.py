"""The commands ``sets`` and ``check``: what there is, and what a table lacks."""

from __future__ import annotations

import click

from timeline_widgets.cli.arguments import cardset_of, language_option
from timeline_widgets.cli.sentences import FOUND
from timeline_widgets.loading import shipped_cardset, shipped_cardsets


@click.command()
def sets() -> None:
    """List the card sets that come with the package."""
    for name in shipped_cardsets():
        cards = shipped_cardset(name)
        click.echo(f"{name:<18} {len(cards):>4} cards  {cards.title}")


@click.command()
@click.argument("table")
@click.option("--sheet", help="Which sheet of a workbook, by its name.")
@language_option("Language of cards and report.")
def check(table: str, sheet: str | None, language: str | None) -> None:
    """Tell how every row of TABLE is read, and what is to be mended.

    \b
    Example: timeline-widgets check our-town.xlsx --language es
    """  # noqa: D301 - \b is click's sign for a paragraph that is not broken anew
    cards = cardset_of(table, sheet=sheet, language=language)
    click.echo(str(cards.report))
    if cards.report.refused:
        raise click.exceptions.Exit(FOUND)
