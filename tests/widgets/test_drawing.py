"""What is drawn can be seen: signs that nothing covers, words that nothing cuts."""

from __future__ import annotations

from tests.widgets import scene
from tests.widgets.states import EIGHT, OPTIONS, TURN


def test_names_of_eight_can_be_read_beside_their_points(show):
    more = [{"hand": [30], "status": "in"}] * 4
    state = {**TURN, "seats": TURN["seats"] + more, "scores": [12] * 8}
    for width in (360, 820):
        table = show(scene.table(*EIGHT, options=OPTIONS), state, width=width)
        whole = table.page.locator(".tw-name").evaluate_all(
            "them => them.map(it => it.scrollWidth <= it.clientWidth)"
        )
        assert whole[:7] == [True] * 7


def test_the_chosen_gap_keeps_its_tick_under_the_pointer(show):
    table = show(scene.table(), TURN)
    table.card("Don Quixote").click()
    table.gap(5).click()
    ink, paper = table.page.locator(".tw-picked .tw-notch").evaluate(
        "it => [getComputedStyle(it).color, getComputedStyle(it).backgroundColor]"
    )
    assert (ink, paper) == ("rgb(255, 255, 255)", "rgb(36, 80, 200)")


def test_two_cards_of_one_date_are_joined_in_sight(show):
    line = [9, scene.NEBRIJA, scene.COLUMBUS, 31]
    placed = {"kind": "placed", "seat": 0, "card": scene.COLUMBUS, "gap": 2}
    table = show(scene.table(), scene.state(line, scene.HANDS, last=placed))
    seen = table.page.locator(".tw-equal").evaluate("""it => {
        const { left, top, width, height } = it.getBoundingClientRect();
        return [0.2, 0.5, 0.8].map(share =>
            document.elementFromPoint(left + share * width, top + height / 2) === it);
    }""")
    assert seen == [True, True, True]


def test_a_title_without_room_ends_with_a_whole_word(show):
    """No word on a card in full is cut by its edge; what follows the dots is not shown at all."""
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS, ply=5))
    table.card("Don Quixote").click()
    table.gap(2).click()
    cut = table.page.evaluate("""() => [...document.querySelectorAll('.tw-line .tw-title')]
        .filter(title => title.querySelector('.tw-word')).flatMap(title => {
            const box = title.getBoundingClientRect();
            return [...title.querySelectorAll('.tw-word')].filter(word => {
                const { left, right, top, bottom } = word.getBoundingClientRect();
                return right > box.right + 1 || left < box.left - 1
                    || (top < box.bottom - 3 && bottom > box.bottom + 3);
            }).map(word => word.innerText);
        })""")
    assert cut == []
