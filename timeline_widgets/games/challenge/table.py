"""How events change a game of Challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from timeline_widgets.games.challenge import events as ev
from timeline_widgets.games.challenge.state import Challenge, State
from timeline_widgets.games.placement import Line

if TYPE_CHECKING:
    from timeline_widgets.games.challenge.rules import TimelineChallenge


class Table:
    """A state that can be written on, while what happens changes it.

    Parameters
    ----------
    state : State
        Where everybody stands; it stays as it is.
    game : TimelineChallenge
        The rules.

    Attributes
    ----------
    dated : sequence of Dated
        What the rules know of the cards.
    events : list of Event
        What has happened.
    """

    __slots__ = ("dated", "events", "game", *State._fields)

    def __init__(self, state: State, game: TimelineChallenge) -> None:
        self.game = game
        self.dated = game.cards
        self.events: list[ev.Event] = []
        (
            self.ply,
            self.positions,
            self.pile,
            self.drawn,
            self.discards,
            self.shuffles,
            self.trial_number,
            self.trial,
            self.cards,
            self.answers,
            self.challenge,
            self.crossed,
            self.shown,
            self.outcome,
        ) = state[:]  # a plain tuple, which is unpacked faster than a named one

    def state(self) -> State:
        """Return the state as it is now."""
        everything = (
            self.ply,
            self.positions,
            self.pile,
            self.drawn,
            self.discards,
            self.shuffles,
            self.trial_number,
            self.trial,
            self.cards,
            self.answers,
            self.challenge,
            self.crossed,
            self.shown,
            self.outcome,
        )
        return tuple.__new__(State, everything)  # State(*everything) would pack it a second time

    def happen(self, event: ev.Event) -> None:
        """Let something happen after the cards were shuffled.

        Raises
        ------
        ValueError
            If it cannot happen now.
        """
        self.events.append(event)
        match event:
            case ev.Locked():
                self.ply += 1
                self.shown = ()
                answers = list(self.answers)
                answers[event.seat] = event.wheels
                self.answers = tuple(answers)
            case ev.Unlocked(seat):
                self.ply += 1
                answers = list(self.answers)
                answers[seat] = None
                self.answers = tuple(answers)
            case ev.Revealed():
                self.positions = event.positions
                self.trial = None
                self.discards += self.cards
                self.shown = self.cards
                self.cards = ()
                self.answers = (None,) * len(event.positions)
            case ev.TrialBegan():
                self.trial_number, self.trial, self.cards = event
                self.drawn += len(event.cards)
            case ev.Reshuffled(pile):
                self.pile = pile
                self.drawn = 0
                self.discards = ()
                self.shuffles += 1
            case ev.Ended(outcome):
                self._clear_duel()
                self.outcome = outcome
            case ev.Dealt():
                raise ValueError("Cards are shuffled once, at the beginning.")
            case _:
                self._happen_in_duel(event)

    def _happen_in_duel(self, event: ev.Event) -> None:
        if isinstance(event, ev.DuelBegan):
            card: int | None = event.card
            line = Line()
            if event.duel == "sudden_death":  # its first card lies open
                line = line.insert(event.card, self.dated[event.card].span, 0)
                card = None
            seats = event.participants
            self.challenge = Challenge(event.duel, event.line, seats, seats, card, line)
            self.drawn += 1
            if event.line is not None:
                self.crossed += (event.line,)
            return
        challenge = self.running
        left = challenge.to_play[1:]
        match event:
            case ev.DuelDrew(_, card):
                self.drawn += 1
                self.challenge = challenge._replace(card=card)
            case ev.DuelPlaced(seat, card, gap):
                self.ply += 1
                line = challenge.line.insert(card, self.dated[card].span, gap)
                self.challenge = challenge._replace(card=None, line=line, to_play=(*left, seat))
                self.shown = (card,)
            case ev.DuelMisplaced(_, card):
                self.ply += 1
                self.challenge = challenge._replace(card=None, to_play=left)
                self.discards += (card,)
                self.shown = (card,)
            case ev.Called(seat, year, answer):
                self.ply += 1
                self.challenge = Challenge(
                    challenge.duel,
                    challenge.line_number,
                    challenge.participants,
                    (*left, seat),
                    challenge.card,
                    challenge.line,
                    year if answer == "more" else challenge.more_than,
                    year if answer == "less" else challenge.less_than,
                )
                found = challenge.card if answer == "exact" else None
                self.shown = () if found is None else (found,)
            case ev.DuelEnded(_, positions):
                self._clear_duel()
                self.positions = positions
            case _:
                raise ValueError(f"Unknown event {event!r}.")

    @property
    def running(self) -> Challenge:
        """The Challenge that is being played."""
        if self.challenge is None:
            raise ValueError("No Challenge is being played.")
        return self.challenge

    def _clear_duel(self) -> None:
        """Discard the cards of a Challenge afterwards (ruling C14)."""
        if self.challenge is not None:
            card = self.challenge.card
            self.discards += self.challenge.line.cards + (() if card is None else (card,))
            self.challenge = None
