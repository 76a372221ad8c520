"""The command ``play``: a notebook with one game, opened in JupyterLab."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from timeline_widgets.cli.arguments import Written, cardset_of
from timeline_widgets.loading import shipped_cardsets

GAMES = {"timeline": "TimelineGame", "challenge": "ChallengeGame", "practice": "PracticeGame"}


@click.command()
@click.argument("table", default="world-history")
@click.option("--game", type=click.Choice(list(GAMES)), default="timeline", show_default=True)
@click.option("--player", "players", multiple=True, help="A player's name; once for each.")
@click.option(
    "-o",
    "--output",
    type=Written(".ipynb"),
    default="timeline.ipynb",
    show_default=True,
    help="The notebook to write; one that is there already is opened as it is.",
)
def play(table: str, game: str, players: tuple[str, ...], output: Path) -> None:
    """Write a notebook that plays TABLE, and open it in JupyterLab.

    \b
    Example: timeline-widgets play inventions --player Ana --player Iker
    """  # noqa: D301
    if output.exists():
        click.echo(f"{output} is there already and is opened as it is.")
    else:
        cardset_of(table)
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
