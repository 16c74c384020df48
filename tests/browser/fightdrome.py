"""A player of Fightdrome who plays the first legal card, by mouse or by keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, Position, TimeoutError

from browser.player import Player, tab_to

UNCOVERED = """button => {
  const { x, y, width, height } = button.getBoundingClientRect();
  for (const [across, down] of [[0.5, 0.5], [0.15, 0.3], [0.3, 0.7], [0.85, 0.3], [0.1, 0.9]]) {
    const point = [width * across, height * down];
    if (button.contains(document.elementFromPoint(x + point[0], y + point[1]))) return point;
  }
  return null;
}"""
"""Return a point of the card that no other card of the fan covers, from the corner of its box."""
IS_LEGAL = """() => {
  const { ariaDisabled, ariaPressed } = document.activeElement;
  return ariaDisabled !== 'true' && ariaPressed === null;
}"""


class Fighter(Player):
    """Plays by mouse."""

    @property
    def hand(self) -> Locator:
        return self.visitor.group("web-hand-yours")

    @property
    def commands(self) -> Locator:
        """The buttons without a card, such as Rest."""
        return self.visitor.group("web-actions").get_by_role("button")

    @property
    def moves(self) -> Locator:
        held = self.hand.locator(":scope > :not([inert])")
        # A card that can only be chosen ahead is pressed or not.
        playable = self.page.locator("button:not([aria-pressed])")
        return held.get_by_role("button", disabled=False).and_(playable).or_(self.commands)

    def choose(self) -> None:
        # Playwright presses only if the card, and no other one, receives the event.
        button = self.moves.first
        button.click(position=uncovered_point(button))

    def point_at(self, button: Locator) -> None:
        button.hover(position=uncovered_point(button))


def uncovered_point(button: Locator) -> Position:
    point = button.evaluate(UNCOVERED)
    if point is None:
        raise TimeoutError("other cards cover the card")
    return {"x": point[0], "y": point[1]}


class KeyboardFighter(Fighter):
    """Plays by keyboard only."""

    def choose(self) -> None:
        if self.commands.count():
            tab_to(self.page, self.commands.first)
        else:
            tab_to(self.page, self.hand)
            self._move_to_legal_card()
        self.page.keyboard.press("Enter")

    def _move_to_legal_card(self) -> None:
        for _ in range(self.hand.get_by_role("button").count()):
            if self.page.evaluate(IS_LEGAL):
                return
            self.page.keyboard.press("ArrowRight")
        # The hand may have changed meanwhile; the player looks again.
        raise TimeoutError("the keyboard reaches no legal card")
