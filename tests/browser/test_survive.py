"""Whole games of Survive with two and three players, and the setup with four figures each."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.lobby import choose_game, create_table, join
from browser.player import play_together, tab_to
from browser.survive import KeyboardSurvivor, Survivor
from browser.visitor import PHONE

DECISIONS = 25


def test_a_game_for_two_against_a_bot(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    choose_game(visitor, "survive")
    visitor.button("level-survive-1").click()
    survivor = Survivor(visitor)
    survivor.play_to_end()
    expect(visitor.button("web-rematch")).to_be_visible()


def test_a_dungeon_by_keyboard_alone(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    choose_game(visitor, "survive")
    bot = visitor.button("level-survive-1")
    bot.wait_for()
    tab_to(visitor.page, bot)
    visitor.page.keyboard.press("Enter")
    survivor = KeyboardSurvivor(visitor)
    for _ in range(DECISIONS):
        expect(survivor.moves.first).to_be_visible()
        survivor.play_once()


def test_a_game_for_three_with_a_friend_and_a_bot(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    choose_game(host, "survive", players=3)
    link = create_table(host)
    seat = host.page.get_by_label(host.text("web-seat-bot"))
    seat.select_option(index=1)
    # The friend takes the first free seat.
    expect(host.page.locator("ol.rows li.free")).to_have_count(1)
    join(friend, link)
    play_together([Survivor(host, 2), Survivor(friend, 3)])
    expect(host.button("web-rematch")).to_be_visible()
    expect(friend.button("web-rematch")).to_be_visible()


def test_s1_1_three_players_place_four_figures_each(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    choose_game(visitor, "survive", players=3, team="four")
    visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    visitor.button("level-survive-1").click()
    survivor = Survivor(visitor)
    on_map = {side: survivor.map.locator(f"g.figure.{side}") for side in ("you", "them", "third")}
    for placed in range(4):
        expect(survivor.moves.or_(survivor.targets).first).to_be_visible()
        expect(on_map["you"]).to_have_count(placed)
        survivor.play_once()
    for figures in on_map.values():
        expect(figures).to_have_count(4)
