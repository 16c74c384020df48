"""A visitor with a browser, who finds elements by role and by text in their language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    StorageState,
    expect,
    sync_playwright,
)

from browser.page_errors import PageErrors
from browser_search import choose_node, launch
from polling import LIMIT_SECONDS
from undercard.locales import Messages

Theme = Literal["dark", "light"]
WIDE = (1440, 900)
PHONE = (360, 740)
TIMEOUT_MS = int(1000 * LIMIT_SECONDS)
"""Milliseconds: the first table or study compiles, and the machine may be busy."""
_numbers = itertools.count(1)
expect.set_options(timeout=TIMEOUT_MS)


class Visitor:
    """A person at a page, with the messages in their language."""

    def __init__(self, context: BrowserContext, address: str, language: str) -> None:
        self.context, self.address = context, address
        self.messages = Messages(language)
        self.errors = PageErrors(context)
        self.page: Page = context.new_page()

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def text(self, message: str, **values: str | int) -> str:
        return self.messages.text(message, **values)

    def button(self, message: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.text(message, **values))

    def link(self, message: str) -> Locator:
        return self.page.get_by_role("link", name=self.text(message), exact=True)

    def group(self, message: str) -> Locator:
        return self.page.get_by_role("group", name=self.text(message), exact=True)

    def second_tab(self) -> Page:
        return self.context.new_page()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the first browser that works."""
    choose_node()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    *,
    language: str = "en",
    size: tuple[int, int] = WIDE,
    theme: Theme = "dark",
    known: StorageState | None = None,
    still: bool = True,
) -> Iterator[Visitor]:
    """Open a visitor with their own IP address, by default without animations."""
    number = next(_numbers)
    context = browser.new_context(
        locale=language,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        storage_state=known,
        reduced_motion="reduce" if still else "no-preference",
        # The server trusts proxies on its machine; different addresses avoid its rate limits.
        extra_http_headers={"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"},
    )
    context.set_default_timeout(TIMEOUT_MS)
    try:
        yield Visitor(context, address, language)
    finally:
        context.close()
