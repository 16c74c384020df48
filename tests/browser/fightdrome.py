"""Playing Fightdrome at the table: the first card that will do, by mouse or by keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, Position

from browser.player import Player, tab_to

UNCOVERED: Position = {"x": 12, "y": 24}
"""In a fan each card covers the one before it but for a strip."""


class Fighter(Player):
    """Clicks."""

    @property
    def hand(self) -> Locator:
        return self.visitor.group("web-hand-yours")

    @property
    def words(self) -> Locator:
        """Rest, keep, draw anew."""
        return self.visitor.group("web-actions").get_by_role("button")

    @property
    def moves(self) -> Locator:
        held = self.hand.locator(":scope > :not([inert])")
        return held.get_by_role("button", disabled=False).or_(self.words)

    def choose(self) -> None:
        self.moves.first.click(position=UNCOVERED)


class KeyboardFighter(Fighter):
    """Never touches the mouse."""

    def choose(self) -> None:
        if self.words.count():
            tab_to(self.page, self.words.first)
        else:
            tab_to(self.page, self.hand)
            self._walk_to_a_playable_card()
        self.page.keyboard.press("Enter")

    def _walk_to_a_playable_card(self) -> None:
        for _ in range(self.hand.get_by_role("button").count()):
            if self.page.evaluate("document.activeElement.ariaDisabled !== 'true'"):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("no card can be reached")
