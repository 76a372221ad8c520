"""Binder gets exactly what the project was tested with."""

from __future__ import annotations

import re
from importlib import metadata

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


@pytest.fixture(scope="module")
def pins(repository) -> dict[str, str]:
    lines = (repository / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    found = [re.fullmatch(r"([A-Za-z0-9._-]+)==([A-Za-z0-9._]+)", line) for line in lines]
    assert all(found), "every line is `name==version`, and nothing else"
    return {canonicalize_name(pin[1]): pin[2] for pin in found if pin}


def needed(
    name: str, extras: frozenset[str], seen: set[tuple[str, frozenset[str]]]
) -> list[Requirement]:
    """What a distribution needs, and what that needs in turn."""
    if (name, extras) in seen:
        return []
    seen.add((name, extras))
    direct = [Requirement(line) for line in metadata.requires(name) or ()]
    direct = [
        requirement
        for requirement in direct
        if requirement.marker is None
        or any(requirement.marker.evaluate({"extra": extra}) for extra in extras or {""})
    ]
    deeper = [needed(one.name, frozenset(one.extras), seen) for one in direct]
    return [*direct, *(requirement for found in deeper for requirement in found)]


@pytest.mark.parametrize("name", ["timeline-widgets", "voila", "nbgitpuller"])  # links need these
def test_every_package_that_a_game_needs_is_pinned_to_a_fitting_version(pins, name):
    requirements = [Requirement(name), *needed(name, frozenset({"play", "report"}), set())]
    unfit = {
        str(requirement)
        for requirement in requirements
        if (name := canonicalize_name(requirement.name)) != "timeline-widgets"
        and not (name in pins and requirement.specifier.contains(pins[name]))
    }
    assert not unfit
