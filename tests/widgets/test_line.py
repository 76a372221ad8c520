"""The line: threads, spines, centuries, the ruler; and that hundreds of cards stay quick."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.widgets import scene

LONG = scene.state(
    scene.long_line(24), [[scene.QUIXOTE, scene.BALLOON], [], [], []], round=8, ply=30
)


def ends(table):
    """x of each thread's upper and lower end, from left to right."""
    return table.page.locator(".tw-thread").evaluate_all("""threads => threads.map(thread => {
        const [, from, to] = thread.getAttribute('d').match(/^M([-\\d.]+) .* ([-\\d.]+) [-\\d.]+$/);
        return [Number(from), Number(to)];
    })""")


def test_each_card_hangs_from_its_place_and_threads_do_not_cross(show):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS))
    tops, feet = zip(*ends(table), strict=True)
    assert len(tops) == len(scene.SIX)
    assert list(tops) == sorted(tops)
    assert list(feet) == sorted(feet)
    gaps = [right - left for left, right in pairwise(feet)]
    assert max(gaps) - min(gaps) < 1
    assert tops[5] - tops[4] > 2 * (tops[4] - tops[3])


def test_the_chosen_gap_shows_the_span_it_claims(show):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS))
    table.aim("Don Quixote", 5)
    pins = table.page.locator(".tw-pin.tw-hot").evaluate_all(
        "all => all.map(each => each.cx.baseVal.value)"
    )
    claim = table.page.locator(".tw-claim").evaluate(
        "each => [each.x.baseVal.value, each.x.baseVal.value + each.width.baseVal.value]"
    )
    assert claim == pytest.approx(pins, abs=0.1)


def test_a_spine_opens_when_pressed(show):
    table = show(scene.table(), LONG)
    spine = table.role("button", name="1215 King John seals Magna Carta Open card.")
    assert spine.bounding_box()["width"] < 60
    spine.click()
    expect(spine).to_have_count(0)
    opened = table.page.locator(".tw-placed", has_text="King John")
    assert opened.bounding_box()["width"] > 100


def test_spines_cannot_be_pressed_while_gaps_can(show):
    table = show(scene.table(), LONG)
    table.card("Don Quixote").click()
    expect(table.page.locator(".tw-spine-button").first).to_be_disabled()


def test_the_window_on_the_ruler_shows_what_is_on_screen(show):
    table = show(scene.table(), LONG, width=360, height=640)
    before = table.page.locator(".tw-window").bounding_box()
    table.page.locator(".tw-scroller").evaluate("each => each.scrollTo(0, 0)")
    table.page.wait_for_function(
        "x => document.querySelector('.tw-window').getBoundingClientRect().x < x", arg=before["x"]
    )


def test_runs_of_one_century_share_a_bracket(show):
    table = show(scene.table(), scene.state([0, scene.GUTENBERG, scene.COLUMBUS, 14], scene.HANDS))
    expect(table.page.locator(".tw-centuries span")).to_have_text(
        ["8th c. BCE", "15th c.", "16th c."]
    )


def test_one_empty_stretch_is_folded_and_its_length_told(show):
    table = show(scene.table(), scene.state([scene.ALTAMIRA, *scene.SIX], scene.HANDS))
    expect(table.page.locator(".tw-fold")).to_have_count(1)
    assert "years" in table.page.locator(".tw-ruler").text_content()
    tops = [top for top, _ in ends(table)]
    assert tops[6] - tops[1] > 400


@pytest.mark.parametrize("width", [360, 820, 1200])
def test_no_figure_of_the_ruler_lies_on_another(show, width):
    table = show(scene.table(), scene.state([scene.ALTAMIRA, *scene.SIX], scene.HANDS), width=width)
    boxes = table.page.locator(".tw-ruler text").evaluate_all(
        "them => them.map(it => it.getBoundingClientRect()).map(it => [it.left, it.right, it.top])"
    )
    assert len({round(top) for _, _, top in boxes}) == 1
    for (_, right, _), (left, _, _) in pairwise(sorted(boxes)):
        assert right + 2 <= left


@pytest.mark.parametrize("width", [360, 820])
def test_a_century_is_named_in_the_middle_of_its_bracket(show, width):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS), width=width)
    off = table.page.locator(".tw-centuries span").evaluate_all("""them => them.map(it => {
        const [whole, name] = [it, it.firstElementChild].map(each => each.getBoundingClientRect());
        return Math.abs(whole.left + whole.right - name.left - name.right) / 2;
    })""")
    assert max(off) <= 1


