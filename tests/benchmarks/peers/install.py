"""Sets the peers up: Python ones in an environment in the user's cache, boardgame.io beside this.

    python -m tests.benchmarks.peers.install

Nothing of them gets into the environment that this package is used or tested in.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
REQUIREMENTS = HERE / "requirements.txt"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
ENVIRONMENT = CACHE / "timeline-widgets" / "peers"
PYTHON = ENVIRONMENT / "bin" / "python"
_INSTALLED = ENVIRONMENT / "requirements.txt"  # what it was made from, once it is complete


def python_is_there() -> bool:
    """Whether the Python peers are installed, in the versions that are asked for."""
    return _INSTALLED.is_file() and _INSTALLED.read_text() == REQUIREMENTS.read_text()


def node_is_there() -> bool:
    """Whether boardgame.io is installed, and Node to run it."""
    return shutil.which("node") is not None and (HERE / "node_modules" / "boardgame.io").is_dir()


def install() -> None:
    """Install what is missing."""
    if not python_is_there():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--requirement", str(REQUIREMENTS)], check=True)
        _INSTALLED.write_text(REQUIREMENTS.read_text())
    if not node_is_there() and (npm := shutil.which("npm")):
        subprocess.run([npm, "ci", "--loglevel=error"], cwd=HERE, check=True)


def python_peer(
    *arguments: str, told: str = "", path: str = "", seconds: float | None = None
) -> str:
    """Run a script of this folder with the peers' Python, and return what it prints.

    `path` is where it finds this package too, if it has to be beside them; after so many `seconds`
    it is stopped.
    """
    return _run([str(PYTHON), *arguments], told, seconds, PYTHONPATH=path)


def node_peer(*arguments: str, told: str = "") -> str:
    """Run a script of this folder with Node, and return what it prints."""
    return _run(["node", *arguments], told, None)


def _run(command: list[str], told: str, seconds: float | None, **variables: str) -> str:
    done = subprocess.run(
        command,
        cwd=HERE,
        env=os.environ | {"NODE_ENV": "production"} | variables,
        input=told,
        capture_output=True,
        text=True,
        check=False,
        timeout=seconds,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(install())
