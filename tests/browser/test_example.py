"""The worked example of the rulebook, in German on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.axe import violations_in_both_themes
from browser.conftest import NewVisitor
from browser.test_pages import overflow
from browser.visitor import Visitor

PAGE = "/rules/fightdrome/example"
SIZE = (390, 844)
STEPS = 9


def step_of(visitor: Visitor) -> int:
    shown = visitor.page.locator("#guide").inner_text()
    match = re.search(r"(\d+) von \d+", shown, re.I)
    assert match, shown
    return int(match[1])


def covered_height(visitor: Visitor) -> float:
    """Return how many pixels of the explanation the buttons cover."""
    explanation = visitor.page.locator(".explanation").bounding_box()
    buttons = visitor.page.locator(".guide > .buttons").bounding_box()
    assert explanation is not None
    assert buttons is not None
    return explanation["y"] + explanation["height"] - buttons["y"]


def test_the_example_works_on_a_phone(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de", size=SIZE)
    visitor.open("/rules/fightdrome")
    visitor.link("help-example").click()
    visitor.page.wait_for_url(f"**{PAGE}")
    expect(visitor.button("help-continue")).to_be_visible()
    # Nothing covers the button, so the page has nothing to scroll.
    assert visitor.page.evaluate("document.documentElement.scrollHeight") <= SIZE[1]
    for step in range(1, STEPS + 1):
        assert step_of(visitor) == step
        explanation = visitor.page.locator(".explanation p").last
        expect(explanation).to_be_in_viewport()
        assert covered_height(visitor) <= 0, step
        expect(explanation.get_by_role("link").first).to_have_attribute(
            "href", re.compile(r"^/rules/fightdrome#F\d")
        )
        assert overflow(visitor.page) <= 0
        if step < STEPS:
            visitor.button("help-continue").click()
    visitor.button("help-back").click()
    assert step_of(visitor) == STEPS - 1
    visitor.page.keyboard.press("ArrowRight")
    assert step_of(visitor) == STEPS


def test_each_seat_sees_its_own_hand(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de", size=SIZE)
    visitor.open(PAGE)
    card = visitor.text("fightdrome-card", kind="NEUROCHEM_KICK", strength="")
    hand = visitor.group("web-hand-yours")
    expect(hand).to_be_in_viewport()
    expect(hand.get_by_role("button", name=card, exact=True)).to_have_count(0)
    visitor.page.get_by_role("button", name="Simon", exact=True).click()
    expect(hand.get_by_role("button", name=card, exact=True)).to_be_visible()


def test_the_example_is_accessible(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de", size=SIZE)
    visitor.open(PAGE)
    for _ in range(STEPS - 1):
        visitor.button("help-continue").click()
        assert violations_in_both_themes(visitor.page) == []
    visitor.page.get_by_role("button", name=visitor.text("web-view-text"), exact=True).click()
    # The text view is loaded when it is opened.
    expect(visitor.page.get_by_role("heading", level=1)).to_be_attached()
    assert violations_in_both_themes(visitor.page) == []
