"""The cards that a link names: of the package, or of the repository that it opens."""

from __future__ import annotations

from pathlib import Path

from timeline_widgets.cards import CardSet
from timeline_widgets.links.checking import is_path
from timeline_widgets.links.game_link import GameLink
from timeline_widgets.links.problems import LinkError, problem
from timeline_widgets.loading import load, read_cardset, shipped_cardset
from timeline_widgets.loading.findings import TableError


def linked_cards(link: GameLink, repository: str | Path) -> CardSet:
    """Return the card set of a link.

    Parameters
    ----------
    link : GameLink
        What a link said.
    repository : path
        The folder in which its tables are looked for. A link opens nothing outside, not by way of a
        symbolic link either.

    Raises
    ------
    LinkError
        If there is no such table.
    CardSetError
        If it is no card set.

    Examples
    --------
    >>> linked_cards(GameLink(set="spain"), ".").title
    'History of Spain'
    """
    if not is_path(link.set):
        return shipped_cardset(link.set)
    root = Path(repository).resolve()
    path = (root / link.set).resolve()
    table = path / "cards.csv" if path.is_dir() else path
    if not (path.is_relative_to(root) and table.is_file()):
        raise LinkError([problem("not_here", path=link.set)], link.language)
    try:
        return read_cardset(path) if path.is_dir() else load(path)
    except TableError as error:
        raise TableError(error.finding, link.language) from None
