"""Addresses of this site that leave it: in feeds, and as pictures for telephones."""

from __future__ import annotations

from starlette.requests import Request

from undercard.server.settings import Settings


def origin_for(request: Request, settings: Settings) -> str:
    """The first that was configured, else where the request says the server is."""
    if settings.origins:
        return settings.origins[0]
    return f"{request.url.scheme}://{request.url.netloc}"
