"""A table whose cards lie in a known order, so that a test can tell a story from the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from timeline_widgets.games.challenge import (
    CLASSIC_BOARD,
    CLASSIC_TRACK,
    Board,
    Call,
    Dated,
    Lock,
    Move,
    TimelineChallenge,
    Track,
    Unlock,
    Wheels,
)
from timeline_widgets.games.challenge.events import Dealt, Event, TrialBegan
from timeline_widgets.games.challenge.state import Challenge
from timeline_widgets.games.challenge.trials import CARDS
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import Place

# The cards of the rulebook's examples. "1963" for the Red Cross is a misprint (ruling C21).
ATLAS, RED_CROSS, JUKEBOX, CRANE = 1585, 1863, 1889, -287
BIKINI, WAISTCOAT, BLEACH, SOCKS = 1946, 1762, 1785, 1000


def wheels(digits: str, sign: str | None = None) -> Wheels:
    """Return what was dialled; a dot is a wheel left blank."""
    return Wheels(tuple(None if digit == "." else int(digit) for digit in digits), sign)


def dated(*years: int) -> list[Dated]:
    return [Dated.of_year(year) for year in years]


class Table:
    """A game whose draw pile has cards of these years, the top card first.

    The tokens stand on `positions` as if they had come there, and the Trial of the leading space
    has just begun. Behind the named cards the pile has `more` cards of the years 1001, 1002, …
    """

    def __init__(
        self,
        *years: int,
        positions: Sequence[int] = (0, 0, 0),
        crossed: tuple[int, ...] = (),
        more: int = 40,
        track: Track = CLASSIC_TRACK,
        board: Board = CLASSIC_BOARD,
        tie: str = "share",
    ) -> None:
        self.years = (*years, *range(1001, 1001 + more))
        self.game = TimelineChallenge(
            dated(*self.years), seats=len(positions), board=board, track=track, tie=tie
        )
        self.shuffler = Shuffler("table")
        pile = tuple(range(len(self.years)))
        trial = track.trials[max(positions)]
        state = self.game.first_state([Dealt(pile), TrialBegan(1, trial, pile[: CARDS[trial]])])
        self.state = state._replace(positions=tuple(positions), crossed=crossed)

    def move(self, seat: int, move: Move) -> tuple[Event, ...]:
        events = self.game.decide(self.state, seat, move, self.shuffler)
        for event in events:
            self.state = self.game.evolve(self.state, event)
        return events

    def lock(self, seat: int, digits: str, sign: str | None = None) -> tuple[Event, ...]:
        return self.move(seat, Lock(self.state.ply, wheels(digits, sign)))

    def unlock(self, seat: int) -> tuple[Event, ...]:
        return self.move(seat, Unlock(self.state.ply))

    def all_lock(self, *answers: str, sign: str | None = None) -> tuple[Event, ...]:
        """Let every seat lock its answer; return the events of the last one, the reveal."""
        for seat, digits in enumerate(answers):
            events = self.lock(seat, digits, sign)
        return events

    def steps(self, *steps: int) -> tuple[Event, ...]:
        """Let each seat go so many steps in the Trial, which is Timeline 4 or The Bet."""
        spaces = [self.game.board.spaces(self.game.cards[card].span) for card in self.state.cards]
        spaces *= 4 // len(spaces)
        answers = []
        for count in steps:
            right = [space[0] for space in spaces]
            wrong = [next(d for d in range(10) if d not in space) for space in spaces]
            answers.append("".join(map(str, right[:count] + wrong[count:])))
        return self.all_lock(*answers)

    def place(self, gap: int) -> tuple[Event, ...]:
        """Let the seat to act place the card it drew in Sudden Death."""
        return self.move(self.turn, Place(self.state.ply, self.challenge.card, gap))

    def right(self) -> tuple[Event, ...]:
        return self.place(self.right_gaps()[0])

    def wrong(self) -> tuple[Event, ...]:
        gaps = range(len(self.challenge.line.cards) + 1)
        return self.place(next(gap for gap in gaps if gap not in self.right_gaps()))

    def right_gaps(self) -> list[int]:
        """Return the gaps that are right by year, by trying each one."""
        line, year = self.line_years, self.years[self.challenge.card]
        return [
            gap
            for gap in range(len(line) + 1)
            if [*line[:gap], year, *line[gap:]] == sorted([*line, year])
        ]

    def call(self, year: int) -> tuple[Event, ...]:
        return self.move(self.turn, Call(self.state.ply, year))

    @property
    def turn(self) -> int:
        (seat,) = self.game.to_act(self.state)
        return seat

    @property
    def challenge(self) -> Challenge:
        assert self.state.challenge is not None
        return self.state.challenge

    @property
    def line_years(self) -> list[int]:
        return [self.years[card] for card in self.challenge.line.cards]

    @property
    def positions(self) -> tuple[int, ...]:
        return self.state.positions

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)
