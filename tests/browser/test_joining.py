"""Coming to a table by its link: as a guest, too late, to one that is gone, in a second tab."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Invite
from browser.fightdrome import Fighter
from browser.making import join, open_table, wish
from browser.player import step_of, table_of
from browser.prepared import Places


def test_whoever_has_the_link_sits_down_and_the_next_one_watches(invite: Invite) -> None:
    host, friend, third = invite(), invite(), invite()
    wish(host, "fightdrome")
    link = open_table(host)
    expect(host.page.get_by_role("img", name=host.text("web-qr"))).to_be_visible()
    join(friend, link)
    expect(host.group("web-hand-yours")).to_be_visible()

    third.page.goto(link)
    expect(third.page.get_by_text(third.text("web-watching"))).to_be_visible()
    expect(third.group("web-hand-yours")).to_have_count(0)
    expect(third.button("web-sit-down")).to_have_count(0)


def test_a_link_to_no_table_says_so_and_leads_on(invite: Invite) -> None:
    visitor = invite()
    visitor.open("/table/nothing-here")
    expect(visitor.page.get_by_text(visitor.text("web-error-unknown-table"))).to_be_visible()
    visitor.button("web-home").click()
    expect(visitor.button("level-fightdrome-1")).to_be_visible()


def test_an_address_without_a_page_says_so_and_leads_on(invite: Invite) -> None:
    visitor = invite()
    visitor.watch.allow(r"404.*/no/such/page")
    visitor.open("/no/such/page")
    expect(visitor.page.get_by_text(visitor.text("web-lost-about"))).to_be_visible()
    visitor.button("web-home").click()
    expect(visitor.button("level-fightdrome-1")).to_be_visible()


def test_a_second_tab_shows_the_same_table_and_both_follow(invite: Invite) -> None:
    visitor = invite()
    visitor.open("/")
    visitor.button("level-fightdrome-1").click()
    fighter = Fighter(visitor)
    expect(fighter.moves.first).to_be_visible()
    other = visitor.second_tab()
    other.goto(visitor.page.url)
    expect(table_of(other)).to_have_attribute("data-step", step_of(visitor.page))
    fighter.play_once()
    expect(fighter.moves.or_(fighter.end).first).to_be_visible()
    expect(table_of(other)).to_have_attribute("data-step", step_of(visitor.page))


def test_the_game_stays_when_somebody_comes_back_later(invite: Invite, places: Places) -> None:
    visitor = invite(known=places.known)
    visitor.open(f"/table/{places.bout}")
    expect(visitor.group("web-hand-yours")).to_be_visible()
