"""What the package weighs in a kernel, beside a kernel that has imported anywidget.

    python -m tests.benchmarks.kernel_weight

Each figure is of a fresh kernel; the kinds take turns. Memory is what the kernel's process has to
itself (USS, from ``/proc``). `import timeline_widgets` gives names and no more, so the classes of
the games, which bring anywidget with them, are weighed as well. The game of Challenge is a whole
one, played through its widget by one person who makes the first legal move and two computers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from statistics import median

from jupyter_client.manager import start_new_kernel

from tests.benchmarks.row import Row, show

ROUNDS = 7
MEGABYTE = 2**20
PACKAGE = "import timeline_widgets"
CLASSES = "from timeline_widgets import TimelineGame, ChallengeGame, PracticeGame"
PEER = "import anywidget"
CHALLENGE = """
import anywidget, tempfile
from timeline_widgets import ChallengeGame, Computer

with tempfile.TemporaryDirectory() as folder:
    game = ChallengeGame(
        "inventions", players=["Ana", Computer("Ben"), Computer("Cy")], seed=1, score_folder=folder
    )
    while (match := game.match).outcome is None:
        wanted = match.computer_move()
        if wanted is None:
            (seat,) = (s for s in match.game.to_act(match.state) if not match.seats[s].skill)
            wanted = seat, next(iter(match.game.legal_moves(match.state, seat)))
        game.play(*wanted)
"""
_WEIGHED = """
import time
began = time.perf_counter()
{what}
seconds = time.perf_counter() - began
private = sum(
    int(line.split()[1]) * 1024
    for line in open("/proc/self/smaps_rollup") if line.startswith("Private")
)
print(private, seconds)
"""


def weigh(what: str) -> tuple[int, float]:
    """Run code in a fresh kernel; return the bytes that it then has to itself, and the seconds."""
    manager, client = start_new_kernel(kernel_name="python3")
    said: list[str] = []
    try:
        answer = client.execute_interactive(
            _WEIGHED.format(what=what),
            output_hook=lambda message: said.append(message["content"].get("text", "")),
            timeout=120,
        )
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
    if answer["content"]["status"] != "ok":
        raise RuntimeError(f"{answer['content']['ename']}: {answer['content']['evalue']}")
    private, seconds = "".join(said).split()
    return int(private), float(seconds)


def rounds(*kinds: str) -> dict[str, list[tuple[int, float]]]:
    """Weigh each kind of kernel, in turns."""
    weights: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for _ in range(ROUNDS):
        for what in kinds:
            weights[what].append(weigh(what))
    return weights


def rows() -> Iterator[Row]:
    """Weigh kernels that have imported something, or played."""
    weights = rounds(PEER, PACKAGE, CLASSES, CHALLENGE)
    for what in (PACKAGE, CLASSES):
        pairs = list(zip(weights[what], weights[PEER], strict=True))
        yield Row.of(
            8,
            f"memory of a kernel after `{what}`",
            figure=f"{median(size for size, _ in weights[what]) / MEGABYTE:.1f} MB",
            baseline=f"`{PEER}` {median(size for size, _ in weights[PEER]) / MEGABYTE:.1f} MB",
            values=[ours / theirs for (ours, _), (theirs, _) in pairs],
            goal="≤ 1.25 ×",
        )
        yield Row.of(
            8,
            f"time of `{what}` in a kernel",
            figure=f"{1000 * median(time for _, time in weights[what]):.0f} ms",
            baseline=f"`{PEER}` {1000 * median(time for _, time in weights[PEER]):.0f} ms",
            values=[ours / theirs for (_, ours), (_, theirs) in pairs],
            goal="≤ 1.25 ×",
        )
    more = [
        (played - idle) / MEGABYTE
        for (played, _), (idle, _) in zip(weights[CHALLENGE], weights[PEER], strict=True)
    ]
    yield Row.of(
        17,
        "memory of a kernel after a Challenge of three, more than an idle one with anywidget",
        figure=f"+ {median(more):.1f} MB",
        values=more,
        goal="≤ 10 MB",
    )


if __name__ == "__main__":
    show(rows())
