"""Where a link leads, read as Binder's page and nbgitpuller read it; and its code, as a camera."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from timeline_widgets.links import LinkError, binder_link, game_from_link

HERE = "school/timeline-widgets"
REPOSITORIES = {
    HERE: "gh/school/timeline-widgets",
    "https://github.com/school/timeline-widgets.git": "gh/school/timeline-widgets",
    "https://github.com/school/timeline-widgets/": "gh/school/timeline-widgets",
    "https://gitlab.com/school/year-9/widgets": "gl/school%2Fyear-9%2Fwidgets",
    "https://git.example.org/school/widgets.git": (
        "git/https%3A%2F%2Fgit.example.org%2Fschool%2Fwidgets.git"
    ),
}


def opened(address: str) -> tuple[str, dict[str, str]]:
    """Return the page and its query that Binder's page leads to, with the server's token added."""
    urlpath = dict(parse_qsl(urlsplit(address).query, strict_parsing=True))["urlpath"]
    page, _, query = urlpath.partition("?")
    said = [*parse_qsl(query, strict_parsing=True), ("token", "secret")]
    assert len(dict(said)) == len(said)
    return page, dict(parse_qsl(urlencode(said)))  # as a browser's URLSearchParams writes it anew


@pytest.mark.parametrize(("repo", "spec"), REPOSITORIES.items())
def test_binder_is_told_the_repository_as_it_wants_it(repo, spec):
    link = binder_link(repo, ref="v0.1.0")
    assert link.voila.startswith(f"https://mybinder.org/v2/{spec}/v0.1.0?urlpath=")
    assert link.lab.startswith(f"https://mybinder.org/v2/{spec}/v0.1.0?urlpath=")


@pytest.mark.parametrize(
    ("kind", "page"), [("voila", "voila/render/notebooks/"), ("lab", "lab/tree/notebooks/")]
)
def test_the_game_starts_with_what_the_teacher_said(kind, page):
    link = binder_link(HERE, "spain", "timeline", players=["Ana", "Zoë & Bo"], seed="2026-11-29")
    there, said = opened(getattr(link, kind))
    assert there == f"{page}student.ipynb"
    assert game_from_link(urlencode(said)) == link.game
    assert link.game.players == ("Ana", "Zoë & Bo")


@pytest.mark.parametrize("kind", ["voila", "lab"])
@pytest.mark.parametrize("branch", [None, "term-2"])
def test_a_set_of_another_repository_is_brought_in_first(kind, branch):
    link = binder_link(
        HERE, "units/our town.csv", "practice", cards_repo="school/our-sets", cards_branch=branch,
        hints=True,
    )  # fmt: skip
    page, pull = opened(getattr(link, kind))
    assert page == "git-pull"
    assert pull["repo"] == "https://github.com/school/our-sets"
    assert pull["targetpath"] == "pulled/our-sets"
    assert pull.get("branch") == branch
    there, _, query = pull["urlpath"].partition("?")
    assert there.endswith("/notebooks/student.ipynb")
    assert game_from_link(query) == link.game
    assert link.game.set == "pulled/our-sets/units/our town.csv"


@given(names=st.lists(st.text(max_size=12), min_size=1, max_size=4), seed=st.text(max_size=12))
def test_nothing_that_a_teacher_types_is_lost_twice_wrapped(names, seed):
    try:
        link = binder_link(
            HERE, "our town/a&b=c%20d?#.csv".replace("?", ""), cards_repo="s/o", players=names,
            seed=seed,
        )  # fmt: skip
    except LinkError:
        return
    _, pull = opened(link.voila)
    assert game_from_link(pull["urlpath"].partition("?")[2]) == link.game


@pytest.mark.parametrize(
    ("repo", "options", "sentence"),
    [
        ("timeline-widgets", {}, "“timeline-widgets” is no repository. Write owner/name"),
        ("http://github.com/a/b", {}, "beginning with https://"),
        ("https://ana:secret@github.com/a/b", {}, "without a name or password"),
        ("https://github.com/a/b?x=1", {}, "is no repository"),
        ("../b", {}, "is no repository"),
        (HERE, {"ref": "main?x"}, "“main?x” is not the name of a branch"),
        (HERE, {"cards_repo": "a/b"}, "“world-history” is no path"),
        (HERE, {"cards_branch": "main"}, "say which one"),
        (HERE, {"cards": "spian"}, "no card set “spian”"),
        (HERE, {"seats": 9}, "from 1 to 8"),
    ],
)
def test_what_cannot_be_a_link_gets_a_sentence(repo, options, sentence):
    with pytest.raises(LinkError, match=f"{sentence}".replace("?", r"\?")):
        binder_link(repo, **options)


def test_all_that_is_wrong_is_told_at_once_and_no_password_is_repeated():
    with pytest.raises(LinkError) as caught:
        binder_link("https://ana:secret@x.org/y", "spian", ref="a b", seats=0)
    assert [problem.code for problem in caught.value.problems] == [
        "repo", "ref", "no_set_but", "number",
    ]  # fmt: skip
    assert "secret" not in str(caught.value)


def test_an_unknown_option_is_named_with_those_that_there_are():
    with pytest.raises(TypeError, match=r"no option 'plyers'\. It has: players, teams, seats"):
        binder_link(HERE, plyers=["Ana"])


def test_the_badge_is_markdown_that_leads_to_the_students_page():
    link = binder_link(HERE, "spain", players=["Ana (9b)", "[Bo]"])
    picture, _, address = link.badge.removesuffix(")").partition("](")[2].partition(")](")
    assert picture == "https://mybinder.org/badge_logo.svg"
    assert address == link.voila
    assert not set(address) & set("()[] <>")


def test_a_link_too_long_for_a_code_is_a_link_all_the_same():
    link = binder_link(HERE, players=["Ж" * 38 + str(number) for number in range(8)])
    assert game_from_link(urlencode(opened(link.voila)[1])) == link.game
    with pytest.raises(LinkError, match="too long for a QR code"):
        _ = link.qr


@pytest.mark.parametrize("pixels", [220, 900])
def test_a_camera_reads_the_code(browser, pixels):
    link = binder_link(
        HERE, "units/our-town.csv", cards_repo="school/our-sets", players=["Ana", "Bo"],
        edition="russia", hints=True, timer=60, language="es", seed="2026-11-29",
    )  # fmt: skip
    page = browser.new_page(viewport={"width": 1000, "height": 1000})
    page.set_content(f'<body style="background: #111"><div style="width: {pixels}px">{link.qr}')
    picture = Image.open(BytesIO(page.locator("svg").screenshot()))
    page.close()
    assert [code.text for code in zxingcpp.read_barcodes(picture)] == [link.voila]


def test_the_code_has_its_quiet_zone_of_four_modules_on_white():
    code = binder_link(HERE).qr
    assert 'd="M4 4.5h7' in code  # where the first corner begins
    assert 'fill="#fff"' in code
