"""The composition of the server: services from settings, APIs from services, routes from APIs.

This is the only module that knows all features. A feature that depends on another one gets it here,
as a callable or as an object that implements its protocol.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from undercard.kernel.plugin import game_names
from undercard.kernel.registry import load
from undercard.server.bot_api.api import BotApi, endpoints_for_bots
from undercard.server.bot_api.tokens import AccessTokens
from undercard.server.bot_api.tokens_api import TokensApi
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.bot_workers.readiness import Readiness
from undercard.server.chat.api import ChatApi
from undercard.server.chat.feed import ChatFeeds
from undercard.server.chat.service import Chat
from undercard.server.db.backends import SQLITE, open_store
from undercard.server.db.database import Database, open_database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.revocations import TABLE, Revocation
from undercard.server.db.store import Store
from undercard.server.games.api import GamesApi
from undercard.server.health import checks
from undercard.server.health.api import HealthApi, health_routes
from undercard.server.health.loop_lag import LoopLag
from undercard.server.health.process_metrics import show_process, show_queues
from undercard.server.health.service import HealthMonitor
from undercard.server.history.api import HistoryApi
from undercard.server.history.archive import archive_game
from undercard.server.history.service import History
from undercard.server.host.abandoned import AbandonedTables
from undercard.server.host.api import ModerationApi
from undercard.server.host.backups import Backups
from undercard.server.host.service import Hosts
from undercard.server.host.site_api import Load, SiteApi
from undercard.server.http.addresses import Addresses
from undercard.server.http.concurrency import Concurrency
from undercard.server.http.endpoint import Endpoint, endpoints_of
from undercard.server.http.gateway import Gateway
from undercard.server.http.host_check import HostCheck
from undercard.server.http.instrumentation import Instrumentation
from undercard.server.http.metrics import Metrics
from undercard.server.http.openapi import LiveMessages, describe
from undercard.server.http.pages import PageRoute
from undercard.server.http.rate_limits import RateLimits
from undercard.server.http.responses import json_response, refusal_response
from undercard.server.http.revocations import Revocations
from undercard.server.http.streams import Streams
from undercard.server.http.wire import Refusal
from undercard.server.lab.api import LabApi
from undercard.server.lab.slots import StudySlots
from undercard.server.live.audience import Audience
from undercard.server.live.route import LiveRoute
from undercard.server.live.services import LiveServices
from undercard.server.live.visitors import Visitors
from undercard.server.live.wire import ClientMessage, ServerMessage
from undercard.server.mail import Mailer
from undercard.server.matching.api import MatchingApi
from undercard.server.matching.early_exits import EarlyExits
from undercard.server.matching.service import Matchmaker
from undercard.server.notices.api import NoticesApi
from undercard.server.notices.service import Notices
from undercard.server.notices.wire import Pushed
from undercard.server.people.api import PeopleApi
from undercard.server.people.mail_api import MailApi
from undercard.server.people.passkeys_api import PasskeysApi
from undercard.server.people.security_api import SecurityApi
from undercard.server.people.service import People
from undercard.server.ratings.api import RatingsApi
from undercard.server.ratings.service import Ratings
from undercard.server.ratings.shared_addresses import SharedAddresses
from undercard.server.replays.api import ReplaysApi
from undercard.server.settings import ServerSettings
from undercard.server.tables.api import TablesApi
from undercard.server.tables.attendance import Attendance
from undercard.server.tables.autostart import AutoStart
from undercard.server.tables.client_steps import ClientSteps
from undercard.server.tables.lobby import LobbyFeed
from undercard.server.tables.lobby_list import LobbyList
from undercard.server.tables.service import Tables
from undercard.server.tables.setup import TableSetup

SWEEP_SECONDS = 3600.0
APIS: tuple[type, ...] = (
    PeopleApi,
    SecurityApi,
    PasskeysApi,
    MailApi,
    ChatApi,
    RatingsApi,
    HistoryApi,
    MatchingApi,
    GamesApi,
    HealthApi,
    TablesApi,
    ReplaysApi,
    LabApi,
    NoticesApi,
    TokensApi,
    BotApi,
    SiteApi,
    ModerationApi,
)
MESSAGES = LiveMessages(ClientMessage, ServerMessage, (Pushed,))
log = logging.getLogger(__name__)


def all_endpoints(apis: Iterable[object] = APIS) -> list[Endpoint]:
    """Return the endpoints of these APIs, including those that are also served to bots.

    Endpoints of classes are for descriptions only; those of objects can be served.
    """
    own = [endpoint for api in apis for endpoint in endpoints_of(api)]
    return [*own, *endpoints_for_bots(own)]


@dataclass(frozen=True)
class Core:
    """The resources that stay open while the server runs; features are built on them."""

    settings: ServerSettings
    database: Database
    store: Store
    tables: Tables
    attendance: Attendance
    notices: Notices
    workers: BotWorkers
    readiness: Readiness
    addresses: Addresses
    metrics: Metrics
    mailer: Mailer | None
    """None if the host has not configured e-mail."""
    is_alone: bool
    """Whether this is the only process on the database."""


@asynccontextmanager
async def open_app(
    settings: ServerSettings, readiness: Readiness | None = None
) -> AsyncIterator[Starlette]:
    """Open the application with all services; they are closed in reverse order.

    `app.state` holds the objects that the process needs: the `core`, the `metrics`, the `studies`
    of the lab, and `stopping`, an event that ends the streams.
    """
    async with AsyncExitStack() as stack:
        core = await _open_core(stack, settings, readiness or Readiness())
        app = await _open_features(stack, core)
        app.state.core = core
        yield app


async def _open_core(stack: AsyncExitStack, settings: ServerSettings, readiness: Readiness) -> Core:
    is_alone = settings.url.startswith(SQLITE)
    store = await open_store(settings.url, settings.connections)
    stack.push_async_callback(store.close)
    database = open_database(settings.url, settings.connections)
    stack.push_async_callback(database.close)
    attendance = await Attendance.open(database, is_alone=is_alone)
    stack.push_async_callback(attendance.close)
    metrics = Metrics()
    mailer = _open_mailer(stack, settings, metrics)
    notices = await Notices.open(settings, database, attendance, mailer)
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
    )
    stack.push_async_callback(tables.close)
    attendance.listen_to(tables)
    notices.listen_to(tables)
    return Core(
        settings,
        database,
        store,
        tables,
        attendance,
        notices,
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


async def _open_features(stack: AsyncExitStack, core: Core) -> Starlette:
    settings, database, tables = core.settings, core.database, core.tables
    metrics = core.metrics
    rates = RateLimits(settings.limits, metrics)
    origin = next(iter(settings.origins), "")
    people = People(database, second_factors=rates.second_factor, mailer=core.mailer, origin=origin)
    tokens, revocations = AccessTokens(database), Revocations(database)
    revocations.listeners.append(partial(_forget_table, tables))
    gateway = Gateway(settings, people, tokens, rates, metrics, core.addresses, revocations)
    chat = Chat(database, core.store, tables)
    ratings, exits = _open_ratings(stack, core)
    visitors = Visitors(database)
    if not core.is_alone:
        visitors.start()
    stack.push_async_callback(visitors.close)
    await tables.start()

    autostart = AutoStart(tables)
    steps = ClientSteps(tables, autostart, rates.step, metrics)
    setup = TableSetup(tables, steps, settings.house_bots)
    listed = LobbyList(tables, core.addresses, settings.limits.lobby_tables)
    stopping = asyncio.Event()
    streams = Streams(stopping, settings.limits.follows, revocations)
    slots = StudySlots(settings.limits.lab_studies)
    stack.push_async_callback(slots.close)
    ratings_api = RatingsApi(ratings)
    lag = LoopLag()
    hosts = Hosts(database, core.store.announce)
    backups = Backups(
        database, settings.url, settings.backups, settings.backup_every, settings.backup_keep
    )
    monitor = _health_monitor(core, metrics, backups)
    apis = (
        PeopleApi(people),
        SecurityApi(people, revocations),
        PasskeysApi(people),
        MailApi(people),
        ChatApi(chat, metrics),
        ratings_api,
        HistoryApi(History(database, tables), ratings_api.ratings_of),
        MatchingApi(Matchmaker(database, tables, autostart), setup, exits),
        GamesApi(tables, settings.house_bots),
        HealthApi(core.readiness, settings.house_bots),
        TablesApi(tables, listed, setup, steps, autostart, visitors.count, settings.origins),
        ReplaysApi(tables),
        LabApi(slots, streams, settings.limits),
        NoticesApi(core.notices, tables, settings.origins),
        TokensApi(tokens),
        BotApi(
            database, tables, steps, core.attendance, core.notices.invitations.of, tokens, streams
        ),
        SiteApi(hosts, backups, monitor, _load(core, metrics, lag)),
        ModerationApi(hosts, revocations),
    )
    live = LiveServices(
        limits=settings.limits,
        message_rate=rates.message,
        snapshot_rate=rates.snapshot,
        metrics=metrics,
        sessions=people,
        tables=tables,
        steps=steps,
        lobby=LobbyFeed(listed, visitors.count, settings.lobby_seconds),
        chat=ChatFeeds(chat, rates.chat, metrics),
        presence=core.attendance.presence,
        audience=Audience(core.attendance.presence),
    )
    app = create_app(
        gateway,
        apis,
        (
            *health_routes(monitor, core.readiness, metrics),
            WebSocketRoute("/api/live", LiveRoute(gateway, live, visitors).serve),
        ),
    )
    app.state.metrics, app.state.studies, app.state.stopping = metrics, slots, stopping
    _show_metrics(metrics, core, ratings, lag)
    tasks = {
        "sweeper": _sweep(people, AbandonedTables(database, settings.abandoned_after)),
        "backups": backups.watch(),
        "revocations": revocations.watch(),
        "lag": lag.watch(),
        "health": monitor.watch(),
    }
    if core.notices.mail is not None:
        tasks["mail"] = core.notices.mail.watch()
    _start_tasks(stack, tasks)
    return app


def _open_ratings(stack: AsyncExitStack, core: Core) -> tuple[Ratings, EarlyExits]:
    """Start what judges finished games: ratings, early exits, and accounts of one address."""
    ratings = Ratings(core.database, core.tables, note=archive_game)
    ratings.start()
    stack.push_async_callback(ratings.close)
    exits = EarlyExits(core.database, core.tables)
    exits.start()
    stack.push_async_callback(exits.close)
    shared = SharedAddresses(core.database, core.addresses)
    shared.listen_to(core.tables)
    stack.push_async_callback(shared.close)
    return ratings, exits


def _start_tasks(stack: AsyncExitStack, tasks: dict[str, Coroutine[None, None, None]]) -> None:
    """Start tasks that run until the application is closed."""
    for name, work in tasks.items():
        stack.callback(asyncio.create_task(work, name=f"undercard-{name}").cancel)


def _file(core: Core) -> Path | None:
    """Return the SQLite file."""
    return Path(core.settings.url.removeprefix(SQLITE)) if core.is_alone else None


def _load(core: Core, metrics: Metrics, lag: LoopLag) -> Load:
    return Load(
        _file(core),
        lambda: lag.worst,
        lambda: metrics.value("connections"),
        lambda: core.tables.counters.tables_loaded,
    )


def _forget_table(tables: Tables, revocation: Revocation) -> None:
    if revocation.subject.startswith(TABLE):
        tables.forget(revocation.subject.removeprefix(TABLE))


def _health_monitor(core: Core, metrics: Metrics, backups: Backups) -> HealthMonitor:
    file = _file(core)
    folder = file.parent if file is not None else None
    return HealthMonitor(
        {
            "database": lambda: checks.check_database(core.database),
            "writes": lambda: checks.check_writes(core.database, core.store),
            "disk": lambda: checks.check_disk(folder),
            "descriptors": checks.check_descriptors,
            "bots": lambda: checks.check_bots(core.workers),
            "compilation": lambda: checks.check_compilation(core.readiness),
            "backup": lambda: checks.check_backup(backups.error),
        },
        metrics,
    )


def create_app(
    gateway: Gateway, apis: Iterable[object], others: Iterable[BaseRoute] = ()
) -> Starlette:
    """Return the ASGI application with these APIs, their description, other routes and the
    pages."""
    routes: list[BaseRoute] = [
        *map(gateway.route, all_endpoints(apis)),
        Route("/api/openapi.json", _show_description),
        *others,
        PageRoute(),
    ]
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(Instrumentation, metrics=gateway.metrics, routes=routes),
            Middleware(HostCheck, host=gateway.settings.host, origins=gateway.settings.origins),
            Middleware(
                Concurrency,
                limits=gateway.settings.limits,
                metrics=gateway.metrics,
            ),
        ],
        exception_handlers={HTTPException: _refuse_route},
    )
    # Otherwise a path with a trailing slash is redirected to one that may not exist either.
    app.router.redirect_slashes = False
    return app


async def _show_description(_: Request) -> Response:
    games = await asyncio.to_thread(lambda: [load(name) for name in game_names()])
    return json_response(describe(all_endpoints(), MESSAGES, games))


async def _refuse_route(_: Request, error: Exception) -> Response:
    """Refuse an unknown path or method."""
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "bad_method"}.get(error.status_code, "bad_request")
    response = refusal_response(Refusal(error=code, message=error.detail), error.status_code)
    response.headers.update(error.headers or {})
    return response


def _show_metrics(metrics: Metrics, core: Core, ratings: Ratings, lag: LoopLag) -> None:
    metrics.watch_counters("tables_", core.tables.counters)
    metrics.watch_counters("tables_", core.workers.counters)
    show_process(metrics, lag, core.store, core.readiness)
    show_queues(
        metrics,
        {
            "store": lambda: core.store.written.waiting,
            "ratings": lambda: ratings.waiting,
            "places": lambda: core.attendance.places.waiting,
        },
    )


async def _sweep(people: People, abandoned: AbandonedTables) -> None:
    """Remove expired sessions, which are refused anyway, and abandoned tables periodically."""
    while True:
        with suppress(StoreUnavailable):
            await abandoned.remove()
            log.info("sessions ended", extra={"fields": {"count": await people.remove_expired()}})
        await asyncio.sleep(SWEEP_SECONDS)
