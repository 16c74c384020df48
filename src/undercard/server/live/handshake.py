"""The handshake of a WebSocket between HTTP and ASGI: requests in, headers out."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import cast
from urllib.parse import unquote

from starlette.types import Message, Scope
from websockets.datastructures import Headers
from websockets.http11 import Request

from undercard.server.http.host_check import plain


class Inbox:
    """ASGI's `receive`: the connect event, then the disconnect event."""

    def __init__(self, closed: asyncio.Future[int]) -> None:
        self._closed, self._has_come = closed, False

    async def receive(self) -> Message:
        if not self._has_come:
            self._has_come = True
            return {"type": "websocket.connect"}
        return {"type": "websocket.disconnect", "code": await asyncio.shield(self._closed)}


def scope_of(
    request: Request, transport: asyncio.Transport, root: str, state: dict[str, object]
) -> Scope:
    """Return the ASGI scope of the request."""
    path, _, query = request.path.partition("?")
    named = request.headers.get_all("Sec-WebSocket-Protocol")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if transport.get_extra_info("sslcontext") else "ws",
        "server": _address(transport.get_extra_info("sockname")),
        "client": _address(transport.get_extra_info("peername")),
        "root_path": root,
        "path": root + unquote(path),
        "raw_path": (root + path).encode(),
        "query_string": query.encode(),
        "headers": [
            (name.lower().encode(), value.encode("latin-1", "surrogateescape"))
            for name, value in request.headers.raw_items()
        ],
        "subprotocols": [one.strip() for header in named for one in header.split(",")],
        "state": state,
        "extensions": {"websocket.http.response": {}},
    }


def _address(found: object) -> tuple[str, int] | None:
    if not isinstance(found, tuple) or len(found) < 2:
        return None
    return plain(str(found[0])), int(found[1])


def headers_of(message: Mapping[str, object]) -> Headers:
    given = cast(list[tuple[bytes, bytes]], message.get("headers") or [])
    return Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in given])
