"""Errors of a page: console messages, exceptions and failed requests."""

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
"""The errors that the browser itself logs while the server is down."""
RETRIED = r"WebSocket is closed before the connection is established"
"""A browser logs it when a page gives up a slow connection and opens another one."""


class PageErrors:
    """Collects the errors of all pages of a context."""

    def __init__(self, context: BrowserContext) -> None:
        self._errors: list[str] = []
        self._allowed: list[str] = [RETRIED]
        context.on("console", self._on_console)
        context.on("weberror", self._on_exception)
        context.on("requestfailed", self._on_failure)
        context.on("response", self._on_response)

    def allow(self, *patterns: str) -> None:
        """Expect errors that match these patterns."""
        self._allowed += patterns

    @property
    def unexpected(self) -> list[str]:
        return [it for it in self._errors if not any(re.search(one, it) for one in self._allowed)]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self._errors.append(f"console {message.type}: {message.text} ({where})")

    def _on_exception(self, error: WebError) -> None:
        self._errors.append(f"exception: {error.error}")

    def _on_failure(self, request: Request) -> None:
        # The browser aborts requests on navigation.
        if request.failure != "net::ERR_ABORTED":
            self._errors.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self._errors.append(f"HTTP {response.status}: {response.url}")
