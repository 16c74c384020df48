"""The operation of the site: health, metrics, backups, the pages of hosts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from starlette.routing import BaseRoute

from undercard.server.app.access import Access
from undercard.server.app.core import Core
from undercard.server.app.results import ResultServices
from undercard.server.db.backends import sqlite_path
from undercard.server.health import checks
from undercard.server.health.api import HealthApi, health_routes
from undercard.server.health.loop_lag import LoopLag
from undercard.server.health.process_metrics import show_process, show_queues
from undercard.server.health.service import HealthMonitor
from undercard.server.host.api import ModerationApi
from undercard.server.host.backups import Backups
from undercard.server.host.clubs_api import HostClubsApi
from undercard.server.host.reports_api import ReportsApi
from undercard.server.host.service import Hosts
from undercard.server.host.site_api import Load, SiteApi

APIS: tuple[type, ...] = (HealthApi, SiteApi, ModerationApi, ReportsApi, HostClubsApi)


@dataclass(frozen=True)
class Operation:
    backups: Backups
    monitor: HealthMonitor
    lag: LoopLag
    apis: tuple[object, ...]
    routes: tuple[BaseRoute, ...]


def open_operation(core: Core, access: Access, results: ResultServices) -> Operation:
    settings = core.settings
    hosts = Hosts(core.database, core.store.announce)
    backups = Backups(
        core.database, settings.url, settings.backups, settings.backup_every, settings.backup_keep
    )
    monitor, lag = _health_monitor(core, backups), LoopLag()
    _show_metrics(core, results, lag)
    apis = (
        HealthApi(core.readiness, settings.house_bots),
        SiteApi(hosts, backups, monitor, _load(core, lag), access.links),
        ModerationApi(hosts, access.revocations),
        ReportsApi(hosts),
        HostClubsApi(hosts),
    )
    routes = health_routes(monitor, core.readiness, core.metrics)
    return Operation(backups, monitor, lag, apis, routes)


def _health_monitor(core: Core, backups: Backups) -> HealthMonitor:
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
        core.metrics,
    )


def _load(core: Core, lag: LoopLag) -> Load:
    return Load(
        _file(core),
        lambda: lag.worst,
        lambda: core.metrics.value("connections"),
        lambda: core.tables.counters.tables_loaded,
    )


def _file(core: Core) -> Path | None:
    """Return the SQLite file."""
    return sqlite_path(core.settings.url) if core.is_alone else None


def _show_metrics(core: Core, results: ResultServices, lag: LoopLag) -> None:
    core.metrics.watch_counters("tables_", core.tables.counters)
    core.metrics.watch_counters("tables_", core.workers.counters)
    show_process(core.metrics, lag, core.store, core.readiness)
    show_queues(
        core.metrics,
        {
            "store": lambda: core.store.written.waiting,
            "ratings": lambda: results.ratings.waiting,
            "places": lambda: core.attendance.places.waiting,
        },
    )
