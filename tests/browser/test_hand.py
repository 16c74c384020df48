"""A hand of cards under a mouse: a raised card covers no other card's button."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browser.fightdrome import UNCOVERED, Fighter
from browser.visitor import PHONE, WIDE

AT = "point => document.elementFromPoint(...point)?.ariaLabel"


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_raised_card_covers_no_other_button(
    new_visitor: NewVisitor, size: tuple[int, int]
) -> None:
    visitor = new_visitor(size=size)
    visitor.open("/")
    visitor.button("level-fightdrome-1").click()
    hand = Fighter(visitor).hand.get_by_role("button")
    expect(hand).to_have_count(7)
    visitor.page.mouse.move(0, 0)
    hand.first.scroll_into_view_if_needed()
    points = [_uncovered_point(hand.nth(i)) for i in range(7)]
    names = [visitor.page.evaluate(AT, point) for point in points]
    assert None not in names
    for point in points:
        visitor.page.mouse.move(*point)
        assert [visitor.page.evaluate(AT, other) for other in points] == names


def _uncovered_point(card: Locator) -> tuple[float, float]:
    across, down = card.evaluate(UNCOVERED)
    return across, down
