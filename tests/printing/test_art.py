"""What is printed has the shapes and colours of the screen."""

from __future__ import annotations

import re

import pytest

from timeline_widgets.printing import art, ink

SHAPES = {
    "art/glyphs.tsx": art.THEMES.values(),
    "art/emblems.tsx": art.EMBLEMS,
    "challenge/symbols.tsx": [*art.WHEELS[1:], *art.SPACES.values()],
}


@pytest.mark.parametrize("source", SHAPES)
def test_shapes_are_those_of_the_screen(repository, source):
    text = (repository / "timeline_widgets/frontend" / source).read_text("utf-8")
    drawn = set(re.findall(r' d="([^"]+)"', text))
    assert set(SHAPES[source]) <= drawn


def test_colours_are_those_of_the_screen(repository):
    text = (repository / "timeline_widgets/frontend/styles/tokens.css").read_text("utf-8")
    colours = {}
    for name, colour in re.findall(r"--tw-([\w-]+):\s*(#[0-9a-f]{6})", text):
        colours.setdefault(name, colour)  # the light theme comes first
    for look, shades in ink.THEMES.items():
        assert tuple(colours[f"{look}-{part}"] for part in "tms") == shades
    assert tuple(colours[f"p{number}"] for number in range(5)) == ink.TRAVELLERS
