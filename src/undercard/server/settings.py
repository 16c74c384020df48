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
    """The maximum bytes of a body, and of a message over a WebSocket."""
    record_bytes: int = MOST_BYTES
    """The maximum bytes of a record to replay. A game has a few thousand, but may contain a pack or
    scenario."""
    sockets: int = 10_000
    """The maximum number of open sockets; fewer if the system allows fewer descriptors."""
    address_sockets: int = 200
    """The maximum number of sockets, and of requests at the same time, from one address."""
    request_seconds: float = 10.0
    """The time for the headers of a request, and again for its body, in seconds."""
    at_work: int = 4
    """The maximum number of requests of one address whose response is being made; more wait."""
    control_frame: Rate = Rate(50, 5)
    """Control frames, fragments and frames after our close frame of one WebSocket, which cost work
    without a message; more are read later, and the connection is closed at last."""
    stall_seconds: float = 20.0
    """The time in seconds after which a client that does not read is disconnected."""
    subscriptions: int = 32
    """The maximum number of subscriptions of one connection."""
    connections: int = 100
    """The maximum number of WebSockets from one address."""
    per_address: float = 4.0
    """How many times the rate of one person an address has; many people may share one."""
    new_socket: Rate = Rate(200, 50)
    """New sockets of one address; more are closed."""
    request: Rate = Rate(60, 100)
    """Requests and handshakes of one address; more are delayed. Each takes about a millisecond."""
    sign_in: Rate = Rate(10, 0.1)
    """Sign-ins and new accounts, each of which uses a tenth of a second of CPU."""
    second_factor: Rate = Rate(10, 0.0017)
    """Codes of a second factor after a right password. A code has a million values, of which three
    are valid at a time."""
    mail: Rate = Rate(5, 0.0017)
    """Messages to one e-mail address, and on request of one address."""
    guest: Rate = Rate(20, 0.2)
    table: Rate = Rate(20, 0.2)
    open_table: Rate = Rate(12, 0.02)
    """Public tables that wait for other people."""
    bot_table: Rate = Rate(6, 0.02)
    """Tables without people."""
    bot_tables: int = 8
    """The maximum number of tables without people that play at the same time."""
    lobby_tables: int = 5
    """The maximum number of waiting tables of one address, and of running ones, in the lobby."""
    step: Rate = Rate(100, 20)
    message: Rate = Rate(200, 50)
    chat: Rate = Rate(8, 0.5)
    emote: Rate = Rate(6, 0.3)
    """Emotes at tables."""
    club: Rate = Rate(30, 0.2)
    """Changes of clubs and of memberships, invitations, and reports of posts."""
    new_club: Rate = Rate(3, 0.00028)
    """New clubs."""
    change: Rate = Rate(30, 0.5)
    """Changes of settings and names, and reports."""
    quick_match: Rate = Rate(30, 1)
    """Requests for a quick match, which a page repeats every three seconds while it waits."""
    contact: Rate = Rate(20, 0.1)
    """Challenges and their answers, follows and blocks."""
    snapshot: Rate = Rate(60, 3)
    """Reads of a whole table, its record or its link, and subscriptions, which begin with one."""
    replay: Rate = Rate(30, 1)
    """Replays, each of which replays a whole game."""
    picture: Rate = Rate(12, 0.1)
    """Pictures and animations that have to be drawn, not those in the cache, and replays as a
    file."""
    profile: Rate = Rate(40, 2)
    """Profiles, histories and lists of people, each of which reads many rows."""
    puzzle: Rate = Rate(30, 0.2)
    """Answers to puzzles."""
    lab: Rate = Rate(10, 0.1)
    """Studies, each of which starts a process."""
    lab_studies: int = 2
    """The maximum number of studies of all visitors; each visitor may run one."""
    lab_seconds: float = 60.0
    """The time limit of one study in seconds."""
    lab_niceness: int = 10
    """How much lower than the server's the CPU priority of a study is. On a busy machine, 10
    leaves it about a tenth of what another process receives."""
    mistake: Rate = Rate(20, 0.2)
    """Malformed messages before the connection is closed."""


@dataclass(frozen=True)
class Push:
    """Settings of Web Push."""

    contact: str = ""
    """The contact of the host for push services, such as `mailto:host@play.example`; default: the
    origin."""
    delay: float = 5.0
    """Seconds from the start of a turn to the message, unless the player is present or acts."""
    trusted: tuple[str, ...] = ()
    """Push services that may be inside the host's own network, such as `http://127.0.0.1:9000`."""


@dataclass(frozen=True)
class MailSettings:
    """Settings of e-mail; off without the URL of an SMTP server."""

    smtp: str = field(default="", repr=False)
    """`smtp://…` or `smtps://…`; it may contain a password."""
    sender: str = ""
    """The sender, such as `Undercard <undercard@play.example>`."""
    delay: float = 300.0
    """Seconds from a notice to the message; a player who acts in that time gets none."""


@dataclass(frozen=True)
class ServerSettings:
    """All settings; the defaults are for one machine in a local network."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    """The folder of the database, unless `database` is set."""
    database: str | None = field(default=None, repr=False)
    """`postgresql://…` or `sqlite:///…`; it may contain a password."""
    connections: int = 6
    """The maximum number of connections of this process to PostgreSQL; see
    `db.connection_budget`."""
    origins: tuple[str, ...] = ()
    """The origins of pages that may use the server, such as `https://play.example`.

    Empty: the addresses that the server listens on; see `http.host_check`.
    """
    secure_cookies: bool = False
    """Set it if the site is served over https."""
    trusted_proxies: str = "127.0.0.1"
    """Proxies whose header with the client's address is trusted."""
    limits: UsageLimits = UsageLimits()
    push: Push = Push()
    mail: MailSettings = MailSettings()
    lobby_seconds: float = 1.0
    """The interval in seconds at which the lobby is read for its subscribers."""
    backup_every: float = 0.0
    """Seconds between two backups; 0: none are made."""
    backup_keep: int = 7
    """The number of backups that are kept."""
    backup_folder: Path | None = None
    """The folder of the backups; default: `backups` in `data`."""
    abandoned_after: float = 60 * 86_400.0
    """Seconds without a change after which an open or running table is removed; 0: never."""
    stop_seconds: int = 10
    """Seconds for which a stop waits for pending requests."""
    house_bots: tuple[HouseBot, ...] = ()
    """Bots of the host, in addition to the built-in ones."""
    puzzle_days: int = 0
    """The number of days, today included, whose puzzles are made ahead; 0: none are made."""
    warm_up: bool = True
    """Whether rules and bots are compiled before they are needed."""
    log_level: str = "INFO"
    log_format: LogFormat = "json"

    @property
    def backups(self) -> Path:
        return self.backup_folder or self.data / "backups"

    @property
    def url(self) -> str:
        return self.database or sqlite_url(self.data)
