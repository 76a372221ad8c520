"""What is installed from a wheel is the whole game, and only that."""

from __future__ import annotations

import re
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


def test_a_wheel_has_everything_but_what_it_is_drawn_and_built_from(wheel, run):
    kept = run("git", "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    package = {path for path in kept if re.match("timeline_widgets/(?!frontend/)", path)}
    sets = {path for path in kept if re.match("cardsets/[^/]+/(?!drawings/)", path)}
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert names == package | {f"timeline_widgets/{path}" for path in sets}


def test_a_game_is_played_from_an_installed_wheel_without_pandas(wheel, run, repository, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    sets = sorted(path.parent.name for path in (repository / "cardsets").glob("*/set.toml"))
    assert run(sys.executable, "-c", PLAY, cwd=tmp_path).split() == sets
