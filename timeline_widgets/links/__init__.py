"""Links that start a game: what they carry, how they are read, and where they lead."""

from __future__ import annotations

from timeline_widgets.links.binder import BinderLink, binder_link
from timeline_widgets.links.cards import linked_cards
from timeline_widgets.links.game_link import GameLink
from timeline_widgets.links.problems import LinkError
from timeline_widgets.links.reading import game_from_link

__all__ = ["BinderLink", "GameLink", "LinkError", "binder_link", "game_from_link", "linked_cards"]
