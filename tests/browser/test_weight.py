"""Nobody waits for megabytes: the way to the first card is short."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.making import wish
from browser.weight import BUDGET, Weight


@pytest.mark.parametrize(
    ("game", "sight"), [("fightdrome", "web-hand-yours"), ("survive", "web-survive-actions")]
)
def test_the_first_card_is_within_the_budget(invite: Invite, game: str, sight: str) -> None:
    visitor = invite()
    weight = Weight(visitor.page)
    wish(visitor, game)
    visitor.button(f"level-{game}-1").click()
    expect(visitor.group(sight)).to_be_visible()
    assert 20_000 < weight.bytes <= BUDGET
