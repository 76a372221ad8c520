"""Let computer players play many games with a set of cards."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from typing import Literal, TypeVar

from timeline_widgets.bots import SKILLS, Skill
from timeline_widgets.bots.memory import scale_of
from timeline_widgets.cards import Card, CardSet
from timeline_widgets.games.challenge import (
    CLASSIC_BOARD,
    TRACKS,
    Board,
    Dated,
    TimelineChallenge,
    Track,
    usable_cards,
)
from timeline_widgets.games.challenge.rules import Tie
from timeline_widgets.games.challenge.usable import with_reasons
from timeline_widgets.games.protocol import SetupError
from timeline_widgets.games.timeline import EDITIONS, Edition, Timeline
from timeline_widgets.loading import shipped_cardset
from timeline_widgets.simulation.pace import PACE, Pace
from timeline_widgets.simulation.playing import CardTally, PlayedGame, Table
from timeline_widgets.simulation.progress import Progress, shown
from timeline_widgets.simulation.result import Simulation
from timeline_widgets.simulation.spreading import Batch, play_games

Value = TypeVar("Value")

GUESS = "guess"


def simulate(
    cards: CardSet | str,
    game: Literal["timeline", "challenge"] = "timeline",
    *,
    players: int = 4,
    skill: str | Sequence[str] = "student",
    games: int = 1000,
    edition: str | Edition = "spain",
    hand: int = 4,
    track: str | Track = "classic",
    board: str | Sequence[int] | Board = "classic",
    tie: Tie = "share",
    seed: str = "simulation",
    pace: Pace = PACE,
    progress: bool | Progress = True,
    workers: int | None = None,
) -> Simulation:
    """Play many games with computer players, and tell how long, how even and how decisive they are.

    In a notebook the stop button ends it early; what was played until then is returned. In a script
    call it under ``if __name__ == "__main__":``, as for everything that uses several processes.

    Parameters
    ----------
    cards : CardSet or str
        The cards, or the name of a shipped set; for Challenge, those that can be used (ruling C6).
    game : {"timeline", "challenge"}
        What to play.
    players : int
        How many sit around the table.
    skill : str or sequence of str
        ``"beginner"``, ``"student"`` or ``"expert"``: of all, or one for each seat. In Timeline
        also ``"guess"``, of all: players who know nothing, thousands of games in a second.
    games : int
        How many games.
    edition, hand
        For Timeline: whose rules, and how many cards a hand has.
    track, board, tie
        For Challenge: the Clock (``"classic"``, ``"short"`` or one of your own), the nine dates
        (``"cards"`` proposes some that divide the set evenly), and what a tie at Finish means.
    seed : str
        The same seed plays the same games, on however many cores.
    pace : Pace
        How long a class takes for a turn or a Trial.
    progress : bool or callable
        Whether a bar shows how far it is, in a notebook or a terminal; or what is called with the
        number of games played and of games to play, and stops by returning False.
    workers : int, optional
        How many processes; by default as many as there are cores.

    Raises
    ------
    SetupError
        If the game cannot be set up: too few cards, a wrong number of players, an unknown name.

    Examples
    --------
    >>> played = simulate("world-history", "challenge", players=3, games=20)
    >>> len(played.played), played.stopped
    (20, False)
    >>> list(played.summary().index)
    ['minutes', 'turns', 'rounds', 'challenges', 'cards', 'reshuffles']
    """
    if type(games) is not int or games < 1:
        raise SetupError("games", f"games is a whole number from 1; not {games!r}.", games=games)
    if not (isinstance(progress, bool) or callable(progress)):
        raise SetupError("progress", f"progress is True, False or a function; not {progress!r}.")
    if workers is not None and (type(workers) is not int or workers < 1):
        raise SetupError("workers", f"workers is a whole number from 1, or None; not {workers!r}.")
    if not isinstance(pace, Pace):
        raise SetupError("pace", f"pace is a Pace, such as Pace(placing=40); not {pace!r}.")
    if isinstance(cards, str):
        cards = shipped_cardset(cards)
    if not isinstance(cards, CardSet):
        raise SetupError("cards", f"The cards are a CardSet or a set's name; not {cards!r:.80}.")
    rules: Timeline | TimelineChallenge
    if _named("game", game, {"timeline": True, "challenge": False}, bool):
        used = tuple(cards)
        rules = Timeline(
            [cards.span(card) for card in used],
            seats=players,
            hand=hand,
            edition=_named("edition", edition, EDITIONS, Edition),
        )
        spans = rules.spans
    else:
        usable, left_out = usable_cards(cards)
        used = tuple(card for card, _ in usable)
        try:
            rules = TimelineChallenge(
                [dated for _, dated in usable],
                seats=players,
                board=_board(board, usable),
                track=_named("track", track, TRACKS, Track),
                tie=tie,
            )
        except SetupError as refusal:
            raise with_reasons(refusal, left_out, len(cards)) from None
        spans = [dated.span for dated in rules.cards]
    skills: tuple[str, ...]
    if skill == GUESS:
        skills = (GUESS,) * players
        batches = _guessed(rules, games, seed)
    else:
        seated = _skills(skill, players)
        skills = tuple(s.name for s in seated)
        ids = tuple(card.id for card in used)
        table = Table(rules, ids, tuple(spans), scale_of(cards, spans), seated, seed)
        batches = play_games(table, games, workers)
    played: list[PlayedGame] = []
    tally = CardTally()
    try:
        with shown(progress, games) as tell, closing(batches):
            for batch, counted in batches:
                played += batch
                tally.add(counted)
                if tell(len(played), games) is False:
                    break
    except KeyboardInterrupt:
        pass  # the stop button
    return Simulation(
        game=game,
        skills=skills,
        played=tuple(sorted(played)),
        cards=used,
        tally=tally,
        pace=pace,
        stopped=len(played) < games,
    )


def _guessed(rules: Timeline | TimelineChallenge, games: int, seed: str) -> Generator[Batch]:
    if not isinstance(rules, Timeline):
        raise SetupError("skill", "Players who guess play Timeline, not Challenge.")
    from timeline_widgets.simulation.guessing import guess_games  # and numpy

    return guess_games(rules, games, seed)


def _skills(skill: str | Sequence[str], players: int) -> tuple[Skill, ...]:
    names = (skill,) * players if isinstance(skill, str) else tuple(skill)
    if len(names) != players:
        raise SetupError(
            "skill",
            f"skill is one name for all, or one for each of the {players} players; "
            f"{len(names)} were given.",
            players=players,
            skills=len(names),
        )
    return tuple(_named("skill", name, SKILLS, Skill) for name in names)


def _board(board: str | Sequence[int] | Board, usable: Sequence[tuple[Card, Dated]]) -> Board:
    """Return the board that was asked for."""
    if board == "cards":
        return Board.for_years(dated.year for _, dated in usable)
    if isinstance(board, Sequence) and not isinstance(board, str):
        return Board(tuple(board))
    return _named("board", board, {"classic": CLASSIC_BOARD, "cards": CLASSIC_BOARD}, Board)


def _named(what: str, value: str | Value, known: Mapping[str, Value], kind: type[Value]) -> Value:
    """Return what a name stands for, or a value of its kind as it is."""
    if not isinstance(value, str):
        if isinstance(value, kind):
            return value
        raise SetupError(what, f"The {what} is one of {', '.join(known)}; not {value!r}.")
    if value not in known:
        raise SetupError(what, f"Unknown {what} {value!r}. Allowed: {', '.join(known)}.")
    return known[value]
