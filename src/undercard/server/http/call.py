"""One request for an endpoint: its sender, its content, and the cookie of the reply."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection, Request

from undercard.kernel.errors import UndercardError
from undercard.server.db.errors import UnknownTable
from undercard.server.db.people import Identity
from undercard.server.http.errors import NotFound, NotSignedIn
from undercard.server.http.rate_limits import Limit, RateLimits, address_key
from undercard.server.http.session import Session


@dataclass
class Call:
    """A request. `cookie` is set in the reply: a token and its lifetime in seconds."""

    request: Request
    rates: RateLimits
    token: str | None
    session: Session | None
    cookie: tuple[str, float] | None = field(default=None, repr=False)
    device: str | None = field(default=None, repr=False)
    """The token with which the browser is recognised at the next sign-in."""
    keeps_device: bool = False
    """Whether the reply sets the cookie with `device`."""

    @property
    def who(self) -> Identity | None:
        return self.session.who if self.session is not None else None

    @property
    def own_session(self) -> Session:
        """The sender's session; `NotSignedIn` if there is none."""
        if self.session is None:
            raise NotSignedIn("sign in first, or choose a name as a guest")
        return self.session

    @property
    def person(self) -> Identity:
        """The sender; `NotSignedIn` if there is no session."""
        return self.own_session.who

    @property
    def address(self) -> str:
        return address_of(self.request)

    def take(self, limit: Limit) -> None:
        """Take a token of the sender and of the sender's address."""
        limit.take(self.session.who.id if self.session is not None else None, self.address)

    @property
    def table(self) -> str:
        """The table in the path."""
        return self.path("table", UnknownTable)

    @property
    def number(self) -> int:
        """The number of a line of chat, or of a post, in the path."""
        text = self.path("number")
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise NotFound("lines of chat and posts have numbers")
        return int(text)

    def path(self, name: str, missing: type[UndercardError] = NotFound) -> str:
        """Return the part of the path that matches `{name}`; nothing has a name with NUL, which no
        database stores."""
        part = str(self.request.path_params[name])
        if "\0" in part:
            raise missing("there is nothing at this address")
        return part


def address_of(connection: HTTPConnection) -> str:
    return address_key(connection.client.host if connection.client else None)


def now() -> float:
    """The server's time for a step; a client's time is never used."""
    return time.time()
