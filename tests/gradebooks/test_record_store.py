"""A real learning record store takes the statements, and keeps each of them once.

It is that of ralph-malph, which wants an environment of its own: `.ci/setup test` makes one in
`.venv/ralph`, and RALPH_PYTHON names the Python of another one.
"""

from __future__ import annotations

import base64
import json
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.gradebooks.challenge import challenge
from tests.records.games import open_log, play
from timeline_widgets.gradebooks import xapi_lines
from timeline_widgets.records import read_logs

VALIDATE = (
    "import json, sys\n"
    "from ralph.models.xapi.base.statements import BaseXapiStatement as Statement\n"
    "for line in open(sys.argv[1], encoding='utf-8'): Statement(**json.loads(line))\n"
)


@pytest.fixture(scope="module")
def ralph(repository) -> str:
    python = Path(os.environ.get("RALPH_PYTHON", repository / ".venv/ralph/bin/python")).absolute()
    if not python.exists():
        pytest.skip(f"ralph-malph is not here: there is no {python}")
    return str(python)


@pytest.fixture(scope="module")
def lines(tmp_path_factory) -> bytes:
    folder = tmp_path_factory.mktemp("scores")
    play(open_log(folder, "", session="a" * 32), names=["Ada", ""])
    challenge(open_log(folder, session="c" * 32))
    return xapi_lines(
        read_logs(sorted(folder.iterdir())).records, home_page="https://school.example/9b"
    )


@pytest.fixture
def store(ralph, tmp_path):
    """Start a store on this machine, and give its address."""
    run = [ralph, "-m", "ralph"]
    environment = os.environ | {
        "RALPH_APP_DIR": str(tmp_path),
        "RALPH_AUTH_FILE": str(tmp_path / "auth.json"),
        "RALPH_RUNSERVER_BACKEND": "fs",
        "RALPH_BACKENDS__LRS__FS__DEFAULT_DIRECTORY_PATH": str(tmp_path / "statements"),
    }
    (tmp_path / "statements").mkdir()
    who = ["-u", "test", "-p", "test", "-s", "all", "-M", "mailto:test@school.example"]
    subprocess.run([*run, "auth", *who, "-w"], env=environment, check=True, capture_output=True)
    with _held_port() as port, subprocess.Popen(
        [*run, "runserver", "-b", "fs", "-h", "127.0.0.1", "-p", port],
        env=environment, cwd=tmp_path, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as server:  # fmt: skip
        try:
            said = []
            for line in server.stderr or ():
                said.append(line)
                if "startup complete" in line:
                    _until_it_listens(server, int(port))
                    yield f"http://127.0.0.1:{port}/xAPI/statements/"
                    return
            pytest.fail("the store did not start:\n" + "".join(said))
        finally:
            os.killpg(server.pid, signal.SIGKILL)  # it has processes of its own


@contextmanager
def _held_port() -> Iterator[str]:
    """A free port that nobody else is given, but who asks for it by its number."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield str(held.getsockname()[1])


def _until_it_listens(server: subprocess.Popen, port: int) -> None:
    """It says that it has started a moment before it takes connections."""
    while server.poll() is None:
        with suppress(ConnectionRefusedError):
            return socket.create_connection(("127.0.0.1", port)).close()
    pytest.fail("the store ended by itself")


def post(address: str, statements: list[object]) -> int:
    """Send statements, and return the status of the answer."""
    name = base64.b64encode(b"test:test").decode()
    headers = {
        "Authorization": f"Basic {name}",
        "Content-Type": "application/json",
        "X-Experience-API-Version": "1.0.3",
    }
    data = json.dumps(statements).encode()
    try:
        with urlopen(Request(address, data, headers)) as answer:  # noqa: S310
            return answer.status
    except HTTPError as refusal:
        return refusal.code


def test_the_statements_are_valid(ralph, lines, tmp_path):
    file = tmp_path / "statements.jsonl"
    file.write_bytes(lines)
    checked = subprocess.run(
        [ralph, "-c", VALIDATE, str(file)], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


def test_a_store_keeps_each_statement_once(store, lines, tmp_path: Path):
    statements = [json.loads(line) for line in lines.splitlines()]
    assert post(store, statements) == 200
    assert post(store, statements) == 204, "all of them were there"
    forged = statements[3] | {"timestamp": "2020-01-01T00:00:00Z"}
    assert post(store, [forged]) == 409, "another statement with the id of this one"
    kept = [file.read_bytes().count(b"\n") for file in (tmp_path / "statements").iterdir()]
    assert sum(kept) == len(statements)
