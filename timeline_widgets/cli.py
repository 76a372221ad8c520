"""The command ``timeline-widgets``: card sets are checked, printed and played, scores reported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from timeline_widgets.cards import CardSet
from timeline_widgets.cli_link import link
from timeline_widgets.loading import load, read_cardset, shipped_cardset, shipped_cardsets
from timeline_widgets.loading.table import LoadedCardSet
from timeline_widgets.messages import LANGUAGES, say

GAMES = {"timeline": "TimelineGame", "challenge": "ChallengeGame", "practice": "PracticeGame"}
FOUND = 1  # exit code: the command worked, and found something to mend
_EXISTING = click.Path(exists=True, path_type=Path)
_PDF = click.Path(dir_okay=False, writable=True, path_type=Path)


class _Sentences(click.Group):
    """Commands whose users see a sentence where something of theirs is wrong, never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            with warnings.catch_warnings(record=True) as caught:
                try:
                    return super().invoke(ctx)
                finally:
                    for warning in caught:
                        click.echo(str(warning.message), err=True)
        except OSError as problem:
            raise click.ClickException(f"{problem.filename}: {problem.strerror}.") from problem
        except (ValueError, ImportError) as problem:
            raise click.ClickException(str(problem)) from problem


@click.group(
    cls=_Sentences,
    epilog="Begin with: timeline-widgets sets, then: timeline-widgets print world-history",
)
@click.version_option(package_name="timeline-widgets")
def main() -> None:
    """History card games with your own table of events.

    TABLE is a table of events (CSV, xlsx, ods, JSON), the folder of a card set, or the name of a
    set that comes with the package (see the command sets).

    Exit codes: 0, all is well; 1, something is to be mended, and it was said what; 2, the command
    was not understood.
    """


main.add_command(link)


@main.command()
def sets() -> None:
    """List the card sets that come with the package."""
    for name in shipped_cardsets():
        cards = shipped_cardset(name)
        click.echo(f"{name:<18} {len(cards):>4} cards  {cards.title}")


@main.command()
@click.argument("table")
@click.option("--sheet", help="Which sheet of a workbook, by its name.")
@click.option("--language", type=click.Choice(LANGUAGES), help="Language of cards and report.")
def check(table: str, sheet: str | None, language: str | None) -> None:
    """Tell how every row of TABLE is read, and what is to be mended.

    Example: timeline-widgets check our-town.xlsx --language es
    """
    cards = _cardset(table, sheet=sheet, language=language)
    click.echo(str(cards.report))
    if cards.report.refused:
        raise click.exceptions.Exit(FOUND)


