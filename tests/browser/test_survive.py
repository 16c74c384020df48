"""Whole games of Survive, of two and of three; three players who place four figures each."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.making import join, open_table, wish
from browser.player import play_together
from browser.survive import Survivor
from browser.visitor import PHONE


def test_a_game_of_two_against_a_bot(invite: Invite) -> None:
    visitor = invite()
    wish(visitor, "survive")
    visitor.button("level-survive-1").click()
    survivor = Survivor(visitor)
    survivor.play_to_the_end()
    expect(visitor.button("web-rematch")).to_be_visible()


def test_a_game_of_three_with_a_friend_and_a_bot(invite: Invite) -> None:
    host, friend = invite(), invite()
    wish(host, "survive", players=3)
    link = open_table(host)
    seat = host.page.get_by_label(host.text("web-seat-bot"))
    seat.select_option(index=1)
    join(friend, link)
    play_together([Survivor(host, 2), Survivor(friend, 3)])
    expect(host.button("web-rematch")).to_be_visible()
    expect(friend.button("web-rematch")).to_be_visible()


def test_s1_1_three_players_place_four_figures_each(invite: Invite) -> None:
    visitor = invite()
    wish(visitor, "survive", players=3, team="four")
    visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    visitor.button("level-survive-1").click()
    survivor = Survivor(visitor)
    on_map = {side: survivor.map.locator(f"g.figure.{side}") for side in ("you", "them", "third")}
    for placed in range(4):
        expect(survivor.moves.or_(survivor.ways).first).to_be_visible()
        expect(on_map["you"]).to_have_count(placed)
        survivor.play_once()
    for figures in on_map.values():
        expect(figures).to_have_count(4)
