"""A JupyterLab for one test: its server, and its page in a real browser."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket

from tests.browser.served import Served

# Lab's own commands, so that no test depends on where its buttons are.
OPEN = """async path => {
    const app = window.jupyterapp;
    await app.restored;
    const panel = await app.commands.execute('docmanager:open', { path, factory: 'Notebook' });
    await panel.context.ready;
    await panel.sessionContext.ready;
}"""
COMMAND = "name => window.jupyterapp.commands.execute(name)"


class Server(Served):
    """JupyterLab, with settings that nobody else uses.

    Parameters
    ----------
    folder : Path
        Where the notebooks are.
    home : Path
        Where Jupyter keeps its settings, workspaces and runtime files.
    dark : bool
        Whether Lab wears its dark theme.
    python : str
        The environment in which it runs.
    """

    def __init__(
        self, folder: Path, home: Path, *, dark: bool = False, python: str = sys.executable
    ) -> None:
        for name, values in {
            "@jupyterlab/apputils-extension/notification": {"fetchNews": "false"},
            "@jupyterlab/apputils-extension/themes": {
                "theme": "JupyterLab Dark" if dark else "JupyterLab Light"
            },
            "@jupyter-widgets/jupyterlab-manager/plugin": {"saveState": True},
        }.items():
            setting = home / "settings" / f"{name}.jupyterlab-settings"
            setting.parent.mkdir(parents=True, exist_ok=True)
            setting.write_text(json.dumps(values))
        super().__init__(
            *(python, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            "--ServerApp.ip=127.0.0.1",
            "--ServerApp.port=0",
            "--IdentityProvider.token=",
            "--LabApp.expose_app_in_browser=True",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--LabApp.extension_manager=readonly",
            f"--ServerApp.root_dir={folder}",
            folder=folder,
            home=home,
        )


class Lab:
    """One notebook, open in a page of JupyterLab.

    Parameters
    ----------
    page : Page
        An empty page.
    server : Server
        The server of the folder.
    folder : Path
        Where the notebook is.

    Attributes
    ----------
    traffic : list of bytes
        Everything that went over the page's websockets, in both directions.
    complaints : list of str
        What no page should have: errors in its console, requests to anywhere else.
    without_kernel : bool
        Whether the test has taken the kernel away. Lab itself complains of that, at any later time.
    """

    def __init__(self, page: Page, server: Server, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.traffic: list[bytes] = []
        self.complaints: list[str] = []
        self.without_kernel = False
        self._server = server
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._read)
        page.on("request", self._check)

    def _read(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _check(self, request: Request) -> None:
        if not request.url.startswith((self._server.url, "blob:", "data:")):
            self.complaints.append(f"a request to {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        def keep(payload: str | bytes) -> None:
            self.traffic.append(payload.encode() if isinstance(payload, str) else payload)

        socket.on("framereceived", keep)
        socket.on("framesent", keep)

    def open(self, notebook: str, *, workspace: str = "default") -> None:
        """Open a notebook of the folder and wait for its kernel.

        Lab sends a page whose workspace another tab has on to a new one, while it starts.
        """
        self.page.goto(f"{self._server.url}lab/workspaces/{workspace}")
        self.page.wait_for_function("() => window.jupyterapp")
        self.page.evaluate(OPEN, notebook)

    def run_all(self) -> None:
        """Run the notebook from top to bottom."""
        self.command("notebook:run-all-cells")

    def another_tab(self, notebook: str) -> Lab:
        """Open a notebook in a second tab of the same browser."""
        tab = Lab(self.page.context.new_page(), self._server, self.folder)
        tab.complaints = self.complaints
        tab.open(notebook, workspace="another-tab")
        return tab

    def save(self) -> None:
        """Save the notebook, its widgets' state included."""
        self.command("docmanager:save")

    def command(self, name: str) -> None:
        """Carry out one of Lab's commands."""
        self.page.evaluate(COMMAND, name)
