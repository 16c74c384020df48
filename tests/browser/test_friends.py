"""Two browsers: follow, challenge, accept, play again from the history, block."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.lobby import resign
from browser.sample_tables import ApiClient
from browser.visitor import PHONE, Visitor

TABLE = re.compile(r"/table/")


def registered(visitor: Visitor, name: str) -> ApiClient:
    api = ApiClient(visitor.context.request, visitor.address)
    api.post("/account", {"name": name, "password": "long enough"})
    return api


def accept(visitor: Visitor, by: str) -> None:
    """Accept the challenge on the page of friends."""
    visitor.open("/friends")
    challenged = visitor.page.get_by_role("heading", name=visitor.text("challenge-by", name=by))
    expect(challenged).to_be_visible()
    assert not violations(visitor.page)
    visitor.button("challenge-accept").click()
    visitor.page.wait_for_url(TABLE)


def is_running(api: ApiClient, table: str) -> bool:
    now = api.get(f"/tables/{table}")["now"]
    assert isinstance(now, dict)
    return now["phase"] == "running"


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rsplit("/", 1)[1]


def row_button(visitor: Visitor, name: str) -> Locator:
    return visitor.button("challenge-again-with", name=name)


def test_challenge_accept_and_play_again(new_visitor: NewVisitor) -> None:
    ada, bo = new_visitor(), new_visitor(language="de", size=PHONE)
    api, _ = registered(ada, "Ada Gast"), registered(bo, "Bo Gast")

    bo.open("/")
    ada.open("/people/Bo%20Gast")
    ada.button("friends-follow").click()
    expect(ada.button("friends-unfollow")).to_be_visible()
    ada.open("/friends")
    expect(ada.page.get_by_text(ada.text("friends-is-here"), exact=True)).to_be_visible()

    ada.page.get_by_role("link", name=ada.text("challenge-person", name="Bo Gast")).click()
    expect(ada.page.get_by_label(ada.text("challenge-name"))).to_have_value("Bo Gast")
    assert not violations(ada.page)
    ada.button("challenge-send").click()
    ada.page.wait_for_url(TABLE)
    sent = ada.page.get_by_role("heading", name=ada.text("challenge-to", name="Bo Gast"))
    expect(sent).to_be_visible()
    assert not violations(ada.page)

    accept(bo, "Ada Gast")
    first = table_of(ada)
    assert table_of(bo) == first
    # The game starts by itself: both browsers have contributed to its chance.
    resign(ada)
    expect(bo.button("web-rematch")).to_be_visible()

    bo.open("/games")
    row_button(bo, "Ada Gast").click()
    bo.page.wait_for_url(TABLE)
    accept(ada, "Bo Gast")
    assert table_of(ada) == table_of(bo) != first
    expect(ada.button("web-menu")).to_be_visible()
    assert is_running(api, table_of(ada))


def test_decline_with_a_reason_and_block(new_visitor: NewVisitor) -> None:
    ada, bo = new_visitor(), new_visitor()
    registered(ada, "Ada Nein")
    registered(bo, "Bo Nein")
    ada.open("/friends?challenge=Bo+Nein")
    ada.button("challenge-send").click()
    ada.page.wait_for_url(TABLE)

    bo.open("/friends")
    bo.button("web-decline").click()
    bo.page.get_by_label(bo.text("challenge-why")).select_option("later")
    bo.button("web-decline").click()
    expect(bo.page.get_by_role("article")).to_have_count(0)
    expect(ada.page.get_by_text(ada.text("challenge-why-later"))).to_be_visible()
    ada.button("challenge-remove").click()
    ada.page.wait_for_url("**/friends")

    bo.open("/people/Ada%20Nein")
    bo.button("friends-block").click()
    expect(bo.button("friends-unblock")).to_be_visible()
    assert not violations(bo.page)
    ada.open("/friends?challenge=Bo+Nein")
    ada.button("challenge-send").click()
    expect(ada.page.get_by_role("alert")).to_have_text(ada.text("web-error-blocked"))
