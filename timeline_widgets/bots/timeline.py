"""A computer player of Timeline."""

from __future__ import annotations

from collections.abc import Mapping

from timeline_widgets.bots.memory import Memory
from timeline_widgets.cards import Span
from timeline_widgets.games.timeline import Place
from timeline_widgets.games.timeline.observation import Observation


class TimelineBot:
    """Plays the card and the gap that it is surest of.

    Parameters
    ----------
    memory : Memory
        All that it knows of the cards whose dates do not lie open. Let it see the table after every
        move of the others too, so that it learns what they revealed.

    Examples
    --------
    >>> from timeline_widgets.bots.memory import Years
    >>> from timeline_widgets.bots.skill import SKILLS
    >>> from timeline_widgets.games.shuffler import Shuffler
    >>> from timeline_widgets.games.timeline import Timeline
    >>> spans = [Span.of_days((y, 1, 1), (y, 12, 31)) for y in range(1000, 2000, 50)]
    >>> game = Timeline(spans, seats=2)
    >>> state = game.first_state(game.setup(Shuffler("clio")))
    >>> ids = [f"card-{number}" for number in range(20)]
    >>> bot = TimelineBot(Memory(ids, spans, Years(), SKILLS["expert"], seed="clio"))
    >>> seen = game.observe(state, 0)
    >>> move = bot.move(seen, {card: spans[card] for card in seen.revealed})
    >>> game.decide(state, 0, move, Shuffler("clio"))[0]
    Placed(seat=0, card=17, gap=1)
    """

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def move(self, seen: Observation, dates: Mapping[int, Span]) -> Place:
        """Return the move of the seat whose turn it is.

        Parameters
        ----------
        seen : Observation
            The table as the seat sees it.
        dates : mapping of int to Span
            The dates that lie open: at least those of the line.
        """
        self.memory.see(seen.revealed)
        line = [dates[card] for card in seen.line]
        _, card, gap = max(
            (chance, card, gap)
            for card in seen.hands[seen.to_play[0]]
            for gap, chance in enumerate(self.memory.of(card).gaps(line))
        )
        return Place(seen.ply, card, gap)
