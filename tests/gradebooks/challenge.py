"""A game of Timeline Challenge with a team, a player and a computer player, in a log."""

from __future__ import annotations

from itertools import count

from tests.records.games import CARDS
from timeline_widgets.bots import SKILLS, ChallengeBot, Memory
from timeline_widgets.match import ChallengeMatch, Seat
from timeline_widgets.records import ScoreLog


def challenge(log: ScoreLog, *, moves: int = 150) -> None:
    """Play all Trials and duels, or so many moves of them."""
    ticks = count()
    match = ChallengeMatch(
        CARDS,
        [Seat("Red", ("Ada", "Núñez, Ольга")), Seat("Ben"), Seat("Clio", skill="expert")],
        seed="clio",
        open_log=lambda: log,
        clock=lambda: next(ticks) * 0.5,
    )
    bots = [
        ChallengeBot(
            Memory.of_cards(CARDS, match.cards, SKILLS["student"], str(seat)), match.game.board
        )
        for seat in range(3)
    ]
    while match.outcome is None and match.state.ply < moves:
        seat = match.game.to_act(match.state)[0]
        seen = match.game.observe(match.state, seat)
        dates = {card: CARDS.span(match.cards[card]) for card in seen.revealed}
        match.play(seat, bots[seat].move(seen, dates))
