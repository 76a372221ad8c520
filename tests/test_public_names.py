"""Every public name is documented: what it takes, what goes wrong, and an example that runs."""

from __future__ import annotations

import doctest
import inspect
import re
import textwrap

import pytest

import timeline_widgets

NAMES = timeline_widgets.__all__


def sections(doc: str) -> dict[str, str]:
    """Return the parts of a NumPy-style docstring by their headings."""
    parts = re.split(r"^(\w+)\n-+\n", doc, flags=re.MULTILINE)
    return {"": parts[0]} | dict(zip(parts[1::2], parts[2::2], strict=True))


def documented(doc: str) -> set[str]:
    """Return the parameters that a docstring names, each with a type or a word on where it is."""
    lines = sections(doc).get("Parameters", "").splitlines()
    heads = [line.partition(" :")[0] for line in lines if line and not line.startswith(" ")]
    return {name.strip(" *") for head in heads for name in head.split(",")}


def taken(value: object) -> set[str]:
    """Return the parameters of a function or class; catch-alls are for unknown options."""
    if not inspect.isclass(value) or "__init__" in vars(value) or "__new__" in vars(value):
        parameters = list(inspect.signature(value).parameters.values())
        return {p.name for p in parameters if p.kind is not inspect.Parameter.VAR_KEYWORD}
    return set()


def members(value: object) -> list[object]:
    """Return the public methods of a class."""
    if not inspect.isclass(value):
        return []
    found = [
        getattr(member, "fget", None) or getattr(member, "__func__", member)
        for name, member in vars(value).items()
        if not name.startswith("_")
    ]
    return [each for each in found if inspect.isfunction(each)]


def raising(function: object) -> bool:
    """Whether a function raises anything by itself."""
    try:
        source = textwrap.dedent(inspect.getsource(function))
    except OSError:  # a dataclass made it
        return False
    return re.search(r"^\s+raise \w", source, flags=re.MULTILINE) is not None


@pytest.mark.parametrize("name", NAMES)
def test_it_has_an_example_that_runs(name):
    value = getattr(timeline_widgets, name)
    finder = doctest.DocTestFinder(recurse=False)
    home = inspect.getmodule(value)
    (test,) = finder.find(value, name, globs=vars(home) | {name: value})
    assert test.examples, f"{name} has no example"
    result = doctest.DocTestRunner(verbose=False).run(test)
    assert result.failed == 0


@pytest.mark.parametrize("name", NAMES)
def test_everything_it_takes_is_documented(name):
    value = getattr(timeline_widgets, name)
    assert taken(value) - documented(inspect.getdoc(value)) == set()
    for member in members(value):
        assert inspect.getdoc(member), member
        typed = inspect.get_annotations(member)
        assert taken(member) - {"self", "cls"} - set(typed) == set(), member
        assert "return" in typed, member


@pytest.mark.parametrize("name", NAMES)
def test_errors_that_it_raises_are_documented(name):
    value = getattr(timeline_widgets, name)
    made = (
        [vars(value).get(each) for each in ("__init__", "__post_init__")]
        if (inspect.isclass(value))
        else [value]
    )
    if any(raising(each) for each in made if inspect.isfunction(each)):
        assert "Raises" in sections(inspect.getdoc(value))
    for member in members(value):
        if raising(member):
            assert "Raises" in sections(inspect.getdoc(member)), member
