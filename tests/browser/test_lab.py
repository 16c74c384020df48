"""A visitor in the lab changes a value, watches the interval shrink, and stops it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.conftest import Invite
from browser.test_pages import overhang
from browser.visitor import PHONE, Visitor


def widest(page: Page) -> float:
    said = page.locator(".sure").inner_text()
    found = re.search(r"([\d.]+)%", said)
    assert found, said
    return float(found[1])


def begin(visitor: Visitor) -> Locator:
    """Study a stronger Onyx; return what is said about that Stack."""
    visitor.open("/")
    visitor.link("web-lab").click()
    visitor.button("lab-preset-onyx").click()
    visitor.button("lab-run").click()
    stack = visitor.page.get_by_role("listitem").filter(has_text="Onyx")
    expect(stack).to_contain_text("→")
    return stack


def test_an_interval_shrinks_until_it_is_stopped(invite: Invite) -> None:
    visitor = invite(size=PHONE)
    page = visitor.page
    begin(visitor)
    first = widest(page)
    expect(page.locator(".sure")).not_to_contain_text(f" {first}%")
    assert widest(page) < first
    visitor.button("lab-stop").click()
    expect(page.locator(".state")).to_contain_text("Stopped after")


def test_a_clear_difference_is_marked(invite: Invite) -> None:
    """However long it takes: the study may be over by then."""
    visitor = invite(size=PHONE)
    stack = begin(visitor)
    expect(stack).to_contain_text(visitor.text("lab-clear"))
    assert overhang(visitor.page) <= 0
    assert violations(visitor.page) == []


def test_a_value_that_cannot_be_is_explained(invite: Invite) -> None:
    visitor = invite()
    visitor.open("/lab/fightdrome")
    punch = visitor.page.get_by_label("Punch", exact=True)
    punch.fill("40")
    punch.blur()
    visitor.button("lab-run").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("This change cannot be made")
