"""What the pages showed and the server logged when a test failed, for its report."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Error, Page

from browser.site import Site
from browser.visitor import Visitor

TEXT = 1500
"""Characters of each page."""
LINES = 20
"""Lines of the server's log."""


def describe_failure(visitors: Iterable[Visitor], site: Site) -> str:
    lines: list[str] = []
    for number, visitor in enumerate(visitors):
        for page in visitor.context.pages:
            lines += [f"visitor {number} at {page.url}:", _text_of(page)]
        lines += visitor.errors.unexpected
    log = (site.data / "serve.log").read_text(errors="replace")
    return "\n".join([*lines, "the server:", *log.splitlines()[-LINES:]])


def _text_of(page: Page) -> str:
    try:
        return page.locator("body").inner_text(timeout=5000)[:TEXT]
    except Error as error:
        return f"no text: {error.message}"
