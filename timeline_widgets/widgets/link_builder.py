"""`LinkBuilder`: a teacher chooses a game, and gets the link for the students."""

from __future__ import annotations

import os
from typing import Any

import anywidget
import ipywidgets as ipw
import traitlets

from timeline_widgets.links import BinderLink, LinkError, binder_link
from timeline_widgets.messages import browser_words
from timeline_widgets.widgets.arguments import spoken, text_of
from timeline_widgets.widgets.game_widget import STATIC
from timeline_widgets.widgets.link_form import LinkForm


class _Sheet(anywidget.AnyWidget):
    """The links to copy, and the code to project."""

    _esm = STATIC / "sheet.js"
    _css = STATIC / "sheet.css"

    state = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)


class LinkBuilder(ipw.VBox):
    """A form for the game that students are to play, and the links that start it.

    Parameters
    ----------
    repo : str, optional
        The repository that Binder builds, as for `binder_link`. On Binder it is known.
    language : {"en", "es", "fr", "de", "ru"}
        The teacher's language, and at first the game's.

    Attributes
    ----------
    link : BinderLink or None
        The links as they stand; None while they cannot be made.

    Raises
    ------
    TypeError, ValueError
        If an argument is not one that is allowed.

    Examples
    --------
    >>> builder = LinkBuilder("school/timeline-widgets")
    >>> builder.link.game
    GameLink(game='timeline', set='world-history')
    """

    def __init__(self, repo: str | None = None, *, language: str = "en") -> None:
        known = spoken(language)
        self._language = known
        self.link: BinderLink | None = None
        here = os.environ.get("BINDER_REPO_URL", "") if repo is None else text_of("repo", repo)
        self._sheet = _Sheet(words=browser_words(known, "sheet"))
        self._form = LinkForm(here, language=known, changed=self._make)
        self._make()
        super().__init__([self._form, self._sheet])

    def __repr__(self) -> str:
        return f"LinkBuilder({self.link.game if self.link else None!r})"

    def _make(self) -> None:
        """Make the links of what is chosen, or say why there are none."""
        self.link = None
        told: dict[str, Any] = {"language": self._language, "sentences": []}
        repo = self._form.fields["repo"].value.strip()
        try:
            if repo:
                self.link = made = binder_link(repo, **self._form.said)
                told["links"] = {"voila": made.voila, "lab": made.lab, "badge": made.badge}
                told["qr"] = made.qr
        except LinkError as error:
            told["sentences"] = [found.sentence(self._language) for found in error.problems]
        self._sheet.state = told
