"""All about notices that the requests of a site share, and what goes on behind them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from undercard.server.notices.catching_up import Snapshots, catch_up
from undercard.server.notices.feeds import Feeds
from undercard.server.notices.invitations import Invitations
from undercard.server.notices.places import LEASE_SECONDS, Places
from undercard.server.notices.presence import Presence
from undercard.server.notices.pushing import Pushing
from undercard.server.notices.sending import Sender
from undercard.server.notices.subscriptions import Subscriptions
from undercard.server.notices.vapid import load_key, public_key
from undercard.server.notices.wire import Notice, page_of
from undercard.server.people.database import Database
from undercard.server.people.queries import Who
from undercard.server.settings import Settings
from undercard.server.store.errors import StoreUnavailable
from undercard.server.store.opening import SQLITE
from undercard.table.steps import Step
from undercard.table.table import Table

FLUSH_SECONDS = POLL_SECONDS = 1.0
FLUSH_ALONE_SECONDS = 10.0
"""Where no other process waits for it; whoever asks in this one has it written first."""
ALONE_SECONDS = 60.0
CONTACT = "https://undercard.example"
log = logging.getLogger(__name__)


class Tables(Snapshots, Protocol):
    """Tables, as far as they are needed here."""

    after_step: list[Callable[[Table, Step], None]]


class Notices:
    """`open` it before the tables and close it after them: their last steps are noted too."""

    def __init__(self, settings: Settings, database: Database, sender: Sender, key: str) -> None:
        is_shared = self._is_shared = not settings.url.startswith(SQLITE)
        self.push_key = key
        self.poll_seconds = POLL_SECONDS if is_shared else ALONE_SECONDS
        """How often to look for what other processes have noted."""
        self._flush_seconds = FLUSH_SECONDS if is_shared else FLUSH_ALONE_SECONDS
        self.trusted = settings.push.trusted
        self.places = Places(database, time.time)
        self.presence = Presence(database, time.time, is_shared)
        self.subscriptions = Subscriptions(database)
        self.feeds = Feeds(database)
        self.invitations = Invitations(database)
        self.pushing = Pushing(
            self.places, self.presence, self.subscriptions, sender, settings.push.delay
        )
        self._sender = sender
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings, database: Database) -> Notices:
        key = await load_key(database)
        contact = settings.push.contact or _site_of(settings)
        sender = Sender(key, contact, settings.push.trusted)
        notices = cls(settings, database, sender, public_key(key))
        await notices.places.start()
        return notices

    def listen_to(self, tables: Tables) -> None:
        tables.after_step += [self.places.note, self.pushing.note]
        self._tasks = [
            asyncio.create_task(self._flush_often(), name="undercard-notices"),
            asyncio.create_task(self._catch_up(tables), name="undercard-places"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pushing.close()
        await self._sender.close()
        with suppress(StoreUnavailable):
            await self.places.close()
            await self.presence.close()

    async def of(self, who: Who) -> tuple[Notice, ...]:
        """What waits for a person, the oldest first."""
        turns = [
            Notice(kind="turn", table=at.table, game=at.game, url=page_of(at.table), at=at.at)
            for at in await self.places.of(who.ids, "running")
            if at.is_turn
        ]
        invited = [
            Notice(
                kind="invited",
                table=it.table,
                game=it.game,
                url=page_of(it.table),
                at=it.at,
                by=it.by,
            )
            for it in await self.invitations.of(who.id)
        ]
        return tuple(sorted([*turns, *invited], key=lambda notice: notice.at))

    async def _flush_often(self) -> None:
        with suppress(StoreUnavailable):
            await self.presence.remove_old()
        while True:
            await asyncio.sleep(self._flush_seconds)
            with suppress(StoreUnavailable):
                await self.places.flush()
                await self.presence.flush()

    async def _catch_up(self, tables: Tables) -> None:
        """Once where no other process is, else now and then: another may have died."""
        while True:
            try:
                await catch_up(self.places, tables, is_alone=not self._is_shared)
                if not self._is_shared:
                    return
            except StoreUnavailable:
                log.warning("places are caught up with later")
            await asyncio.sleep(LEASE_SECONDS)


def _site_of(settings: Settings) -> str:
    """Push services want an address of whoever sends; the site's own is one."""
    return next((origin for origin in settings.origins if origin.startswith("https:")), CONTACT)
