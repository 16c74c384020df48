"""The JavaScript before the first card is within the budget."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.lobby import choose_game
from browser.weight import BUDGET, Weight


@pytest.mark.parametrize(
    ("game", "sight"), [("fightdrome", "web-hand-yours"), ("survive", "web-survive-actions")]
)
def test_the_first_card_is_within_the_budget(
    new_visitor: NewVisitor, game: str, sight: str
) -> None:
    visitor = new_visitor()
    weight = Weight(visitor.page)
    choose_game(visitor, game)
    visitor.button(f"level-{game}-1").click()
    expect(visitor.group(sight)).to_be_visible()
    assert 20_000 < weight.bytes <= BUDGET
