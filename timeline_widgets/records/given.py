"""What was answered, read out of a ``move`` record: a card in a gap, a call, a Trial's wheels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from timeline_widgets.records.record import canonical

_INT64 = range(-(2**63), 2**63)
_ALL_WHEELS = 4


def answer_of(told: Mapping[str, Any], game: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns of a placed card, or of a call in More or Less."""
    move, answer = part(told, "move"), part(told, "answer")
    after, before = _pair(move.get("between"))
    return {
        "variant": variant_of(game, call=move.get("type") == "call"),
        "card": text(move.get("card")),
        "title": text(move.get("title")),
        "date": text(answer.get("date")),
        "year": whole(answer.get("year")),
        "answer": text(move.get("gap", move.get("year"))),
        "right_answer": right_gaps(answer.get("right_gaps")),
        "after": after,
        "before": before,
        "correct": answer.get("correct") is True,
        "points": whole(answer.get("points")),
        "years_off": whole(answer.get("distance_years")),
        "places_off": whole(answer.get("places")),
    }


def variant_of(game: Mapping[str, Any], *, call: bool = False) -> str:
    """Return the edition, or the duel, in which a card was placed or a year called."""
    if game.get("game") == "challenge":
        return "more_or_less" if call else "sudden_death"
    return text(game.get("edition"))


def trial_answers(told: Mapping[str, Any]) -> Iterator[tuple[Any, str, dict[str, Any]]]:
    """Yield seat, player and columns of each answer that a Trial revealed."""
    revealed = part(told, "revealed")
    trial = text(revealed.get("trial"))
    cards = [card for card in _list(revealed.get("cards")) if isinstance(card, Mapping)]
    year = whole(cards[0].get("year")) if len(cards) == 1 else None
    for one in _list(revealed.get("answers")):
        if not isinstance(one, Mapping):
            continue
        steps = whole(one.get("steps"))
        correct = {"split": one.get("miss") == 0, "bet": bool(steps)}
        columns = {
            "variant": trial,
            "card": _together(cards, "id"),
            "title": _together(cards, "title"),
            "date": _together(cards, "date"),
            "year": year,
            "answer": _wheels(trial, _list(one.get("wheels")), one.get("sign")),
            "right_answer": _together(cards, "year") if trial == "right_date" else "",
            "after": "",
            "before": "",
            "correct": correct.get(trial, steps == _ALL_WHEELS),
            "points": steps,
            "years_off": None,
            "places_off": None,
        }
        yield one.get("seat"), text(one.get("player")), columns


def part(payload: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """Return a field that is an object; an empty one where it is none."""
    value = payload.get(name)
    return value if isinstance(value, Mapping) else {}


def text(value: object) -> str:
    """Return a field as text; nothing is empty, numbers and lists are written out."""
    if value is None:
        return ""
    return value if isinstance(value, str) else canonical(value).decode()


def whole(value: object) -> int | None:
    """Return a field that is a whole number of 64 bits, else None."""
    return value if type(value) is int and value in _INT64 else None


def decimal(value: object) -> float | None:
    """Return a field that is a number, else None."""
    return float(value) if isinstance(value, int | float) and abs(value) < 2**53 else None


def right_gaps(value: object) -> str:
    """Return the first and last right gap as text, "2 or 3", "2 to 5"; what is no pair as it is."""
    if not (isinstance(value, list) and len(value) == 2 and {type(gap) for gap in value} == {int}):
        return text(value)
    # Not "2-3", which a spreadsheet takes for the second of March.
    first, last = value
    return str(first) if first == last else f"{first} {'or' if last == first + 1 else 'to'} {last}"


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []


def _pair(value: object) -> tuple[str, str]:
    if isinstance(value, list) and len(value) == 2:
        return text(value[0]), text(value[1])
    return "", ""


def _together(cards: Sequence[Mapping[str, Any]], name: str) -> str:
    return " | ".join(text(card.get(name)) for card in cards)


def _wheels(trial: str, digits: Sequence[object], sign: object) -> str:
    """Write a number as one, and wheels that stand for themselves apart: "0 1 3 3"."""
    if trial in ("split", "right_date") and all(whole(digit) is not None for digit in digits):
        number = "".join(map(str, digits)).lstrip("0") or "0"
        return f"-{number}" if sign == "-" else number
    return " ".join("_" if digit is None else text(digit) for digit in digits)
