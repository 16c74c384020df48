"""That the other tests here would hear a page complain."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.site import Site
from browser.test_pages import overhang, unread_ids
from browser.visitor import Visitor, visiting
from polling import wait_until


@pytest.mark.parametrize(
    ("complaint", "heard"),
    [
        ("console.error('no')", "console error: no"),
        ("console.warn('hm')", "console warning: hm"),
        ("setTimeout(() => { throw new Error('oh') })", "exception: oh"),
        ("fetch('/api/nothing')", "HTTP 404"),
        ("fetch('http://127.0.0.1:9/').catch(() => {})", "console error"),
    ],
)
def test_a_complaint_is_heard(browser: Browser, site: Site, complaint: str, heard: str) -> None:
    with visiting(browser, site.address) as visitor:
        visitor.open("/fair")
        visitor.page.evaluate(f"() => {{ {complaint} }}")
        wait_until(lambda: is_heard(visitor, heard))


def is_heard(visitor: Visitor, complaint: str) -> bool:
    visitor.page.title()  # events come in while Playwright is asked for something
    return any(complaint in fault for fault in visitor.watch.faults)


def test_a_missing_message_and_an_overhang_are_seen(browser: Browser, site: Site) -> None:
    with visiting(browser, site.address) as visitor:
        visitor.page.set_content("<p style='width: 200vw'>web-slogan, half-time</p>")
        assert unread_ids(visitor.page) == ["web-slogan"]
        assert overhang(visitor.page) > 0
