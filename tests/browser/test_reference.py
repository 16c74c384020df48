"""Reference cards: one A5 page in print, and a panel beside the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browser.sample_tables import BOT, ME, ApiClient, Json
from browser.visitor import Visitor
from undercard.locales import LANGUAGES

MILLIMETRE = 96 / 25.4
A5 = (148, 210)
MARGIN = 7
POINT = 25.4 / 72
UNUSUAL: dict[str, Json] = {
    "fightdrome": {
        "mode": "match",
        "do_you_want_fame": True,
        "breathing_space": True,
        "overstimulated": "once",
        "empty_hand": "fight_on",
        "rest_limit": "exceeds",
        "rest_no_attack": "staggered",
        "next_start": "loser",
    },
    "survive": {
        "rounds": 6,
        "tie": "shared",
        "down": "may_brawl",
        "activation": "one",
        "pick_up": "any_time",
    },
}
both = pytest.mark.parametrize("game", ["fightdrome", "survive"])


def make_table(visitor: Visitor, game: str) -> str:
    api = ApiClient(visitor.context.request, visitor.address)
    api.post("/guest", {"name": "Ada"})
    body: Json = {"game": game, "seats": [ME, BOT], "options": UNUSUAL[game]}
    return str(api.post("/tables", body)["table"])


def open_card(visitor: Visitor, path: str) -> Locator:
    visitor.open(path)
    sheet = visitor.page.locator(".sheet")
    sheet.wait_for(state="attached")
    return sheet


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_one_a5_page(new_visitor: NewVisitor, game: str, language: str) -> None:
    visitor = new_visitor(language=language)
    open_card(visitor, f"/rules/{game}/card")
    document = visitor.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", document)) == 1
    box = re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", document)
    assert box
    size = [float(side) * POINT for side in box.groups()]
    assert size == pytest.approx(A5, abs=1)


@both
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_many_options_fits_the_page(
    new_visitor: NewVisitor, game: str, language: str
) -> None:
    """A browser shrinks the page if a third column overflows."""
    space = [round((side - 2 * MARGIN) * MILLIMETRE) for side in A5]
    visitor = new_visitor(language=language, size=(space[0], space[1]))
    table = make_table(visitor, game)
    visitor.page.emulate_media(media="print")
    sheet = open_card(visitor, f"/rules/{game}/card?table={table}")
    assert sheet.locator(".parts").evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    assert sheet.evaluate("it => it.getBoundingClientRect().height") <= space[1]


@both
def test_the_panel_does_not_cover_the_hand(new_visitor: NewVisitor, game: str) -> None:
    visitor = new_visitor(language="de", size=(390, 844))
    visitor.open(f"/table/{make_table(visitor, game)}")
    choices = visitor.page.locator("main [data-choices]").first
    expect(choices).to_be_visible()
    visitor.button("web-menu").click()
    visitor.button("web-reference-card").click()
    expect(visitor.page.locator("article.sheet")).to_be_visible()
    expect(choices).to_be_in_viewport(ratio=1)
    side, hand = visitor.page.locator("#side").bounding_box(), choices.bounding_box()
    assert side
    assert hand
    assert side["y"] + side["height"] <= hand["y"]
    visitor.page.keyboard.press("c")
    expect(visitor.page.locator("#side")).to_have_count(0)
