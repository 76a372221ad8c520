"""A whole turn as a screen reader tells it: what stands there, and what is said as it changes."""

from __future__ import annotations

from base64 import b64decode

from playwright.sync_api import expect

from tests.widgets import scene

PIXEL = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
    "gg=="
)
LISTEN = """() => {
    window.heard = [];
    const regions = document.querySelectorAll('[role=status], [role=alert], [aria-live]');
    for (const region of regions) {
        new MutationObserver(() => heard.push(region.textContent))
            .observe(region, {childList: true, characterData: true, subtree: true});
    }
    return regions.length;
}"""


def turn():
    """Three cards on the line, two in the hand; each has a picture with words of its own."""
    state = scene.state([0, scene.GUTENBERG, 31], [[scene.QUIXOTE, scene.RED_CROSS], [24]])
    for number, face in state["cards"].items():
        face.update({"image": "aa", "alt": f"Picture {number}"})
    return state


def test_one_turn_is_told_whole_and_every_result_once(show):
    before = turn()
    table = show(scene.table("Ana", "Iker"), before)
    table.say({"type": "picture", "image": "aa", "mime": "image/png"}, PIXEL)
    expect(table.page.locator(".tw-placed img")).to_have_count(3)
    assert table.page.evaluate(LISTEN) == 1  # one voice

    # What lies open: title, date, picture.
    expect(table.role("list", name="The line, earliest first")).to_match_aria_snapshot("""
        - list "The line, earliest first":
          - listitem:
            - text: First recorded Olympic Games 776 BCE
            - img "Picture 0"
            - button "Learn more about First recorded Olympic Games"
          - listitem:
            - text: Gutenberg prints his Bible 1455
            - img "Picture 11"
            - button "Learn more about Gutenberg prints his Bible"
            - text: Reference card.
          - listitem:
            - text: First people on the Moon 1969
            - img "Picture 31"
    """)
    # The hand: title, theme, picture, and no date.
    expect(table.role("radiogroup", name="Hand of Ana")).to_match_aria_snapshot("""
        - 'radiogroup "Hand of Ana: 2 cards, dates hidden"':
          - radio "Don Quixote goes on sale in Madrid. Arts & letters. Picture 16"
          - radio "The Red Cross is founded. Society. Picture 23"
    """)

    keyboard = table.page.keyboard
    table.hand.locator("input").first.focus()
    keyboard.press("1")
    keyboard.press("Enter")
    keyboard.press("End")
    keyboard.press("ArrowLeft")
    assert table.focused() == (
        "Between 1455, Gutenberg prints his Bible, and 1969, First people on the Moon. Gap 3 of 4"
    )
    keyboard.press("Enter")
    placed = {"kind": "placed", "seat": 0, "card": scene.QUIXOTE, "gap": 2}
    line = [0, scene.GUTENBERG, scene.QUIXOTE, 31]
    after = scene.state(line, [[scene.RED_CROSS], [24]], turn=1, ply=1, last=placed)
    table.push(after)
    assert table.focused() == "Next: Iker"
    keyboard.press("Enter")
    expect(table.role("heading", name="Your turn, Iker")).to_be_visible()

    heard = table.page.evaluate("heard.filter(text => text)")
    results = [text for text in heard if text.startswith("Correct")]
    assert len(results) == 1
    assert "Don Quixote goes on sale in Madrid" in results[0]
    assert "1605" in results[0]
    assert heard[-1].startswith("Your turn, Iker.")
    assert len(heard) == len(set(heard))  # nothing is said twice
    assert not any("1605" in text for text in heard[: heard.index(results[0])])
