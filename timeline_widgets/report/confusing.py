"""Which cards are taken for earlier or later than they are, in words instead of ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pandas as pd


def in_words(pairs: pd.DataFrame, cards: pd.DataFrame) -> pd.DataFrame:
    """Return pairs of cards with titles and dates, the earlier card first.

    Parameters
    ----------
    pairs : DataFrame
        ``cardset``, the ids ``one`` and ``two``, ``side_by_side``, ``mixed``.
    cards : DataFrame
        ``cardset``, ``card`` (id), ``title``, ``date``, ``year``. A card that is not in it, because
        nobody ever placed it, is known by its id alone.
    """
    import pandas as pd

    known = cards[["cardset", "card", "title", "date", "year"]]
    for side in ("one", "two"):
        named = known.rename(columns={name: f"{name}_{side}" for name in ("title", "date", "year")})
        pairs = pairs.merge(named.rename(columns={"card": side}), on=["cardset", side], how="left")
        pairs[f"title_{side}"] = pairs[f"title_{side}"].fillna(pairs[side])
        pairs[f"date_{side}"] = pairs[f"date_{side}"].fillna("")
    in_order = ~(pairs["year_one"] > pairs["year_two"]).fillna(value=False).astype(bool)
    told = pd.DataFrame({"cardset": pairs["cardset"]})
    for what in ("title", "date"):
        one, two = pairs[f"{what}_one"], pairs[f"{what}_two"]
        told[f"earlier_{what}"] = one.where(in_order, two)
        told[f"later_{what}"] = two.where(in_order, one)
    told[["side_by_side", "mixed"]] = pairs[["side_by_side", "mixed"]]
    told["share"] = told["mixed"] / told["side_by_side"]
    order = ["mixed", "share", "earlier_title", "later_title"]
    return told.sort_values(order, ascending=[False, False, True, True], ignore_index=True)
