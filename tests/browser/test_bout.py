"""A whole bout against a bot, started on the front page."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.fightdrome import Fighter, KeyboardFighter
from browser.player import tab_to


def test_a_bout_by_mouse(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.open("/")
    visitor.button("level-fightdrome-1").click()
    fighter = Fighter(visitor)
    fighter.play_to_end()
    expect(visitor.button("web-rematch")).to_be_visible()


def test_a_bout_by_keyboard_alone(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.open("/")
    bot = visitor.button("level-fightdrome-1")
    bot.wait_for()
    tab_to(visitor.page, bot)
    visitor.page.keyboard.press("Enter")
    KeyboardFighter(visitor).play_to_end()
    tab_to(visitor.page, visitor.link("web-review"))
    visitor.page.keyboard.press("Enter")
    expect(visitor.button("replay-verify")).to_be_visible()
