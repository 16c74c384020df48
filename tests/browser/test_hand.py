"""A hand under a mouse: a raised card covers no other button, and the note of a card is whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browser.fightdrome import Fighter, uncovered_point
from browser.visitor import PHONE, WIDE

LOST = """hand => [...hand.querySelectorAll("button.playable")].filter((button) => {
  const { x, width, bottom } = button.parentElement.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(x + width * 0.2, bottom - 12));
}).map((button) => button.ariaLabel)"""
"""The playable cards that have left the lower edge of their place."""
HIDDEN_LINES = """hand => {
  const note = hand.closest("section").querySelector(".note.glass");
  return note.scrollHeight - note.clientHeight;
}"""
"""Pixels of the note of a card that do not fit into it."""
AT = "point => document.elementFromPoint(...point)?.ariaLabel"


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_raised_card_covers_no_other_button(
    new_visitor: NewVisitor, size: tuple[int, int]
) -> None:
    # The longest texts.
    visitor = new_visitor(size=size, language="fr")
    visitor.open("/")
    visitor.button("level-fightdrome-1").click()
    fighter = Fighter(visitor)
    # The table does not change on the player's turn.
    fighter.moves.first.wait_for()
    hand = fighter.hand.get_by_role("button")
    expect(hand).to_have_count(7)
    visitor.page.mouse.move(0, 0)
    assert fighter.hand.evaluate(LOST) == []
    hand.first.scroll_into_view_if_needed()
    points = [_point_of(hand.nth(i)) for i in range(7)]
    names = [visitor.page.evaluate(AT, point) for point in points]
    assert None not in names
    for point in points:
        visitor.page.mouse.move(*point)
        assert [visitor.page.evaluate(AT, other) for other in points] == names
        assert fighter.hand.evaluate(HIDDEN_LINES) == 0


def _point_of(card: Locator) -> tuple[float, float]:
    box, point = card.bounding_box(), uncovered_point(card)
    assert box
    return box["x"] + point["x"], box["y"] + point["y"]
