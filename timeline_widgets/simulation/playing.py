"""Games that computer players play among themselves, and what is counted of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from timeline_widgets.bots import ChallengeBot, Memory, Skill, TimelineBot
from timeline_widgets.bots.memory import Story, Years
from timeline_widgets.cards import Span
from timeline_widgets.games.challenge import TimelineChallenge, Wheels
from timeline_widgets.games.challenge import events as challenge_events
from timeline_widgets.games.protocol import Game, Outcome
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import Timeline
from timeline_widgets.games.timeline import events as timeline_events


class PlayedGame(NamedTuple):
    """One game in numbers.

    Parameters
    ----------
    game : int
        Its number; with the seed it tells the game.
    turns : int
        Placements in Timeline; in Challenge Trials, and turns of Sudden Death and More or Less.
    rounds : int
        Rounds of Timeline, or Trials of Challenge.
    placements, calls : int
        Cards placed in a line, and dates called in More or Less.
    challenges : int
        Sudden Deaths and More or Lesses.
    cards : int
        Cards whose dates were revealed.
    reshuffles : int
        How often the draw pile ran out and was made anew.
    winners : tuple of int
        Seats.
    reason : str
        How the game ended, as the rules call it.
    """

    game: int
    turns: int
    rounds: int
    placements: int
    calls: int
    challenges: int
    cards: int
    reshuffles: int
    winners: tuple[int, ...]
    reason: str


class CardTally:
    """What is counted of each card: answers about it, right ones, and games that it decided."""

    def __init__(self) -> None:
        self.asked: Counter[int] = Counter()
        self.right: Counter[int] = Counter()
        self.decided: Counter[int] = Counter()

    def answer(self, card: int, *, right: bool) -> None:
        """Count one placement, or one wheel of a Historical board."""
        self.asked[card] += 1
        self.right[card] += right

    def add(self, other: CardTally) -> None:
        """Count what another tally has counted too."""
        self.asked += other.asked
        self.right += other.right
        self.decided += other.decided


class Bot(Protocol):
    """A computer player of any game."""

    memory: Memory

    def move(self, seen: Any, dates: Any) -> Any:
        """Return the move of the viewer."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game and the computer players around it. Plain data, so that it can go to other processes.

    Parameters
    ----------
    game : Timeline or TimelineChallenge
        The rules, set up for the cards and seats.
    ids : tuple of str
        The id of each card, by its number.
    spans : tuple of Span
        When each card happened.
    scale : Years or Story
        How the players feel distances.
    skills : tuple of Skill
        By seat.
    seed : str
        With the number of a game it tells the game and what its players remember.
    """

    game: Timeline | TimelineChallenge
    ids: tuple[str, ...]
    spans: tuple[Span, ...]
    scale: Years | Story
    skills: tuple[Skill, ...]
    seed: str

    def play(self, number: int, tally: CardTally) -> PlayedGame:
        """Play a game to its end."""
        game: Game[Any, Any, Any, Any] = self.game
        shuffler = Shuffler(f"{self.seed} {number}")
        bots = [self._bot(seat, f"{shuffler.seed} {seat}") for seat in range(len(self.skills))]
        happened = list(game.setup(shuffler))
        state = game.first_state(happened)
        while (outcome := game.outcome(state)) is None:
            seat = game.to_act(state)[0]
            seen = game.observe(state, seat)
            dates = {card: self.spans[card] for card in seen.revealed}
            events, state = game.play(state, seat, bots[seat].move(seen, dates), shuffler)
            happened += events
            revealed = game.observe(state, None).revealed
            for bot in bots:
                bot.memory.see(revealed)
        if isinstance(self.game, Timeline):
            return _count_timeline(number, happened, outcome, tally)
        return _count_challenge(number, happened, outcome, tally)

    def _bot(self, seat: int, seed: str) -> Bot:
        memory = Memory(self.ids, self.spans, self.scale, self.skills[seat], seed)
        if isinstance(self.game, Timeline):
            return TimelineBot(memory)
        return ChallengeBot(memory, self.game.board)


def play_batch(table: Table, numbers: Iterable[int]) -> tuple[list[PlayedGame], CardTally]:
    """Play the games of these numbers."""
    tally = CardTally()
    return [table.play(number, tally) for number in numbers], tally


def _count_timeline(
    number: int, happened: Sequence[timeline_events.Event], outcome: Outcome, tally: CardTally
) -> PlayedGame:
    placed = [
        e for e in happened if isinstance(e, timeline_events.Placed | timeline_events.Misplaced)
    ]
    for event in placed:
        tally.answer(event.card, right=isinstance(event, timeline_events.Placed))
    # Whoever goes out alone wins with that card, and a final round is won with its last right one.
    last = next((e for e in reversed(placed) if e.seat in outcome.winners), None)
    if last is not None:
        tally.decided[last.card] += 1
    rounds = timeline_events.RoundBegan | timeline_events.FinalRoundBegan
    return PlayedGame(
        number,
        turns=len(placed),
        rounds=sum(isinstance(e, rounds) for e in happened),
        placements=len(placed),
        calls=0,
        challenges=0,
        cards=len(placed) + 1,
        reshuffles=sum(isinstance(e, timeline_events.Reshuffled) for e in happened),
        winners=outcome.winners,
        reason=outcome.reason,
    )


def _count_challenge(
    number: int, happened: Sequence[challenge_events.Event], outcome: Outcome, tally: CardTally
) -> PlayedGame:
    on_table: tuple[int, ...] = ()
    counts: Counter[str] = Counter()
    for event in happened:
        counts[type(event).__name__] += 1
        match event:
            case challenge_events.TrialBegan(_, _, cards):
                on_table = cards
                counts["cards"] += len(cards)
            case challenge_events.Revealed(answers, scores):
                for answer, score in zip(answers, scores, strict=True):
                    _count_wheels(on_table, answer, score.marks, tally)
            case challenge_events.DuelBegan(card=card) | challenge_events.DuelDrew(card=card):
                on_table = (card,)
                counts["cards"] += 1
            case challenge_events.DuelPlaced(card=card):
                tally.answer(card, right=True)
            case challenge_events.DuelMisplaced(card=card):
                tally.answer(card, right=False)
            case _:
                pass
    tally.decided.update(on_table)
    placements = counts["DuelPlaced"] + counts["DuelMisplaced"]
    return PlayedGame(
        number,
        turns=counts["Revealed"] + placements + counts["Called"],
        rounds=counts["Revealed"],
        placements=placements,
        calls=counts["Called"],
        challenges=counts["DuelBegan"],
        cards=counts["cards"],
        reshuffles=counts["Reshuffled"],
        winners=outcome.winners,
        reason=outcome.reason,
    )


def _count_wheels(
    cards: Sequence[int], answer: Wheels, marks: Sequence[bool], tally: CardTally
) -> None:
    """Count each wheel for the card that it is about; The Split has no marks."""
    for wheel, right in enumerate(marks):
        if answer.digits[wheel] is not None:
            tally.answer(cards[wheel % len(cards)], right=right)
