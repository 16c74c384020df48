"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from undercard.bots.house import HouseBot
from undercard.kernel.record import MOST_BYTES
from undercard.server.db.backends import sqlite_url
from undercard.server.logs import LogFormat


@dataclass(frozen=True)
class Rate:
    """A burst, and a rate per second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class UsageLimits:
    """Limits on the requests of one person or one address."""

    body_bytes: int = 65_536
    """Also of a message over a WebSocket."""
    record_bytes: int = MOST_BYTES
    """Of a record to replay. A game has a few thousand, but its pack or scenario may be in it."""
    follows: int = 32
    """Tables that one connection subscribes to at a time."""
    connections: int = 100
    """WebSockets from one address."""
    sign_in: Rate = Rate(10, 0.1)
    """Also of new accounts: each costs a core a tenth of a second."""
    guest: Rate = Rate(20, 0.2)
    table: Rate = Rate(20, 0.2)
    step: Rate = Rate(100, 20)
    message: Rate = Rate(200, 50)
    chat: Rate = Rate(8, 0.5)
    change: Rate = Rate(30, 0.5)
    """Of settings, names, mutes and reports."""
    replay: Rate = Rate(30, 1)
    """Each plays a whole game again."""
    lab: Rate = Rate(10, 0.1)
    """Studies: each starts a process."""
    lab_studies: int = 2
    """Of all visitors together; each of them has one."""
    lab_seconds: float = 60.0
    """Of one study."""
    mistake: Rate = Rate(20, 0.2)
    """Malformed messages, before the connection is closed."""


@dataclass(frozen=True)
class Push:
    """Settings of Web Push."""

    contact: str = ""
    """How push services reach the host, such as `mailto:host@play.example`; else the origin."""
    delay: float = 5.0
    """Seconds in which a turn may be noticed, or taken, without a message."""
    trusted: tuple[str, ...] = ()
    """Push services that may be inside the host's own network, such as `http://127.0.0.1:9000`."""


@dataclass(frozen=True)
class ServerSettings:
    """All settings; the defaults are for one machine and the people around it."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    """The folder with the database, unless `database` says where it is."""
    database: str | None = field(default=None, repr=False)
    """`postgresql://…` or `sqlite:///…`; may have a password in it."""
    connections: int = 6
    """To PostgreSQL, the most that this process opens; see `db.connection_budget`."""
    origins: tuple[str, ...] = ()
    """Where the pages come from that may use the server, such as `https://play.example`.

    Empty: the origin that the request names, which is right on a local machine.
    """
    secure_cookies: bool = False
    """True where the site is reached by https."""
    trusted_proxies: str = "127.0.0.1"
    """Proxies whose header with the client's address is trusted."""
    limits: UsageLimits = UsageLimits()
    push: Push = Push()
    lobby_seconds: float = 1.0
    """How often the lobby is read for its subscribers."""
    stop_seconds: int = 10
    """How long a stop waits for requests in hand."""
    house_bots: tuple[HouseBot, ...] = ()
    """The host's own, beside ours."""
    warm_up: bool = True
    """Whether rules and bots are compiled before they are needed."""
    log_level: str = "INFO"
    log_format: LogFormat = "json"

    @property
    def url(self) -> str:
        return self.database or sqlite_url(self.data)
