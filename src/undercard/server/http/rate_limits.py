"""Rate limits by token buckets: a burst and a rate per second for each person or address."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from ipaddress import IPv6Address, ip_address

from undercard.server.http.errors import Busy
from undercard.server.http.host_check import plain
from undercard.server.http.metrics import Metrics
from undercard.server.settings import Rate, UsageLimits

PRUNE_AT = 10_000
"""The number of buckets at which full ones, which limit nothing, are removed."""


class Bucket:
    """One bucket; it fills with time up to the burst."""

    __slots__ = ("_at", "_level", "_rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self._rate, self._level, self._at = rate, rate.burst, at

    def take(self, at: float) -> float:
        """Take a token; return 0, or the seconds until there is one."""
        rate = self._rate
        self._level = min(rate.burst, self._level + (at - self._at) * rate.per_second)
        self._at = at
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self._rate.per_second

    def is_full(self, at: float) -> bool:
        return self._level + (at - self._at) * self._rate.per_second >= self._rate.burst


class Pace:
    """One rate for each address; what exceeds it is delayed, each a little more than the last."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._every, self._clock = 1 / rate.per_second, clock
        self._burst = (rate.burst - 1) * self._every
        self._due: dict[str, float] = {}

    def take(self, address: str) -> float:
        """Return the seconds by which the next request of the address is to be delayed."""
        at = self._clock()
        if len(self._due) >= PRUNE_AT:
            kept = {it: due for it, due in self._due.items() if due > at - self._burst}
            self._due = kept if len(kept) < PRUNE_AT else {}
        due = max(self._due.get(address, 0.0), at - self._burst)
        self._due[address] = due + self._every
        return max(0.0, due - at)


class Buckets:
    """One rate, with a bucket for each person or address."""

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
        """Take a token of one person or address; raise `Busy` if there is none."""
        at = self._clock()
        if len(self._buckets) >= PRUNE_AT:
            self._prune(at)
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, at)
        if wait := bucket.take(at):
            self._refused()
            raise Busy(f"too many {self._what}; wait {wait:.1f} seconds", wait)

    def _prune(self, at: float) -> None:
        kept = {who: it for who, it in self._buckets.items() if not it.is_full(at)}
        self._buckets = kept if len(kept) < PRUNE_AT else {}


class Limit:
    """A rate for each person, and a higher one for each address, which several people may
    share."""

    def __init__(self, people: Buckets, addresses: Buckets) -> None:
        self._people, self._addresses = people, addresses

    def take(self, person: str | None, address: str) -> None:
        """Take a token of the person, if there is one, and of the address; raise `Busy` if one has
        none."""
        if person is not None:
            self._people.take(person)
        self._addresses.take(address)


class RateLimits:
    """The rates of the site: one set of buckets for each kind of request."""

    def __init__(self, limits: UsageLimits, metrics: Metrics) -> None:
        def buckets(name: str, what: str, rate: Rate) -> Buckets:
            return Buckets(what, rate, refused=partial(metrics.limit, name))

        def limit(name: str, what: str, rate: Rate) -> Limit:
            many = limits.per_address
            shared = Rate(rate.burst * many, rate.per_second * many)
            at_address = buckets(f"address_{name}", f"{what} from this address", shared)
            return Limit(buckets(name, what, rate), at_address)

        self.sign_in = buckets("sign_in", "attempts to sign in", limits.sign_in)
        self.second_factor = buckets(
            "second_factor", "codes of a second factor", limits.second_factor
        )
        self.mail = buckets("mail", "e-mails", limits.mail)
        self.guest = buckets("guest", "new guests", limits.guest)
        self.table = limit("table", "new tables", limits.table)
        self.open_table = limit("open_table", "new open tables", limits.open_table)
        self.bot_table = limit("bot_table", "new tables of bots", limits.bot_table)
        self.snapshot = limit("snapshot", "reads of tables", limits.snapshot)
        self.step = buckets("step", "steps", limits.step)
        self.message = buckets("message", "messages", limits.message)
        self.replay = limit("replay", "replays", limits.replay)
        self.picture = limit("picture", "pictures", limits.picture)
        self.chat = limit("chat", "lines of chat", limits.chat)
        self.emote = limit("emote", "emotes", limits.emote)
        self.club = limit("club", "changes of clubs", limits.club)
        self.new_club = limit("new_club", "new clubs", limits.new_club)
        self.change = buckets("change", "changes", limits.change)
        self.quick_match = limit("quick_match", "quick matches", limits.quick_match)
        self.contact = limit("contact", "challenges and follows", limits.contact)
        self.profile = limit("profile", "profiles and histories", limits.profile)
        self.puzzle = limit("puzzle", "answers to puzzles", limits.puzzle)
        self.lab = buckets("lab", "studies", limits.lab)


def address_key(host: str | None) -> str:
    """Return the key of an address; all IPv6 addresses of one household share it."""
    try:
        address = ip_address(plain(host or ""))
    except ValueError:
        return host or "nowhere"
    return f"{int(address) >> 64:x}/64" if isinstance(address, IPv6Address) else str(address)


def shown_address(key: str) -> str:
    """Return the key of an address as people write it, such as `2001:db8:1:2::/64`."""
    prefix, slash, bits = key.partition("/")
    return f"{IPv6Address(int(prefix, 16) << 64)}/{bits}" if slash else key
