"""All attacks. The workers of an attack send until its time is over, without waiting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from server.campaigns.attack import floods, readers, requests
from server.campaigns.attack.raw import Tally, Target

SLOW = b"GET /api/tables HTTP/1.1\r\nhost: undercard\r\nx: " + b"x" * 1000


@dataclass(frozen=True)
class Attack:
    name: str
    unit: str
    """What `Tally.through` counts."""
    refusal: str
    """What `Tally.refused` counts."""
    workers: int
    run: Callable[[Target, Tally], Awaitable[None]]


def _flood(name: str, frame: bytes, first: bytes = b"", *, reads: bool = True) -> Attack:
    run = partial(floods.flood, frame=frame, first=first, reads=reads)
    return Attack(name, "bytes", "connections", 20, run)


def _requests(name: str, workers: int, run: Callable[[Target, Tally], Awaitable[None]]) -> Attack:
    return Attack(name, "requests", "requests", workers, run)


ATTACKS = (
    _flood("empty pings", floods.EMPTY_PING),
    _flood("empty fragments", floods.EMPTY_FRAGMENT, floods.FIRST_FRAGMENT),
    _flood("unread pongs", floods.LARGE_PING, reads=False),
    _flood("messages", floods.PING_MESSAGE),
    Attack("handshakes", "WebSockets", "WebSockets", 300, floods.handshakes),
    Attack("abandoned handshakes", "handshakes", "sockets", 300, floods.abandoned_handshakes),
    Attack("idle sockets", "sockets", "sockets", 400, partial(floods.hold, slowly=b"")),
    Attack("slow headers", "sockets", "sockets", 400, partial(floods.hold, slowly=SLOW)),
    _requests("guests", 50, requests.guests),
    _requests("tables", 50, requests.tables),
    _requests("chat", 50, requests.chat),
    _requests("snapshots", 50, requests.snapshots),
    _requests("replays", 50, requests.replays),
    _requests("pictures", 20, readers.pictures),
    _requests("replay files", 20, readers.replay_files),
    _requests("previews", 50, readers.previews),
    _requests("profiles", 50, readers.profiles),
    _requests("games to watch", 50, readers.watched),
    _requests("club pages", 50, readers.clubs),
    _requests("quick matches", 50, readers.quick_matches),
    _requests("puzzle answers", 50, readers.puzzle_answers),
    _requests("bot tables", 20, requests.bot_tables),
    _requests("lobby", 150, requests.lobby),
    _requests("missing pages", 150, requests.pages),
    _requests("pipelined requests", 150, requests.pipeline),
)
NAMES = tuple(it.name for it in ATTACKS)


def attack_of(name: str) -> Attack:
    return next(it for it in ATTACKS if it.name == name)
