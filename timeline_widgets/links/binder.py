"""Where a link leads: to a server that Binder makes for whoever follows it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from timeline_widgets.links.checking import is_path
from timeline_widgets.links.game_link import OPTIONS, GameLink
from timeline_widgets.links.problems import LinkError, LinkProblem, problem
from timeline_widgets.links.qr import qr_svg
from timeline_widgets.links.repository import Repository
from timeline_widgets.messages import say
from timeline_widgets.messages.plain import OptionTypeError

_BINDER = "https://mybinder.org"
_REF = re.compile(r"(?!.*\.\.)\w[\w./-]*")  # of what git allows, what needs no care in an address
_STUDENT_PAGE = "notebooks/student.ipynb"
_OPTIONS = tuple(name for name in OPTIONS if name not in ("game", "set"))


@dataclass(frozen=True, slots=True)
class BinderLink:
    """Links that start one game on Binder. Made by `binder_link`.

    Parameters
    ----------
    game : GameLink
        What the game starts with.
    voila : str
        The address of the students' page: the game, and no code.
    lab : str
        The address of the same game in JupyterLab, as a notebook to run.

    Examples
    --------
    >>> link = binder_link("school/timeline-widgets", "spain", "practice")
    >>> link.voila.partition("?")[0]
    'https://mybinder.org/v2/gh/school/timeline-widgets/HEAD'
    """

    game: GameLink
    voila: str
    lab: str

    @property
    def badge(self) -> str:
        """A badge in Markdown, for a course page or a README."""
        words = say(self.game.language, "link.badge")
        return f"[![{words}]({_BINDER}/badge_logo.svg)]({self.voila})"

    @property
    def qr(self) -> str:
        """A QR code of the students' page, as SVG. A LinkError tells of a link too long for one."""
        return qr_svg(self.voila)


def binder_link(
    repo: str,
    cards: str = "world-history",
    game: str = "timeline",
    *,
    ref: str = "HEAD",
    cards_repo: str | None = None,
    cards_branch: str | None = None,
    **options: Any,
) -> BinderLink:
    """Return the links with which students start a game on Binder.

    Parameters
    ----------
    repo : str
        The repository that Binder builds, this one or a copy of it: ``owner/name`` on GitHub, or an
        ``https`` address.
    cards : str
        The name of a card set that comes with the package, or the path of a table in the
        repository.
    game : {"timeline", "practice", "challenge"}
        Which game.
    ref : str
        The branch, tag or commit of `repo`. A tag or commit starts sooner, and stays what it is.
    cards_repo : str, optional
        The repository in which the table is, if it is another one; nbgitpuller brings it in.
    cards_branch : str, optional
        The branch of `cards_repo`; its main one by default.
    **options
        What else the game starts with, as `GameLink` lists it: ``players=["Ana", "Bo"]``,
        ``teams={"Reds": ["Ana", "Bo"], "Blues": ["Cy"]}``, ``seats``, ``computers``, ``skill``,
        ``edition``, ``track``, ``hints``, ``confidence``, ``letters``, ``timer``,
        ``teacher_moves``, ``language``, ``seed``.

    Returns
    -------
    BinderLink
        The addresses, with a badge and a QR code.

    Raises
    ------
    TypeError
        If there is no such option.
    LinkError
        If a value is not allowed; it tells every one that is not.

    Examples
    --------
    >>> link = binder_link("school/timeline-widgets", "spain", seed="2026-11-29")
    >>> link.lab
    'https://mybinder.org/v2/gh/school/timeline-widgets/HEAD?urlpath=lab%2Ftree%2Fnotebooks%2Fstudent.ipynb%3Fgame%3Dtimeline%26set%3Dspain%26seed%3D2026-11-29%26v%3D1'
    """
    if unknown := set(options).difference(_OPTIONS):
        raise OptionTypeError(
            f"A link has no option {', '.join(map(repr, sorted(unknown)))}. "
            f"It has: {', '.join(_OPTIONS)}."
        )
    problems: list[LinkProblem] = []
    home, other = _repository(repo, problems), _repository(cards_repo, problems)
    names = [str(name) for name in (ref, cards_branch) if name is not None]
    problems += [problem("ref", value=name) for name in names if not _REF.fullmatch(name)]
    if other and not (isinstance(cards, str) and is_path(cards)):
        problems.append(problem("no_table", name=str(cards)))
    if cards_branch is not None and cards_repo is None:
        problems.append(problem("branch_alone", value=cards_branch))
    link = None
    try:
        link = GameLink(game=game, set=f"{other.folder}/{cards}" if other else cards, **options)
    except LinkError as wrong:
        problems += wrong.problems
    if problems or link is None or home is None:
        raise LinkError(problems)

    def address(page: str) -> str:
        inside = f"{page}/{_STUDENT_PAGE}?{link.query}"
        if other:
            inside = other.pulled_for(inside, cards_branch)
        return f"{_BINDER}/v2/{home.spec}/{ref}?urlpath={quote(inside, safe='')}"

    return BinderLink(link, voila=address("voila/render"), lab=address("lab/tree"))


def _repository(written: str | None, problems: list[LinkProblem]) -> Repository | None:
    """Return the repository, or add to the problems why it is none."""
    try:
        return None if written is None else Repository.of(written)
    except LinkError as wrong:
        problems += wrong.problems
        return None
