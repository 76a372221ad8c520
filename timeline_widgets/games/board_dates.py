"""Nine dates for a historical board that suit a set of cards (ruling C1)."""

from __future__ import annotations

from collections.abc import Iterable

from timeline_widgets.dates import HistoricalDate

SPACES = 10


def suggest_board_dates(dates: Iterable[HistoricalDate]) -> tuple[int, ...]:
    """Return nine years that split the dates evenly over ten spaces, as a person would print them.

    Parameters
    ----------
    dates : iterable of HistoricalDate
        The dates of the cards; those that are open at both ends are left out.

    Returns
    -------
    tuple of int
        Years as people count them (-500 is 500 BCE), rising; empty if the cards have fewer than
        ten different years.

    Examples
    --------
    >>> suggest_board_dates(HistoricalDate.of_year(year) for year in range(1003, 2003))
    (1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900)
    >>> suggest_board_dates([HistoricalDate.of_year(1492)])
    ()
    """
    years = sorted(_year(date) for date in dates if date.earliest or date.latest)
    if len(set(years)) < SPACES:
        return ()
    board: list[int] = []
    for part in range(1, SPACES):
        at = len(years) * part // SPACES
        below, above = years[at - 1], years[at]
        wanted = max((below + above) // 2, board[-1] + 1 if board else below)
        spread = (
            years[min(at + len(years) // SPACES, len(years) - 1)]
            - years[max(at - len(years) // SPACES, 0)]
        )
        least = board[-1] + 1 if board else years[0]
        board.append(_as_printed(wanted, spread // 10, least))
    return tuple(board)


def _year(date: HistoricalDate) -> int:
    start = date.start()
    day = start.earliest or start.latest
    assert day is not None  # noqa: S101 - the caller left the others out
    return day[0] if day[0] > 0 else day[0] - 1


def _as_printed(year: int, slack: int, least: int) -> int:
    """Return the roundest year within `slack` of a year, never 0 and not below `least`."""
    for step in (1000, 500, 100, 50, 20, 10, 5):
        rounded = (year + step // 2) // step * step
        if abs(rounded - year) <= slack and rounded >= least and rounded != 0:
            return rounded
    return max(year, least) or 1
