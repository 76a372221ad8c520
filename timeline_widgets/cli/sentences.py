"""What a user of the command sees where something is wrong: a sentence, never a traceback."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import click

FOUND = 1
"""Exit code: the command worked, and found something to mend."""


class Sentences(click.Group):
    """Commands that say in a sentence what is wrong."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        try:
            with warnings.catch_warnings(record=True) as caught:
                try:
                    return super().invoke(ctx)
                finally:
                    for warning in caught:
                        click.echo(str(warning.message), err=True)
        except BrokenPipeError:
            raise  # whoever read has seen enough, as in `| head`: click ends without a word
        except OSError as problem:
            raise click.ClickException(_told(problem)) from problem
        except (ValueError, ImportError) as problem:
            raise click.ClickException(str(problem)) from problem

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """Return the names of the commands, in the order of a teacher's work."""
        return list(self.commands)


def _told(problem: OSError) -> str:
    if problem.filename is None:
        return f"{problem.strerror or problem}."
    path = Path(problem.filename)
    if isinstance(problem, FileNotFoundError) and not path.parent.is_dir():
        return f"There is no folder “{click.format_filename(path.parent)}”."
    return f"{click.format_filename(path)}: {problem.strerror}."
