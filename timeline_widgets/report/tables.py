"""What a report counts, said once for every engine: pandas for a class, DuckDB for a district.

Each function takes a narwhals frame of :func:`measured` answers and returns another one. Directions
come from ``places_off``, which cards without years have too.
"""

from __future__ import annotations

from typing import Any

import narwhals as nw

from timeline_widgets.gradebooks.grades import CALLS, MOST_SPACES

Frame = nw.LazyFrame[Any]

FAR = (20, 50, 100, 200)
"""Upper ends of the classes of misses, in years."""

_CENTURIES_FROM = -2999  # 3000 BCE: earlier dates are too sparse for centuries
_ERA = 10**9  # years; keeps dividends positive, where engines agree on how to round


def measured(answers: Frame) -> Frame:
    """Add to answers (columns of `timeline_widgets.records.Answer`) what is summed up.

    That is 0 or 1 for right, too early and too late, and the years of a miss.

    Calls of More or Less are questions, and not counted. ``credit`` is that of
    `timeline_widgets.gradebooks.grades.credit`.
    """
    correct, places = nw.col("correct"), nw.col("places_off").fill_null(0)
    missed = ~correct & (places != 0)
    years = nw.when(missed).then(nw.col("years_off"))
    trial = (nw.col("game") == "challenge") & ~nw.col("points").is_null()
    spaces = nw.col("points").clip(0, MOST_SPACES) / MOST_SPACES
    return answers.filter(nw.col("variant") != CALLS).with_columns(
        answers=nw.lit(1),
        right=correct.cast(nw.Int64),
        credit=nw.when(trial).then(spaces).otherwise(correct.cast(nw.Float64)),
        early=(missed & (places < 0)).cast(nw.Int64),
        late=(missed & (places > 0)).cast(nw.Int64),
        signed=years,
        miss=years.abs(),
    )


def once(answers: Frame) -> Frame:
    """Keep one row of each answer: that of a team stands in the row of every member."""
    alone = answers.filter(nw.col("team") == "")
    teams = answers.filter(nw.col("team") != "")
    return nw.concat([alone, teams.unique(["session", "match", "ply", "team", "card"])])


def by_student(answers: Frame) -> Frame:
    """Count each student's answers, games, hints and seconds."""
    sums = [nw.col("hints").sum(), nw.col("seconds").sum()]
    table = (
        answers.group_by("student", "match")
        .agg(*_sums(), *sums)
        .with_columns(games=nw.lit(1))
        .group_by("student")
        .agg(*_sums(), *sums, nw.col("games").sum())
    )
    return _with_middle(table, answers, ["student"], middle_miss="miss")


def by_card(answers: Frame) -> Frame:
    """Count how each card was placed or dialled; Trials with several cards are not counted."""
    keys = ["cardset", "card"]
    table = answers.group_by(keys).agg(
        nw.col("title").max(), nw.col("date").max(), nw.col("year").max(), *_sums()
    )
    table = table.filter(~nw.col("card").str.contains(" | ", literal=True))
    return _with_middle(table, answers, keys, middle_miss="miss")


def by_trial(answers: Frame) -> Frame:
    """Count the answers of each edition, Trial and duel."""
    return answers.group_by("game", "variant").agg(
        nw.col("answers").sum(),
        nw.col("right").sum(),
        nw.col("credit").sum(),
        nw.col("points").mean().alias("mean_points"),
        nw.col("seconds").mean().alias("mean_seconds"),
    )


def confusions(answers: Frame) -> Frame:
    """Count how often two cards stood side by side, and how often the wrong way round."""
    counts = [nw.col("answers").sum().alias("side_by_side"), nw.col("mixed").sum()]
    sides = [
        answers.select("cardset", "card", "answers", other=nw.col(side), mixed=nw.col(wrong))
        .filter(nw.col("other") != "")
        .group_by("cardset", "card", "other")
        .agg(counts)
        for side, wrong in (("after", "late"), ("before", "early"))
    ]
    card, other = nw.col("card"), nw.col("other")
    return (
        nw.concat(sides)
        .with_columns(
            one=nw.when(card < other).then(card).otherwise(other),
            two=nw.when(card < other).then(other).otherwise(card),
        )
        .group_by("cardset", "one", "two")
        .agg(nw.col("side_by_side").sum(), nw.col("mixed").sum())
    )


