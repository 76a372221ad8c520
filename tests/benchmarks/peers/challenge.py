"""Challenge as somebody would write it for a framework: lists that are written on.

Rules: three to five seats, cards of whole years, the wheels always full, wins are shared.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import permutations

BOARD = (-500, 850, 1300, 1600, 1750, 1820, 1880, 1930, 1970)
TRACK = "4RBCSR4SBSCR4CRBCRBS4"  # timeline 4, right date, bet, combination, split
LINES = ((6, "sudden_death"), (13, "more_or_less"))
FINISH = len(TRACK)
CARDS = {"4": 4, "R": 1, "B": 1, "C": 4, "S": 2}
FARTHEST = 9999

Shuffle = Callable[[list[int]], None]


class Challenge:
    """A table of Challenge; `shuffle` puts a pile in order, which is drawn from its end."""

    def __init__(self, years: Sequence[int], seats: int, shuffle: Shuffle) -> None:
        self.years = years
        self.shuffle = shuffle
        self.positions = [0] * seats
        self.pile = list(range(len(years)))
        shuffle(self.pile)
        self.discards: list[int] = []
        self.crossed: set[int] = set()
        self.trial = ""
        self.cards: list[int] = []
        self.answers: list[tuple[Sequence[int], int] | None] = [None] * seats
        self.duel = ""
        self.to_play: list[int] = []
        self.line: list[int] = []
        self.card = -1
        self.bounds = (0, 0)
        self.winners: list[int] | None = None
        self._begin_trial()

    @property
    def turn(self) -> int:
        """Whose answer or turn is waited for first."""
        return self.to_play[0] if self.duel else self.answers.index(None)

    def callable_years(self) -> int:
        """How many years can be called now."""
        low, high = self.bounds
        return high - low - 1 - (low < 0 < high)

    def year_to_call(self, number: int) -> int:
        """Return one of the years that can be called."""
        year = self.bounds[0] + 1 + number
        return year + 1 if self.bounds[0] < 0 <= year else year

    def lock(self, digits: Sequence[int], sign: int) -> None:
        """Answer the Trial; the sign is 1 for years before the common era."""
        self.answers[self.answers.index(None)] = (digits, sign)
        if None in self.answers:
            return
        for seat, steps in enumerate(self._steps()):
            self.positions[seat] = min(self.positions[seat] + steps, FINISH)
        self.discards += self.cards
        self.answers = [None] * len(self.answers)
        self._go_on()

    def place(self, gap: int) -> None:
        """Place the drawn card of Sudden Death."""
        years, line, card = self.years, self.line, self.card
        year = years[card]
        player = self.to_play.pop(0)
        if (gap == 0 or years[line[gap - 1]] <= year) and (
            gap == len(line) or year <= years[line[gap]]
        ):
            line.insert(gap, card)
            self.to_play.append(player)
        else:
            self.discards.append(card)
        self.card = -1
        if len(self.to_play) == 1:
            self._end_duel(self.to_play[0])
        else:
            self._draw_for_duel()

    def call(self, year: int) -> None:
        """Call a year in More or Less."""
        true = self.years[self.card]
        player = self.to_play.pop(0)
        self.to_play.append(player)
        low, high = self.bounds
        if year == true:
            self._end_duel(player)
        else:
            self.bounds = (year, high) if year < true else (low, year)

    def _steps(self) -> list[int]:
        years = [self.years[card] for card in self.cards]
        answers = [answer for answer in self.answers if answer is not None]
        if self.trial in "4B":
            spaces = [range(bisect_left(BOARD, y), bisect_right(BOARD, y) + 1) for y in years]
            spaces *= 4 // len(spaces)
            return [sum(map(range.__contains__, spaces, digits)) for digits, _ in answers]
        if self.trial == "S":
            one, other = (year if year > 0 else year + 1 for year in years)
            between = abs(one - other)
            misses = [abs(int("".join(map(str, digits))) - between) for digits, _ in answers]
            return [4 if miss == min(misses) else 0 for miss in misses]
        if self.trial == "R":
            right = [int(digit) for digit in f"{abs(years[0]):04}"]
            negative = int(years[0] < 0)
            return [
                sum(map(int.__eq__, digits, right)) if sign == negative else 0
                for digits, sign in answers
            ]
        orders = [
            order
            for order in permutations((1, 2, 3, 4))
            if all(order[i] < order[j] for i in range(4) for j in range(4) if years[i] < years[j])
        ]
        return [
            max(sum(map(int.__eq__, digits, order)) for order in orders) for digits, _ in answers
        ]

    def _leaders(self) -> list[int]:
        best = max(self.positions)
        return [seat for seat, space in enumerate(self.positions) if space == best]

    def _go_on(self) -> None:
        leaders = self._leaders()
        furthest = self.positions[leaders[0]]
        if furthest == FINISH:
            self._end(leaders)
            return
        for number, (space, duel) in enumerate(LINES):
            if furthest > space and number not in self.crossed:
                self.crossed.add(number)
                self._begin_duel(duel)
                return
        self._begin_trial()

    def _begin_trial(self) -> None:
        self.trial = TRACK[max(self.positions)]
        self.cards = self._next_cards(CARDS[self.trial])

    def _begin_duel(self, duel: str) -> None:
        self.trial = ""
        cards = self._next_cards(1)
        if not cards:
            return
        self.duel = duel
        self.to_play = self._participants()
        if duel == "sudden_death":
            self.line = cards
            self._draw_for_duel()
        else:
            self.line = []
            self.card = cards[0]
            self.bounds = (-FARTHEST - 1, FARTHEST + 1)

    def _participants(self) -> list[int]:
        """Those on the last occupied space; if that is one, those on the next one too."""
        positions = self.positions
        occupied = sorted(set(positions))
        seats = [seat for seat, space in enumerate(positions) if space == occupied[0]]
        if len(seats) == 1 and len(occupied) > 1:
            seats += [seat for seat, space in enumerate(positions) if space == occupied[1]]
        count, leader = len(positions), self._leaders()[0]
        last = min(positions[seat] for seat in seats)
        behind = [seat for seat in seats if positions[seat] == last]
        first = min(behind, key=lambda seat: (seat - leader - 1) % count)
        return sorted(seats, key=lambda seat: (seat - first) % count)

    def _draw_for_duel(self) -> None:
        cards = self._next_cards(1)
        if cards:
            self.card = cards[0]

    def _end_duel(self, winner: int) -> None:
        self._clear_duel()
        self.positions[winner] = min(self.positions[winner] + 3, FINISH)
        self._go_on()

    def _clear_duel(self) -> None:
        self.discards += self.line
        if self.card >= 0:
            self.discards.append(self.card)
        self.duel, self.line, self.card, self.to_play = "", [], -1, []

    def _next_cards(self, count: int) -> list[int]:
        if len(self.pile) < count:
            if len(self.pile) + len(self.discards) < count:
                self._end(self._leaders())
                return []
            under = sorted(self.discards)
            self.discards = []
            self.shuffle(under)
            self.pile = under + self.pile
        return [self.pile.pop() for _ in range(count)]

    def _end(self, winners: list[int]) -> None:
        self._clear_duel()
        self.winners = winners
