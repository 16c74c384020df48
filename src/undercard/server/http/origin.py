"""The origin check: only pages of this site may act for a player.

Browsers send `Origin` with every request that changes something and with every WebSocket; without
it, `Sec-Fetch-Site` has the same information. A page can forge neither.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from undercard.server.http.errors import ForeignOrigin


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Raise `ForeignOrigin` unless the origin is listed, or, without a list, is the server's
    own."""
    origin = connection.headers.get("origin")
    if origin is None:
        is_ours = connection.headers.get("sec-fetch-site") == "same-origin"
    elif allowed:
        is_ours = origin in allowed
    else:
        is_ours = _is_own(origin, connection.headers.get("host"))
    if not is_ours:
        raise ForeignOrigin("the request does not come from a page of this server")


def _is_own(origin: str, host: str | None) -> bool:
    """Compare host and port; a proxy that ends TLS may hide the scheme."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and host is not None and parts.netloc == host
