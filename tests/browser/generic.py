"""Playing at the generic table: any game, by its buttons."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.player import Player


class Chooser(Player):
    """Takes the first thing that can be done."""

    @property
    def moves(self) -> Locator:
        return self.visitor.group("generic-actions").get_by_role("button")
