"""Playing Fightdrome at the table: the first card that will do, by mouse or by keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.player import Player, tab_to

UNCOVERED = """button => {
  const { x, y, width, height } = button.getBoundingClientRect();
  for (const [across, down] of [[0.5, 0.5], [0.15, 0.3], [0.3, 0.7], [0.85, 0.3], [0.1, 0.9]]) {
    const point = [x + width * across, y + height * down];
    if (button.contains(document.elementFromPoint(...point))) return point;
  }
  return null;
}"""
"""In a fan cards cover each other: where this one can be seen."""
IS_AT = "(button, point) => button.contains(document.elementFromPoint(...point))"
MOST_TRIES = 5


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
        self.point_at(self.moves.first)
        self.page.mouse.down()
        self.page.mouse.up()

    def point_at(self, button: Locator) -> None:
        """The fan moves under the pointer: whoever misses a card points again."""
        for _ in range(MOST_TRIES):
            point = button.evaluate(UNCOVERED)
            self.page.mouse.move(*point)
            if button.evaluate(IS_AT, point):
                return
        raise AssertionError("the card cannot be pointed at")


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
