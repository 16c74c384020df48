"""Offers between two people: takebacks and draws."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.lobby import choose_game, create_table, join
from browser.survive import Survivor
from browser.visitor import Visitor


def test_only_the_player_of_a_move_can_take_it_back(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    choose_game(host, "survive")
    join(friend, create_table(host))
    mover = Survivor(host)
    expect(mover.moves.first).to_be_visible()
    count = mover.moves.count()
    mover.moves.first.click()
    expect(mover.moves).to_have_count(count - 1)

    _choose(friend, "web-takeback")
    refused = friend.text("web-error-no-takeback")
    expect(friend.page.get_by_role("alert").get_by_text(refused)).to_be_visible()
    expect(mover.moves).to_have_count(count - 1)

    _choose(host, "web-takeback")
    expect(mover.moves).to_have_count(count)
    for visitor in (host, friend):
        expect(visitor.page.locator("aside li.undone")).to_have_count(1)


def test_a_draw_is_declined_then_accepted(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    choose_game(host, "fightdrome")
    host.page.get_by_text(host.text("web-options")).click()
    host.page.get_by_label(host.text("web-draws"), exact=True).check()
    join(friend, create_table(host))
    expect(host.group("web-hand-yours")).to_be_visible()

    _choose(host, "web-offer-draw")
    expect(host.button("web-withdraw")).to_be_visible()
    friend.button("web-decline").click()
    expect(host.button("web-withdraw")).to_have_count(0)

    _choose(friend, "web-offer-draw")
    host.button("web-accept").click()
    for visitor in (host, friend):
        result = visitor.page.get_by_role("heading", name=visitor.text("web-result-draw"))
        expect(result).to_be_visible()


def _choose(visitor: Visitor, message: str) -> None:
    visitor.button("web-menu").click()
    visitor.button(message).click()
