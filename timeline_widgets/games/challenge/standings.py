"""Who leads, who plays a Challenge, and who begins it."""

from __future__ import annotations

from collections.abc import Sequence


def leaders(positions: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that are furthest ahead, in seating order.

    Examples
    --------
    >>> leaders((3, 5, 5))
    (1, 2)
    """
    furthest = max(positions)
    return tuple([seat for seat, space in enumerate(positions) if space == furthest])


def participants(positions: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that play a Challenge, in turn order (rulings C10 and C11).

    All on the last occupied space; if that is one player, also all on the next occupied space.

    Examples
    --------
    The rulebook's exception: the last one, and two who are tied before it.

    >>> participants((7, 2, 4, 4))
    (1, 2, 3)
    """
    occupied = sorted(set(positions))
    behind = [seat for seat, space in enumerate(positions) if space == occupied[0]]
    if len(behind) == 1 and len(occupied) > 1:
        behind += [seat for seat, space in enumerate(positions) if space == occupied[1]]
    return in_turn_order(behind, positions)


def in_turn_order(seats: Sequence[int], positions: Sequence[int]) -> tuple[int, ...]:
    """Return the seats clockwise, beginning with the one furthest back (ruling C11).

    Among several, the one nearest clockwise after the leader begins; of several leaders the first
    in seating order counts.
    """
    count = len(positions)
    leader = leaders(positions)[0]
    last = min(positions[seat] for seat in seats)
    first = min(
        (seat for seat in seats if positions[seat] == last),
        key=lambda seat: (seat - leader - 1) % count,
    )
    return tuple(sorted(seats, key=lambda seat: (seat - first) % count))


def referee(positions: Sequence[int], playing: Sequence[int]) -> int | None:
    """Return the leader who is the referee of More or Less: one who is not playing (ruling C12).

    Examples
    --------
    >>> referee((7, 2, 4, 4), playing=(1, 2, 3))
    0
    """
    return next((seat for seat in leaders(positions) if seat not in playing), None)
