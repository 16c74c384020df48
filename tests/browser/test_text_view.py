"""The same tables in words, for those who listen or prefer to read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import violations
from browser.conftest import Invite
from browser.making import wish
from browser.player import Player, step_of

DECISIONS = 6


class Reader(Player):
    """Does the first thing on the list."""

    @property
    def moves(self) -> Locator:
        return self.page.locator("[data-choices]").get_by_role("button")


@pytest.mark.parametrize("game", ["fightdrome", "survive"])
def test_a_game_can_be_played_in_words(invite: Invite, game: str) -> None:
    visitor = invite()
    wish(visitor, game)
    visitor.button(f"level-{game}-1").click()
    visitor.button("web-view-text").click()
    reader = Reader(visitor)
    expect(reader.moves.first).to_be_visible()
    first = int(step_of(visitor.page))
    for _ in range(DECISIONS):
        expect(reader.moves.or_(reader.end).first).to_be_visible()
        if not reader.is_over():
            reader.play_once()
    assert int(step_of(visitor.page)) >= first + DECISIONS
    assert violations(visitor.page) == []
