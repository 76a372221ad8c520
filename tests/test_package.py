"""What is installed from a wheel is the whole game, and only that."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

PLAY = """
import sys
from timeline_widgets import TimelineGame, shipped_cardsets

game = TimelineGame("world-history", players=["Red", "Blue"], score_folder=None)
game.play(game.match.legal_moves()[0])
assert game.match.state.ply == 1 and "pandas" not in sys.modules
print(*shipped_cardsets())
"""


@pytest.fixture(scope="module")
def wheel(run, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    return next(folder.glob("*.whl"))


def test_a_wheel_has_screens_words_and_card_sets_but_no_sources_of_screens(wheel, repository):
    names = set(zipfile.ZipFile(wheel).namelist())
    package = repository / "timeline_widgets"
    wanted = {
        path.relative_to(repository).as_posix()
        for pattern in ("**/*.py", "messages/*.json", "static/*", "py.typed")
        for path in package.glob(pattern)
    } | {
        f"timeline_widgets/{path.relative_to(repository).as_posix()}"
        for path in (repository / "cardsets").rglob("*")
        if path.is_file()
    }
    inside = {name for name in names if name.startswith("timeline_widgets/")}
    assert inside == wanted
    assert all(name.split("/")[0].startswith("timeline_widgets") for name in names)


def test_a_game_is_played_from_an_installed_wheel_without_pandas(wheel, run, repository, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    sets = sorted(path.parent.name for path in (repository / "cardsets").glob("*/set.toml"))
    assert run(sys.executable, "-c", PLAY, cwd=tmp_path).split() == sets
