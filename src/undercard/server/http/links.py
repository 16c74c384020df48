"""Addresses of this site for use elsewhere: in feeds, push messages, invitations and QR codes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Literal, TypeAlias

from starlette.requests import Request

from undercard.server.http.host_check import LOCAL, host_of, is_loopback
from undercard.server.listener import network_address, url_of

Reach: TypeAlias = Literal["others", "machine"]
"""`machine`: only browsers on the server's own machine can open the address."""


@dataclass(frozen=True)
class Links:
    """The address of the site: `origins` are configured, `host` is the one to listen on."""

    origins: tuple[str, ...] = ()
    host: str = "127.0.0.1"
    network: Callable[[], str | None] = network_address

    def origin(self, request: Request) -> str:
        """Return the first configured origin, or the one that the request names.

        The loopback address means another machine to another device: if the server listens on
        all addresses, that of the machine in its network replaces it.
        """
        if self.origins:
            return self.origins[0]
        if _is_local(request) and _is_unspecified(self.host) and (near := self.network()):
            return url_of(near, request.url.port or 80)
        return origin_of(request)

    def reach(self, request: Request) -> Reach:
        """Return who can open links with `origin`."""
        if self.origins or not _is_local(request):
            return "others"
        is_open = _is_unspecified(self.host) and self.network() is not None
        return "others" if is_open else "machine"


def origin_of(request: Request) -> str:
    """Return the origin that the request names."""
    return f"{request.url.scheme}://{request.url.netloc}"


def page_of(table: str) -> str:
    """Return the path of the page of a table."""
    return f"/table/{table}"


def _is_local(request: Request) -> bool:
    host = host_of(request.url.netloc)
    return host == LOCAL or is_loopback(host)


def _is_unspecified(host: str) -> bool:
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return False
