"""Addresses of this site for use elsewhere: in feeds, push messages and QR codes."""

from __future__ import annotations

from starlette.requests import Request


def origin_for(request: Request, origins: tuple[str, ...]) -> str:
    """Return the first configured origin, or the one that the request names."""
    if origins:
        return origins[0]
    return f"{request.url.scheme}://{request.url.netloc}"


def page_of(table: str) -> str:
    """Return the path of the page of a table."""
    return f"/table/{table}"
