"""The same shuffle on every Python, machine and year."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from timeline_widgets.games.shuffler import Shuffler


@pytest.mark.parametrize(
    ("seed", "occasion", "golden"),
    [
        ("clio", "deal", "wuxhaiesjzogypnbqtmcdfkvlr"),
        ("clio", "reshuffle 1", "fkupoemqtnhraszvbdcyljwxig"),
        ("2026-11-29", "deal", "hkrutolepmjigxabvswdcfqzny"),
        ("", "deal", "fpewbundvaxrmiqkjchgslzyto"),
        ("Κλειώ", "reshuffle 12", "rbyflhkszpqeicoajdxguwvmnt"),
    ],
)
def test_golden_orders(seed: str, occasion: str, golden: str) -> None:
    assert "".join(Shuffler(seed).shuffled("abcdefghijklmnopqrstuvwxyz", occasion)) == golden


def test_golden_order_of_a_thousand_cards() -> None:
    order = Shuffler("2026-11-29").shuffled(range(1000), "deal")
    digest = hashlib.sha256(" ".join(map(str, order)).encode()).hexdigest()
    assert digest == "0ddcc0cbbf3965ef9fe1097230671b1c66ab73bcffffa95fa8ed9483ec1a7f8f"


@given(st.text(), st.text(), st.lists(st.integers()))
def test_every_item_is_there_once_and_the_order_depends_on_nothing_else(
    seed: str, occasion: str, items: list[int]
) -> None:
    before = list(items)
    first = Shuffler(seed).shuffled(items, occasion)
    shuffler = Shuffler(seed)
    shuffler.shuffled(range(10), "something else")
    assert items == before
    assert Counter(first) == Counter(items)
    assert shuffler.shuffled(items, occasion) == first


def test_another_seed_or_occasion_is_another_order() -> None:
    orders = {
        Shuffler(seed).shuffled(range(52), occasion)
        for seed in ("", "1", "2", "11", "deal", "Ω")
        for occasion in ("deal", "reshuffle 1", "reshuffle 2", "1")
    }
    assert len(orders) == 24


def test_seed_and_occasion_do_not_run_into_each_other() -> None:
    assert Shuffler("ab").shuffled(range(52), "c") != Shuffler("a").shuffled(range(52), "bc")


def test_all_orders_are_equally_likely() -> None:
    seen = Counter("".join(Shuffler(str(n)).shuffled("abcd", "deal")) for n in range(4800))
    assert len(seen) == 24
    chi_square = sum((count - 200) ** 2 / 200 for count in seen.values())
    assert chi_square < 44.2  # 23 degrees of freedom: exceeded by chance once in 200 seeds


def test_numbers_that_would_favour_the_small_ones_are_rejected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # 2**64 leaves 1 when divided by 3: the largest number of all would make 0 too likely.
    def shuffled(*numbers: int) -> str:
        monkeypatch.setattr(Shuffler, "_numbers", lambda *_: iter(numbers))
        return "".join(Shuffler("").shuffled("abc", "deal"))

    assert shuffled(2**64 - 1, 5, 1) == shuffled(5, 1)
    assert shuffled(2**64 - 2, 1) == shuffled(2, 1) == shuffled(2, 2**64 - 1)
