"""Short games of Challenge in a real JupyterLab, of two, of teams, and of one against computers."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.challenge import ChallengeTable
from tests.browser.fates import write_notebook

TEAMS = {"Red": ["Ana", "Iker"], "Blue": ["Olya"], "Green": ["Noa", "Sami"]}
TABLES = {
    "two": ("world-history", "players=['Ana', 'Iker'], tie='sudden_death'"),
    "teams": ("spain", f"teams={TEAMS}, board='cards', curtain=False"),
    "alone": ("inventions", "players=['Ana', Computer('Clio', 'expert'), Computer('Urania')]"),
}


def play(table):
    """Play to the end by what the screen shows; return what was done."""
    done = []
    while not done or done[-1] != "over":
        done.append(table.play_on())
        assert len(done) < 600
    return done


@pytest.mark.parametrize("name", TABLES)
def test_a_short_game_is_played_to_its_end_by_what_the_screen_shows(start_lab, tmp_path, name):
    cards, options = TABLES[name]
    folder = tmp_path / "class"
    folder.mkdir()
    write_notebook(
        folder,
        "from timeline_widgets import ChallengeGame, Computer\n"
        f"ChallengeGame('{cards}', {options}, track='short', seed='tables')",
    )
    lab = start_lab(folder)
    lab.open("game.ipynb")
    lab.run_all()
    lab.page.emulate_media(reduced_motion="reduce")
    table = ChallengeTable(lab.page)
    expect(table.heading).to_be_visible()
    done = play(table)

    [log] = (folder / "scores").glob("*.jsonl")
    records = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    [match] = [record for record in records if record["kind"] == "match"]
    end = records[-1]
    assert end["kind"] == "end"
    moves = [record for record in records if record["kind"] == "move"]
    trials = [move["revealed"] for move in moves if "revealed" in move]
    names = [seat["name"] for seat in match["seats"]]
    people = [n for n, seat in enumerate(match["seats"]) if "computer" not in seat]
    assert done.count("dial") == len(trials) * len(people)
    spaces = [0] * len(names)
    for move in moves:
        for answer in move.get("revealed", {}).get("answers", []):
            spaces[answer["seat"]] = min(16, spaces[answer["seat"]] + answer["steps"])
        if "duel" in move:
            assert move["duel"]["from"] == spaces[move["duel"]["winner"]]
            spaces[move["duel"]["winner"]] = move["duel"]["to"]
    ranks = table.root.locator(".tw-ranks li")
    shown = dict(row.split("\n") for row in ranks.all_inner_texts())
    told = {0: "Start", 16: "Finish"}
    assert shown == {
        name: told.get(space, f"space {space}") for name, space in zip(names, spaces, strict=True)
    }
    winners = table.root.locator(".tw-ending h3").inner_text()
    assert all(names[seat] in winners for seat in end["outcome"]["winners"])

    duels = {move["duel"]["duel"] for move in moves if "duel" in move}
    if name == "two":
        assert duels == {"sudden_death"}  # More or Less is ignored
        assert "call" not in done
    if name == "teams":
        assert "open" not in done  # boards are dialled in the open
        assert [seat["members"] for seat in match["seats"]] == list(TEAMS.values())
    if name == "alone":
        assert "open" not in done  # nobody has to look away
        assert {move["player"] for move in moves} == {"Ana", "Clio", "Urania"}
