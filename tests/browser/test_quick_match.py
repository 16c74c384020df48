"""Other people: a quick match with a bot until a person comes, and an opponent who leaves."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.fightdrome import Fighter
from browser.lobby import choose_game, create_table, join
from browser.player import Player, play_together
from browser.site import Site
from polling import wait_until

ACCEPT = """name => new MutationObserver((_, observer) => {
    const buttons = [...document.querySelectorAll("button")];
    const accept = buttons.find((it) => it.textContent.trim() === name);
    if (!accept) return;
    observer.disconnect();
    accept.click();
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""
"""The page itself accepts the offer: on a busy machine it may end before a click arrives."""


def test_a_bot_plays_until_a_person_takes_over(own_site: Site, new_visitor: NewVisitor) -> None:
    ann, ben = new_visitor(own_site), new_visitor(own_site)
    choose_game(ann, "fightdrome")
    ann.button("web-quick-match").click()
    expect(ann.page.get_by_text(ann.text("match-others", count=0))).to_be_visible()
    ann.button("match-play-bot", bot=ann.text("level-fightdrome-1")).click()
    expect(ann.button("match-stop")).to_be_visible()
    Fighter(ann).play_once()
    assert violations(ann.page) == []
    bot_table = ann.page.url

    choose_game(ben, "fightdrome")
    waiting = ben.text("web-quick-others", count=1)
    expect(ben.page.get_by_role("button", name=waiting)).to_be_visible()
    ann.page.evaluate(ACCEPT, ann.text("web-accept"))
    ben.button("web-quick-match").click()
    expect(ann.page).not_to_have_url(bot_table)
    expect(ben.page).to_have_url(ann.page.url)
    play_together([Fighter(ann), Fighter(ben)], 3)

    ann.open("/")
    path = bot_table.removeprefix(own_site.address)
    expect(ann.page.locator(f'a[href="{path}"]')).to_be_visible()


def test_an_opponent_who_leaves_loses_after_a_countdown(
    own_site: Site, new_visitor: NewVisitor
) -> None:
    host, friend = new_visitor(own_site), new_visitor(own_site)
    choose_game(host, "fightdrome")
    host.page.get_by_role("combobox", name=host.text("web-clock")).select_option("blitz")
    join(friend, create_table(host))
    players: list[Player] = [Fighter(host), Fighter(friend)]
    play_together(players, 2)
    wait_until(lambda: any(player.can_move() for player in players))
    gone, stays = players if players[0].can_move() else players[::-1]
    gone.page.goto("about:blank")

    visitor = stays.visitor
    countdown = visitor.page.get_by_role("timer", name=visitor.text("match-absent-left"))
    expect(countdown).to_be_visible()
    assert violations(visitor.page) == []
    visitor.button("match-claim", players=2).click()
    expect(stays.win_message).to_be_visible()
    reason = visitor.text("web-result-abandoned", you="no", who="").strip()
    expect(visitor.page.get_by_text(reason).first).to_be_visible()
