"""The open sockets of the server: how many there are, in all and from one address.

A socket is counted when it is accepted, before anything is read or awaited, so that many opened at
the same time cannot pass a limit together. A trusted proxy opens sockets for many clients: its
sockets count only in all, and `http.concurrency` limits the requests of each client behind it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, TypeAlias

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from undercard.server.http.errors import Busy
from undercard.server.http.host_check import plain
from undercard.server.http.metrics import OtherLimit
from undercard.server.http.rate_limits import Buckets, address_key
from undercard.server.settings import UsageLimits

RESERVED = 128
"""Descriptors for the database, the bot workers and files."""
FEWEST = 16
Refused: TypeAlias = Literal["sockets", "address_sockets", "new_socket"]
"""A limit that a new socket exceeds, as the metrics name it."""


class Sockets:
    """Counts sockets; `exceeded` is called with the name of a limit that was hit."""

    def __init__(
        self,
        limits: UsageLimits | None = None,
        trusted_proxies: str = "",
        exceeded: Callable[[OtherLimit], None] = lambda _: None,
    ) -> None:
        self.limits = limits or UsageLimits()
        self.exceeded = exceeded
        self._most = most_sockets(self.limits.sockets)
        # One address never gets more than half, however few descriptors there are.
        self._most_of_one = min(self.limits.address_sockets, self._most // 2)
        self._proxies = ProxyHeadersMiddleware(_no_app, trusted_proxies).trusted_hosts
        self._addresses: dict[asyncio.BaseTransport, str | None] = {}
        self._of: Counter[str] = Counter()
        self._new = Buckets("new sockets", self.limits.new_socket)

    def enter(self, transport: asyncio.BaseTransport) -> Refused | None:
        """Count a new socket, or return the limit that it exceeds."""
        address = self._address(transport)
        if len(self._addresses) >= self._most:
            return "sockets"
        if address is not None:
            if self._of[address] >= self._most_of_one:
                return "address_sockets"
            try:
                self._new.take(address)
            except Busy:
                return "new_socket"
            self._of[address] += 1
        self._addresses[transport] = address
        return None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a socket that was lost; it may have been refused."""
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def _address(self, transport: asyncio.BaseTransport) -> str | None:
        """Return the key of the client's address, or None for a trusted proxy."""
        peer = transport.get_extra_info("peername")
        host = plain(str(peer[0])) if isinstance(peer, tuple) else None
        return None if host in self._proxies else address_key(host)


def sockets_of(config: object) -> Sockets:
    """Return the sockets of uvicorn's configuration, or new ones for a plain configuration."""
    found = getattr(config, "sockets", None)
    return found if isinstance(found, Sockets) else Sockets()


class StallTimer:
    """Aborts a transport that has unsent bytes while its client reads nothing for a time."""

    def __init__(
        self, transport: asyncio.Transport, seconds: float, aborted: Callable[[], None]
    ) -> None:
        self._transport, self._seconds, self._aborted = transport, seconds, aborted
        self._unsent = 0
        self._handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self.stop()
        self._unsent = self._transport.get_write_buffer_size()
        self._handle = asyncio.get_running_loop().call_later(self._seconds, self._check)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _check(self) -> None:
        self._handle = None
        unsent = self._transport.get_write_buffer_size()
        if not unsent:
            return
        if unsent < self._unsent:
            self.start()
        else:
            self._aborted()
            self._transport.abort()


def descriptor_limit() -> int | None:
    """Return how many descriptors this process may have; None on Windows."""
    return _descriptors()[0]


def most_sockets(wanted: int) -> int:
    """Return how many sockets the limit on descriptors allows."""
    limit = descriptor_limit()
    return wanted if limit is None else min(wanted, max(FEWEST, limit - RESERVED))


def raise_descriptor_limit(wanted: int) -> None:
    """Raise the soft limit on descriptors as far as this many sockets need and the hard one
    allows."""
    soft, hard = _descriptors()
    if soft is None or hard is None or soft >= wanted + RESERVED:
        return
    import resource

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, wanted + RESERVED), hard))


def _descriptors() -> tuple[int | None, int | None]:
    """Return the soft and the hard limit on descriptors; None on Windows, which has none."""
    try:
        import resource
    except ImportError:
        return None, None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    most = 2**31
    return (most if soft == unlimited else soft), (most if hard == unlimited else hard)


async def _no_app(*_: object) -> None:
    """Stands for the application of a middleware that is used for its list of proxies."""
