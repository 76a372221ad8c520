"""Nothing that a page receives, shows or saves knows the hidden side of a card before it turns."""

from __future__ import annotations

import re

import pytest

from tests.browser.lab import Lab
from tests.browser.table import Table

WIDGET_STATE = "application/vnd.jupyter.widget-state+json"
UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")


@pytest.fixture
def lab(start_lab, game_folder) -> Lab:
    lab = start_lab(game_folder)
    lab.open("game.ipynb")
    lab.run_all()
    return lab


def places_to_look(lab: Lab) -> dict[str, str]:
    """Where a curious student could look; the notebook is saved for it, widget state included."""
    lab.save()
    saved = (lab.folder / "game.ipynb").read_text(encoding="utf-8")
    assert WIDGET_STATE in saved
    return {
        "traffic with the kernel": b"\n".join(lab.traffic).decode(errors="replace"),
        "saved notebook": saved,
        "page": lab.page.content(),
    }


def known(secrets: dict[str, tuple[str, ...]], places: dict[str, str]) -> set[tuple[str, str]]:
    """The cards of which any secret is out, each with the place that knows it.

    Jupyter names messages and cells by chance: such a name may hold a year.
    """
    return {
        (title, place)
        for place, told in places.items()
        for text in [UUID.sub("", told)]
        for title, hidden in secrets.items()
        if any(re.search(rf"(?<![\w.]){re.escape(secret)}(?!\w)", text) for secret in hidden)
    }


def test_a_hidden_side_is_nowhere_until_its_card_is_turned(lab, secrets):
    table = Table(lab.page)
    turned = set(table.line)
    for turn in range(5):
        places = places_to_look(lab)
        assert {title for title, _ in known(secrets, places)} == turned
        title = table.hand[0]
        table.place(title, gap=turn % 2)  # some are right and some wrong
        turned.add(title)
        assert (title, "page") in known(secrets, places_to_look(lab))
        table.go_on()
    seen_in_traffic = {(title, "traffic with the kernel") for title in turned}
    assert seen_in_traffic <= known(secrets, places_to_look(lab))
