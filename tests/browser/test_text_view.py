"""The text views of tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.lobby import choose_game
from browser.player import Player, step_of

DECISIONS = 6


class Reader(Player):
    """Takes the first action of the list."""

    @property
    def moves(self) -> Locator:
        return self.page.locator("[data-choices]").get_by_role("button")


@pytest.mark.parametrize("game", ["fightdrome", "survive"])
def test_a_game_can_be_played_in_the_text_view(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor()
    choose_game(visitor, game)
    visitor.button(f"level-{game}-1").click()
    visitor.button("web-view-text").click()
    reader = Reader(visitor)
    expect(reader.moves.first).to_be_visible()
    first = int(step_of(visitor.page))
    for _ in range(DECISIONS):
        expect(reader.moves.or_(reader.end).first).to_be_visible()
        if reader.is_over():
            break
        reader.play_once()
    else:
        assert int(step_of(visitor.page)) >= first + DECISIONS
    assert violations(visitor.page) == []


def test_a_whole_dungeon_is_played_in_the_text_view_by_number_keys(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    choose_game(visitor, "survive")
    visitor.button("level-survive-1").click()
    visitor.button("web-view-text").click()
    Typist(visitor).play_to_end()


class Typist(Reader):
    """Presses number keys, whatever has the focus, and ends activations where that is possible."""

    def choose(self) -> None:
        keys = self.page.locator("[data-choices] kbd")
        shown = keys.evaluate_all("all => all.map(key => key.dataset.key)")
        self.page.keyboard.press("0" if "0" in shown else "1")
