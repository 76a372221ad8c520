"""What commands take: a table, files that are there, and a file to write."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

import click

from timeline_widgets.cli.sentences import FOUND
from timeline_widgets.loading import load, read_cardset, shipped_cardset, shipped_cardsets
from timeline_widgets.loading.table import LoadedCardSet
from timeline_widgets.messages import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])
EXISTING = click.Path(exists=True, path_type=Path)


class Written(click.Path):
    """A file to write.

    Its name ends as its kind does, so that a slip replaces no table and no log.

    Parameters
    ----------
    ending : str
        Such as ``".pdf"``.
    """

    def __init__(self, ending: str) -> None:
        super().__init__(dir_okay=False, writable=True, path_type=Path)
        self.ending = ending

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path."""
        path = Path(super().convert(value, param, ctx))  # type: ignore[arg-type]
        if path.suffix.lower() != self.ending:
            self.fail(f"“{click.format_filename(path)}” does not end in {self.ending}.", param, ctx)
        return path


def language_option(
    told: str, *, default: str | None = None, otherwise: str = ""
) -> Callable[[Command], Command]:
    """Return the option that says which of the languages is spoken, and else what is."""
    return click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        default=default,
        show_default=otherwise or default is not None,
        help=told,
    )


def cardset_of(table: str, **options: Any) -> LoadedCardSet:
    """Return the card set that a user names, with at least one card.

    Raises
    ------
    click.ClickException
        If there is none; it names what is nearest.
    """
    cards = _read(table, options)
    if not len(cards):
        click.echo(str(cards.report))
        raise click.exceptions.Exit(FOUND)
    return cards


def _read(table: str, options: dict[str, Any]) -> LoadedCardSet:
    shipped, path = shipped_cardsets(), Path(table)
    if table in shipped:
        return shipped_cardset(table)
    if table and path.is_dir():
        if not (path / "cards.csv").exists():
            named = click.format_filename(path)
            raise click.ClickException(f"The folder “{named}” is no card set: it has no cards.csv.")
        return read_cardset(path)
    if table and path.exists():
        return load(path, **options)
    beside = [each.name for each in path.parent.iterdir()] if path.parent.is_dir() else []
    close = get_close_matches(path.name, [*shipped, *beside], n=1)
    meant = f" Do you mean “{close[0]}”?" if close else ""
    raise click.ClickException(
        f"There is no file, folder or card set “{click.format_filename(table)}”.{meant} "
        f"Card sets: {', '.join(shipped)}."
    )
