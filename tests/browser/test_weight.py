"""The JavaScript before the first card is within the budget."""

from __future__ import annotations

import pytest

from browser.conftest import NewVisitor
from browser.weight import BUDGET, FIRST_SIGHTS, bytes_to_first_card


@pytest.mark.parametrize("game", FIRST_SIGHTS)
def test_the_first_card_is_within_the_budget(new_visitor: NewVisitor, game: str) -> None:
    assert 60_000 < bytes_to_first_card(new_visitor(), game) <= BUDGET
