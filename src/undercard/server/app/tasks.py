"""The tasks that run until the application is closed."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack, suppress
from functools import partial

from undercard.server.app.access import Access
from undercard.server.app.company import Company
from undercard.server.app.core import Core
from undercard.server.app.operation import Operation
from undercard.server.app.programs import Programs
from undercard.server.db.errors import StoreUnavailable
from undercard.server.host.abandoned import AbandonedTables
from undercard.server.http.metrics import Metrics
from undercard.server.people.service import People

SWEEP_SECONDS = 3600.0
log = logging.getLogger(__name__)


def start_tasks(
    stack: AsyncExitStack,
    core: Core,
    access: Access,
    company: Company,
    programs: Programs,
    operation: Operation,
) -> None:
    abandoned = AbandonedTables(core.database, core.settings.abandoned_after)
    tasks = {
        "sweeper": _sweep(access.people, abandoned),
        "backups": operation.backups.watch(),
        "revocations": access.revocations.watch(),
        "emotes": company.emotes.run(),
        "lag": operation.lag.watch(),
        "health": operation.monitor.watch(),
        "puzzles": programs.puzzle_maker.watch(),
    }
    if core.notices.mail is not None:
        tasks["mail"] = core.notices.mail.watch()
    for name, work in tasks.items():
        task = asyncio.create_task(work, name=f"undercard-{name}")
        task.add_done_callback(partial(_report_end, core.metrics))
        stack.callback(task.cancel)


def _report_end(metrics: Metrics, task: asyncio.Task[None]) -> None:
    """Report a task that a defect has ended; without it, nothing would show that it is missing."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error("%s has ended", task.get_name(), exc_info=error)
        metrics.add("failures_total")


async def _sweep(people: People, abandoned: AbandonedTables) -> None:
    """Remove expired sessions, which are refused anyway, and abandoned tables periodically."""
    while True:
        with suppress(StoreUnavailable):
            await abandoned.remove()
            log.info("sessions ended", extra={"fields": {"count": await people.remove_expired()}})
        await asyncio.sleep(SWEEP_SECONDS)
