"""Hosts of notebooks other than JupyterLab: their servers, each on a free port of this machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

_COMMANDS = {
    "notebook": (
        *("notebook", "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1"),
        *("--IdentityProvider.token=", "--JupyterNotebookApp.expose_app_in_browser=True"),
        "--ServerApp.port={port}",
    ),
    "voila": ("voila", "--no-browser", "--Voila.ip=127.0.0.1", "--port={port}"),
}


class Host:
    """A server of one of the hosts.

    Parameters
    ----------
    name : {"notebook", "voila"}
        Which one.
    folder : Path
        Where the notebooks are.
    home : Path
        Where Jupyter keeps its settings, workspaces and runtime files.
    """

    def __init__(self, name: str, folder: Path, home: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}/"
        self._process = subprocess.Popen(
            [sys.executable, "-m", *(part.format(port=port) for part in _COMMANDS[name])],
            cwd=folder,
            env=os.environ
            | {f"JUPYTER_{what}_DIR": str(home / what) for what in ("CONFIG", "DATA", "RUNTIME")}
            | {"IPYTHONDIR": str(home / "ipython")},
            stderr=subprocess.PIPE,
            text=True,
        )
        for line in self._process.stderr or ():
            if f":{port}" in line:
                return
        raise RuntimeError(f"{name} did not start")

    def stop(self) -> None:
        """End the server and its kernels."""
        self._process.terminate()
        self._process.communicate(timeout=30)
