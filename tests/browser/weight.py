"""The amount of JavaScript that a browser has fetched, compressed with gzip."""

from __future__ import annotations

from functools import cache

import httpx
from playwright.sync_api import Page, Response

BUDGET = 120_000
"""Bytes before the first card."""


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
    with httpx.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as response:
        return sum(len(part) for part in response.iter_raw())
