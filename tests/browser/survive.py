"""A player of Survive who uses the buttons and the map."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from browser.player import Player, tab_to
from browser.visitor import Visitor

STOP = 0.7
"""The share of decisions that end an activation early, which shortens the game."""
POINT = 0.3
"""The share of moves on the map instead of by a button."""


class Survivor(Player):
    """Plays random moves, the same in every run.

    `point` is the share of moves on the map. A walk on the map takes several steps, so the choices
    in sight can be those of a step on the way."""

    def __init__(self, visitor: Visitor, seed: int = 1, point: float = POINT) -> None:
        super().__init__(visitor)
        self._chance = random.Random(seed)
        self._point = point

    @property
    def moves(self) -> Locator:
        return self.visitor.group("web-survive-actions").get_by_role("button")

    @property
    def stop(self) -> Locator:
        names = (self._text("survive-action-pass"), self._text("survive-action-done"))
        group = self.visitor.group("web-survive-actions")
        return group.get_by_role("button", name=names[0]).or_(
            group.get_by_role("button", name=names[1])
        )

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("application", name=self._text("web-survive-map"))

    @property
    def targets(self) -> Locator:
        """The cells of the map with a legal action."""
        return self.map.locator("rect.can[data-cell]")

    def choose(self) -> None:
        if self.stop.count() and self._chance.random() < STOP:
            self.stop.first.click()
        elif self.targets.count() and self._chance.random() < self._point:
            self._click_cell(self._random(self.targets))
        else:
            self._random(self.moves).click()

    def _click_cell(self, cell: Locator) -> None:
        """Click a cell, and the first action of its menu if it has several."""
        cell.click()
        menu = self.visitor.group("web-survive-here").get_by_role("button")
        if menu.count():
            menu.first.click()

    def _random(self, found: Locator) -> Locator:
        # A walk on the map may end the turn meanwhile; a click then waits for the next one.
        return found.nth(self._chance.randrange(max(1, found.count())))

    def _text(self, message: str) -> str:
        return self.visitor.text(message)


class KeyboardSurvivor(Survivor):
    """Plays by keyboard only."""

    def choose(self) -> None:
        tab_to(self.page, self._random(self.moves))
        self.page.keyboard.press("Enter")
