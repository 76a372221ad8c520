"""The command ``print``: cards and board as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from timeline_widgets.cli.arguments import Written, cardset_of, language_option
from timeline_widgets.cli.sentences import FOUND

_FONT = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command("print")
@click.argument("table")
@click.option(
    "-o", "--output", type=Written(".pdf"), help="The PDF to write.", show_default="TABLE.pdf"
)
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
@click.option(
    "--layout",
    type=click.Choice(["duplex", "fold"]),
    default="duplex",
    show_default=True,
    help="duplex: print both sides, flip on the long edge. fold: print one side, fold and glue.",
)
@language_option("Language of the dates.", otherwise="that of the cards")
@click.option("--font", "fonts", multiple=True, type=_FONT, help="A font file for another script.")
@click.option(
    "--challenge", is_flag=True, help="Also write TABLE-challenge.pdf: a board that suits the set."
)
def print_(
    table: str,
    output: Path | None,
    paper: Any,
    layout: Any,
    language: Any,
    fonts: tuple[Path, ...],
    challenge: bool,
) -> None:
    """Write TABLE as a PDF of cards to cut out.

    \b
    Example: timeline-widgets print world-history --paper letter --challenge
    """  # noqa: D301
    from timeline_widgets.games.challenge import Board
    from timeline_widgets.printing import print_cards, print_challenge
    from timeline_widgets.printing.options import reading_language

    cards = cardset_of(table)
    path = output or Path(f"{cards.name}.pdf")
    board = Board.for_cards(cards) if challenge else None
    printed = [print_cards(cards, path, paper=paper, layout=layout, language=language, fonts=fonts)]
    if board:
        beside = path.with_name(f"{path.stem}-challenge.pdf")
        reader = reading_language(language, cards.language)
        printed.append(print_challenge(beside, board=board, paper=paper, language=reader))
    for each in printed:
        click.echo(f"{each.path}: print it at 100 %. Sheets of paper: {each.sheets}.")
        for remark in each.remarks:
            click.echo(f"  {remark}")
    if cards.report.refused:
        click.echo(f"{cards.report.refused} rows are no cards: timeline-widgets check {table}")
        raise click.exceptions.Exit(FOUND)
