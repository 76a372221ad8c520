"""A link opens tables of its repository, and nothing else."""

from __future__ import annotations

import pytest

from timeline_widgets.links import GameLink, LinkError, linked_cards

TABLE = "title,date\nOne,1001\nTwo,1002\n"


@pytest.fixture
def repository(tmp_path):
    units = tmp_path / "clone" / "units"
    units.mkdir(parents=True)
    (units / "our town.csv").write_text(TABLE, "utf-8")
    (units / "folder").mkdir()
    (units / "folder" / "cards.csv").write_text(TABLE, "utf-8")
    (tmp_path / "secret.csv").write_text(TABLE, "utf-8")
    (units / "out.csv").symlink_to(tmp_path / "secret.csv")
    return tmp_path / "clone"


@pytest.mark.parametrize("name", ["units/our town.csv", "units/folder"])
def test_a_table_and_a_folder_become_cards(repository, name):
    assert [card.title for card in linked_cards(GameLink(set=name), repository)] == ["One", "Two"]


@pytest.mark.parametrize("name", ["units/their-town.csv", "units/out.csv"])
def test_what_is_not_there_or_leads_outside_gets_a_sentence(repository, name):
    with pytest.raises(LinkError, match=rf"no card set at “{name}” in this repository"):
        linked_cards(GameLink(set=name), repository)


@pytest.mark.parametrize(
    "name", ["notebooks/scores/ana.csv", "scores/ana.csv", "docs/rules.md", "units/page.ipynb"]
)
def test_a_score_file_is_no_card_set_of_anybody(name):
    with pytest.raises(LinkError, match="not the path of a table"):
        GameLink(set=name)
