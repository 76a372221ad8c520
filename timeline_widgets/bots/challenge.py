"""A computer player of Timeline Challenge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from timeline_widgets.bots.memory import Belief, Memory
from timeline_widgets.cards import Span
from timeline_widgets.cards.span import YEAR
from timeline_widgets.games.challenge import Board, Call, Dated, Lock, Wheels
from timeline_widgets.games.challenge.observation import Observation, ObservedChallenge
from timeline_widgets.games.challenge.state import call_bounds
from timeline_widgets.games.challenge.wheels import FARTHEST_YEAR, WHEELS
from timeline_widgets.games.timeline import Place

_TAILS = 0.02  # a date is not looked for where it is less likely than this to lie beyond
_MOST_SPANS = 40  # of so many decades, say, each last digit is about as likely as any other
_REFUTED = 0.01  # what is left of a belief that answers have shown to be wrong


class ChallengeBot:
    """Answers Trials and plays Challenges by what it remembers.

    Parameters
    ----------
    memory : Memory
        All that it knows of the cards whose dates do not lie open. Let it see the table after every
        move of the others too, so that it learns what they revealed.
    board : Board
        The nine dates.
    """

    def __init__(self, memory: Memory, board: Board) -> None:
        self.memory = memory
        self._borders = [Dated.of_year(date).span for date in board.dates]

    def move(self, seen: Observation, dates: Mapping[int, Span]) -> Lock | Place | Call:
        """Return the answer of the viewer, or the move of the seat whose turn it is.

        Parameters
        ----------
        seen : Observation
            The table as the seat sees it.
        dates : mapping of int to Span
            The dates that lie open.
        """
        self.memory.see(seen.revealed)
        if seen.challenge is None:
            return Lock(seen.ply, self._answer(seen))
        if seen.challenge.card is None:
            raise ValueError("The Challenge has no card to play.")
        belief = self.memory.of(seen.challenge.card)
        if seen.challenge.duel == "more_or_less":
            return Call(seen.ply, _year_to_call(belief, seen.challenge))
        gaps = belief.gaps([dates[card] for card in seen.challenge.line])
        return Place(seen.ply, seen.challenge.card, gaps.index(max(gaps)))

    def _answer(self, seen: Observation) -> Wheels:
        beliefs = [self.memory.of(card) for card in seen.cards]
        match seen.trial:
            case "timeline_4":
                spaces = [belief.gaps(self._borders) for belief in beliefs]
                return Wheels(tuple(chances.index(max(chances)) for chances in spaces))
            case "bet":
                return Wheels(spread(beliefs[0].gaps(self._borders)))
            case "split":
                one, other = (belief.moment() for belief in beliefs)
                return Wheels(_digits(min(abs(_year_of(one) - _year_of(other)), FARTHEST_YEAR)))
            case "right_date":
                return _date(beliefs[0])
            case "combination":
                order = sorted(beliefs, key=lambda belief: belief.place)
                return Wheels(tuple(order.index(belief) + 1 for belief in beliefs))
            case None:
                raise ValueError("There is nothing to answer.")


def spread(chances: Sequence[float]) -> tuple[int, ...]:
    """Return on which spaces to put the wheels of The Bet: stacked when sure, spread when not.

    A second wheel on a space is worth less than the first, since a player would rather have two
    spaces for certain than four by luck: so many wheels are worth the square root of their number.

    Examples
    --------
    >>> spread([0.02, 0.96, 0.02])
    (1, 1, 1, 1)
    >>> spread([0.3, 0.4, 0.3])
    (0, 1, 1, 2)
    """
    wheels = [0] * len(chances)
    for _ in range(WHEELS):
        gains = [
            chance * ((count + 1) ** 0.5 - count**0.5)
            for chance, count in zip(chances, wheels, strict=True)
        ]
        wheels[gains.index(max(gains))] += 1
    return tuple(space for space, count in enumerate(wheels) for _ in range(count))


def _date(belief: Belief) -> Wheels:
    """Return the likeliest sign and, wheel by wheel, the likeliest digit."""
    negative = belief.before(_start(1)) > 0.5
    ends = sorted(
        abs(min(-1, y) if negative else max(1, y))
        for y in (_as_people_count(belief.moment(chance)) for chance in (_TAILS, 1 - _TAILS))
    )
    remembered = abs(_as_people_count(belief.moment()))
    digits = []
    for unit in (1000, 100, 10, 1):
        numbers = range(ends[0] // unit, min(ends[1], FARTHEST_YEAR) // unit + 1)
        if not 1 <= len(numbers) <= _MOST_SPANS:
            digits.append(remembered // unit % 10)
            continue
        chances = [0.0] * 10
        for number in numbers:
            first, last = max(1, number * unit), number * unit + unit - 1
            if negative:
                first, last = -last, -first
            chances[number % 10] += _between(belief, first, last)
        digits.append(chances.index(max(chances)))
    return Wheels(tuple(digits), "-" if negative else "+")


def _year_to_call(belief: Belief, challenge: ObservedChallenge) -> int:
    """Return the year that halves what the bounds have left of a belief.

    Once the answers have refuted the belief, the year halves the bounds.
    """
    above, below = call_bounds(challenge)
    first, last = above + 1 or 1, below - 1 or -1
    low = belief.before(_start(first))
    left = _between(belief, first, last)
    if left < _REFUTED:
        return (first + last) // 2 or 1
    return min(max(first, _as_people_count(belief.moment(low + left / 2))), last)


def _between(belief: Belief, first: int, last: int) -> float:
    """Return the chance of a date from one year to another, as people count."""
    return belief.before(_start(last) + YEAR) - belief.before(_start(first))


def _start(year: int) -> int:
    """Return the first moment of a year, given as people count."""
    return Dated.of_year(year).span.earliest


def _year_of(moment: float) -> int:
    return int(moment // YEAR)


def _as_people_count(moment: float) -> int:
    year = _year_of(moment)
    return year if year > 0 else year - 1


def _digits(number: int) -> tuple[int, ...]:
    return tuple(int(digit) for digit in f"{number:0{WHEELS}}")
