"""How cards and sets show themselves in a notebook, in HTML that needs nothing from elsewhere.

All that a teacher wrote is text, never markup.
"""

from __future__ import annotations

from base64 import b64encode
from html import escape

from timeline_widgets.cards.card import Card, CardFront, Position
from timeline_widgets.cards.cardset import CardSet
from timeline_widgets.messages import LANGUAGES, say

_FRONTS = 6  # shown of a set
_LARGEST = 300_000  # bytes of a picture that goes into the notebook

# Colours are the reader's theme's, with fallbacks.
_STYLE = """
.twc{color:var(--jp-content-font-color1,#1d1b17);background:var(--jp-layout-color0,#fff);
font:14px/1.4 var(--jp-content-font-family,system-ui,sans-serif);padding:.25rem}
.twc h3{font-size:1.15em;margin:.2em 0}.twc p{margin:.3em 0}
.twc-cards{display:flex;flex-wrap:wrap;gap:10px;margin:.6em 0}
.twc-side{box-sizing:border-box;width:9.5em;min-height:8em;display:flex;flex-direction:column;
border:2px solid var(--jp-border-color1,#8c8372);border-radius:8px;overflow:hidden}
.twc-side img{width:100%;height:72px;object-fit:cover}
.twc-side div{padding:4px 8px;overflow-wrap:anywhere}
.twc-side div.twc-date{font-weight:700;text-align:center;color:#fffaf0;background:#2a2620}
.twc-title{font-weight:600}.twc-theme{font-size:.85em;margin-top:auto}
.twc-told{max-width:30em}
"""


def card_page(card: Card) -> str:
    """Return both sides of a card, and what is told after its reveal."""
    language = _spoken(card.language)
    told = [f'<p lang="{escape(card.language)}">{escape(card.text)}</p>'] if card.text else []
    told += [f"<p>{escape(card.source)}</p>"] if card.source else []
    sides = _side(card.front) + _side(card.front, date=_date(card.when, language))
    return _page(f'<div class="twc-cards">{sides}<div class="twc-told">{"".join(told)}</div></div>')


def front_page(front: CardFront) -> str:
    """Return the side of a card that everybody may see."""
    return _page(f'<div class="twc-cards">{_side(front)}</div>')


def cardset_page(cardset: CardSet) -> str:
    """Return what a set is: title, number of cards, span of dates, themes, and a few fronts."""
    language = _spoken(cardset.language)
    facts = [say(language, "cardset.count", count=len(cardset))]
    if cardset.cards:
        first = min(cardset.cards, key=lambda card: cardset.span(card).earliest)
        last = max(cardset.cards, key=lambda card: cardset.span(card).latest)
        ends = {"first": _date(first.when, language), "last": _date(last.when, language)}
        facts.append(say(language, "cardset.dates", **ends))
    parts = [f"<h3>{escape(cardset.title)}</h3><p>{escape(' · '.join(facts))}</p>"]
    parts += [
        f"<p>{escape(line)}</p>"
        for line in (" · ".join(cardset.themes), cardset.description)
        if line
    ]
    step = max(1, len(cardset) // _FRONTS)
    some = sorted(cardset.cards[::step][:_FRONTS], key=lambda card: card.title)  # not by date
    fronts = [_side(card.front) for card in some]
    return _page(f'{"".join(parts)}<div class="twc-cards">{"".join(fronts)}</div>')


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else "en"


def _date(when: object, language: str) -> str:
    if isinstance(when, Position):
        return ", ".join(text for text in (when.label or str(when.number), when.episode) if text)
    return str(when.label(language))  # type: ignore[attr-defined]


def _side(front: CardFront, *, date: str = "") -> str:
    parts = [f'<div class="twc-date">{escape(date)}</div>'] if date else []
    picture = front.picture
    if picture and len(picture.data) <= _LARGEST:
        data = b64encode(picture.data).decode()
        parts.append(f'<img alt="" src="data:{escape(picture.mime)};base64,{data}">')
    lang = f' lang="{escape(front.language)}"' if front.language else ""
    parts.append(f'<div class="twc-title" dir="auto"{lang}>{escape(front.title)}</div>')
    if front.theme:
        parts.append(f'<div class="twc-theme">{escape(front.theme)}</div>')
    return f'<div class="twc-side">{"".join(parts)}</div>'


def _page(body: str) -> str:
    return f'<div class="twc"><style>{_STYLE}</style>{body}</div>'
