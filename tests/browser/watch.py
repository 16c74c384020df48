"""What a page complains about: in the console, by an exception, by a request that failed."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

OUTAGE = (
    r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)",
    r"ERR_EMPTY_RESPONSE",
    r"ERR_SOCKET_NOT_CONNECTED",
    r"WebSocket connection to",
    r"HTTP 503",
)
"""What the browser itself says, whatever the page does, while there is no server."""


class Watch:
    """Collects complaints of all pages of a context."""

    def __init__(self, context: BrowserContext) -> None:
        self._heard: list[str] = []
        self._allowed: list[str] = []
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        context.on("requestfailed", self._miss)
        context.on("response", self._answer)

    def allow(self, *patterns: str) -> None:
        """What belongs to the test."""
        self._allowed += patterns

    @property
    def faults(self) -> list[str]:
        return [it for it in self._heard if not any(re.search(one, it) for one in self._allowed)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self._heard.append(f"console {message.type}: {message.text} ({where})")

    def _catch(self, error: WebError) -> None:
        self._heard.append(f"exception: {error.error}")

    def _miss(self, request: Request) -> None:
        # The browser gives up what it still loads when somebody goes to another page.
        if request.failure != "net::ERR_ABORTED":
            self._heard.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answer(self, response: Response) -> None:
        if response.status >= 400:
            self._heard.append(f"HTTP {response.status}: {response.url}")
