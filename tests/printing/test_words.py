"""The words on paper, in five languages."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from timeline_widgets.messages import LANGUAGES


def catalogue(language):
    return json.loads(
        (files("timeline_widgets.messages") / f"printing.{language}.json").read_text()
    )


def gaps(entry):
    forms = entry.values() if isinstance(entry, dict) else [entry]
    return {frozenset(re.findall(r"\{(\w+)\}", form)) for form in forms}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_places(language):
    english, other = catalogue("en"), catalogue(language)
    assert list(other) == sorted(english)
    assert {key: gaps(entry) for key, entry in other.items()} == {
        key: gaps(entry) for key, entry in english.items()
    }


def test_the_rules_are_told_in_our_own_words(shared):
    def runs(text):
        told = re.findall(r"\w+", text.lower())
        return {" ".join(told[n : n + 7]) for n in range(len(told) - 6)}

    rulebooks = set().union(
        *(runs(path.read_text("utf-8")) for path in (shared / "rulebooks").glob("*.txt"))
    )
    assert rulebooks
    ours = set().union(*(runs(str(entry)) for entry in catalogue("en").values()))
    assert not ours & rulebooks
