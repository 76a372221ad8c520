"""What follows from a move in Challenge: reveals, crossed lines, duels, the next Trial, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from timeline_widgets.games.challenge import events as ev
from timeline_widgets.games.challenge import state as st
from timeline_widgets.games.challenge.standings import in_turn_order, leaders, participants
from timeline_widgets.games.challenge.track import Duel
from timeline_widgets.games.challenge.trials import CARDS, TRIALS
from timeline_widgets.games.challenge.wheels import Wheels
from timeline_widgets.games.protocol import Outcome
from timeline_widgets.games.shuffler import Shuffler

if TYPE_CHECKING:
    from timeline_widgets.games.challenge.rules import TimelineChallenge

DUEL_STEPS = 3
TWO_PLAYERS = 2  # have rules of their own (ruling C16)


class Turn:
    """The events of one move, gathered while each of them evolves the state."""

    def __init__(self, game: TimelineChallenge, state: st.State, shuffler: Shuffler) -> None:
        self.game = game
        self.state = state
        self.shuffler = shuffler
        self.events: list[ev.Event] = []

    def add(self, event: ev.Event) -> None:
        """Let something happen."""
        self.events.append(event)
        self.state = self.game.evolve(self.state, event)

    def lock(self, seat: int, wheels: Wheels) -> None:
        """Lock an answer; the last one reveals them all."""
        self.add(ev.Locked(seat, wheels))
        answers = [answer for answer in self.state.answers if answer is not None]
        if self.state.trial is None or len(answers) < self.game.seats:
            return
        cards = [self.game.cards[card] for card in self.state.cards]
        scores = TRIALS[self.state.trial](answers, cards, self.game.board)
        positions = tuple(
            self.moved(space, score.steps)
            for space, score in zip(self.state.positions, scores, strict=True)
        )
        self.add(ev.Revealed(tuple(answers), tuple(scores), positions))
        self.go_on()

    def moved(self, space: int, steps: int) -> int:
        """Return the space that many steps further, Finish at the furthest (C17)."""
        return min(space + steps, self.game.track.finish)

    def go_on(self) -> None:
        """End the game, play a Challenge whose line was crossed, or begin the next Trial (C9)."""
        positions, track = self.state.positions, self.game.track
        first = leaders(positions)
        if positions[first[0]] == track.finish:
            self.finish(first)
            return
        for number, (space, duel) in enumerate(track.lines):
            if positions[first[0]] > space and number not in self.state.crossed:
                if duel == "more_or_less" and self.game.seats == TWO_PLAYERS:
                    continue  # ruling C16
                self.begin_duel(duel, number, participants(positions))
                return
        self.begin_trial()

    def finish(self, first: tuple[int, ...]) -> None:
        """End the game, or decide it among those who reached Finish together (C17)."""
        if len(first) == 1:
            self.add(ev.Ended(Outcome(first, "finish")))
        elif self.game.tie == "share":
            self.add(ev.Ended(Outcome(first, "shared")))
        else:
            self.begin_duel("sudden_death", None, in_turn_order(first, self.state.positions))

    def begin_trial(self) -> None:
        """Begin the Trial of the leading space."""
        trial = self.game.track.trials[max(self.state.positions)]
        cards = self.next_cards(CARDS[trial])
        if cards:
            self.add(ev.TrialBegan(self.state.trial_number + 1, trial, cards))

    def begin_duel(self, duel: Duel, line: int | None, seats: tuple[int, ...]) -> None:
        """Begin a Challenge among the seats, given in turn order."""
        cards = self.next_cards(1)
        if not cards:
            return
        self.add(ev.DuelBegan(duel, line, seats, cards[0]))
        if duel == "sudden_death":
            self.draw_for_duel(seats[0])

    def draw_for_duel(self, seat: int) -> None:
        """Let a seat draw the card that it has to place."""
        cards = self.next_cards(1)
        if cards:
            self.add(ev.DuelDrew(seat, cards[0]))

    def next_cards(self, count: int) -> tuple[int, ...]:
        """Return the top cards of the pile, reshuffled if need be; none ends the game (C18)."""
        state = self.state
        if state.pile_left < count:
            # Cards that are still in the pile stay on top of what is shuffled under them.
            left = state.pile[state.drawn :]
            if len(left) + len(state.discards) < count:
                self.add(ev.Ended(Outcome(leaders(state.positions), "no_cards")))
                return ()
            occasion = f"reshuffle {state.shuffles + 1}"
            under = self.shuffler.shuffled(sorted(state.discards), occasion)
            self.add(ev.Reshuffled(left + under))
        return self.state.pile[self.state.drawn : self.state.drawn + count]

    def place(self, seat: int, card: int, gap: int) -> None:
        """Place the drawn card in the line of Sudden Death."""
        first, last = st.running(self.state).line.right_gaps(self.game.cards[card].span)
        if first <= gap <= last:
            self.add(ev.DuelPlaced(seat, card, gap))
        else:
            self.add(ev.DuelMisplaced(seat, card, gap, first, last))
        left = st.running(self.state).to_play
        if len(left) == 1:  # even if that one has not placed a card (C14)
            self.end_duel(left[0])
        else:
            self.draw_for_duel(left[0])

    def call(self, seat: int, year: int) -> None:
        """Answer a call of More or Less."""
        card = st.running(self.state).card
        if card is None:
            raise ValueError("More or Less has a card.")
        true = self.game.cards[card].year
        answer = "exact" if year == true else "more" if year < true else "less"
        self.add(ev.Called(seat, year, answer))
        if answer == "exact":
            self.end_duel(seat)

    def end_duel(self, winner: int) -> None:
        """Move the winner of a Challenge, and go on."""
        challenge = st.running(self.state)
        positions = self.state.positions
        if challenge.line_number is None:
            self.add(ev.DuelEnded(winner, positions))
            self.add(ev.Ended(Outcome((winner,), "sudden_death")))
            return
        alone_ahead = leaders(positions) == (winner,)
        if not (self.game.seats == TWO_PLAYERS and alone_ahead):  # ruling C16
            space = self.moved(positions[winner], DUEL_STEPS)
            positions = (*positions[:winner], space, *positions[winner + 1 :])
        self.add(ev.DuelEnded(winner, positions))
        self.go_on()
