"""The first moves on a server that has compiled nothing yet."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.fightdrome import Fighter
from browser.making import wish
from browser.survive import Survivor
from browser.visitor import Visitor


def play_first_card(visitor: Visitor) -> None:
    """From the front page to a card of one's own on the table, against level 3 of Fightdrome."""
    wish(visitor, "fightdrome")
    visitor.button("level-fightdrome-3").click()
    fighter = Fighter(visitor)
    fighter.moves.first.wait_for()
    while fighter.words.count():
        fighter.play_once()
        fighter.moves.first.wait_for()
    fighter.play_once()


def place_first_figure(visitor: Visitor) -> Survivor:
    """From the front page to a figure in the dungeon, against level 3 of Survive."""
    wish(visitor, "survive")
    visitor.button("level-survive-3").click()
    survivor = Survivor(visitor)
    survivor.moves.first.wait_for()
    survivor.play_once()
    return survivor


def place_the_others(survivor: Survivor, waits: Locator) -> None:
    """Until the bot is to act and says that it is not ready."""
    while not waits.is_visible():
        survivor.moves.first.or_(waits).first.wait_for()
        if survivor.can_move():
            survivor.play_once()
