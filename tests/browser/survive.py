"""Playing Survive at the table: by the buttons, and where a figure walks, by the map."""

from __future__ import annotations

import random

from playwright.sync_api import Locator

from browser.player import Player
from browser.visitor import Visitor

STOP = 0.4
"""How often somebody is content with what a figure has done: a whole game, but a brisk one."""
POINT = 0.3
"""How often somebody points at the map rather than at a button."""


class Survivor(Player):
    """Does this and that, the same in every run."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor)
        self._chance = random.Random(seed)

    @property
    def moves(self) -> Locator:
        return self.visitor.group("web-survive-actions").get_by_role("button")

    @property
    def stop(self) -> Locator:
        names = (self._says("survive-action-pass"), self._says("survive-action-done"))
        group = self.visitor.group("web-survive-actions")
        return group.get_by_role("button", name=names[0]).or_(
            group.get_by_role("button", name=names[1])
        )

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("application", name=self._says("web-survive-map"))

    @property
    def ways(self) -> Locator:
        """Cells that the map offers."""
        return self.map.locator("rect.can[data-cell]")

    def choose(self) -> None:
        if self.stop.count() and self._chance.random() < STOP:
            self.stop.first.click()
        elif self.ways.count() and self._chance.random() < POINT:
            self._point(self._any(self.ways))
        else:
            self._any(self.moves).click()

    def _point(self, cell: Locator) -> None:
        """Where several things can be done, the map asks which."""
        cell.click()
        asked = self.visitor.group("web-survive-here").get_by_role("button")
        if asked.count():
            asked.first.click()

    def _any(self, found: Locator) -> Locator:
        return found.nth(self._chance.randrange(found.count()))

    def _says(self, message: str) -> str:
        return self.visitor.text(message)
