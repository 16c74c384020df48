"""A hand of cards under a mouse: a card that comes forward takes no other card's place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Invite
from browser.fightdrome import UNCOVERED, Fighter
from browser.visitor import PHONE, WIDE

AT = "point => document.elementFromPoint(...point)?.ariaLabel"


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_cards_stay_where_they_are_pointed_at(invite: Invite, size: tuple[int, int]) -> None:
    visitor = invite(size=size)
    visitor.open("/")
    visitor.button("level-fightdrome-1").click()
    hand = Fighter(visitor).hand.get_by_role("button")
    expect(hand).to_have_count(7)
    visitor.page.mouse.move(0, 0)
    hand.first.scroll_into_view_if_needed()
    places = [_place(hand.nth(i)) for i in range(7)]
    names = [visitor.page.evaluate(AT, place) for place in places]
    assert None not in names
    for place in places:
        visitor.page.mouse.move(*place)
        assert [visitor.page.evaluate(AT, other) for other in places] == names


def _place(card: Locator) -> tuple[float, float]:
    across, down = card.evaluate(UNCOVERED)
    return across, down
