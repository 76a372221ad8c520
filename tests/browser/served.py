"""A server on a free port of this machine, with settings that nobody else uses."""

from __future__ import annotations

import os
import re
import subprocess
import threading
from pathlib import Path

_FOLDERS = {
    "IPYTHONDIR": "ipython",
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "runtime",
    "JUPYTERLAB_SETTINGS_DIR": "settings",
    "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
}


class Served:
    """One of Jupyter's servers, from its start to its end.

    Parameters
    ----------
    *command : str
        What starts it.
    folder : Path
        Where the notebooks are.
    home : Path
        Where Jupyter keeps its settings, workspaces and runtime files.

    Attributes
    ----------
    url : str
        Its address, as it says itself: a port that was free may be taken when it comes to it.
    """

    def __init__(self, *command: str, folder: Path, home: Path) -> None:
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env=os.environ | {name: str(home / place) for name, place in _FOLDERS.items()},
            stderr=subprocess.PIPE,
            text=True,
        )
        self._log: list[str] = []
        self.url = self._address()
        # What it says later is read as well: a server that nobody listens to comes to a stand.
        threading.Thread(target=self._log.extend, args=(self._process.stderr,), daemon=True).start()

    def _address(self) -> str:
        for line in self._process.stderr or ():
            self._log.append(line)
            if found := re.search(r"http://(?:127\.0\.0\.1|localhost):(\d+)/", line):
                return f"http://127.0.0.1:{found[1]}/"
        raise RuntimeError("The server did not start:\n" + "".join(self._log))

    def stop(self) -> None:
        """End the server and its kernels."""
        self._process.terminate()
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:  # it waits for a kernel that a test took away
            self._process.kill()
            self._process.wait()
