"""Checks of push endpoints, which clients may choose freely.

The server must not send requests into its own network (SSRF). So an endpoint must be https on the
default port, and its name is resolved and checked here; the connection uses the checked IP address.
"""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from undercard.server.notices.errors import BadEndpoint

PORT = 443
_NAT64 = IPv6Network("64:ff9b::/96")
_IN_LOW_BITS = (_NAT64, IPv6Network("::/96"), IPv6Network("64:ff9b:1::/48"))
"""IPv4-compatible addresses, and NAT64: the last 32 bits are an IPv4 address."""


@dataclass(frozen=True)
class Address:
    """The URL to connect to, and the name of the host for the request."""

    url: str
    host: str


def check_endpoint(endpoint: str, trusted: tuple[str, ...] = ()) -> SplitResult:
    """Check an endpoint without resolving it; `trusted` origins of the settings are exempt."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadEndpoint("not an address") from None
    if f"{parts.scheme}://{parts.netloc}" in trusted:
        return parts
    if parts.scheme != "https" or not host or port not in (None, PORT):
        raise BadEndpoint("a push service is reached by https, on its usual port")
    if parts.username is not None or not endpoint.isascii() or not endpoint.isprintable():
        raise BadEndpoint("an address without a user's name, in plain characters")
    if not _is_outside(host, is_name_fine=True):
        raise BadEndpoint("the address is not one of the open internet")
    return parts


async def look_up(endpoint: str, trusted: tuple[str, ...] = ()) -> Address:
    """Resolve an endpoint; raise `BadEndpoint` if it is inside the server's network."""
    parts = check_endpoint(endpoint, trusted)
    if f"{parts.scheme}://{parts.netloc}" in trusted:
        return Address(endpoint, parts.netloc)
    host = str(parts.hostname)
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    except OSError:
        raise BadEndpoint("the address has no number") from None
    numbers = [str(one[4][0]) for one in found]
    if not numbers or not all(_is_outside(number) for number in numbers):
        raise BadEndpoint("the address is not one of the open internet")
    netloc = f"[{numbers[0]}]" if ":" in numbers[0] else numbers[0]
    return Address(parts._replace(netloc=netloc, fragment="").geturl(), host)


def _is_outside(host: str, *, is_name_fine: bool = False) -> bool:
    try:
        number = ip_address(host)
    except ValueError:
        return is_name_fine and "." in host and not host.endswith((".localhost", ".local"))
    return all(map(_is_public, (number, *embedded_in(number))))


def _is_public(number: IPv4Address | IPv6Address) -> bool:
    if isinstance(number, IPv6Address) and (
        number.ipv4_mapped or number.sixtofour or number in _NAT64
    ):
        return True  # it counts as its embedded address; versions of Python judge 6to4 differently
    if isinstance(number, IPv6Address) and number.is_site_local:
        return False  # Python 3.11 calls these global
    return number.is_global and not number.is_multicast and not number.is_reserved


def embedded_in(number: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """Return the IPv4 addresses to which a gateway may forward what is sent to an IPv6 address."""
    if isinstance(number, IPv4Address):
        return []
    found = [number.ipv4_mapped, number.sixtofour, *(number.teredo or ())]
    low = IPv4Address(int(number) & 0xFFFF_FFFF)
    if any(number in network for network in _IN_LOW_BITS) or _is_isatap(number):
        found.append(low)
    return [it for it in found if it is not None]


def _is_isatap(number: IPv6Address) -> bool:
    return (int(number) >> 32) & 0xFDFF_FFFF == 0x5EFE
