"""Every page: four languages, small and large screens, dark and light, accessibility."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest
from playwright.sync_api import Page

from browser.axe import violations_in_both_themes
from browser.conftest import NewVisitor
from browser.sample_tables import BOT, ME, OPEN, ApiClient, Json, SampleTables
from browser.test_table_layouts import resize
from browser.visitor import PHONE, WIDE, Visitor
from polling import wait_until
from undercard.locales import FOLDER, LANGUAGES

WIDTHS = (320, 480, 768, 1024, 1280, 1920, 3840)
PLACE = 2400
"""Pixels, within a page of rules on a phone."""
TOLERANCE = 200
"""Pixels."""
NO_PAGE = r"404.*/no/such/page"


def addresses(samples: SampleTables) -> Iterator[str]:
    yield from ("/", "/learn", "/learn#fightdrome", "/learn#survive", "/fair", "/settings")
    yield from ("/watch", "/rules", "/leaderboard", "/lab", "/profile", "/friends")
    yield "/rules/fightdrome/example"
    for game in ("fightdrome", "survive"):
        yield from (f"/rules/{game}", f"/rules/{game}/card", f"/leaderboard/{game}", f"/lab/{game}")
    yield from (f"/people/{samples.person}", "/no/such/page", "/table/nothing-here", "/replay/file")
    tables = (
        samples.open,
        samples.bout,
        samples.dungeon,
        samples.finished_dungeon,
        samples.resigned,
    )
    yield from (f"/table/{table}" for table in tables)
    yield from (
        f"/replay/{samples.finished_bout}#verify",
        f"/replay/{samples.finished_dungeon}#step=40",
    )


def open_all(visitor: Visitor, samples: SampleTables) -> Iterator[str]:
    """Open every page and yield its address when it is idle."""
    visitor.errors.allow(NO_PAGE)
    for address in addresses(samples):
        # A change of the hash alone would not load the page.
        visitor.page.goto("about:blank")
        visitor.open(address)
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.get_by_role("heading", level=1).first.wait_for(state="attached")
        yield address


@pytest.mark.parametrize("language", [it for it in LANGUAGES if it != "en"])
def test_every_page_has_all_messages_and_fits_a_phone(
    new_visitor: NewVisitor, samples: SampleTables, language: str
) -> None:
    visitor = new_visitor(language=language, size=PHONE, known=samples.known)
    for address in open_all(visitor, samples):
        check_texts(visitor, language, address)


def check_texts(visitor: Visitor, language: str, address: str) -> None:
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert message_ids(visitor.page) == [], address
    assert overflow(visitor.page) <= 0, address


def message_ids(page: Page) -> list[str]:
    """Return the visible message ids; a page shows one instead of a missing message."""
    seen = set(re.findall(r"[a-z]+(?:[-_.][a-z0-9_]+)+", page.locator("body").inner_text()))
    return sorted(seen & _ids())


def overflow(page: Page) -> int:
    """Return the horizontal overflow of the page in pixels."""
    width: int = page.evaluate("document.scrollingElement.scrollWidth - window.innerWidth")
    return width


@cache
def _ids() -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in (FOLDER / "en").rglob("*.ftl"))
    return {name for text in texts for name in re.findall(r"^([a-z][\w-]+) =", text, re.M)}


def test_every_page_is_accessible(new_visitor: NewVisitor, samples: SampleTables) -> None:
    """It also has all messages and fits a phone in English: each page is loaded only once."""
    visitor = new_visitor(known=samples.known)
    found = dict[str, list[str]]()
    for address in open_all(visitor, samples):
        found[address] = violations_in_both_themes(visitor.page)
        resize(visitor.page, PHONE)
        check_texts(visitor, "en", address)
        resize(visitor.page, WIDE)
    assert {address: bad for address, bad in found.items() if bad} == {}


def test_the_way_back_leads_to_the_place_in_the_page(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(size=PHONE)
    page = visitor.page
    visitor.open("/rules/fightdrome")
    page.wait_for_load_state("networkidle")
    page.evaluate(f"scrollTo(0, {PLACE})")
    page.locator("a[href='/watch']").first.click()
    page.wait_for_url("**/watch")
    wait_until(lambda: page.evaluate("scrollY") == 0)
    page.go_back()
    # The layout may still change when fonts arrive, and the browser then corrects the place.
    wait_until(lambda: abs(page.evaluate("scrollY") - PLACE) < TOLERANCE)


def test_the_widest_names_fit_a_phone(new_visitor: NewVisitor) -> None:
    host, friend = new_visitor(size=PHONE), new_visitor(size=PHONE)
    name = "W" * 23 + "M"
    api = ApiClient(host.context.request, host.address)
    api.post("/account", {"name": name, "password": "long enough"})
    defaults = {"game": "fightdrome", "options": {}, "box": None, "clock": {"kind": "none"}}
    settings = {
        "name": "W" * 40,
        "description": "W" * 80,
        "joining": "invited",
        "defaults": defaults,
    }
    club = api.post("/clubs", cast("Json", settings))["club"]
    api.post(f"/clubs/{club}/board", {"text": "W" * 80})
    invitation = str(api.post(f"/clubs/{club}/links", {})["path"])
    played = api.table("fightdrome", ME, BOT, visibility="public")
    api.post(f"/tables/{played}/steps", {"step": "resign", "seat": 0})
    tables = [api.table(game, ME, OPEN) for game in ("fightdrome", "survive")]
    own = (f"/clubs/{club}", f"/table/{tables[0]}", f"/replay/{played}", "/games", "/profile")
    strange = (invitation, *(f"/table/{table}" for table in tables), f"/people/{name}")
    for visitor, addresses in ((host, own), (friend, strange)):
        for address in addresses:
            visitor.open(address)
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.get_by_text(name).first.wait_for(state="attached")
            assert overflow(visitor.page) <= 0, address


def test_tables_fit_every_width(new_visitor: NewVisitor, samples: SampleTables) -> None:
    visitor = new_visitor(known=samples.known)
    for table in (samples.bout, samples.dungeon):
        visitor.open(f"/table/{table}")
        visitor.page.get_by_role("heading", level=1).wait_for(state="attached")
        for width in WIDTHS:
            resize(visitor.page, (width, max(640, width * 9 // 16)))
            assert overflow(visitor.page) <= 0, f"{table} at {width}"
