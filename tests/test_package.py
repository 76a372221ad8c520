"""What is installed is the whole game, and only that, whichever way it was packed."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

PLAY = """
import shutil, sys
from timeline_widgets import TimelineGame, shipped_cardsets

game = TimelineGame("world-history", players=["Red", "Blue"], score_folder=None)
game.play(game.match.legal_moves()[0])
assert game.match.state.ply == 1 and "pandas" not in sys.modules
assert shutil.which("node") is None
print(*shipped_cardsets())
"""


@pytest.fixture(scope="module")
def pack(run, repository, tmp_path_factory) -> Callable[..., Path]:
    """Make a wheel or an sdist of the clone, or of what lies in another folder."""

    def pack(kind: str, source: Path = repository) -> Path:
        folder = tmp_path_factory.mktemp(kind)
        run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder), cwd=source)
        (made,) = folder.iterdir()
        return made

    return pack


@pytest.fixture(scope="module")
def wheel(pack) -> Path:
    return pack("wheel")


@pytest.fixture(scope="module")
def sdist(pack) -> Path:
    return pack("sdist")


@pytest.fixture(scope="module")
def kept(run) -> set[str]:
    """Every file that git keeps of the clone."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    return set(filter(None, listed.split("\0")))


def files_in(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def test_a_wheel_has_everything_but_what_it_is_drawn_and_built_from(wheel, kept):
    package = {path for path in kept if re.match("timeline_widgets/(?!frontend/)", path)}
    sets = {path for path in kept if re.match("cardsets/[^/]+/(?!drawings/)", path)}
    assert files_in(wheel) == package | {f"timeline_widgets/{path}" for path in sets}


def test_an_sdist_has_what_git_keeps_and_nothing_else(sdist, kept):
    with tarfile.open(sdist) as archive:
        packed = {member.name.partition("/")[2] for member in archive if member.isfile()}
    assert packed == kept | {"PKG-INFO"}


def test_a_wheel_made_of_the_sdist_is_the_same(sdist, pack, wheel, tmp_path):
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    again = pack("wheel", source)
    assert files_in(again) == files_in(wheel)


def test_a_game_is_played_where_the_wheel_was_installed_without_node(
    wheel, run, repository, tmp_path
):
    env = tmp_path / "env"
    run(sys.executable, "-m", "venv", "--without-pip", str(env))
    python = str(env / "bin" / "python")
    install = ("install", "--quiet", "--no-deps", "--no-index", str(wheel))
    run(sys.executable, "-m", "pip", "--python", python, *install)
    (site,) = env.glob("lib/python*/site-packages")
    # What it depends on is at hand; a path file in there, as of this clone, is not followed.
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    sets = sorted(path.parent.name for path in (repository / "cardsets").glob("*/set.toml"))
    bare = {"cwd": tmp_path, "env": {"PATH": str(env / "bin")}, "check": True, "text": True}
    played = subprocess.run([python, "-P", "-c", PLAY], stdout=subprocess.PIPE, **bare)
    assert played.stdout.split() == sets
    command = [str(env / "bin" / "timeline-widgets"), "sets"]
    listed = subprocess.run(command, stdout=subprocess.PIPE, **bare).stdout
    assert [line.split()[0] for line in listed.splitlines()] == sets
