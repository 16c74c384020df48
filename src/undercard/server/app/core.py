"""The resources that stay open while the server runs."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial

from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.bot_workers.readiness import Readiness
from undercard.server.challenges.service import Challenges
from undercard.server.db.backends import SQLITE, open_store
from undercard.server.db.database import Database, open_database
from undercard.server.db.store import Store
from undercard.server.http.addresses import Addresses
from undercard.server.http.metrics import Metrics
from undercard.server.mail import Mailer
from undercard.server.notices.service import Notices
from undercard.server.settings import ServerSettings
from undercard.server.tables.attendance import Attendance
from undercard.server.tables.service import Tables


@dataclass(frozen=True)
class Core:
    """What all features are built on."""

    settings: ServerSettings
    database: Database
    store: Store
    tables: Tables
    attendance: Attendance
    notices: Notices
    challenges: Challenges
    workers: BotWorkers
    readiness: Readiness
    addresses: Addresses
    metrics: Metrics
    mailer: Mailer | None
    """None if the host has not configured e-mail."""
    is_alone: bool
    """Whether this is the only process on the database."""


async def open_core(stack: AsyncExitStack, settings: ServerSettings, readiness: Readiness) -> Core:
    is_alone = settings.url.startswith(SQLITE)
    store = await open_store(settings.url, settings.connections)
    stack.push_async_callback(store.close)
    database = open_database(settings.url, settings.connections)
    stack.push_async_callback(database.close)
    attendance = await Attendance.open(database, is_alone=is_alone)
    stack.push_async_callback(attendance.close)
    metrics = Metrics()
    mailer = _open_mailer(stack, settings, metrics)
    challenges = Challenges(database)
    notices = await Notices.open(settings, database, attendance, mailer, challenges.news_of)
    challenges.notify = notices.send
    stack.push_async_callback(notices.close)
    workers = BotWorkers(house=settings.house_bots)
    stack.push_async_callback(workers.close)
    addresses = Addresses()
    tables = Tables(
        store,
        workers,
        time.time,
        is_alone=is_alone,
        readiness=readiness,
        addresses=addresses,
        bot_tables=settings.limits.bot_tables,
        limited=partial(metrics.limit, "bot_tables"),
    )
    stack.push_async_callback(tables.close)
    stack.push_async_callback(challenges.close)
    attendance.listen_to(tables)
    notices.listen_to(tables)
    tables.after_step.append(challenges.note)
    return Core(
        settings,
        database,
        store,
        tables,
        attendance,
        notices,
        challenges,
        workers,
        readiness,
        addresses,
        metrics,
        mailer,
        is_alone,
    )


def _open_mailer(
    stack: AsyncExitStack, settings: ServerSettings, metrics: Metrics
) -> Mailer | None:
    if not settings.mail.smtp:
        return None

    def count(is_sent: bool) -> None:
        metrics.add("mails_total", outcome="sent" if is_sent else "failed")

    mailer = Mailer(settings.mail, count)
    stack.push_async_callback(mailer.close)
    return mailer