def test_dates_before_year_one_keep_their_minus_and_there_is_no_year_zero(show):
    table = show(scene.table(), scene.state(scene.SIX, scene.HANDS))
    labels = table.page.locator(".tw-ruler > g > text").all_text_contents()
    assert "−500" in labels
    assert "0" not in labels


def test_positions_have_a_ruler_of_their_own(show):
    state = scene.state(scene.SIX, scene.HANDS)
    for place, card in enumerate(scene.SIX, 1):
        back = state["cards"][str(card)]["back"]
        back.update(
            {"plate": str(place), "from": place, "to": place, "century": None, "episode": "IV"}
        )
    table = show(scene.table(scale="positions"), state)
    labels = table.page.locator(".tw-ruler > g > text").all_text_contents()
    assert {"2", "4", "6"} <= set(labels)
    expect(table.page.locator(".tw-episode").first).to_have_text("IV")


def two_hundred():
    """Two hundred cards on the line, four years apart."""
    cards = {}
    for card in range(210):
        made = scene.face(card % 30, turned=True)
        made["title"] = f"Event {card}"
        year = 1000 + 4 * card
        made["back"].update(
            {"plate": str(year), "from": year, "to": year, "century": scene.century(year)}
        )
        cards[str(card)] = made
    return scene.state(list(range(200)), [[205, 206], [207]], cards=cards)


def test_two_hundred_cards_cost_less_than_a_frame_of_script(show):
    """The quickest of several moves, since a shared machine stumbles over most of them."""
    state = two_hundred()
    table = show(scene.table("Ana", "Iker"), state)
    expect(table.page.locator(".tw-placed")).to_have_count(200)
    times = table.page.evaluate(
        """async state => {
            const times = [];
            const settle = () => new Promise(done => setTimeout(done, 60));
            for (let ply = 1; ply <= 15; ply++) {
                const gap = 12 * ply;
                const line = [...state.line.slice(0, gap), 200 + ply % 2, ...state.line.slice(gap)];
                const last = {kind: 'placed', seat: 0, card: 200 + ply % 2, gap};
                const next = {...state, ply, line, last, cards: {}};
                await settle();
                const start = performance.now();
                kernel.state(next);
                await Promise.resolve();
                await Promise.resolve();
                times.push(performance.now() - start);
            }
            return times;
        }""",
        state,
    )
    assert min(times) < 16, times


def test_dates_far_from_all_others_do_not_crush_the_ruler(show):
    """Every long empty stretch is folded, not only one, so that near dates stay apart."""
    years = (-3_000_000, -299_999, -12_999, -775, 1492, 1969)
    line = list(range(50, 50 + len(years)))
    cards = {str(scene.QUIXOTE): scene.face(scene.QUIXOTE, turned=False)}
    for card, year in zip(line, years, strict=True):
        face = scene.face(scene.GUTENBERG, turned=True)
        cards[str(card)] = {**face, "back": {**face["back"], "from": year, "to": year}}
    state = scene.state(line, [[scene.QUIXOTE], []], cards=cards)
    for width in (360, 820):
        table = show(scene.table("Ana", "Iker"), state, width=width)
        pins = table.page.locator(".tw-pin")
        at = pins.evaluate_all("them => them.map(it => Number(it.getAttribute('cx')))")
        assert min(later - sooner for sooner, later in pairwise(at)) > 20
        assert table.page.locator(".tw-fold").count() == 3


def test_the_overview_of_a_crowded_line_leaves_its_figures_free_and_names_the_century(show):
    table = show(scene.table("Ana", "Iker"), two_hundred(), width=360, height=640)
    pins = table.page.locator(".tw-pin")
    tops = pins.evaluate_all("them => them.map(it => it.getBoundingClientRect().top)")
    figures = table.page.locator(".tw-ruler > g > text")
    bottoms = figures.evaluate_all("them => them.map(it => it.getBBox().y + it.getBBox().height)")
    top = table.page.locator(".tw-ruler").bounding_box()["y"]
    assert min(tops) > top + max(bottoms) - 4  # figures have no descenders
    table.hand.locator("label").first.click()
    table.gap(101).locator("input").check(force=True)  # its century reaches beyond both edges
    expect(table.page.get_by_text("15th c.")).to_be_in_viewport(ratio=1)
