"""A match between two browsers over everything that can happen to a connection."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.fightdrome import Fighter
from browser.making import join, open_table, wish
from browser.player import Player, play_together, step_of
from browser.site import Site
from browser.watch import OUTAGE


def test_a_match_over_a_reload_a_restart_and_a_crash(invite: Invite, frail_site: Site) -> None:
    host, friend = invite(frail_site), invite(frail_site)
    wish(host, "fightdrome", mode="match", target=60)
    join(friend, open_table(host))
    players: list[Player] = [Fighter(host), Fighter(friend)]

    play_together(players, 5)
    host.page.reload()
    play_together(players, 5)

    host.watch.allow(*OUTAGE)
    friend.watch.allow(*OUTAGE)
    assert frail_site.stop() == 0
    _notice(players)
    frail_site.start()
    play_together(players, 5)

    frail_site.kill()
    _notice(players)
    frail_site.start()
    play_together(players)

    assert step_of(host.page) == step_of(friend.page)
    assert sum(player.winner_told.count() for player in players) == 1

    over = host.page.url
    host.button("web-rematch").click()
    expect(host.page).not_to_have_url(over)
    friend.button("web-rematch-join").click()
    expect(friend.page).to_have_url(host.page.url)
    play_together(players, 2)


def _notice(players: list[Player]) -> None:
    """Both are told, and both still see the table."""
    for player in players:
        told = player.visitor.text("web-reconnecting")
        expect(player.page.get_by_text(told)).to_be_visible()
        expect(player.visitor.group("web-hand-yours")).to_be_visible()
