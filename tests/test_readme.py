"""What the README promises in code and commands runs as it stands there."""

from __future__ import annotations

import re
import sys

import pytest

UNIT = "title,date\n" + "".join(f"Event {number},{1900 + number}\n" for number in range(20))


@pytest.fixture
def readme(repository) -> str:
    return (repository / "README.md").read_text(encoding="utf-8")


def test_every_example_runs_where_a_teacher_would_run_it(readme, run, tmp_path):
    (tmp_path / "my-unit.csv").write_text(UNIT, encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert examples
    for example in examples:
        run(sys.executable, "-W", "error", "-c", example, cwd=tmp_path)


def test_every_script_it_names_is_there(readme, repository):
    scripts = re.findall(r"^bash (\S+)$", readme, re.MULTILINE)
    assert scripts
    for script in scripts:
        assert (repository / script).is_file(), script
