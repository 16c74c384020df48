"""The first moves on a server with an empty kernel cache."""

from __future__ import annotations

from playwright.sync_api import Locator

from browser.fightdrome import Fighter
from browser.lobby import choose_game
from browser.survive import Survivor
from browser.visitor import Visitor


def play_first_card(visitor: Visitor) -> None:
    """Start a game against level 3 of Fightdrome and play the first card."""
    choose_game(visitor, "fightdrome")
    visitor.button("level-fightdrome-3").click()
    fighter = Fighter(visitor)
    fighter.moves.first.wait_for()
    while fighter.commands.count():
        fighter.play_once()
        fighter.moves.first.wait_for()
    fighter.play_once()


def place_first_figure(visitor: Visitor) -> Survivor:
    """Start a game against level 3 of Survive and place the first figure."""
    choose_game(visitor, "survive")
    visitor.button("level-survive-3").click()
    survivor = Survivor(visitor)
    survivor.moves.first.wait_for()
    survivor.play_once()
    return survivor


def place_until_bot_acts(survivor: Survivor, bot_status: Locator) -> None:
    """Place figures until the bot is to act and the page shows that it is not ready."""
    while not bot_status.is_visible():
        survivor.moves.first.or_(bot_status).first.wait_for()
        if survivor.can_move():
            survivor.play_once()
