"""How much JavaScript a browser has fetched, packed with gzip as the server sends it."""

from __future__ import annotations

from functools import cache

import httpx
from playwright.sync_api import Page, Response

BUDGET = 120_000
"""Bytes before the first card."""


class Weight:
    """Notes what a page fetches from now on."""

    def __init__(self, page: Page) -> None:
        self._scripts = set[str]()
        page.on("response", self._note)

    @property
    def bytes(self) -> int:
        return sum(_packed(url) for url in self._scripts)

    def _note(self, response: Response) -> None:
        if response.request.resource_type == "script":
            self._scripts.add(response.url)


@cache
def _packed(url: str) -> int:
    """Chromium takes the smaller Brotli; gzip is what everybody can compare with."""
    with httpx.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as response:
        return sum(len(part) for part in response.iter_raw())
