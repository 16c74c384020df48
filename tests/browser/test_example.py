"""The rulebook's worked example, stepped through in German at the size of a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.test_pages import overhang
from browser.visitor import Theme, Visitor

PAGE = "/rules/fightdrome/example"
SIZE = (390, 844)
STEPS = 9


def step_of(visitor: Visitor) -> int:
    shown = visitor.page.locator("#guide").inner_text()
    match = re.search(r"(\d+) von \d+", shown, re.I)
    assert match, shown
    return int(match[1])


def test_the_example_is_stepped_through_on_a_phone(invite: Invite) -> None:
    visitor = invite(language="de", size=SIZE)
    visitor.open("/rules/fightdrome")
    visitor.link("help-example").click()
    visitor.page.wait_for_url(f"**{PAGE}")
    for step in range(1, STEPS + 1):
        assert step_of(visitor) == step
        told = visitor.page.locator(".told p").last
        expect(told).to_be_in_viewport()
        expect(told.get_by_role("link").first).to_have_attribute(
            "href", re.compile(r"^/rules/fightdrome#F\d")
        )
        assert overhang(visitor.page) <= 0
        if step < STEPS:
            visitor.button("help-continue").click()
    visitor.button("help-back").click()
    assert step_of(visitor) == STEPS - 1
    visitor.page.keyboard.press("ArrowRight")
    assert step_of(visitor) == STEPS


def test_simons_hand_is_seen_from_his_side(invite: Invite) -> None:
    visitor = invite(language="de", size=SIZE)
    visitor.open(PAGE)
    card = visitor.text("fightdrome-card", kind="NEUROCHEM_KICK", strength="")
    hand = visitor.group("web-hand-yours")
    expect(hand).to_be_in_viewport()
    expect(hand.get_by_role("button", name=card, exact=True)).to_have_count(0)
    visitor.page.get_by_role("button", name="Simon", exact=True).click()
    expect(hand.get_by_role("button", name=card, exact=True)).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_example_shuts_nobody_out(invite: Invite, theme: Theme) -> None:
    visitor = invite(language="de", size=SIZE, theme=theme)
    visitor.open(PAGE)
    for _ in range(STEPS - 1):
        visitor.button("help-continue").click()
        assert violations(visitor.page) == []
    visitor.page.get_by_role("button", name=visitor.text("web-view-text"), exact=True).click()
    assert violations(visitor.page) == []
