"""The notices of a person, and their messages by Web Push and e-mail."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

from undercard.server.db.database import Database
from undercard.server.db.people import Identity
from undercard.server.http.links import page_of
from undercard.server.mail import Mailer
from undercard.server.notices.feeds import Feeds
from undercard.server.notices.mail import NoticeMail
from undercard.server.notices.push import PushQueue
from undercard.server.notices.push_sender import PushSender
from undercard.server.notices.push_subscriptions import PushSubscriptions
from undercard.server.notices.vapid import load_key, public_key
from undercard.server.notices.wire import Notice, NoticeKind
from undercard.server.settings import ServerSettings
from undercard.server.tables.attendance import Attendance
from undercard.server.tables.service import Tables

CONTACT = "https://undercard.example"


class ChallengeNews(Protocol):
    """A challenge, or the answer to one, as another feature provides it."""

    @property
    def kind(self) -> NoticeKind: ...
    @property
    def table(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def at(self) -> float: ...
    @property
    def by(self) -> str: ...


NewsOf: TypeAlias = Callable[[Identity], Awaitable[Sequence[ChallengeNews]]]


async def _no_news(_: Identity) -> Sequence[ChallengeNews]:
    return ()


class Notices:
    """The service; open it before the tables and close it after them."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        attendance: Attendance,
        sender: PushSender,
        key: str,
        mailer: Mailer | None,
        news_of: NewsOf,
    ) -> None:
        self.push_key = key
        self.trusted = settings.push.trusted
        self.places = attendance.places
        self.subscriptions = PushSubscriptions(database)
        self.feeds = Feeds(database)
        self._news_of = news_of
        self.mail = self._open_mail(settings, database, mailer)
        note_mail = self.mail.note if self.mail is not None else None
        self.push = PushQueue(
            attendance, self.subscriptions, sender, settings.push.delay, note_mail
        )
        self._sender = sender

    @classmethod
    async def open(
        cls,
        settings: ServerSettings,
        database: Database,
        attendance: Attendance,
        mailer: Mailer | None = None,
        news_of: NewsOf = _no_news,
    ) -> Notices:
        key = await load_key(database)
        contact = settings.push.contact or _site_of(settings)
        sender = PushSender(key, contact, settings.push.trusted)
        return cls(settings, database, attendance, sender, public_key(key), mailer, news_of)

    def _open_mail(
        self, settings: ServerSettings, database: Database, mailer: Mailer | None
    ) -> NoticeMail | None:
        if mailer is None:
            return None
        origin, delay = settings.origins[0], settings.mail.delay
        return NoticeMail(database, mailer, origin, delay, self.of)

    def listen_to(self, tables: Tables) -> None:
        """Push a message when a turn begins at one of these tables."""
        tables.after_step.append(self.push.note)

    async def close(self) -> None:
        await self.push.close()
        await self._sender.close()

    async def of(self, who: Identity) -> tuple[Notice, ...]:
        """Return the notices of a person, the oldest first."""
        turns = [
            Notice(kind="turn", table=at.table, game=at.game, url=page_of(at.table), at=at.at)
            for at in await self.places.of(who.ids, "running")
            if at.is_turn
        ]
        news = [
            Notice(
                kind=it.kind,
                table=it.table,
                game=it.game,
                url=page_of(it.table),
                at=it.at,
                by=it.by,
            )
            for it in await self._news_of(who)
        ]
        return tuple(sorted([*turns, *news], key=lambda notice: notice.at))

    def send(self, kind: NoticeKind, table: str, game: str, person: str) -> None:
        """Push a notice about a challenge, and wake the person's streams."""
        self.push.send(kind, table, game, person)
        self.places.wake(person)


def _site_of(settings: ServerSettings) -> str:
    """Return the site's origin as the contact for push services."""
    return next((origin for origin in settings.origins if origin.startswith("https:")), CONTACT)
