"""The amount of JavaScript that a browser has fetched, compressed with gzip."""

from __future__ import annotations

from functools import cache

import httpx
from playwright.sync_api import Page, Response, expect

from browser.lobby import choose_game
from browser.visitor import Visitor
from polling import LIMIT_SECONDS

BUDGET = 120_000
"""Bytes before the first card."""
FIRST_SIGHTS = {"fightdrome": "web-hand-yours", "survive": "web-survive-map"}
"""The label of what a player sees first at a table of each game."""
WATCH = """
const seen = new MutationObserver(() => {
  if (!document.querySelector('[aria-label="LABEL"]')) return;
  performance.mark("first-sight");
  seen.disconnect();
});
seen.observe(document, { childList: true, subtree: true });
"""
SCRIPTS_BEFORE = """() => {
  const [seen] = performance.getEntriesByName("first-sight");
  const fetched = performance.getEntriesByType("resource");
  return fetched.filter((it) => it.startTime < seen.startTime).map((it) => it.name)
    .filter((name) => name.endsWith(".js"));
}"""


def bytes_to_first_card(visitor: Visitor, game: str) -> int:
    """Start a game against a bot and return the bytes of scripts requested before it shows.

    The page itself records the moment: a slow test would count what it loads afterwards.
    """
    label = visitor.text(FIRST_SIGHTS[game])
    visitor.page.add_init_script(WATCH.replace("LABEL", label))
    choose_game(visitor, game)
    visitor.button(f"level-{game}-1").click()
    expect(visitor.page.get_by_label(label, exact=True)).to_be_visible()
    return sum(map(_compressed_size, set(visitor.page.evaluate(SCRIPTS_BEFORE))))


class Weight:
    """Records the scripts that a page fetches from now on."""

    def __init__(self, page: Page) -> None:
        self._scripts = set[str]()
        page.on("response", self._record)

    @property
    def bytes(self) -> int:
        return sum(_compressed_size(url) for url in self._scripts)

    def _record(self, response: Response) -> None:
        if response.request.resource_type == "script":
            self._scripts.add(response.url)


@cache
def _compressed_size(url: str) -> int:
    """Return the size with gzip, for comparison with other sites; Chromium itself uses Brotli."""
    headers = {"Accept-Encoding": "gzip"}
    with httpx.stream("GET", url, headers=headers, timeout=LIMIT_SECONDS) as response:
        return sum(len(part) for part in response.iter_raw())
