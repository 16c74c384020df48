"""The Host check: without configured origins, the server answers only to its own addresses.

A page of another site can make its own name resolve to this machine (DNS rebinding); to a browser
it then has the same origin as the server. The request still names the other site in `Host`.
"""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from undercard.server.http.errors import WrongHost, refusal_of, status_of
from undercard.server.http.responses import refusal_response

LOCAL = "localhost"


class HostCheck:
    """Middleware that refuses requests for other hosts; `host` is the address to listen on."""

    def __init__(self, app: ASGIApp, host: str, origins: tuple[str, ...]) -> None:
        self._app, self._is_on = app, not origins
        self._names = own_names(host)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._is_on:
            given = Headers(scope=scope).get("host", "")
            if not self._is_own(given, scope.get("server")):
                await _refuse(given, scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _is_own(self, given: str, server: tuple[str, int | None] | None) -> bool:
        """Return whether the request names this machine, at any port: a tunnel may use another."""
        host = host_of(given)
        if host in self._names:
            return True
        # The address of the machine at which the client reached it.
        reached = plain(server[0]) if server is not None else None
        return host == reached or (host == LOCAL and reached is not None and is_loopback(reached))


async def _refuse(given: str, scope: Scope, receive: Receive, send: Send) -> None:
    shown = given if given.isprintable() and len(given) < 256 else ""
    error = WrongHost(
        f"this server does not answer to the host {shown!r}; if that is its address, start it with"
        f" --origin http://{shown or 'play.example'}"
    )
    response = refusal_response(refusal_of(error), status_of(error))
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)


def own_names(host: str) -> frozenset[str]:
    """Return the names of a server that listens on `host`; those of the machine if it listens on
    all addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return frozenset({host.lower()})
    if not address.is_unspecified:
        return frozenset({plain(host)})
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return frozenset({LOCAL, name, short, f"{short}.local"})


def host_of(given: str) -> str:
    """Return the host of a header `Host`, without its port."""
    text = given.strip().lower()
    if text.startswith("["):
        return plain(text[1:].partition("]")[0])
    return plain(text.rpartition(":")[0] if ":" in text else text)


def plain(text: str) -> str:
    """Return an address in its usual form, an IPv4 address that is mapped to IPv6 as IPv4."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return text.lower().rstrip(".")
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(address)


def is_loopback(text: str) -> bool:
    try:
        return ip_address(text).is_loopback
    except ValueError:
        return False
