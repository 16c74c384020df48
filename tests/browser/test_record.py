"""A new visitor plays three games against bots, creates an account, and finds them all again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browser.fightdrome import Fighter
from browser.lobby import resign
from browser.visitor import PHONE, Visitor

GAMES = 3


def play_bout(visitor: Visitor, *, is_whole: bool) -> None:
    """Play a bout to its end, or resign when both have acted: that counts, too."""
    visitor.open("/")
    visitor.button("level-fightdrome-1").click()
    fighter = Fighter(visitor)
    if is_whole:
        fighter.play_to_end()
        return
    fighter.play_once()
    expect(fighter.moves.first).to_be_visible()
    resign(visitor)


def create_account(visitor: Visitor, name: str) -> None:
    visitor.open("/settings")
    visitor.page.get_by_label(visitor.text("web-account-name"), exact=True).first.fill(name)
    visitor.page.get_by_label(visitor.text("web-password"), exact=True).first.fill("long enough")
    visitor.button("web-register").click()
    registered = visitor.page.get_by_text(visitor.text("web-signed-in-as", name=name))
    expect(registered).to_be_visible()


def games_in(visitor: Visitor) -> Locator:
    return visitor.page.locator("main a[href^='/replay/']")


def test_three_games_and_an_account(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de")
    page = visitor.page
    for n in range(GAMES):
        play_bout(visitor, is_whole=n == 0)
        # The end scene shows the new rating and the level to play next.
        expect(page.get_by_text(visitor.text("web-rating"), exact=True)).to_be_visible()
        expect(page.get_by_text(visitor.text("end-ladder-next"), exact=True)).to_be_visible()
    create_account(visitor, "Ada Lauf")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    check_history(visitor)
    check_profile(visitor)
    check_front(visitor)


def check_history(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/games")
    expect(games_in(visitor)).to_have_count(GAMES)
    expect(games_in(visitor).first).to_contain_text(visitor.text("level-fightdrome-1"))
    expect(games_in(visitor).first).to_contain_text(re.compile(r"[+−±]\d"))
    search = page.get_by_role("searchbox")
    search.fill("nobody of this name")
    expect(games_in(visitor)).to_have_count(0)
    search.fill(visitor.text("level-fightdrome-1").lower()[:3])
    expect(games_in(visitor)).to_have_count(GAMES)
    for n in range(GAMES):
        games_in(visitor).nth(n).click()
        visitor.button("replay-moves").click()
        expect(visitor.button("replay-verify")).to_be_visible()
        page.go_back()
        expect(games_in(visitor)).to_have_count(GAMES)


def check_profile(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/profile")
    expect(page.get_by_role("heading", name="Ada Lauf")).to_be_visible()
    played = page.locator("dl > div").filter(
        has_text=visitor.text("record-count-games", count=GAMES)
    )
    expect(played).to_contain_text(str(GAMES))
    expect(page.get_by_text(visitor.text("web-pool-bots")).first).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"\d+ → \d+"))).to_be_visible()
    expect(games_in(visitor).nth(GAMES - 1)).to_be_visible()
    for level in range(1, 6):
        name = visitor.text(f"level-fightdrome-{level}")
        expect(page.get_by_text(name, exact=True).first).to_be_visible()
    expect(visitor.button("record-ladder-next")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def check_front(visitor: Visitor) -> None:
    """The front page shows the next level and how far it is."""
    visitor.open("/")
    next_bot = re.compile(visitor.text("front-next-bot", level=1, levels=5).replace("1", r"\d"))
    expect(visitor.page.get_by_text(next_bot)).to_be_visible()
    expect(visitor.button("web-play-now")).to_be_visible()
