"""Two browsers: an emote of one player appears at the other, until the other mutes emotes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import violations_in_both_themes
from browser.conftest import NewVisitor
from browser.sample_tables import ME, OPEN, ApiClient
from browser.test_table_layouts import SIZES, expect_fit, resize
from browser.visitor import PHONE, Visitor

WATCH = """
window.seenEmotes = [];
new MutationObserver(() => {
  for (const { dataset } of document.querySelectorAll("[data-emote]"))
    if (!seenEmotes.includes(dataset.emote)) seenEmotes.push(dataset.emote);
}).observe(document, { childList: true, subtree: true });
"""
"""Notes the emotes that a page has shown: each is there for a few seconds only."""


def at_table(visitor: Visitor, name: str) -> ApiClient:
    visitor.page.add_init_script(WATCH)
    api = ApiClient(visitor.context.request, visitor.address)
    api.post("/guest", {"name": name})
    return api


def start(ada: Visitor, bo: Visitor, game: str) -> str:
    """Return a running table of two people, opened by both."""
    one, other = at_table(ada, "Ada"), at_table(bo, "Bo")
    table = one.table(game, ME, OPEN)
    other.post(f"/tables/{table}/steps", {"step": "sit_down", "seat": 1})
    for visitor in (ada, bo):
        visitor.open(f"/table/{table}")
    for visitor in (ada, bo):
        expect(control(visitor)).to_be_visible()
    return table


def control(visitor: Visitor) -> Locator:
    return visitor.button("emotes-send")


def send(visitor: Visitor, emote: str) -> None:
    control(visitor).click()
    visitor.button(f"emote-{emote}").click()


def expect_seen(visitor: Visitor, emote: str) -> None:
    visitor.page.wait_for_function("(emote) => window.seenEmotes.includes(emote)", arg=emote)


def seen(visitor: Visitor) -> set[str]:
    return set(visitor.page.evaluate("window.seenEmotes"))


def choose(visitor: Visitor, choice: str) -> None:
    visitor.button("web-menu").click()
    visitor.page.get_by_label(visitor.text("emotes-show")).select_option(choice)
    visitor.page.keyboard.press("Escape")


def announcement(visitor: Visitor, who: str, emote: str) -> Locator:
    text = visitor.text("labelled", label=who, value=visitor.text(f"emote-{emote}"))
    return visitor.page.locator("[aria-live]").get_by_text(text)


def test_an_emote_reaches_the_other_player_until_it_is_muted(new_visitor: NewVisitor) -> None:
    ada, bo, cem = new_visitor(language="de", size=PHONE), new_visitor(), new_visitor()
    table = start(ada, bo, "fightdrome")
    at_table(cem, "Cem")
    cem.open(f"/table/{table}")
    send(bo, "good_luck")
    for visitor in (ada, bo):
        expect_seen(visitor, "good_luck")
    expect(announcement(ada, "Bo", "good_luck")).to_be_attached()
    send(cem, "applause")
    for visitor in (ada, bo, cem):
        expect_seen(visitor, "applause")
    control(ada).click()
    assert violations_in_both_themes(ada.page) == []
    ada.page.keyboard.press("Escape")

    choose(ada, "players")
    send(cem, "laugh")
    expect_seen(bo, "laugh")
    send(bo, "thanks")
    expect_seen(ada, "thanks")

    choose(ada, "nobody")
    expect(control(ada)).to_have_count(0)
    send(bo, "well_played")
    expect_seen(bo, "well_played")
    # The server has sent the emote to all by now, and this arrives behind it.
    ApiClient(bo.context.request, bo.address).post(f"/tables/{table}/chat", {"text": "behind"})
    expect(ada.page.get_by_label(ada.text("web-unread", count=1))).to_be_visible()
    assert seen(ada) == {"good_luck", "applause", "thanks"}
    expect(announcement(ada, "Bo", "well_played")).to_have_count(0)

    ada.open("/settings")
    expect(ada.page.get_by_label(ada.text("emotes-show"))).to_have_value("nobody")


@pytest.mark.parametrize("game", ["fightdrome", "survive"])
def test_the_control_fits_every_window(new_visitor: NewVisitor, game: str) -> None:
    ada, bo, cem = new_visitor(language="de"), new_visitor(), new_visitor()
    table = start(ada, bo, game)
    cem.open(f"/table/{table}")
    expect(ada.page.locator(".watching")).to_be_visible()
    for size in SIZES:
        resize(ada.page, size)
        expect_fit(ada.page, str(size))
        control(ada).click()
        for emote in ("good_luck", "thanks"):
            expect(ada.button(f"emote-{emote}")).to_be_in_viewport(ratio=1)
        ada.page.keyboard.press("Escape")
