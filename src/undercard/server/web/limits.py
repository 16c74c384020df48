"""Token buckets: each person or address may do so much at once, and so much a second."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from undercard.server.settings import Rate
from undercard.server.web.errors import Busy

PRUNE_AT = 10_000
"""Buckets kept before the full ones are forgotten: a full bucket is as good as none."""


class Bucket:
    """Fills with time; never over its rim."""

    __slots__ = ("_at", "_level", "_rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self._rate, self._level, self._at = rate, rate.burst, at

    def take(self, at: float) -> float:
        """0 if there was a token, else the seconds until there is one."""
        rate = self._rate
        self._level = min(rate.burst, self._level + (at - self._at) * rate.per_second)
        self._at = at
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self._rate.per_second

    def is_full(self, at: float) -> bool:
        return self._level + (at - self._at) * self._rate.per_second >= self._rate.burst


class Buckets:
    """One rate for everybody, a bucket for each."""

    def __init__(
        self,
        what: str,
        rate: Rate,
        clock: Callable[[], float] = time.monotonic,
        refused: Callable[[], None] = lambda: None,
    ) -> None:
        self._what, self._rate, self._clock, self._refused = what, rate, clock, refused
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> None:
        """`Busy` if there was too much of it."""
        at = self._clock()
        if len(self._buckets) >= PRUNE_AT:
            self._prune(at)
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, at)
        if wait := bucket.take(at):
            self._refused()
            raise Busy(f"too many at once: {self._what}; wait {wait:.1f} seconds", wait)

    def _prune(self, at: float) -> None:
        kept = {who: it for who, it in self._buckets.items() if not it.is_full(at)}
        self._buckets = kept if len(kept) < PRUNE_AT else {}


def address_key(host: str | None) -> str:
    """One household: of IPv6 addresses, everybody has more than we can count."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "nowhere"
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return f"{int(address) >> 64:x}/64"
    return str(address)
