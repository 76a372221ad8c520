"""Puts wheels beside Pyodide and into its lock, so that notebooks import them without installing.

    python .ci/lite-lock.py LITE_FOLDER REQUIREMENTS

Pyodide's own npm package has no wheels, and those that its lock names were built anew: the pure
ones are taken from the package index, and the lock is told their hashes. Numpy and pandas are
compiled, and left out.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

# What the kernel itself begins with, and what a game needs; tables, reports and print need more.
KERNEL = ("micropip", "packaging", "ipython", "jedi")
GAME = ("traitlets", "typing-extensions")
PINNED = ("anywidget", "comm", "ipywidgets", "psygnal")
KERNEL_SETTINGS = "@jupyterlite/pyodide-kernel-extension:kernel"


def main() -> None:
    """Fetch the wheels, and write the lock and the settings of the site."""
    lite, pins = Path(sys.argv[1]), Path(sys.argv[2]).read_text("utf-8")
    pyodide = lite / "static" / "pyodide"
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    packages = {name: lock["packages"][name] for name in closure(lock["packages"], KERNEL + GAME)}
    for name, package in packages.items():
        download(pyodide, f"{name}=={package['version']}")
    for name in PINNED:
        version = re.search(rf"^{name}==(.+)$", pins, re.MULTILINE)[1]
        download(pyodide, f"{name}=={version}")
        packages[name] = entry(
            next(pyodide.glob(f"{name}-{version}-*.whl")), name, ("ipython", "traitlets")
        )
    ours = next(pyodide.glob("timeline_widgets-*.whl"))
    packages["timeline-widgets"] = entry(ours, "timeline_widgets", PINNED + GAME)
    for package in packages.values():
        wheel = pyodide / package["file_name"]
        package["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    lock["packages"] = packages
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")
    settings = {KERNEL_SETTINGS: {"disablePyPIFallback": True}}
    page = {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {"litePluginSettings": settings},
    }
    (lite / "jupyter-lite.json").write_text(json.dumps(page), "utf-8")


def closure(packages: dict, names: tuple[str, ...]) -> set[str]:
    """Return the packages and all that they depend on."""
    known: set[str] = set()
    wanted = [*names]
    while wanted:
        name = wanted.pop()
        if name not in known:
            known.add(name)
            wanted += [each.replace("_", "-").lower() for each in packages[name]["depends"]]
    return known


def download(folder: Path, requirement: str) -> None:
    """Fetch one wheel of pure Python."""
    pure = ["--no-deps", "--only-binary=:all:", "--platform=any", "--python-version=3.14"]
    command = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "--quiet",
        *pure,
        "--dest",
        str(folder),
        requirement,
    ]
    subprocess.run(command, check=True)  # noqa: S603


def entry(wheel: Path, module: str, depends: tuple[str, ...]) -> dict:
    """Return what a lock says of a package."""
    _, version, *_ = wheel.name.split("-")
    return {
        "name": module.replace("_", "-"),
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": "",
        "package_type": "package",
        "imports": [module],
        "depends": list(depends),
        "unvendored_tests": False,
    }


main()
