"""How long a computer player thinks: under 0.2 ms for Timeline, under 1 ms for Challenge.

    python tests/benchmarks/bots.py [GAMES]

The time of the processor is printed, mean and worst of every move of so many games.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from statistics import mean

from timeline_widgets.bots import SKILLS, ChallengeBot, Memory, TimelineBot
from timeline_widgets.bots.memory import Years
from timeline_widgets.games.challenge import Dated, TimelineChallenge
from timeline_widgets.games.shuffler import Shuffler
from timeline_widgets.games.timeline import Timeline

CARDS = [Dated.of_year(year) for year in range(-500, 2020, 23)]
SPANS = [card.span for card in CARDS]
IDS = [f"card-{number}" for number in range(len(CARDS))]


def times(game: Timeline | TimelineChallenge, seed: str) -> dict[str, list[float]]:
    """Return the milliseconds of every move of a game, by what is played."""
    shuffler = Shuffler(seed)
    skills = list(SKILLS.values())
    memories = [Memory(IDS, SPANS, Years(), skills[n % 3], f"{seed} {n}") for n in range(4)]
    challenge = isinstance(game, TimelineChallenge)
    bots = [ChallengeBot(m, game.board) if challenge else TimelineBot(m) for m in memories]
    took = defaultdict(list)
    state = game.first_state(game.setup(shuffler))
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        seen = game.observe(state, seat)
        dates = {card: SPANS[card] for card in seen.revealed}
        what = (seen.trial or seen.challenge.duel) if challenge else "timeline"
        began = time.process_time_ns()
        move = bots[seat].move(seen, dates)
        took[what].append((time.process_time_ns() - began) / 1e6)
        _, state = game.play(state, seat, move, shuffler)
    return took


def main(games: int) -> None:
    """Print the times of so many games of each kind."""
    took = defaultdict(list)
    for number in range(games):
        for game in (Timeline(SPANS, seats=4, hand=6), TimelineChallenge(CARDS, seats=4)):
            for what, milliseconds in times(game, str(number)).items():
                took[what] += milliseconds
    for what, milliseconds in took.items():
        print(f"{what:13} mean {mean(milliseconds):.3f} ms, worst {max(milliseconds):.3f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
