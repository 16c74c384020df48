"""A player who plays a game to its end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.visitor import TIMEOUT_MS, Visitor
from polling import wait_until

MAX_DECISIONS = 1000
MAX_TABS = 400
"""Every exchange in the log is a stop."""
CLICK_MS = 30_000
"""The page may be redrawn between the search for a button and the click on it."""
TRIES = 5


class Player(ABC):
    """One seat. Subclasses define the moves of a game and how to choose one."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page

    @property
    @abstractmethod
    def moves(self) -> Locator:
        """The buttons of all legal moves."""

    def choose(self) -> None:
        self.moves.first.click()

    def point_at(self, button: Locator) -> None:
        button.hover()

    @property
    def end(self) -> Locator:
        return self.visitor.link("web-review")

    @property
    def win_message(self) -> Locator:
        """The heading that this player has won."""
        text = self.visitor.text("web-result-won", you="yes", who="", count=1)
        return self.page.get_by_role("heading", name=text)

    def is_over(self) -> bool:
        return self.end.is_visible()

    def can_move(self) -> bool:
        return self.moves.first.is_visible()

    def play_once(self) -> None:
        before = step_of(self.page)
        if self._choose_with_retry():
            expect(table_of(self.page)).not_to_have_attribute("data-step", before)

    def _choose_with_retry(self) -> bool:
        """Choose a move; choose again if its button disappears before the click.

        Return False if the turn is over: a walk of several steps may end after this call began.
        """
        self.page.set_default_timeout(CLICK_MS)
        try:
            for _ in range(TRIES):
                try:
                    self.choose()
                except TimeoutError:
                    if not self.can_move():
                        return False
                else:
                    return True
            raise AssertionError("no move can be clicked")
        finally:
            self.page.set_default_timeout(TIMEOUT_MS)

    def play_to_end(self) -> None:
        for _ in range(MAX_DECISIONS):
            expect(self.moves.or_(self.end).first).to_be_visible()
            if self.is_over():
                return
            self.play_once()
        raise AssertionError("the game does not end")


def play_together(players: list[Player], most: int = MAX_DECISIONS) -> None:
    """Let players move until the game is over for all, or until a number of decisions."""
    for _ in range(most):
        mover = _next(players)
        if mover is None:
            return
        mover.play_once()
    assert most < MAX_DECISIONS, "the game does not end"


def _next(players: list[Player]) -> Player | None:
    """Return a player who can move, or None when the game is over for all."""

    def movers() -> Iterator[Player]:
        return (player for player in players if player.can_move())

    wait_until(lambda: any(movers()) or all(player.is_over() for player in players))
    return next(movers(), None)


def table_of(page: Page) -> Locator:
    return page.get_by_role("main")


def step_of(page: Page) -> str:
    """Return the number of the step that the table shows."""
    return table_of(page).get_attribute("data-step") or ""


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until the focus is on the goal or inside it."""
    for _ in range(MAX_TABS):
        if goal.evaluate("it => it.contains(document.activeElement)"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {goal}")
