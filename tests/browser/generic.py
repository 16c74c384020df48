"""A player at the generic table."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.player import Player


class Chooser(Player):
    """Takes the first legal action."""

    @property
    def moves(self) -> Locator:
        return self.visitor.group("generic-actions").get_by_role("button")
