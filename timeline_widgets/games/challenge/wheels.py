"""What a Historical board shows when it is turned over."""

from __future__ import annotations

from typing import Literal, NamedTuple

from timeline_widgets.games.challenge.track import Trial
from timeline_widgets.games.protocol import IllegalMove

Sign = Literal["+", "-"]
WHEELS = 4
FARTHEST_YEAR = 10**WHEELS - 1  # on either side of the sign


class Wheels(NamedTuple):
    """The four number wheels (circle, triangle, square, star) and the sign wheel.

    Parameters
    ----------
    digits : tuple of int or None
        Four digits; None is a wheel left blank, which scores nothing (ruling C20).
    sign : {"+", "-"} or None
        Only The Right Date uses it.

    Examples
    --------
    >>> Wheels((1, 0, 0, 7), "+").number
    1007
    """

    digits: tuple[int | None, ...]
    sign: Sign | None = None

    @property
    def number(self) -> int | None:
        """The number of four digits, or None if a wheel is blank."""
        value = 0
        for digit in self.digits:
            if digit is None:
                return None
            value = 10 * value + digit
        return value


BLANK = Wheels((None,) * WHEELS)
"""A Historical board on which nothing was dialled."""


def wheel_range(trial: Trial) -> range:
    """Return the digits that a wheel can show in a Trial."""
    return range(1, 5) if trial == "combination" else range(10)


def check_wheels(trial: Trial, wheels: Wheels) -> None:
    """Refuse what cannot be dialled in a Trial.

    Raises
    ------
    IllegalMove
        With ``wheels`` (`count`), ``wheel_beyond`` (`wheel`, `digit`, `lowest`, `highest`) or
        ``sign`` (`sign`).
    """
    allowed, digits, sign = wheel_range(trial), wheels.digits, wheels.sign
    lowest, highest = allowed.start, allowed.stop - 1
    if len(digits) != WHEELS:
        raise IllegalMove("wheels", count=len(digits))
    for wheel, digit in enumerate(digits):
        if digit is not None and (type(digit) is not int or not lowest <= digit <= highest):
            raise IllegalMove(
                "wheel_beyond", wheel=wheel, digit=digit, lowest=lowest, highest=highest
            )
    if sign is not None and (trial != "right_date" or sign not in ("+", "-")):
        raise IllegalMove("sign", sign=sign)
