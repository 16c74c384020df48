"""The site as an app: it can be installed, and its lessons are played without a connection."""

from __future__ import annotations

import struct

import pytest
from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.test_lessons import MAX_STEPS, SIZES, play_once
from browser.visitor import Visitor
from undercard.locales import LANGUAGES

NO_CONNECTION = (r"ERR_INTERNET_DISCONNECTED", r"navigation preload", r"WebSocket connection to")
READY = "navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)"
IS_CONTROLLED = "navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const names = await caches.keys();
  const cache = await caches.open(names[0]);
  const kept = await Promise.all((await cache.matchAll()).map((it) => it.blob()));
  return [names.length, kept.reduce((sum, { size }) => sum + size, 0)];
}"""
FIRST_SECTION = {"fightdrome": "reference-fightdrome-answers", "survive": "reference-survive-round"}
MOST_KEPT = 1_100_000
"""Bytes of all files that a browser keeps, not compressed."""


def kept_at(visitor: Visitor, path: str) -> None:
    """Open a page, and wait until the worker has kept the files and controls the page."""
    visitor.open(path)
    assert "language=" in visitor.page.evaluate(READY)
    visitor.page.reload()
    assert visitor.page.evaluate(IS_CONTROLLED)


def test_the_site_can_be_installed(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de")
    kept_at(visitor, "/settings")
    linked = visitor.page.locator("link[rel=manifest]")
    expect(linked).to_have_attribute("href", "/manifest-de.webmanifest")
    session = visitor.context.new_cdp_session(visitor.page)
    found = session.send("Page.getAppManifest")
    assert (found["errors"], found["url"][-24:]) == ([], "/manifest-de.webmanifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A private window cannot install anything.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
    # The browser's offer is shown in the settings only, and without it nothing is.
    offer = visitor.button("offline-app-install")
    expect(offer).to_have_count(0)
    visitor.page.evaluate("dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))")
    expect(offer).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manifest_and_its_icons_are_served(new_visitor: NewVisitor, language: str) -> None:
    visitor = new_visitor(language=language)
    name = "manifest" if language == "en" else f"manifest-{language}"
    reply = visitor.context.request.get(f"{visitor.address}/{name}.webmanifest")
    assert reply.headers["content-type"] == "application/manifest+json"
    manifest = reply.json()
    assert (manifest["id"], manifest["lang"], manifest["display"]) == ("/", language, "standalone")
    assert manifest["description"] == visitor.text("offline-app-about")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    icons = [*manifest["icons"], *(it for one in manifest["shortcuts"] for it in one["icons"])]
    for icon in icons:
        body = visitor.context.request.get(visitor.address + icon["src"]).body()
        width, height = struct.unpack(">II", body[16:24])
        assert icon["sizes"] == f"{width}x{height}"


def test_lessons_rules_and_cards_without_a_connection(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de", size=SIZES[0])
    kept_at(visitor, "/learn")
    caches, size = visitor.page.evaluate(KEPT)
    assert (caches, size <= MOST_KEPT) == (1, True)
    visitor.errors.allow(*NO_CONNECTION)
    visitor.context.set_offline(True)
    visitor.open("/table/somewhere")
    expect(visitor.page).to_have_url(f"{visitor.address}/offline?to=%2Ftable%2Fsomewhere")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.text("offline-title"))
    for lesson in ("fightdrome/bout", "survive/turn", "survive/trouble"):
        visitor.open("/offline")
        title = visitor.text(f"help-lesson-{lesson.replace('/', '-')}")
        visitor.page.get_by_role("link", name=title, exact=True).click()
        finish_lesson(visitor)
    for game in ("fightdrome", "survive"):
        visitor.open(f"/rules/{game}#{game[0].upper()}1.1")
        expect(visitor.page.locator(f"[id='{game[0].upper()}1.1']")).to_be_visible()
        visitor.open(f"/rules/{game}/card")
        sections = visitor.page.get_by_role("heading", level=2)
        expect(sections.first).to_have_text(visitor.text(FIRST_SECTION[game]))
        expect(sections.filter(has_text=visitor.text("reference-switches"))).to_be_visible()
    # Without a game, those of the last one are shown.
    visitor.open("/rules")
    expect(visitor.page.locator("[id='S1.1']")).to_be_visible()
    visitor.open("/games")
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.text("offline-back"))
    visitor.button("offline-continue").click()
    expect(visitor.page).to_have_url(f"{visitor.address}/games")


def finish_lesson(visitor: Visitor) -> None:
    end = visitor.button("help-play-bot")
    expect(visitor.page.locator("#guide")).to_be_visible()
    for _ in range(MAX_STEPS):
        if end.is_visible():
            break
        play_once(visitor)
    expect(end).to_be_visible()
