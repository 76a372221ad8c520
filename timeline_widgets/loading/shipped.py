"""Card sets in folders: a ``set.toml``, the cards and their pictures; and those that come along.

Read with the standard library alone, so that a game on a shipped set starts quickly and anywhere.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from timeline_widgets.cards import CardSetError
from timeline_widgets.loading.findings import Finding, refuse_table
from timeline_widgets.loading.loader import load, warn_of_doubts
from timeline_widgets.loading.table import LoadedCardSet
from timeline_widgets.loading.words import sentence
from timeline_widgets.messages import words


def _is_text(given: object) -> bool:
    return isinstance(given, str)


_ABOUT: dict[str, Callable[[object], bool]] = {
    "title": _is_text,
    "language": _is_text,
    "description": _is_text,
    "order_by": ("start", "end").__contains__,
    "circa_years": lambda given: type(given) is int and given >= 0,
}
"""What a ``set.toml`` may say, and whether a value is one that is allowed."""

_PACKAGE = Path(__file__).parents[1]
_FOLDERS = (_PACKAGE / "cardsets", _PACKAGE.parent / "cardsets")  # in a wheel; in a clone


def read_cardset(path: str | Path) -> LoadedCardSet:
    """Return the card set in a file or folder, in which every row must be a card.

    Parameters
    ----------
    path : str or Path
        A CSV file as for `from_table`, or a folder with ``cards.csv``, and if you like ``set.toml``
        (title, language, description, order_by, circa_years) and a folder ``pictures``.

    Raises
    ------
    CardSetError
        If there is no such set, or any row cannot be a card; it lists every problem with its row.

    Warns
    -----
    UserWarning
        If rows repeat others and were left out, or a date may mean something else.

    Examples
    --------
    >>> cards = read_cardset(shipped_folder("world-history"))
    >>> cards.title, cards.language
    ('World history', 'en')
    """
    path = Path(path)
    if path.is_dir():
        about: dict[str, Any] = {"name": path.name, **_about(path / "set.toml")}
        path = path / "cards.csv"
    else:
        about = {}
    cards = load(path, strict=True, **about)
    warn_of_doubts(cards)
    return cards


def _about(path: Path) -> dict[str, Any]:
    if not path.exists():
        return {}
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except RecursionError:
        refuse_table("about-deep", value=str(path))
    except (ValueError, OSError) as error:
        refuse_table("file-unreadable", value=str(path), reason=str(error))
    about = {key: content[key] for key in _ABOUT if key in content}
    wrong = [_wrong(path, key, given) for key, given in about.items() if not _ABOUT[key](given)]
    if wrong:
        raise CardSetError([finding.in_words("en") for finding in wrong])
    return about


def _wrong(path: Path, key: str, given: object) -> Finding:
    kind = key if f"load.about-{key}" in words("en") else "text"
    params = {"entry": key, "given": repr(given)[:60], "wanted": sentence(f"about-{kind}", "en")}
    return Finding("refused", "about-wrong", value=str(path), params=params)


def shipped_cardsets() -> tuple[str, ...]:
    """Return the names of the card sets that come with the package.

    Examples
    --------
    >>> "world-history" in shipped_cardsets()
    True
    """
    names = {
        entry.name
        for folder in _FOLDERS
        if folder.is_dir()
        for entry in folder.iterdir()
        if (entry / "cards.csv").is_file()
    }
    return tuple(sorted(names))


def shipped_folder(name: str) -> Path:
    """Return the folder of a card set that comes with the package.

    Raises
    ------
    ValueError
        If there is none of that name; it names those that there are.
    """
    names = shipped_cardsets()
    if name not in names:
        raise ValueError(f"There is no card set {name!r}; there are {', '.join(names)}.")
    return next(folder / name for folder in _FOLDERS if (folder / name / "cards.csv").is_file())


def shipped_cardset(name: str) -> LoadedCardSet:
    """Return a card set that comes with the package.

    Parameters
    ----------
    name : str
        One of `shipped_cardsets`.

    Raises
    ------
    ValueError
        If there is none of that name; it names those that there are.

    Examples
    --------
    >>> len(shipped_cardset("world-history")) >= 60
    True
    """
    return read_cardset(shipped_folder(name))
