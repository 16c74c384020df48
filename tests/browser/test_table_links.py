"""The link of a table: joining, watching, unknown tables, a second tab."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.fightdrome import Fighter
from browser.lobby import choose_game, create_table, join
from browser.player import step_of, table_of
from browser.sample_tables import SampleTables


def test_the_second_visitor_joins_and_the_third_one_watches(new_visitor: NewVisitor) -> None:
    host, friend, third = new_visitor(), new_visitor(), new_visitor()
    choose_game(host, "fightdrome")
    link = create_table(host)
    # The site of the tests can be opened on this machine only, where a QR code would not work.
    expect(host.page.get_by_text(host.text("invite-only-here"))).to_be_visible()
    expect(host.page.get_by_role("img", name=host.text("web-qr"))).to_have_count(0)
    join(friend, link)
    expect(host.group("web-hand-yours")).to_be_visible()

    third.page.goto(link)
    expect(third.page.get_by_text(third.text("web-watching"))).to_be_visible()
    expect(third.group("web-hand-yours")).to_have_count(0)
    expect(third.button("web-sit-down")).to_have_count(0)


def test_an_unknown_table_shows_an_error_and_a_link_home(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.open("/table/nothing-here")
    expect(visitor.page.get_by_text(visitor.text("web-error-unknown-table"))).to_be_visible()
    visitor.button("web-home").click()
    expect(visitor.button("level-fightdrome-1")).to_be_visible()


def test_an_unknown_address_shows_an_error_and_a_link_home(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.errors.allow(r"404.*/no/such/page")
    visitor.open("/no/such/page")
    expect(visitor.page.get_by_text(visitor.text("web-lost-about"))).to_be_visible()
    visitor.button("web-home").click()
    expect(visitor.button("level-fightdrome-1")).to_be_visible()


def test_a_second_tab_gets_the_same_updates(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
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


def test_a_player_can_return_to_a_game(new_visitor: NewVisitor, samples: SampleTables) -> None:
    visitor = new_visitor(known=samples.known)
    visitor.open(f"/table/{samples.bout}")
    expect(visitor.group("web-hand-yours")).to_be_visible()
