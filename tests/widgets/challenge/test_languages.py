"""Challenge in five languages: no key, no empty place and no English is left on a screen."""

from __future__ import annotations

import re

import pytest

from tests.widgets.challenge.games import LINES, Played, in_more_or_less, in_sudden_death, only
from tests.widgets.challenge.states import TRIALS

ENGLISH = re.compile(
    r"\b(space|Start|Finish|Lock|wheels|Pass the|Next|year|years|answer|Moves|leads|Player|Steps|"
    r"blank|Challenge|referee|earlier|later|Trial|Begin)\b"
)


def step(screen, name):
    """Press a button by its place: its words are the language's."""
    screen.root.locator(name).first.click()
    return screen.root.inner_text()


@pytest.mark.parametrize("language", ["en", "es", "fr", "de", "ru"])
def test_no_screen_shows_a_key_or_another_language(show, language):
    shown = []
    for trial in TRIALS:
        played = Played(track=only(trial, *LINES), language=language)
        screen = show(played, width=360, height=640)
        shown.append(screen.root.inner_text())
        shown.append(step(screen, ".tw-area-go .tw-button"))
        shown.append(step(screen, ".tw-curtain > .tw-lock"))
        digits, sign = played.right()
        for drum, digit in zip(screen.drums.all()[-4:], digits, strict=True):
            drum.press(str(digit))
        shown += screen.page.evaluate(
            "[...document.querySelectorAll('[aria-label], [aria-valuetext]')]"
            ".flatMap(it => [it.ariaLabel ?? '', it.ariaValueText ?? ''])"
        )
        shown.append(screen.root.inner_text())
        assert screen.page.evaluate("document.documentElement.scrollWidth") <= 360
        wrong = "-" if sign == "+" else "+" if sign else None
        played.answer(True, (digits, wrong), False)
        screen.push()
        shown.append(screen.root.inner_text())
        assert screen.page.evaluate("document.documentElement.scrollWidth") <= 360
    for duel in (in_sudden_death, in_more_or_less):
        played = duel(language=language)
        screen = show(played, width=360, height=640)
        shown.append(step(screen, ".tw-onward .tw-button"))
        if duel is in_sudden_death:
            played.place(right=False)
        else:
            year = played.asked_year()
            played.call(year - 10)
            played.call(year)
        screen.push()
        shown.append(screen.root.inner_text())
        assert screen.page.evaluate("document.documentElement.scrollWidth") <= 360
    text = "\n".join(shown)
    for title in (card.title for card in played.game.match.cardset):
        text = text.replace(title, "")
    assert re.findall(r"(?:table|challenge)\.[a-z_]+|\{\w+\}|undefined|NaN", text) == []
    if language != "en":
        assert ENGLISH.findall(text.replace("Start", "") if language == "de" else text) == []
