"""The commands ``verify`` and ``report``: what a class handed in."""

from __future__ import annotations

from pathlib import Path

import click

from timeline_widgets.cards import CardSet
from timeline_widgets.cli.arguments import EXISTING, Written, cardset_of, language_option
from timeline_widgets.cli.sentences import FOUND
from timeline_widgets.messages import say


@click.command()
@click.argument("logs", nargs=-1, required=True, type=EXISTING)
@click.option("--set", "tables", multiple=True, metavar="TABLE", help="A set of yours.")
@language_option("Language of what is said.", default="en")
def verify(logs: tuple[Path, ...], tables: tuple[str, ...], language: str) -> None:
    """Check score LOGS, and play their games again.

    LOGS are files, or folders that are searched through.

    \b
    Example: timeline-widgets verify scores/ --set our-town.csv
    """  # noqa: D301
    from timeline_widgets.records import verify as verify_logs

    own: list[CardSet] = [cardset_of(table) for table in tables]
    found = verify_logs(logs, cardsets=own)
    if not found.records and not found.problems:
        raise click.ClickException(f"There is no score log in {_all(logs)}.")
    click.echo(found.in_words(language))
    if found.problems:
        raise click.exceptions.Exit(FOUND)


@click.command()
@click.argument("scores", nargs=-1, required=True, type=EXISTING)
@click.option(
    "-o",
    "--output",
    type=Written(".html"),
    default="class-report.html",
    show_default=True,
    help="The page to write.",
)
@click.option("--title", default="", help="Such as the name of the class.")
@click.option("--hide-names", is_flag=True, help="Leave the students' names out.")
@language_option("Language of the page.", default="en")
def report(
    scores: tuple[Path, ...], output: Path, title: str, hide_names: bool, language: str
) -> None:
    """Write a page about what a class knows.

    SCORES are what was handed in: files, or folders that are searched through. Files that are left
    aside are named, and change nothing in the rest.

    \b
    Example: timeline-widgets report handed-in/ --language es --hide-names
    """  # noqa: D301
    from timeline_widgets.report import ClassReport

    read = ClassReport.read(*scores, language=language)
    left_aside = [f"  {problem.file}: {problem.in_language(language)}" for problem in read.problems]
    if hide_names and left_aside:  # a file is called after its student
        left_aside = ["  " + say(language, "report.files_hidden", count=len(left_aside))]
    if not len(read.answers):
        told = f"There are no scores in {_all(scores)}."
        raise click.ClickException("\n".join([told, *left_aside]))
    saved = read.save(output, title=title, hide_names=hide_names)
    click.echo("\n".join([f"{saved}: {read.in_words()}", *left_aside]))
    if left_aside:
        raise click.exceptions.Exit(FOUND)


def _all(paths: tuple[Path, ...]) -> str:
    return ", ".join(map(click.format_filename, paths))
