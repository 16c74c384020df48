"""Whole games of Survive: of two against a bot, and of three with a friend and a bot."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.making import join, open_table, wish
from browser.player import play_together
from browser.survive import Survivor


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
