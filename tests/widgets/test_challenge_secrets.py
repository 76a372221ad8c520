"""What nobody may know before the reveal: other people's wheels, and the dates of cards."""

from __future__ import annotations

import json
import random
from itertools import product

import pytest

from tests.widgets.challenge_table import Table, cardset, some_press
from tests.widgets.random_names import without_random_names


def test_locked_is_shown_to_all_and_the_digits_to_none():
    table = Table()
    assert table.lock(1, (9, 8, 7, 6)) == []
    assert table.state["trial"]["locked"] == (False, True, False)
    assert table.state["last"] == {"kind": "locked", "seat": 1}
    outgoing = json.dumps([table.state, table.press(type="cards"), repr(table.game)])
    assert "9, 8, 7, 6" not in outgoing
    assert "9,8,7,6" not in outgoing.replace(" ", "")


@pytest.mark.filterwarnings("ignore:Only 12 cards")
def test_nothing_hidden_ever_leaves_the_kernel():
    """Play whole games by messages and look at every word that goes out."""
    chance = random.Random(3)
    kinds = set()
    dealt_again = 0
    for seed, cards in product(range(3), (cardset(), cardset(12))):
        table = Table(seed=seed, cards=cards)
        while table.state["phase"] != "over":
            assert some_press(table, chance) == []
            state, match = table.state, table.game.match
            last = state["last"] or {}
            kinds.add(last.get("kind"))
            turned = {int(number) for number in last.get("turned", ())}
            seen = match.game.observe(match.state, None)
            dealt_again += len(turned & {*seen.cards, getattr(seen.challenge, "card", None)})
            (faces,) = table.press(type="cards")
            html = table.game._still_picture()
            rest = {k: v for k, v in state.items() if k not in ("duel", "last")}
            now = without_random_names(table.game, json.dumps([rest, faces, html]))
            outgoing = {"now": now, "last": json.dumps(last)}
            for number, card in enumerate(match.cards):
                year = str(card.when.earliest[0])
                may_be_seen = {"now": number in seen.revealed, "last": number in turned}
                for place, told in outgoing.items():
                    if may_be_seen[place]:
                        continue
                    assert f"[text {year}]" not in told
                    if place == "now" or last.get("kind") != "called":
                        assert year not in told, f"{year} is out before its reveal"
    assert kinds == {"locked", "revealed", "placed", "misplaced", "called"}
    assert dealt_again


def test_a_downloaded_log_holds_no_answer_that_is_still_secret(tmp_path):
    table = Table(score_folder=tmp_path, student="Ana")
    sent = []
    table.game.send = lambda _, buffers=None: sent.append(buffers)
    table.lock(0, (9, 8, 7, 6))
    table.press(type="download")
    assert b'"lock"' in table.game.match.log.bytes()
    assert b'"lock"' not in sent[-1][0]
    table.lock(1)
    table.lock(2)
    table.lock(0)
    table.press(type="download")
    told = sent[-1][0]
    assert told.count(b'"lock"') == 3
    assert table.game.match.log.bytes().startswith(told)
