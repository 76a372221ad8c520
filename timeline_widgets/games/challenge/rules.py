"""The rules of Challenge: which moves are legal, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Literal

from timeline_widgets.games.challenge import events as ev
from timeline_widgets.games.challenge import observation
from timeline_widgets.games.challenge import state as st
from timeline_widgets.games.challenge.board import CLASSIC_BOARD, Board
from timeline_widgets.games.challenge.dated import Dated
from timeline_widgets.games.challenge.moves import Call, Lock, Move, Unlock
from timeline_widgets.games.challenge.standings import in_turn_order, leaders, participants
from timeline_widgets.games.challenge.track import CLASSIC_TRACK, Duel, Track
from timeline_widgets.games.challenge.trials import CARDS, TRIALS
from timeline_widgets.games.challenge.wheels import WHEELS, Wheels, check_wheels, wheel_range
from timeline_widgets.games.protocol import IllegalMove, Outcome, SetupError
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline.moves import Place

RULES_VERSION = 1
"""Counts up when the same moves may lead to other events; logs name it."""

FEWEST_SEATS, MOST_SEATS = 2, 5
DUEL_STEPS = 3
FARTHEST_YEAR = 9999  # what four wheels can show

Tie = Literal["share", "sudden_death"]


class TimelineChallenge:
    """A game of Timeline Challenge, set up for certain cards and seats.

    Parameters
    ----------
    cards : sequence of Dated
        A card is its index here, so the order of the cards must say nothing about their dates.
    seats : int
        2 to 5 players or teams (ruling C19).
    board : Board
        The nine dates.
    track : Track
        The Clock.
    tie : {"share", "sudden_death"}
        What happens when several reach Finish together (ruling C17).

    Raises
    ------
    SetupError
        If there are too few cards for a Trial or a Challenge (ruling C18), or a number is not
        allowed.
    """

    def __init__(
        self,
        cards: Sequence[Dated],
        *,
        seats: int = 3,
        board: Board = CLASSIC_BOARD,
        track: Track = CLASSIC_TRACK,
        tie: Tie = "share",
    ) -> None:
        self.cards = tuple(cards)
        self.seats = seats
        self.board = board
        self.track = track
        self.tie = tie
        if not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise SetupError(
                "seats",
                f"Timeline Challenge is for {FEWEST_SEATS} to {MOST_SEATS} players or teams; "
                f"not for {seats}.",
                seats=seats,
            )
        needed = max(max(CARDS[trial] for trial in track.trials), seats + 1)
        if len(self.cards) < needed:
            raise SetupError(
                "too_few_cards",
                f"{len(self.cards)} cards can be used, but a Trial or a Challenge of {seats} "
                f"players may need {needed}.",
                cards=len(self.cards),
                needed=needed,
            )

    def setup(self, shuffler: Shuffler) -> tuple[ev.Event, ...]:
        """Return the events that shuffle the cards and begin the first Trial."""
        pile = shuffler.shuffled(range(len(self.cards)), "deal")
        first = self.track.trials[0]
        return (ev.Dealt(pile), ev.TrialBegan(1, first, pile[: CARDS[first]]))

    def first_state(self, events: Iterable[ev.Event]) -> st.State:
        """Return the state after events that begin with the deal.

        Raises
        ------
        ValueError
            If the first event is not the deal.
        """
        stream = iter(events)
        deal = next(stream, None)
        if not isinstance(deal, ev.Dealt):
            raise ValueError(f"A game begins with the deal, not with {deal!r}.")
        state = st.dealt(deal, self.seats)
        for event in stream:
            state = self.evolve(state, event)
        return state

    def evolve(self, state: st.State, event: ev.Event) -> st.State:
        """Return the state after an event."""
        return st.evolve(state, event, self.cards)

    def to_act(self, state: st.State) -> tuple[int, ...]:
        """Return the seats that are still dialling, or the one whose turn it is in a Challenge."""
        if state.challenge is not None:
            return state.challenge.to_play[:1]
        if state.trial is None:
            return ()
        return tuple(seat for seat, answer in enumerate(state.answers) if answer is None)

    def outcome(self, state: st.State) -> Outcome | None:
        """Return how the game ended, or None while it goes on.

        The reasons are ``"finish"`` (alone on Finish), ``"shared"`` (several there),
        ``"sudden_death"`` (several, and one won the deciding Sudden Death) and ``"no_cards"`` (no
        cards for what comes next; the leaders win).
        """
        return state.outcome

    def observe(self, state: st.State, viewer: int | None) -> observation.Observation:
        """Return what a seat may see, or with None somebody who only watches."""
        return observation.observe(state, viewer)

    def observe_event(self, event: ev.Event, viewer: int | None) -> ev.Event:
        """Return the event without what the viewer may not see."""
        return observation.observe_event(event, viewer)

    def legal_moves(self, state: st.State, seat: int) -> Iterator[Move]:
        """Yield each move that the seat may make now, full answers only; calls come last.

        In a Trial there are thousands of answers; they are yielded one by one.
        """
        if state.challenge is not None and (seat,) == self.to_act(state):
            challenge = state.challenge
            if challenge.duel == "sudden_death" and challenge.card is not None:
                for gap in range(len(challenge.line.cards) + 1):
                    yield Place(state.ply, challenge.card, gap)
            else:
                low, high = call_bounds(challenge)
                for year in range(low + 1, high):
                    if year:
                        yield Call(state.ply, year)
        elif state.trial is not None and seat in self.to_act(state):
            signs: tuple[Literal["+", "-"] | None, ...] = (None,)
            if state.trial == "right_date":
                signs = ("+", "-")
            for digits in product(wheel_range(state.trial), repeat=WHEELS):
                for sign in signs:
                    yield Lock(state.ply, Wheels(digits, sign))

    def check(self, state: st.State, seat: int, move: Move) -> None:
        """Refuse what the rules do not allow.

        Raises
        ------
        IllegalMove
            With ``game_over``, ``stale`` (`ply`, `now`), ``not_playing`` (`seat`),
            ``not_in_this_phase``, ``already_locked``, ``not_locked``, ``not_your_turn`` (`seat`,
            `turn`), ``not_in_hand`` (`card`), ``no_such_gap`` (`gap`, `last`), ``call_outside``
            (`year`, `above`, `below`), or a reason of `check_wheels`.
        """
        if state.outcome is not None:
            raise IllegalMove("game_over")
        if move.ply != state.ply:
            raise IllegalMove("stale", ply=move.ply, now=state.ply)
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalMove("not_playing", seat=seat)
        if isinstance(move, Lock | Unlock):
            self._check_lock(state, seat, move)
        else:
            self._check_turn(state, seat, move)

    def _check_lock(self, state: st.State, seat: int, move: Lock | Unlock) -> None:
        if state.trial is None:
            raise IllegalMove("not_in_this_phase")
        locked = state.answers[seat] is not None
        if isinstance(move, Unlock):
            if not locked:
                raise IllegalMove("not_locked")
            return
        if locked:
            raise IllegalMove("already_locked")
        check_wheels(state.trial, move.wheels)

    def _check_turn(self, state: st.State, seat: int, move: Place | Call) -> None:
        challenge = state.challenge
        duel = "sudden_death" if isinstance(move, Place) else "more_or_less"
        if challenge is None or challenge.duel != duel:
            raise IllegalMove("not_in_this_phase")
        if seat != challenge.to_play[0]:
            raise IllegalMove("not_your_turn", seat=seat, turn=challenge.to_play[0])
        if isinstance(move, Place):
            last = len(challenge.line.cards)
            if move.card != challenge.card:
                raise IllegalMove("not_in_hand", card=move.card)
            if type(move.gap) is not int or not 0 <= move.gap <= last:
                raise IllegalMove("no_such_gap", gap=move.gap, last=last)
            return
        above, below = call_bounds(challenge)
        if type(move.year) is not int or not above < move.year < below or move.year == 0:
            raise IllegalMove("call_outside", year=move.year, above=above, below=below)

    def decide(
        self, state: st.State, seat: int, move: Move, shuffler: Shuffler
    ) -> tuple[ev.Event, ...]:
        """Return what happens when the seat makes the move.

        Raises
        ------
        IllegalMove
            As :meth:`check` does.
        """
        self.check(state, seat, move)
        turn = _Turn(self, state, shuffler)
        match move:
            case Lock(_, wheels):
                turn.lock(seat, wheels)
            case Unlock():
                turn.add(ev.Unlocked(seat))
            case Place(_, card, gap):
                turn.place(seat, card, gap)
            case Call(_, year):
                turn.call(seat, year)
        return tuple(turn.events)


def call_bounds(challenge: st.Challenge) -> tuple[int, int]:
    """Return the years between which a call in More or Less must lie (ruling C13)."""
    low, high = challenge.more_than, challenge.less_than
    return (
        -FARTHEST_YEAR - 1 if low is None else low,
        FARTHEST_YEAR + 1 if high is None else high,
    )


class _Turn:
    """The events of one move, gathered while each of them evolves the state."""

    def __init__(self, game: TimelineChallenge, state: st.State, shuffler: Shuffler) -> None:
        self.game = game
        self.state = state
        self.shuffler = shuffler
        self.events: list[ev.Event] = []

    def add(self, event: ev.Event) -> None:
        self.events.append(event)
        self.state = self.game.evolve(self.state, event)

    def lock(self, seat: int, wheels: Wheels) -> None:
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
                if duel == "more_or_less" and self.game.seats == FEWEST_SEATS:
                    continue  # ruling C16
                self.begin_duel(duel, number, participants(positions))
                return
        self.begin_trial()

    def finish(self, first: tuple[int, ...]) -> None:
        if len(first) == 1:
            self.add(ev.Ended(Outcome(first, "finish")))
        elif self.game.tie == "share":
            self.add(ev.Ended(Outcome(first, "shared")))
        else:
            self.begin_duel("sudden_death", None, in_turn_order(first, self.state.positions))

    def begin_trial(self) -> None:
        trial = self.game.track.trials[max(self.state.positions)]
        cards = self.next_cards(CARDS[trial])
        if cards:
            self.add(ev.TrialBegan(self.state.trial_number + 1, trial, cards))

    def begin_duel(self, duel: Duel, line: int | None, seats: tuple[int, ...]) -> None:
        cards = self.next_cards(1)
        if not cards:
            return
        self.add(ev.DuelBegan(duel, line, seats, cards[0]))
        if duel == "sudden_death":
            self.draw_for_duel(seats[0])

    def draw_for_duel(self, seat: int) -> None:
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
        card = st.running(self.state).card
        if card is None:
            raise ValueError("More or Less has a card.")
        true = self.game.cards[card].year
        answer = "exact" if year == true else "more" if year < true else "less"
        self.add(ev.Called(seat, year, answer))
        if answer == "exact":
            self.end_duel(seat)

    def end_duel(self, winner: int) -> None:
        challenge = st.running(self.state)
        positions = self.state.positions
        if challenge.line_number is None:
            self.add(ev.DuelEnded(winner, positions))
            self.add(ev.Ended(Outcome((winner,), "sudden_death")))
            return
        alone_ahead = leaders(positions) == (winner,)
        if not (self.game.seats == FEWEST_SEATS and alone_ahead):  # ruling C16
            space = self.moved(positions[winner], DUEL_STEPS)
            positions = (*positions[:winner], space, *positions[winner + 1 :])
        self.add(ev.DuelEnded(winner, positions))
        self.go_on()
