"""One request as the endpoints see it: who asks, what for, and the site it is asked of."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from functools import partial

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from undercard.server.bot_api.streams import Streams
from undercard.server.bot_api.tokens import AccessTokens
from undercard.server.lab.room import Room
from undercard.server.live.audience import Audience
from undercard.server.notices.service import Notices
from undercard.server.people import People, Session, SignedIn
from undercard.server.people.bans import Doors
from undercard.server.people.people import SESSION_SECONDS
from undercard.server.people.queries import Who
from undercard.server.readiness import Readiness
from undercard.server.settings import Rate, Settings
from undercard.server.together import Together
from undercard.server.web.contract import Tables
from undercard.server.web.errors import NotSignedIn
from undercard.server.web.limits import Buckets, address_key
from undercard.server.web.metrics import Metrics


class Gate:
    """The rates of the site, one set of buckets for each kind of request."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        limits = settings.limits

        def buckets(name: str, what: str, rate: Rate) -> Buckets:
            return Buckets(
                what, rate, refused=partial(metrics.add, "rate_limited_total", limit=name)
            )

        self.sign_in = buckets("sign_in", "attempts to sign in", limits.sign_in)
        self.guest = buckets("guest", "new guests", limits.guest)
        self.table = buckets("table", "new tables", limits.table)
        self.step = buckets("step", "steps", limits.step)
        self.message = buckets("message", "messages", limits.message)
        self.replay = buckets("replay", "replays", limits.replay)
        self.chat = buckets("chat", "lines of chat", limits.chat)
        self.change = buckets("change", "changes", limits.change)
        self.lab = buckets("lab", "studies", limits.lab)


class Site:
    """What all requests share."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        people: People,
        notices: Notices,
        together: Together,
        readiness: Readiness,
    ) -> None:
        self.readiness = readiness
        self.settings, self.tables, self.people = settings, tables, people
        self.chat, self.ratings = together.chat, together.ratings
        self.starting, self.quick_match = together.starting, together.quick_match
        self.visitors = together.visitors
        self.notices, self.access = notices, AccessTokens(people.database)
        self.stopping = asyncio.Event()
        """Set when the server is told to stop: streams end then."""
        self.streams = Streams(self.stopping, settings.limits.follows)
        self.lab = Room(settings.limits.lab_studies)
        self.doors = Doors(people.database)
        self.audience = Audience()
        self.metrics = Metrics()
        self.metrics.watch_tables(tables.counters)
        self.gate = Gate(settings, self.metrics)

    @property
    def cookie(self) -> str:
        """Behind https the prefix keeps neighbours on the same domain from setting it."""
        return "__Host-undercard" if self.settings.secure_cookies else "undercard"

    async def session_of(self, connection: HTTPConnection) -> tuple[str | None, Session | None]:
        """The token and whose it is."""
        token = connection.cookies.get(self.cookie)
        return token, await self.people.find(token) if token else None


@dataclass
class Call:
    """A request in hand. `cookie` is what the reply will set: a token and its seconds."""

    site: Site
    request: Request
    token: str | None
    session: Session | None
    cookie: tuple[str, float] | None = field(default=None, repr=False)

    @property
    def who(self) -> Who | None:
        return self.session.who if self.session is not None else None

    @property
    def person(self) -> Who:
        """Whoever asks; `NotSignedIn` if nobody known."""
        if self.session is None:
            raise NotSignedIn("sign in first, or choose a name as a guest")
        return self.session.who

    @property
    def address(self) -> str:
        return address_of(self.request)

    def enter(self, signed_in: SignedIn) -> None:
        self.cookie = signed_in.token, SESSION_SECONDS

    def stay(self, token: str) -> None:
        self.cookie = token, SESSION_SECONDS

    def leave(self) -> None:
        self.cookie = "", 0.0

    def set_cookie(self, response: Response) -> None:
        if self.cookie is None:
            return
        token, seconds = self.cookie
        response.set_cookie(
            self.site.cookie,
            token,
            max_age=int(seconds),
            path="/",
            secure=self.site.settings.secure_cookies,
            httponly=True,
            samesite="lax",
        )


def address_of(connection: HTTPConnection) -> str:
    return address_key(connection.client.host if connection.client else None)


def now() -> float:
    """The time of every step: the server's, never a client's."""
    return time.time()
