"""The other tests notice errors on a page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.site import Site
from browser.test_pages import message_ids, overflow
from browser.visitor import Visitor, visiting
from polling import wait_until


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("console.error('no')", "console error: no"),
        ("console.warn('hm')", "console warning: hm"),
        ("setTimeout(() => { throw new Error('oh') })", "exception: oh"),
        ("fetch('/api/nothing')", "HTTP 404"),
        ("fetch('http://127.0.0.1:9/').catch(() => {})", "console error"),
    ],
)
def test_an_error_is_collected(browser: Browser, site: Site, script: str, error: str) -> None:
    with visiting(browser, site.address) as visitor:
        visitor.open("/fair")
        visitor.page.evaluate(f"() => {{ {script} }}")
        wait_until(lambda: is_collected(visitor, error))


def is_collected(visitor: Visitor, error: str) -> bool:
    visitor.page.title()  # Playwright delivers events during a call
    return any(error in found for found in visitor.errors.unexpected)


def test_a_missing_message_and_an_overflow_are_found(browser: Browser, site: Site) -> None:
    with visiting(browser, site.address) as visitor:
        visitor.page.set_content("<p style='width: 200vw'>web-slogan, half-time</p>")
        assert message_ids(visitor.page) == ["web-slogan"]
        assert overflow(visitor.page) > 0
