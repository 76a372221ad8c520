"""Statements say what happened, once, and give no dates away."""

from __future__ import annotations

import json
from pathlib import Path
from uuid import UUID

import pytest

from tests.gradebooks.challenge import challenge
from tests.records.games import open_log, play
from timeline_widgets.gradebooks import xapi_statements
from timeline_widgets.records import answers, read_log

HOME = "https://school.example/9b"


@pytest.fixture(scope="module")
def logs(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("scores")
    play(open_log(folder, "", session="a" * 32), names=["Ada", ""])
    play(open_log(folder, session="b" * 32), names=["Ada", "Ben"], moves=3)
    challenge(open_log(folder, session="c" * 32))
    return folder


@pytest.fixture(scope="module")
def records(logs):
    return [record for log in sorted(logs.iterdir()) for record in read_log(log).records]


@pytest.fixture(scope="module")
def statements(records):
    return xapi_statements(records, home_page=HOME)


def test_every_answer_beginning_and_end_is_told_once(records, statements):
    verbs = [s["verb"]["id"].rpartition("/")[2] for s in statements]
    assert verbs.count("answered") == len(answers(records))
    assert verbs.count("initialized") == 2 + 2 + 3
    assert verbs.count("completed") >= 2
    assert len({s["id"] for s in statements}) == len(statements)


def test_sending_twice_is_harmless(records, statements):
    again = {s["id"]: s for s in xapi_statements(records + records, home_page=HOME)}
    assert again == {s["id"]: s for s in statements}
    assert all(UUID(s["id"]).version == 5 for s in statements)


def test_all_kinds_of_answers_have_their_interaction_type(statements):
    kinds = {
        s["object"]["definition"]["interactionType"]
        for s in statements
        if "interactionType" in s["object"]["definition"]
    }
    assert kinds == {"choice", "matching", "sequencing", "numeric"}


def test_no_right_answers_stand_in_the_statements(statements, records):
    text = json.dumps(statements)
    assert "correctResponsesPattern" not in text
    assert not any(row.date and f'"{row.date}"' in text for row in answers(records))


def test_computers_are_no_students_and_teams_are_told(statements):
    actors = {s["actor"]["account"]["name"] for s in statements}
    assert "Clio" not in actors
    assert {"Ada", "Ben", "Núñez, Ольга"} <= actors
    assert {
        s["context"]["team"]["account"]["name"] for s in statements if "team" in s["context"]
    } == {"Red"}


def test_no_value_is_empty(statements):
    def values(part):
        for value in part.values() if isinstance(part, dict) else part:
            yield value
            if isinstance(value, dict | list):
                yield from values(value)

    assert not any(value in ("", None, {}, []) for value in values(statements))
