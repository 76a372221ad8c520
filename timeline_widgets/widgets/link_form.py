"""What a teacher says of a game before there is a link to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import ipywidgets as ipw

from timeline_widgets.bots import SKILLS
from timeline_widgets.games.challenge import TRACKS
from timeline_widgets.games.timeline import EDITIONS
from timeline_widgets.links.games import LINKED_GAMES, people_in
from timeline_widgets.links.reading import teams_from
from timeline_widgets.loading import shipped_cardset, shipped_cardsets
from timeline_widgets.messages import LANGUAGES, say

_OWN = ""  # instead of the name of a shipped set: a table of the teacher's own
_ENDONYMS = dict(
    zip(LANGUAGES, ("English", "Español", "Français", "Deutsch", "Русский"), strict=True)
)
_SWITCHES = ("hints", "confidence", "letters", "teacher_moves")


class LinkForm(ipw.VBox):
    """Fields for everything that a link can say; only those of the chosen game are shown.

    Parameters
    ----------
    repo : str
        The repository to begin with.
    language : str
        The reader's language, and at first the game's.
    changed : callable
        Called whenever something else is chosen.
    """

    def __init__(self, repo: str, *, language: str, changed: Callable[[], None]) -> None:
        self._say = partial(say, language)
        titles = {name: shipped_cardset(name).title for name in shipped_cardsets()}
        self.fields: dict[str, Any] = {
            "game": self._choice("game", LINKED_GAMES, ipw.ToggleButtons),
            "cards": self._titled("cards", {**titles, _OWN: say(language, "linking.own")}),
            "path": self._text("path", "", "units/our-town.csv"),
            "cards_repo": self._text("cards_repo", "", "owner/name"),
            "players": self._text("players", "", "Ana, Bo"),
            "teams": self._text("teams", "", "Reds: Ana, Bo; Blues: Cy, Di"),
            "seats": self._number("seats", 2, 1, 8),
            "computers": self._number("computers", 0, 0, 7),
            "skill": self._choice("skill", SKILLS),
            "edition": self._choice("edition", EDITIONS),
            "track": self._choice("track", TRACKS),
            "timer": self._number("timer", 0, 0, 3600),
            **{name: self._switch(name) for name in _SWITCHES},
            "language": self._titled("language", _ENDONYMS),
            "seed": self._text("seed", "", "2026-11-30"),
            "repo": self._text("repo", repo, "owner/name"),
        }
        self.fields["cards"].value = "world-history"
        self.fields["skill"].value = "student"
        self.fields["language"].value = language
        self._changed = changed
        for field in self.fields.values():
            field.add_class("tw-asked")  # its name stands above it, where long ones have room
            field.observe(self._notice, "value")
        self._arrange()
        switches = [self.fields[name] for name in _SWITCHES]
        others = [field for name, field in self.fields.items() if name not in ("game", *_SWITCHES)]
        super().__init__(
            [self.fields["game"], _side_by_side(others, "18em"), _side_by_side(switches, "20em")]
        )

    @property
    def said(self) -> dict[str, Any]:
        """What `binder_link` takes, from the fields that are shown; without the repository."""
        shown = {
            name: field.value
            for name, field in self.fields.items()
            if field.layout.display != "none" and name not in ("repo", "path")
        }
        if shown["cards"] == _OWN:
            shown["cards"] = self.fields["path"].value.strip()
        if shown.get("seats") == people_in(shown["game"], (), None, shown.get("computers", 0)):
            del shown["seats"]
        names = [name.strip() for name in shown.pop("players", "").split(",")]
        if any(names):
            shown["players"] = names
        if teams := shown.pop("teams", "").strip(" ;"):
            shown["teams"] = teams_from(teams)
        for name in ("cards_repo", "seed"):
            shown[name] = shown.get(name, "").strip() or None
        if "timer" in shown:
            shown["timer"] = shown["timer"] or None
        return shown

    def _notice(self, _change: object) -> None:
        self._arrange()
        self._changed()

    def _arrange(self) -> None:
        """Show what can be said now."""
        options = LINKED_GAMES[self.fields["game"].value].options
        foreign = {name for game in LINKED_GAMES.values() for name in game.options} - {*options}
        own = self.fields["cards"].value == _OWN
        hidden = foreign | (set() if own else {"path", "cards_repo"})
        if self.fields["players"].value.strip(" ,"):
            hidden |= {"teams", "seats"}
        elif self.fields["teams"].value.strip(" ;"):
            hidden |= {"players", "seats", "computers", "skill"}
        if not self.fields["computers"].value:
            hidden.add("skill")
        for name, field in self.fields.items():
            field.layout.display = "none" if name in hidden else None

    def _text(self, name: str, value: str, example: str) -> ipw.Text:
        return ipw.Text(value=value, placeholder=example, **self._named(name))

    def _number(self, name: str, value: int, least: int, most: int) -> ipw.BoundedIntText:
        return ipw.BoundedIntText(value=value, min=least, max=most, **self._named(name))

    def _switch(self, name: str) -> ipw.Checkbox:
        told = self._say(f"linking.{name}")
        return ipw.Checkbox(description=told, indent=False, layout={"width": "auto"})

    def _titled(self, name: str, titles: Mapping[Any, str]) -> ipw.Dropdown:
        options = [(title, value) for value, title in titles.items()]
        return ipw.Dropdown(options=options, **self._named(name))

    def _choice(self, name: str, values: Iterable[str], kind: type = ipw.Dropdown) -> Any:
        titles = [
            (self._say(f"linking.{name}_{value.replace('-', '_')}"), value) for value in values
        ]
        return kind(options=titles, **self._named(name))

    def _named(self, name: str) -> dict[str, Any]:
        return {"description": self._say(f"linking.{name}"), "layout": {"width": "auto"}}


def _side_by_side(fields: Iterable[ipw.Widget], least: str) -> ipw.GridBox:
    columns = f"repeat(auto-fit, minmax(min(100%, {least}), 1fr))"
    layout = {"grid_template_columns": columns, "grid_gap": "4px 20px", "align_items": "flex-end"}
    return ipw.GridBox([*fields], layout=layout)
