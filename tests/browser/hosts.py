"""Hosts of notebooks other than JupyterLab."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from tests.browser.served import Served

_COMMANDS = {
    "notebook": (
        *("notebook", "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1"),
        *("--IdentityProvider.token=", "--JupyterNotebookApp.expose_app_in_browser=True"),
        "--ServerApp.port={port}",
    ),
    "voila": ("voila", "--no-browser", "--Voila.ip=127.0.0.1", "--port={port}"),
}


class Host(Served):
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
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = (part.format(port=port) for part in _COMMANDS[name])
        super().__init__(sys.executable, "-m", *command, folder=folder, home=home)
