"""The permissions of hosts and moderators, and their acts with a line in the audit log."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from undercard.server.admin import reports
from undercard.server.admin.changes import PersonNotFound, find_person
from undercard.server.admin.lists import PersonLine
from undercard.server.db.audit import Caller
from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.people import Identity, owner_of
from undercard.server.db.postgres_sql import CHAT
from undercard.server.db.site import Role, role_of
from undercard.server.host.errors import NotHost, Untouchable
from undercard.server.http.errors import UnknownPerson

T = TypeVar("T")
TRIES = 50
MOST = 200
"""The number of rows of a list."""
EVERYONE: tuple[Role, ...] = ("host", "moderator")
HOSTS: tuple[Role, ...] = ("host",)


class Hosts:
    """Checks roles and runs the acts; `announce` notifies the subscribers of a chat, and `ended`
    is called after acts that end access."""

    def __init__(
        self,
        database: Database,
        announce: Callable[[str, int], None],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.database, self.clock, self._announce = database, clock, announce

    async def check(
        self, who: Identity | None, caller: Caller, roles: tuple[Role, ...] = EVERYONE
    ) -> Caller:
        """Return the caller as a host for the audit log; `NotHost` without one of the roles."""
        role = await self.role_of(who)
        if who is None or role not in roles:
            raise NotHost("only hosts of this site may do that")
        return replace(caller, host=who.id)

    async def role_of(self, who: Identity | None) -> Role | None:
        """Return the role; a guest has none, and neither has a program."""
        if who is None or not who.has_account:
            return None
        return await self.database.read(lambda db: role_of(db, who.id))

    async def act(self, run: Callable[[Connection, float], T]) -> T:
        return await self.database.write(lambda db: run(db, self.clock()))

    async def act_on(
        self, person: str, caller: Caller, run: Callable[[Connection, PersonLine, float], T]
    ) -> T:
        """Act on a person by id; `Untouchable` if it is the caller, or if a moderator acts on
        a person with a role."""

        def change(db: Connection) -> T:
            line = _find(db, person)
            if line.id == caller.host:
                raise Untouchable("you cannot do that to yourself")
            if line.role is not None and role_of(db, caller.host or "") != "host":
                raise Untouchable("only a host may do that to a host or moderator")
            return run(db, line, self.clock())

        return await self.database.write(change)

    async def remove_line(self, table: str, number: int, caller: Caller) -> bool:
        """Remove a line of chat from all pages; return False if there is none."""
        for _ in range(TRIES):
            try:
                notice = await self.act(
                    lambda db, at: reports.remove_line(db, table, number, at, caller)
                )
            except IntegrityError:  # another line took the number
                continue
            if notice is not None:
                self._announce(CHAT + table, notice)
            return notice is not None
        raise StoreUnavailable("too many lines are waiting to be stored")


def _find(db: Connection, person: str) -> PersonLine:
    try:
        return find_person(db, owner_of(db, person))
    except PersonNotFound as error:
        raise UnknownPerson(str(error)) from None
