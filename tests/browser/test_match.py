"""A match between two browsers with every kind of interruption."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.fightdrome import Fighter
from browser.lobby import choose_game, create_table, join, resign
from browser.page_errors import OUTAGE
from browser.player import Player, play_together, step_of
from browser.site import Site

BEFORE_EACH = 3
"""Decisions before each interruption."""
TARGET = 1000
"""Fame that no match reaches with so few decisions: one of 60 can end with the fourth."""


def test_a_match_survives_a_reload_a_restart_and_a_crash(
    new_visitor: NewVisitor, own_site: Site
) -> None:
    host, friend = new_visitor(own_site), new_visitor(own_site)
    choose_game(host, "fightdrome", mode="match", target=TARGET)
    join(friend, create_table(host))
    players: list[Player] = [Fighter(host), Fighter(friend)]

    play_together(players, BEFORE_EACH)
    host.page.reload()
    play_together(players, BEFORE_EACH)

    host.errors.allow(*OUTAGE)
    friend.errors.allow(*OUTAGE)
    assert own_site.stop() == 0
    _expect_notice(players)
    own_site.start()
    play_together(players, BEFORE_EACH)

    own_site.kill()
    _expect_notice(players)
    own_site.start()
    play_together(players, BEFORE_EACH)

    resign(host)
    expect(players[1].win_message).to_be_visible()
    lost = host.page.get_by_role("heading", name=host.text("web-result-lost"))
    expect(lost).to_be_visible()
    assert step_of(host.page) == step_of(friend.page)

    over = host.page.url
    host.button("web-rematch").click()
    expect(host.page).not_to_have_url(over)
    friend.button("web-rematch-join").click()
    expect(friend.page).to_have_url(host.page.url)
    play_together(players, 2)


def _expect_notice(players: list[Player]) -> None:
    """Both pages show the loss of the connection, and still the table."""
    for player in players:
        text = player.visitor.text("web-reconnecting")
        expect(player.page.get_by_text(text)).to_be_visible()
        expect(player.visitor.group("web-hand-yours")).to_be_visible()
