"""Offers between two people, and a clock that runs out."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.lobby import choose_game, create_table, join
from browser.sample_tables import ME, OPEN, ApiClient, Json
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

    friend.button("web-menu").click()
    expect(friend.button("web-resign")).to_be_visible()
    expect(friend.button("web-takeback")).to_have_count(0)

    _choose(host, "web-takeback")
    expect(mover.moves).to_have_count(count)
    for visitor in (host, friend):
        asked = visitor.page.locator("aside p.aside").filter(has_text=re.compile("takes? back"))
        expect(asked).to_have_count(1)


def test_a_draw_is_declined_then_accepted(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    choose_game(host, "fightdrome")
    host.button("web-options").click()
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


def test_an_empty_clock_loses_by_itself(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(), new_visitor()
    host.open("/")
    api = ApiClient(host.context.request, host.address)
    api.post("/guest", {"name": "Host"})
    clock: Json = {"kind": "fischer", "base": 3, "increment": 0}
    options: Json = {"first": "seat 0"}
    table = api.table("fightdrome", ME, OPEN, visibility="public", clock=clock, options=options)
    host.open(f"/table/{table}")
    join(friend, f"{friend.address}/table/{table}")
    for visitor, who in ((host, "yes"), (friend, "no")):
        reason = visitor.text("web-result-time", you=who, who="Host")
        expect(visitor.page.get_by_role("main").get_by_text(reason)).to_be_visible()
    expect(host.page.get_by_role("heading", name=host.text("web-result-lost"))).to_be_visible()


def test_a_lost_connection_is_shown_and_a_move_is_marked_until_it_is_taken(
    new_visitor: NewVisitor,
) -> None:
    host, friend = new_visitor(), new_visitor()
    choose_game(host, "survive")
    join(friend, create_table(host))
    mover = Survivor(host)
    expect(mover.moves.first).to_be_visible()
    # Parts of the table may still be loading.
    host.errors.allow(r"ERR_INTERNET_DISCONNECTED")
    host.context.set_offline(True)
    expect(host.page.get_by_text(host.text("web-reconnecting"))).to_be_visible()
    mover.moves.first.click()
    expect(host.page.locator("[data-unsent]")).to_have_count(1)
    expect(host.page.get_by_text(host.text("web-unsent"))).to_be_visible()
    host.context.set_offline(False)
    expect(host.page.locator("[data-unsent]")).to_have_count(0)
    expect(host.page.get_by_text(host.text("web-unsent"))).to_have_count(0)


def _choose(visitor: Visitor, message: str) -> None:
    visitor.button("web-menu").click()
    visitor.button(message).click()
