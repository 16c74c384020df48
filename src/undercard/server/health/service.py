"""What is wrong with the server: each check names a cause, which is logged and counted once.

A cause is looked for at every request for `/health` and every few seconds, so that it is in the log
although nobody asks. The reply contains causes only; the details, which may name files, are in the
log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from undercard.server.health.wire import Cause, Health
from undercard.server.http.metrics import Metrics

EVERY_SECONDS = 5.0
FAILING: frozenset[Cause] = frozenset({"database", "writes"})
"""The causes for which the server cannot do its work; with the others, it does less."""
STATES: tuple[Health, ...] = ("ready", "degraded", "failing")
log = logging.getLogger(__name__)

Check = Callable[[], Awaitable[str | None]]
"""Returns what is wrong, or None."""


@dataclass
class HealthMonitor:
    """Runs the checks, by cause."""

    checks: Mapping[Cause, Check]
    metrics: Metrics

    def __post_init__(self) -> None:
        self._troubles: dict[Cause, str] = {}
        for cause in self.checks:
            # Prometheus sees no increase from a series that does not exist to its first value.
            self.metrics.add("troubles_total", 0, cause=cause)
        words = "0: ready, 1: degraded, 2: failing."
        self.metrics.watch("health", "gauge", words, lambda: STATES.index(self.state))

    @property
    def state(self) -> Health:
        """The state at the last look."""
        if FAILING & self._troubles.keys():
            return "failing"
        return "degraded" if self._troubles else "ready"

    @property
    def causes(self) -> tuple[Cause, ...]:
        return tuple(self._troubles)

    async def look(self) -> None:
        """Run all checks; log and count each cause that is new, and log each that is gone."""
        for cause, check in self.checks.items():
            found = await check()
            if found is None:
                self._end(cause)
            else:
                self._begin(cause, found)

    def _begin(self, cause: Cause, found: str) -> None:
        if cause not in self._troubles:
            self.metrics.add("troubles_total", cause=cause)
            log.error("health: %s: %s", cause, found, extra={"fields": {"cause": cause}})
        self._troubles[cause] = found

    def _end(self, cause: Cause) -> None:
        if self._troubles.pop(cause, None) is not None:
            log.warning("health: %s is well again", cause, extra={"fields": {"cause": cause}})

    async def watch(self) -> None:
        """Look until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY_SECONDS)
