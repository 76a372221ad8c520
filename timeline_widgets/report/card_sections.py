"""What a report tells of the cards: how hard they are, and which way the misses lie."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

from timeline_widgets.report import charts, marks, markup
from timeline_widgets.report.wording import Wording

if TYPE_CHECKING:
    from timeline_widgets.report.class_report import ClassReport


def card_sections(report: ClassReport, words: Wording) -> Iterator[str]:
    """Yield the sections that there is something to tell in."""
    yield _hardest(report, words)
    yield _how_far(report, words)
    yield _mixed(report, words)
    yield _centuries(report, words)


def _hardest(report: ClassReport, words: Wording) -> str:
    hardest = report.hardest()
    if hardest.empty:
        return ""
    missed: dict[tuple[str, str], list[tuple[int, int]]] = defaultdict(list)
    for miss in report.misses(list(hardest["card"])).itertuples():
        missed[miss.cardset, miss.card].append((int(miss.signed), miss.times))
    rows = [
        (
            markup.card(card.date, card.title),
            marks.bar(card.missed, card.answers, words, missed=True),
            marks.strip(missed[card.cardset, card.card], words),
            f"{escape(words.years(card.middle_miss))}"
            f"<small>{escape(words.leans(card.early, card.late))}</small>",
        )
        for card in hardest.itertuples()
    ]
    sides = "".join(f"<span>{escape(words.say(side))}</span>" for side in ("too_early", "too_late"))
    heads = [escape(words.say(head)) for head in ("card", "missed", "middle_miss")]
    heads.insert(2, f'<span class="twc-ends">{sides}</span>')
    return markup.section(
        words.say("hardest"), words.say("hardest_note"), markup.table(heads, rows)
    )


def _how_far(report: ClassReport, words: Wording) -> str:
    table = report.how_far()
    early, late = table["early"].tolist(), table["late"].tolist()
    if not sum(early) + sum(late):
        return ""
    *ends, _ = table["upto"].tolist()
    labels = [
        words.say("up_to", last=ends[0]),
        *(words.say("between", first=below + 1, last=end) for below, end in pairwise(ends)),
        words.say("over", last=ends[-1]),
    ]
    return markup.section(
        words.say("how_far"),
        words.say("how_far_note"),
        markup.chart(
            lambda: charts.both_ways(labels, early, late, words, unit=words.say("unit")),
            words.language,
        ),
    )


def _mixed(report: ClassReport, words: Wording) -> str:
    pairs = report.confusions()
    pairs = pairs[pairs["mixed"] > 1].head(8)
    if pairs.empty:
        return ""
    rows = [
        (
            markup.card(pair.earlier_date, pair.earlier_title),
            markup.card(pair.later_date, pair.later_title),
            marks.bar(pair.mixed, pair.side_by_side, words, missed=True),
        )
        for pair in pairs.itertuples()
    ]
    heads = [escape(words.say(head)) for head in ("earlier", "later", "wrong_way")]
    return markup.section(words.say("mixed"), words.say("mixed_note"), markup.table(heads, rows))


def _centuries(report: ClassReport, words: Wording) -> str:
    table = report.by_century()
    table = table[table["early"] + table["late"] > 0]
    if table.empty:
        return ""
    centuries, early, late = (table[name].tolist() for name in ("century", "early", "late"))
    return markup.section(
        words.say("centuries"),
        words.say("centuries_note"),
        markup.chart(lambda: charts.both_ways(centuries, early, late, words), words.language),
    )
