"""The catalogue: whole in every language, and every key used."""

from __future__ import annotations

import json
import re

import pytest

from tests.widgets import scene
from timeline_widgets.messages import LANGUAGES, plural_form, say

FORMS = {"en": {"one", "other"}, "de": {"one", "other"}, "es": {"one", "other"},
         "fr": {"one", "other"}, "ru": {"one", "few", "many", "other"}}  # fmt: skip
ENGLISH = scene.words("en")
SOURCES = [
    path
    for pattern in ("frontend/**/*.ts*", "**/*.py")
    for path in scene.PACKAGE.glob(pattern)
    if "node_modules" not in path.parts
]


def places(entry):
    text = entry if isinstance(entry, str) else " ".join(entry.values())
    return set(re.findall(r"\{(\w+)\}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_places_and_its_plural_forms(language):
    words = scene.words(language)
    assert sorted(words) == sorted(ENGLISH)
    for key, entry in words.items():
        assert places(entry) == places(ENGLISH[key]), key
        assert isinstance(entry, str) == isinstance(ENGLISH[key], str), key
        if not isinstance(entry, str):
            assert set(entry) == FORMS[language], key


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_no_sentence_was_left_in_english(language):
    words = scene.words(language)
    same = [
        key
        for key in words
        if words[key] == ENGLISH[key] and re.search(r"[a-z]{3} ", str(words[key]))
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_stand_in_order_so_that_translations_are_easy_to_compare(language):
    assert list(scene.words(language)) == sorted(scene.words(language))


def test_every_key_is_used_and_every_used_key_is_there():
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    families = "|".join(sorted({key.partition(".")[0] for key in ENGLISH}))
    quoted = set(re.findall(rf"""["'`]((?:{families})\.[a-z_]+)["'`]""", text))
    quoted = {key for key in quoted if not key.endswith((".js", ".css", ".cardset"))}
    begun = re.findall(rf"""["'`]((?:{families})\.[a-z_]*)\$?\{{""", text)
    starts = (*begun, "table.ask_", "table.gap_", "table.span_")  # these three are one function's
    unused = [key for key in ENGLISH if key not in quoted and not key.startswith(starts)]
    missing = [key for key in quoted if key not in ENGLISH and f"{key}_" not in starts]
    assert (unused, missing) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_python_and_the_browser_choose_the_same_plural_form(language, page):
    numbers = [*range(131), 1000, 1_000_000, 1_000_001]
    forms = page.evaluate(
        "([language, numbers]) => numbers.map(n => new Intl.PluralRules(language).select(n))",
        [language, numbers],
    )
    assert [plural_form(language, n) for n in numbers] == forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_in_every_language_shows_no_key_and_no_empty_place(show, language):
    state = scene.state(scene.SIX, scene.HANDS, round=3, ply=5)
    table = show(scene.table(language=language), state)
    shown = [table.root.inner_text()]
    table.hand.locator("label").first.click()
    table.gap(5).locator("input").check(force=True)
    shown.append(table.root.inner_text())
    table.push({
        **state, "ply": 6, "turn": 1, "wrong": [16],
        "last": {"kind": "misplaced", "seat": 0, "card": 16, "gap": 4, "right_gaps": [5, 5],
                 "miss": {"years": 83, "direction": "later"}, "drew": scene.RED_CROSS},
        "cards": {**state["cards"], "16": scene.face(16, turned=True)},
    })  # fmt: skip
    shown.append(table.root.inner_text())
    assert not re.search(r"table\.[a-z]|\{\w+\}", " ".join(shown))
    said = json.dumps(shown, ensure_ascii=False)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 820
    if language != "en":
        assert not re.search(r"Your turn|Place here|Earlier|Draw pile|on the line|Not there", said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_date_with_a_full_stop_ends_a_sentence_by_itself(show, language):
    """Years before our era are written "44 a. C.", "44 v. Chr.", "44 до н. э."."""
    state = scene.state([2, 31], [[3], [4]], turn=1, ply=1)
    for face in state["cards"].values():
        if "back" in face:
            face["back"]["spoken"] += " a. C."
    gap = {"kind": "placed", "seat": 0, "card": 31, "gap": 1}
    table = show(scene.table("Ana", "Iker", language=language), {**state, "last": gap})
    said = table.action.inner_text() + table.status.inner_text()
    assert said.count("a. C.") > 2
    assert ".." not in said
    assert ".." not in say(language, "hint.century", century="I a. C.")


@pytest.mark.parametrize(
    "title", ["Open ../scores", "A..B", "To be continued..", "Wait...", "...or not"]
)
def test_the_full_stops_of_a_title_stay_as_they_were_written(show, title):
    state = scene.state([2], [[3], [4]], turn=0)
    state["cards"]["2"]["title"] = title
    table = show(scene.table("Ana", "Iker"), state)
    table.hand.locator("label").first.click()
    labels = [table.gap(number).locator("input").get_attribute("aria-label") for number in (0, 1)]
    assert all(title in label for label in labels)
    assert say("en", "challenge.moves", list=title) == f"Moves: {title.removesuffix('.')}."


def test_french_punctuation_does_not_begin_a_line():
    """What the French write before ; : ? ! and inside quotes is a space that does not break."""
    folder = scene.PACKAGE / "messages"
    loose = [
        (file.name, sentence)
        for file in folder.glob("*fr.json")
        for entry in json.loads(file.read_text("utf-8")).values()
        for sentence in ([entry] if isinstance(entry, str) else entry.values())
        if re.search(r" [;:?!»](?!\w)|« ", sentence)
    ]
    assert loose == []


def test_spanish_questions_and_exclamations_are_opened():
    for key, entry in scene.words("es").items():
        text = entry if isinstance(entry, str) else " ".join(entry.values())
        assert text.count("¿") == text.count("?"), key
        assert text.count("¡") == text.count("!"), key
