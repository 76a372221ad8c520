"""What follows from a move in Challenge: reveals, crossed lines, duels, the next Trial, the end."""

from __future__ import annotations

from collections.abc import Iterable

from timeline_widgets.games.challenge import events as ev
from timeline_widgets.games.challenge.moves import Call, Lock, Move, Unlock
from timeline_widgets.games.challenge.standings import in_turn_order, leaders, participants
from timeline_widgets.games.challenge.state import State
from timeline_widgets.games.challenge.table import Table
from timeline_widgets.games.challenge.track import Duel
from timeline_widgets.games.challenge.trials import CARDS, TRIALS
from timeline_widgets.games.challenge.wheels import Wheels
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline.moves import Place

DUEL_STEPS = 3
TWO_PLAYERS = 2  # have rules of their own (ruling C16)


class Turn(Table):
    """A table at which a seat makes a legal move: what happens is decided, and changes it at once.

    The parameters are those of a table.
    """

    __slots__ = ("shuffler",)

    def make(self, seat: int, move: Move, shuffler: Shuffler) -> tuple[tuple[ev.Event, ...], State]:
        """Make the move, and return what happened and the state after it."""
        self.shuffler = shuffler
        match move:
            case Lock():
                self.lock(seat, move.wheels)
            case Unlock():
                self.happen(ev.Unlocked(seat))
            case Place(_, card, gap):
                self.place(seat, card, gap)
            case Call(_, year):
                self.call(seat, year)
        return tuple(self.events), self.state()

    def lock(self, seat: int, wheels: Wheels) -> None:
        """Lock an answer; the last one reveals them all."""
        self.happen(ev.Locked(seat, wheels))
        if None in self.answers or self.trial is None:
            return
        answers = [answer for answer in self.answers if answer is not None]
        cards = [self.dated[card] for card in self.cards]
        scores = TRIALS[self.trial](answers, cards, self.game.board)
        ahead = [space + score.steps for space, score in zip(self.positions, scores, strict=True)]
        positions = self.stopped(ahead)
        self.happen(ev.Revealed(tuple(answers), tuple(scores), positions))
        self.go_on()

    def stopped(self, spaces: Iterable[int]) -> tuple[int, ...]:
        """Return the spaces, none of them beyond Finish (C17)."""
        finish = self.game.track.finish
        return tuple([space if space < finish else finish for space in spaces])

    def go_on(self) -> None:
        """End the game, play a Challenge whose line was crossed, or begin the next Trial (C9)."""
        positions, track = self.positions, self.game.track
        furthest = max(positions)
        if furthest == track.finish:
            self.finish(leaders(positions))
            return
        for number, (space, duel) in enumerate(track.lines):
            if furthest > space and number not in self.crossed:
                if duel == "more_or_less" and self.game.seats == TWO_PLAYERS:
                    continue  # ruling C16
                self.begin_duel(duel, number, participants(positions))
                return
        self.begin_trial()

    def finish(self, first: tuple[int, ...]) -> None:
        """End the game, or decide it among those who reached Finish together (C17)."""
        if len(first) == 1:
            self.happen(ev.Ended(Outcome(first, "finish")))
        elif self.game.tie == "share":
            self.happen(ev.Ended(Outcome(first, "shared")))
        else:
            self.begin_duel("sudden_death", None, in_turn_order(first, self.positions))

    def begin_trial(self) -> None:
        """Begin the Trial of the leading space."""
        trial = self.game.track.trials[max(self.positions)]
        cards = self.next_cards(CARDS[trial])
        if cards:
            self.happen(ev.TrialBegan(self.trial_number + 1, trial, cards))

    def begin_duel(self, duel: Duel, line: int | None, seats: tuple[int, ...]) -> None:
        """Begin a Challenge among the seats, given in turn order."""
        cards = self.next_cards(1)
        if not cards:
            return
        self.happen(ev.DuelBegan(duel, line, seats, cards[0]))
        if duel == "sudden_death":
            self.draw_for_duel(seats[0])

    def draw_for_duel(self, seat: int) -> None:
        """Let a seat draw the card that it has to place."""
        cards = self.next_cards(1)
        if cards:
            self.happen(ev.DuelDrew(seat, cards[0]))

    def next_cards(self, count: int) -> tuple[int, ...]:
        """Return the top cards of the pile, reshuffled if need be; none ends the game (C18)."""
        # Cards that are still in the pile stay on top of what is shuffled under them.
        left = self.pile[self.drawn : self.drawn + count]
        if len(left) < count:
            if len(left) + len(self.discards) < count:
                self.happen(ev.Ended(Outcome(leaders(self.positions), "no_cards")))
                return ()
            occasion = f"reshuffle {self.shuffles + 1}"
            under = self.shuffler.shuffled(sorted(self.discards), occasion)
            self.happen(ev.Reshuffled(left + under))
        return self.pile[self.drawn : self.drawn + count]

    def place(self, seat: int, card: int, gap: int) -> None:
        """Place the drawn card in the line of Sudden Death."""
        first, last = self.running.line.right_gaps(self.dated[card].span)
        if first <= gap <= last:
            self.happen(ev.DuelPlaced(seat, card, gap))
        else:
            self.happen(ev.DuelMisplaced(seat, card, gap, first, last))
        left = self.running.to_play
        if len(left) == 1:  # even if that one has not placed a card (C14)
            self.end_duel(left[0])
        else:
            self.draw_for_duel(left[0])

    def call(self, seat: int, year: int) -> None:
        """Answer a call of More or Less."""
        card = self.running.card
        if card is None:
            raise ValueError("More or Less has a card.")
        true = self.dated[card].year
        answer = "exact" if year == true else "more" if year < true else "less"
        self.happen(ev.Called(seat, year, answer))
        if answer == "exact":
            self.end_duel(seat)

    def end_duel(self, winner: int) -> None:
        """Move the winner of a Challenge, and go on."""
        challenge = self.running
        positions = self.positions
        if challenge.line_number is None:
            self.happen(ev.DuelEnded(winner, positions))
            self.happen(ev.Ended(Outcome((winner,), "sudden_death")))
            return
        alone_ahead = leaders(positions) == (winner,)
        if not (self.game.seats == TWO_PLAYERS and alone_ahead):  # ruling C16
            space = positions[winner] + DUEL_STEPS
            positions = self.stopped((*positions[:winner], space, *positions[winner + 1 :]))
        self.happen(ev.DuelEnded(winner, positions))
        self.go_on()
