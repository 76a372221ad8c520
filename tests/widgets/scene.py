"""States of a table as a kernel would send them, made of well-known events."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

PACKAGE = Path(__file__).resolve().parents[2] / "timeline_widgets"


class Event(NamedTuple):
    """A card of the test's deck; its number is its place in `EVENTS`."""

    year: int
    title: str
    theme: int
    text: str = ""
    lang: str = "en"


RULE, ARTS, LIFE, VOYAGE, SCIENCE, SOCIETY = range(6)
THEMES = [
    {"name": "Rule & law", "look": "rule"},
    {"name": "Arts & letters", "look": "arts"},
    {"name": "Everyday life", "look": "life"},
    {"name": "Voyages", "look": "voyage"},
    {"name": "Science", "look": "science"},
    {"name": "Society", "look": "society"},
]
EVENTS = [
    Event(-776, "First recorded Olympic Games", SOCIETY, "One race was run, and a cook won it."),
    Event(-490, "Battle of Marathon", RULE),
    Event(-44, "Julius Caesar is murdered in the Senate", RULE),
    Event(79, "Vesuvius buries Pompeii", LIFE, "Pliny the Younger described it in two letters."),
    Event(476, "The last Western Roman emperor is deposed", RULE),
    Event(762, "تأسيس مدينة بغداد المدوّرة على يد الخليفة المنصور", VOYAGE, "", "ar"),
    Event(786, "The Great Mosque of Córdoba is begun", ARTS),
    Event(868, "The Diamond Sutra is printed", ARTS),
    Event(1066, "Battle of Hastings", RULE),
    Event(1215, "King John seals Magna Carta", RULE),
    Event(1347, "The Black Death reaches Europe", LIFE),
    Event(1455, "Gutenberg prints his Bible", ARTS, "Forty-nine copies are still known."),
    Event(
        1492,
        "Antonio de Nebrija publishes the first printed grammar of the Castilian language",
        ARTS,
    ),
    Event(1492, "Columbus lands in the Bahamas", VOYAGE),
    Event(1522, "Elcano brings the Victoria home from round the world", VOYAGE),
    Event(1543, "Copernicus puts the Sun in the middle", SCIENCE),
    Event(1605, "Don Quixote goes on sale in Madrid", ARTS, "A second part followed in 1615."),
    Event(1687, "Newton publishes the laws of motion", SCIENCE),
    Event(1783, "First people fly in a balloon", SCIENCE),
    Event(1789, "The Bastille is stormed", SOCIETY),
    Event(1796, "Jenner vaccinates against smallpox", SCIENCE),
    Event(1822, "Champollion reads the hieroglyphs", ARTS),
    Event(1839, "The daguerreotype is shown to the public", ARTS),
    Event(1863, "The Red Cross is founded", SOCIETY),
    Event(1869, "Mendeleev publishes his periodic table", SCIENCE),
    Event(1869, "The Suez Canal is opened", VOYAGE),
    Event(1895, "Röntgen discovers X-rays", SCIENCE),
    Event(1903, "The Wright brothers fly", VOYAGE),
    Event(1928, "Fleming notices what penicillin does", SCIENCE),
    Event(1953, "The double helix of DNA is described", SCIENCE),
    Event(1961, "Yuri Gagarin orbits the Earth", VOYAGE),
    Event(1969, "First people on the Moon", VOYAGE),
    Event(1989, "The Berlin Wall falls", SOCIETY),
    Event(-13000, "Bison are painted on the ceiling of the Altamira cave", ARTS),
]
QUIXOTE, NEBRIJA, COLUMBUS, BAGHDAD, RED_CROSS, BALLOON, GUTENBERG = 16, 12, 13, 5, 23, 18, 11
ALTAMIRA = 33


def spoken(year: int) -> str:
    return f"{-year} BCE" if year < 0 else str(year)


def century(year: int) -> str:
    number = (abs(year) + 99) // 100
    ending = (
        "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    )
    return f"{number}{ending} c." + (" BCE" if year < 0 else "")


def face(card: int, *, turned: bool) -> dict[str, Any]:
    """The card's front, with its back only when it was turned."""
    event = EVENTS[card]
    front: dict[str, Any] = {
        "title": event.title,
        "lang": event.lang,
        "dir": "rtl" if event.lang == "ar" else "ltr",
        "theme": event.theme,
        "image": None,
    }
    if turned:
        astronomical = event.year + 1 if event.year < 0 else event.year
        front["back"] = {
            "plate": str(event.year).replace("-", "\u2212"),
            "spoken": spoken(event.year),
            "from": astronomical,
            "to": astronomical,
            "century": century(event.year),
            "text": event.text,
            "source": "https://www.example.org/" if event.text else "",
        }
    return front


def words(language: str = "en") -> dict[str, Any]:
    return json.loads((PACKAGE / "messages" / f"{language}.json").read_text("utf-8"))


def table(
    *names: str, bots: tuple[str, ...] = (), language: str = "en", **changes: Any
) -> dict[str, Any]:
    """What is fixed for a match."""
    names = names or ("Ana", "Iker", "Olya", "Sami")
    return {
        "match": "m1",
        "language": language,
        "dir": "ltr",
        "title": "World history",
        "edition": "spain",
        "scale": "years",
        "wrong_pile": "discard",
        "themes": THEMES,
        "seats": [{"name": name, "emblem": i, "bot": name in bots} for i, name in enumerate(names)],
        "options": {
            "letters": False,
            "confidence": False,
            "hints": False,
            "timer": None,
            "withdraw": False,
        },
    } | changes


def state(line: list[int], hands: list[list[int]], **changes: Any) -> dict[str, Any]:
    """One picture of the match, with every face that it needs."""
    made: dict[str, Any] = {
        "match": "m1",
        "ply": 0,
        "phase": "play",
        "round": 1,
        "turn": 0,
        "seats": [{"hand": hand, "status": "in"} for hand in hands],
        "reference": line[len(line) // 2] if line else 0,
        "line": line,
        "pile": 17,
        "wrong": [],
        "last": None,
        "outcome": None,
        "saved": {"ok": True},
        "cards": {},
    } | changes
    turned = {*made["line"], *made["wrong"]}
    if made["last"] and "card" in made["last"]:
        turned.add(made["last"]["card"])
    hidden = {card for hand in hands for card in hand} - turned
    if "cards" not in changes:
        made["cards"] = {str(card): face(card, turned=True) for card in turned} | {
            str(card): face(card, turned=False) for card in hidden
        }
    return made


def long_line(cards: int) -> list[int]:
    """That many cards of the deck in order of their dates, without those that the hands hold."""
    held = {QUIXOTE, BALLOON, RED_CROSS, ALTAMIRA}
    return [card for card in range(len(EVENTS)) if card not in held][:cards]


HANDS = [[QUIXOTE, NEBRIJA, BAGHDAD, RED_CROSS], [22, 24, 25], [26, 27, 28, 29], [30, 32]]
SIX = [0, 3, 6, GUTENBERG, 14, 31]
