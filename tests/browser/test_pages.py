"""Every page: in four languages, on a phone and on a wall, dark and light, for everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page

from browser.axe import violations
from browser.conftest import Invite
from browser.prepared import Places
from browser.visitor import PHONE, Theme, Visitor
from undercard.locales import FOLDER, LANGUAGES

WIDTHS = (320, 480, 768, 1024, 1280, 1920, 3840)
NO_PAGE = r"404.*/no/such/page"


def addresses(places: Places) -> Iterator[str]:
    yield from ("/", "/learn", "/learn#fightdrome", "/learn#survive", "/fair", "/settings")
    yield "/rules/fightdrome/example"
    for game in ("fightdrome", "survive"):
        yield from (f"/rules/{game}", f"/rules/{game}/card", f"/leaderboard/{game}", f"/lab/{game}")
    yield from (f"/people/{places.person}", "/no/such/page", "/table/nothing-here", "/replay/file")
    tables = (places.gathering, places.bout, places.dungeon, places.survived, places.given_up)
    yield from (f"/table/{table}" for table in tables)
    yield from (f"/replay/{places.fought}#verify", f"/replay/{places.survived}#step=40")


def looked_at(visitor: Visitor, places: Places) -> Iterator[str]:
    """Every page, once it has come to rest."""
    visitor.watch.allow(NO_PAGE)
    for address in addresses(places):
        # Another hash alone would not load a page anew.
        visitor.page.goto("about:blank")
        visitor.open(address)
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.get_by_role("heading", level=1).first.wait_for(state="attached")
        yield address


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_all_its_words_and_fits_a_phone(
    invite: Invite, places: Places, language: str
) -> None:
    visitor = invite(language=language, size=PHONE, known=places.known)
    for address in looked_at(visitor, places):
        assert visitor.page.locator("html").get_attribute("lang") == language
        assert unread_ids(visitor.page) == [], address
        assert overhang(visitor.page) <= 0, address


def unread_ids(page: Page) -> list[str]:
    """Where a message is missing, its id is shown instead."""
    seen = set(re.findall(r"[a-z]+(?:[-_.][a-z0-9_]+)+", page.locator("body").inner_text()))
    return sorted(seen & _ids())


def overhang(page: Page) -> int:
    """By how much the page could be scrolled sideways."""
    width: int = page.evaluate("document.scrollingElement.scrollWidth - window.innerWidth")
    return width


@cache
def _ids() -> set[str]:
    texts = (path.read_text(encoding="utf-8") for path in (FOLDER / "en").rglob("*.ftl"))
    return {name for text in texts for name in re.findall(r"^([a-z][\w-]+) =", text, re.M)}


@pytest.mark.parametrize(("theme", "rules"), [("dark", ()), ("light", ("color-contrast",))])
def test_no_page_shuts_anybody_out(
    invite: Invite, places: Places, theme: Theme, rules: tuple[str, ...]
) -> None:
    """By all rules once; a theme changes nothing but colours."""
    visitor = invite(theme=theme, known=places.known)
    found = {it: violations(visitor.page, *rules) for it in looked_at(visitor, places)}
    assert {address: bad for address, bad in found.items() if bad} == {}


def test_tables_fit_from_a_small_phone_to_a_wall(invite: Invite, places: Places) -> None:
    visitor = invite(known=places.known)
    for table in (places.bout, places.dungeon):
        visitor.open(f"/table/{table}")
        visitor.page.get_by_role("heading", level=1).wait_for(state="attached")
        for width in WIDTHS:
            visitor.page.set_viewport_size({"width": width, "height": max(640, width * 9 // 16)})
            assert overhang(visitor.page) <= 0, f"{table} at {width}"
