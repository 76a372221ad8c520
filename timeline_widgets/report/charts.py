"""The pictures of a report, drawn by matplotlib as SVG that stands in the page itself.

Colours are names of the page's style, so that a picture is light on a dark page; early and late
differ by side and word, not by colour alone.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from timeline_widgets.report.engines import needed
from timeline_widgets.report.wording import Wording

if TYPE_CHECKING:
    import pandas as pd

# What matplotlib draws with, and what the page makes of it.
_INK, _EARLY, _LATE, _RIGHT, _LINE = "#010101", "#020202", "#030303", "#040404", "#050505"
_COLOURS = {
    _INK: "currentColor",
    _EARLY: "var(--twc-early)",
    _LATE: "var(--twc-late)",
    _RIGHT: "var(--twc-ok)",
    _LINE: "var(--twc-line)",
}
_STYLE = {
    "axes.edgecolor": _LINE,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "font.size": 10,
    "svg.fonttype": "none",
    "svg.hashsalt": "timeline-widgets",
    "text.color": _INK,
    "xtick.color": _INK,
    "ytick.color": _INK,
}
# Names of parts, a style for the whole page, a fixed size: no good beside other pictures.
_UNWANTED = (
    re.compile(r"<metadata>.*?</metadata>", re.DOTALL),
    re.compile(r"<style.*?</style>", re.DOTALL),
    re.compile(r' id="[A-Za-z]\w*?_\d+"'),
    re.compile(r"(?<=<svg)[^>]*?(?= viewBox)"),
)
_FONTS = re.compile(r"'DejaVu Sans'[^;\"]*")
_WIDTH = 7.0  # inches, of 72 points


class Chart(NamedTuple):
    """A picture, and the same in a sentence.

    Parameters
    ----------
    svg : str
        The picture.
    sentence : str
        What it shows, for those who do not see it.
    """

    svg: str
    sentence: str

    def html(self) -> str:
        """Return the picture for a page."""
        told = escape(self.sentence)
        return (
            f'<div class="twc-chart" tabindex="0" role="img" aria-label="{told}">{self.svg}</div>'
        )


def both_ways(
    labels: Sequence[str],
    early: Sequence[int],
    late: Sequence[int],
    words: Wording,
    *,
    unit: str = "",
) -> Chart:
    """Draw how many misses were too early, to the left, and too late, to the right.

    Parameters
    ----------
    labels : sequence of str
        Of the rows, from above.
    early, late : sequence of int
        How many misses.
    words : Wording
        To say so.
    unit : str
        Of the labels.
    """
    most = max([*early, *late, 1])
    middle = most * 0.42  # room for the labels between both sides

    def draw(axes: Any) -> None:
        rows = range(len(labels))
        axes.barh(rows, [-n for n in early], left=-middle, color=_EARLY, height=0.72)
        axes.barh(rows, late, left=middle, color=_LATE, height=0.72)
        for row, label in enumerate(labels):
            axes.text(0, row, label, ha="center", va="center")
            left, right = -middle - early[row], middle + late[row]
            axes.text(
                left - most * 0.02, row, str(early[row]), ha="right", va="center", weight="bold"
            )
            axes.text(right + most * 0.02, row, str(late[row]), va="center", weight="bold")
        style = {"weight": "bold", "va": "bottom", "size": 11}
        sides = [f"{words.say('too_early')} {sum(early)}", f"{words.say('too_late')} {sum(late)}"]
        axes.text(-middle, -0.6, sides[0], ha="right", color=_EARLY, **style)
        axes.text(middle, -0.6, sides[1], color=_LATE, **style)
        axes.text(0, len(labels) - 0.4, unit, ha="center", va="top")
        limit = (middle + most) * 1.12
        axes.set(xlim=(-limit, limit), ylim=(len(labels), -1.3))
        axes.axis("off")

    told = "; ".join(
        words.say(
            "told",
            label=f"{label} {unit}".strip(),
            told=words.say("both", early=before, late=after),
        )
        for label, before, after in zip(labels, early, late, strict=True)
    )
    return _chart(draw, told, rows=len(labels) + 2)


def shares(
    labels: Sequence[str], right: Sequence[int], answers: Sequence[int], words: Wording
) -> Chart:
    """Draw the share of right answers of each row."""
    pairs = list(zip(right, answers, strict=True))
    width = [100 * part / whole for part, whole in pairs]

    def draw(axes: Any) -> None:
        rows = range(len(labels))
        axes.barh(rows, [100] * len(labels), color=_LINE, alpha=0.35, height=0.6)
        axes.barh(rows, width, color=_RIGHT, height=0.6)
        for row, pair in enumerate(pairs):
            axes.text(102, row, words.percent(*pair), va="center", weight="bold")
            axes.text(116, row, words.part(*pair), va="center")
            axes.text(-2, row, labels[row], va="center", ha="right")
        axes.set(xlim=(-30, 140), ylim=(len(labels) - 0.4, -0.6))
        axes.axis("off")

    told = "; ".join(
        words.say("share_told", label=label, share=words.percent(*pair), part=words.part(*pair))
        for label, pair in zip(labels, pairs, strict=True)
    )
    return _chart(draw, told, rows=len(labels))


def over_time(progress: pd.DataFrame, words: Wording) -> Chart:
    """Draw the share of right answers in everybody's first game, second game, and so on."""
    numbers = progress["number"].tolist()
    height = (100 * progress["share"]).tolist()
    shares = [
        words.percent(*pair) for pair in zip(progress["credit"], progress["answers"], strict=True)
    ]
    students = progress["students"].tolist()
    labels = [words.say("game_number", number=number) for number in numbers]

    def draw(axes: Any) -> None:
        axes.plot(numbers, height, color=_RIGHT, linewidth=2.5, marker="o", markersize=7)
        for number, top, share, count in zip(numbers, height, shares, students, strict=True):
            above = {"textcoords": "offset points", "ha": "center"}
            axes.annotate(share, (number, top), (0, 9), weight="bold", **above)
            axes.annotate(f"{count}", (number, 0), (0, 5), size=9, **above)
        axes.set_xticks(numbers, labels)
        axes.set_yticks([0, 50, 100], [words.percent(share, 100) for share in (0, 50, 100)])
        axes.grid(axis="y", color=_LINE, linewidth=0.8)
        axes.tick_params(length=0)
        axes.set(xlim=(numbers[0] - 0.5, numbers[-1] + 0.5), ylim=(0, 112))

    told = "; ".join(
        words.say(
            "game_told", label=label, share=share, students=words.say("students", count=count)
        )
        for label, share, count in zip(labels, shares, students, strict=True)
    )
    return _chart(draw, told, rows=7)


def _chart(draw: Any, sentence: str, *, rows: int) -> Chart:
    matplotlib, figures = needed("matplotlib"), needed("matplotlib.figure")
    with matplotlib.rc_context(_STYLE):
        figure = figures.Figure(figsize=(_WIDTH, 0.3 * rows), layout="constrained")
        draw(figure.subplots())
        written = io.StringIO()
        figure.savefig(written, format="svg", transparent=True, metadata={"Date": None})
    svg = written.getvalue()
    svg = svg[svg.index("<svg") :]
    for unwanted in _UNWANTED:
        svg = unwanted.sub("", svg)
    for drawn, named in _COLOURS.items():
        svg = svg.replace(drawn, named)
    return Chart(_FONTS.sub("system-ui, sans-serif", svg), sentence)
