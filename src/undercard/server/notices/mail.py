"""Notices by e-mail, for people who want them: what waits for a person, at most once an hour.

A notice marks the person's address as due. The time is in the database, so that a restart does not
lose it and one of several processes sends the message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection, func, select, update

from undercard.locales import Messages
from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.people import Identity, find_identity
from undercard.server.db.schema import aliases, bans, mail_addresses
from undercard.server.mail import Mailer
from undercard.server.notices.wire import Notice

INTERVAL_SECONDS = 3600.0
"""The least time between two messages to one person."""
CHECK_SECONDS = 30.0
AT_ONCE = 100
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DueMail:
    """An address with notices that wait."""

    who: Identity
    address: str = field(repr=False)
    language: str
    sent_at: float
    due_at: float


class NoticeMail:
    """Sends notices; `notices_of` returns what waits for a person."""

    def __init__(
        self,
        database: Database,
        mailer: Mailer,
        origin: str,
        delay: float,
        notices_of: Callable[[Identity], Awaitable[Sequence[Notice]]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._db, self._mailer, self._origin, self._delay = database, mailer, origin, delay
        self._notices_of, self._clock = notices_of, clock

    async def note(self, person: str) -> None:
        """Note that something waits for a person, or for the account that has adopted them."""
        if await self._db.read(lambda db: _wants_mail(db, person)):
            at = self._clock() + self._delay
            await self._db.write(lambda db: _mark(db, person, at))

    async def watch(self) -> None:
        """Send what is due until cancelled; an error of the database only delays it."""
        while True:
            with suppress(StoreUnavailable):
                await self.send_due()
            await asyncio.sleep(CHECK_SECONDS)

    async def send_due(self) -> None:
        at = self._clock()
        for due in await self._db.read(lambda db: _find_due(db, at)):
            await self._send(due, at)

    async def _send(self, due: DueMail, at: float) -> None:
        notices = await self._notices_of(due.who)
        claimed = replace(due, sent_at=at if notices else due.sent_at)
        if not await self._db.write(lambda db: _claim(db, claimed)) or not notices:
            return
        text = Messages(due.language).text
        subject = text("mail-notices", count=len(notices))
        if not await self._mailer.send(due.address, subject, self._body(notices, due)):
            await self._db.write(lambda db: _mark(db, due.who.id, at))

    def _body(self, notices: Sequence[Notice], due: DueMail) -> str:
        text = Messages(due.language).text
        lines = [
            text(f"notices-{it.kind}", game=text(it.game), name=it.by or "")
            + f"\n{self._origin}{it.url}"
            for it in notices
        ]
        link = f"{self._origin}/settings/security"
        return text("mail-notices-text", notices="\n\n".join(lines), link=link)


def _accounts_of(db: Connection, person: str) -> list[str]:
    found = select(aliases.c.account_id).where(aliases.c.person_id == person)
    return [person, *db.scalars(found)]


def _wants_mail(db: Connection, person: str) -> bool:
    """Return whether a message is wanted and none is due yet."""
    wanted = mail_addresses.c.person_id.in_(_accounts_of(db, person))
    waits = mail_addresses.c.wants_notices, mail_addresses.c.due_at.is_(None)
    count = select(func.count()).select_from(mail_addresses).where(wanted, *waits)
    return db.execute(count).scalar_one() > 0


def _mark(db: Connection, person: str, at: float) -> None:
    """Make a message due at that time, but not within an hour of the last one."""
    wanted = mail_addresses.c.person_id.in_(_accounts_of(db, person))
    found = select(mail_addresses.c.person_id, mail_addresses.c.sent_at)
    waits = mail_addresses.c.wants_notices, mail_addresses.c.due_at.is_(None)
    for account, sent_at in db.execute(found.where(wanted, *waits)).all():
        mine = update(mail_addresses).where(mail_addresses.c.person_id == account)
        db.execute(mine.values(due_at=max(at, sent_at + INTERVAL_SECONDS)))


def _find_due(db: Connection, at: float) -> list[DueMail]:
    is_let_in = mail_addresses.c.person_id.not_in(select(bans.c.person_id))
    wanted = mail_addresses.c.due_at <= at, mail_addresses.c.wants_notices, is_let_in
    found: list[DueMail] = []
    for row in db.execute(select(mail_addresses).where(*wanted).limit(AT_ONCE)).all():
        who = find_identity(db, row.person_id)
        if who is not None:
            found.append(DueMail(who, row.address, row.language, row.sent_at, row.due_at))
    return found


def _claim(db: Connection, due: DueMail) -> bool:
    """Take a message; return False if another process has taken it."""
    mine = mail_addresses.c.person_id == due.who.id, mail_addresses.c.due_at == due.due_at
    taken = update(mail_addresses).where(*mine).values(due_at=None, sent_at=due.sent_at)
    return db.execute(taken).rowcount == 1