def by_century(answers: Frame) -> Frame:
    """Count right answers, and which way the wrong ones lie, by the century of the card."""
    year = nw.col("year")
    # Years as astronomers count: with a year 0, so that every century has 100.
    counted = nw.when(year > 0).then(year).otherwise(year + 1)
    length = nw.when(nw.col("counted") >= _CENTURIES_FROM).then(100).otherwise(1000)
    since = nw.col("counted") - 1 + _ERA
    dated = (
        answers.filter(~year.is_null())
        .with_columns(counted=counted)
        .with_columns(first_year=since - since % length - _ERA + 1)
    )
    table = dated.group_by("first_year").agg(*_sums())
    return _with_middle(table, dated, ["first_year"], middle_miss="miss", middle_error="signed")


def by_confidence(answers: Frame) -> Frame:
    """Count right answers by how sure the players said to be."""
    said = answers.filter(nw.col("confidence") != "")
    table = said.group_by("confidence").agg(*_sums())
    return _with_middle(table, said, ["confidence"], middle_miss="miss")


def games(answers: Frame) -> Frame:
    """Count each student's answers in each game, and number the games."""
    return (
        answers.group_by("student", "match")
        .agg(
            nw.col("at").min().alias("began"),
            nw.col("credit").sum(),
            nw.col("answers").sum(),
        )
        .with_columns(played=nw.lit(1))
        .with_columns(
            number=nw.col("played").cum_sum().over("student", order_by=["began", "match"])
        )
        .select("student", "number", "match", "began", "credit", "answers")
    )


def progress(answers: Frame) -> Frame:
    """Count all first games, all second games, and so on."""
    return (
        games(answers)
        .with_columns(played=nw.lit(1))
        .group_by("number")
        .agg(
            nw.col("played").sum().alias("students"),
            nw.col("credit").sum(),
            nw.col("answers").sum(),
        )
    )


def how_far(answers: Frame) -> Frame:
    """Count misses by their size in years, and by their direction."""
    size = nw.col("miss")
    upto: nw.Expr = nw.when(size > FAR[-1]).then(0)
    for most in reversed(FAR):
        upto = nw.when(size <= most).then(most).otherwise(upto)
    return (
        answers.filter(~size.is_null())
        .with_columns(upto=upto)
        .group_by("upto")
        .agg(nw.col("early").sum(), nw.col("late").sum())
    )


def misses(answers: Frame, cards: list[str]) -> Frame:
    """Count the misses of some cards by how far off they were."""
    return (
        answers.filter(nw.col("card").is_in(cards), ~nw.col("miss").is_null())
        .group_by("cardset", "card", "signed")
        .agg(nw.col("answers").sum().alias("times"))
    )


def latest(answers: Frame, most: int) -> Frame:
    """Keep the latest cards that each student placed."""
    order = ["at", "match", "ply", "card"]
    return (
        answers.filter(~nw.col("places_off").is_null())
        .with_columns(given=nw.lit(1))
        .with_columns(ago=nw.col("given").cum_sum(reverse=True).over("student", order_by=order))
        .filter(nw.col("ago") <= most)
        .select("student", "ago", "correct")
    )


def overview(answers: Frame) -> Frame:
    """Count everything, in one row."""
    ends = [nw.col("at").min().alias("first"), nw.col("at").max().alias("last")]
    games = answers.group_by("match").agg(*_sums(), *ends).with_columns(games=nw.lit(1))
    first, last = nw.col("first").min(), nw.col("last").max()
    return games.select(*_sums(), first, last, nw.col("games").sum())


def middle_miss(answers: Frame) -> Frame:
    """Return the median of all misses; no row, where there is none."""
    return _middle(answers.with_columns(of=nw.lit(1)), ["of"], "miss", "middle_miss")


def _sums() -> list[nw.Expr]:
    return [nw.col(name).sum() for name in ("answers", "right", "credit", "early", "late")]


def _with_middle(table: Frame, answers: Frame, keys: list[str], **middles: str) -> Frame:
    """Add medians to a table: the name of each, and of what."""
    for name, value in middles.items():
        table = table.join(_middle(answers, keys, value, name), on=keys, how="left")
    return table


def _middle(answers: Frame, keys: list[str], value: str, name: str) -> Frame:
    """Return medians by counting how often each value is there.

    An engine's own median keeps all values in memory: of a district, more than there is.
    """
    times, upto, every = nw.col("times"), nw.col("upto"), nw.col("every")
    return (
        answers.select(*keys, value, "answers")
        .filter(~nw.col(value).is_null())
        .group_by(*keys, value)
        .agg(nw.col("answers").sum().alias("times"))
        .with_columns(
            upto=times.cum_sum().over(*keys, order_by=value), every=times.sum().over(*keys)
        )
        .filter(2 * upto >= every, 2 * (upto - times) <= every)
        .group_by(keys)
        .agg(nw.col(value).mean().alias(name))
    )