@main.command("print")
@click.argument("table")
@click.option("-o", "--output", type=_PDF, help="The PDF to write; NAME.pdf, if left out.")
@click.option("--paper", type=click.Choice(["a4", "letter"]), default="a4", show_default=True)
@click.option(
    "--layout",
    type=click.Choice(["duplex", "fold"]),
    default="duplex",
    show_default=True,
    help="duplex: print both sides, flip on the long edge. fold: print one side, fold and glue.",
)
@click.option("--language", type=click.Choice(LANGUAGES), help="Language of the dates.")
@click.option(
    "--font", "fonts", multiple=True, type=_EXISTING, help="A font file for another script."
)
@click.option(
    "--challenge", is_flag=True, help="Also write NAME-challenge.pdf: a board that suits the set."
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

    Example: timeline-widgets print world-history --paper letter --challenge
    """
    from timeline_widgets.games.challenge import Board
    from timeline_widgets.printing import print_cards, print_challenge
    from timeline_widgets.printing.options import reading_language

    cards = _cardset(table)
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


@main.command()
@click.argument("logs", nargs=-1, required=True, type=_EXISTING)
@click.option("--set", "tables", multiple=True, metavar="TABLE", help="A set of yours.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", help="Of what is said.")
def verify(logs: tuple[Path, ...], tables: tuple[str, ...], language: str) -> None:
    """Check that score LOGS (files or folders) are whole, and play their games again.

    Example: timeline-widgets verify scores/ --set our-town.csv
    """
    from timeline_widgets.records import verify as verify_logs

    own: list[CardSet] = [_cardset(table) for table in tables]
    found = verify_logs(logs, cardsets=own)
    if not found.records and not found.problems:
        raise click.ClickException(f"There is no score log in {', '.join(map(str, logs))}.")
    click.echo(found.in_words(language))
    if found.problems:
        raise click.exceptions.Exit(FOUND)


@main.command()
@click.argument("scores", nargs=-1, required=True, type=_EXISTING)
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False),
    default="class-report.html",
    show_default=True,
    help="The page to write.",
)
@click.option("--title", default="", help="Such as the name of the class.")
@click.option("--hide-names", is_flag=True, help="Leave the students' names out.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", help="Of the page.")
def report(
    scores: tuple[Path, ...], output: str, title: str, hide_names: bool, language: str
) -> None:
    """Write a page about what a class knows, from the SCORES (files or folders) that it handed in.

    Files that are left aside are named, and change nothing in the rest.

    Example: timeline-widgets report handed-in/ --language es --hide-names
    """
    from timeline_widgets.report import ClassReport

    read = ClassReport.read(*scores, language=language)
    left_aside = [f"  {problem.file}: {problem.in_language(language)}" for problem in read.problems]
    if hide_names and left_aside:  # a file is called after its student
        left_aside = ["  " + say(language, "report.files_hidden", count=len(left_aside))]
    if not len(read.answers):
        told = f"There are no scores in {', '.join(map(str, scores))}."
        raise click.ClickException("\n".join([told, *left_aside]))
    saved = read.save(output, title=title, hide_names=hide_names)
    click.echo("\n".join([f"{saved}: {read.in_words()}", *left_aside]))
    if left_aside:
        raise click.exceptions.Exit(FOUND)


@main.command()
@click.argument("table", default="world-history")
@click.option("--game", type=click.Choice(list(GAMES)), default="timeline", show_default=True)
@click.option("--player", "players", multiple=True, help="A player's name; once for each.")
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), default="timeline.ipynb"
)
def play(table: str, game: str, players: tuple[str, ...], output: Path) -> None:
    """Write a notebook that plays TABLE, and open it in JupyterLab.

    A notebook that is there already is opened as it is.

    Example: timeline-widgets play inventions --player Ana --player Iker
    """
    if output.exists():
        click.echo(f"{output} is there already and is opened as it is.")
    else:
        _cardset(table)
        if table not in shipped_cardsets():
            table = Path(os.path.relpath(table, output.parent)).as_posix()
        output.write_text(_notebook(table, game, players), "utf-8")
    if find_spec("jupyterlab") is None:
        raise click.ClickException(
            f"Open {output} in JupyterLab; it is not installed here. Install it with: "
            'pip install "timeline-widgets[play]"'
        )
    done = subprocess.run([sys.executable, "-m", "jupyterlab", str(output)], check=False)  # noqa: S603
    raise click.exceptions.Exit(done.returncode)


def _cardset(table: str, **options: Any) -> LoadedCardSet:
    if table in shipped_cardsets():
        return shipped_cardset(table)
    if Path(table).is_dir():
        return read_cardset(table)
    if not Path(table).exists():
        raise click.ClickException(
            f"There is no file, folder or card set “{table}”. "
            f"Card sets: {', '.join(shipped_cardsets())}."
        )
    return load(Path(table), **options)


def _notebook(table: str, game: str, players: tuple[str, ...]) -> str:
    name = GAMES[game]
    imports, cards = name, repr(table)
    if table not in shipped_cardsets():
        reader = "load" if Path(table).suffix else "read_cardset"
        imports, cards = f"{name}, {reader}", f"{reader}({table!r})"
    asked = f", players={list(players)!r}" if players else ""
    if game == "practice" and players:
        if len(players) > 1:
            raise click.ClickException(f"Practice is for one player; {len(players)} were named.")
        asked = f", player={players[0]!r}"
    lines = [
        f"from timeline_widgets import {imports}",
        "",
        f"game = {name}({cards}{asked})",
        "game",
    ]
    source = [f"{line}\n" for line in lines[:-1]] + lines[-1:]
    cell: dict[str, Any] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "game",
        "metadata": {},
        "outputs": [],
        "source": source,
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {
        "cells": [cell],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    main()
