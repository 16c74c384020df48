"""Counters of the bot workers since the start of the process, for the metrics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass
class BotCounters:
    """Plain numbers that only the event loop changes."""

    gauges: ClassVar = ("bots_waiting",)

    bot_decisions: int = 0
    """The answers of workers, and the total time spent waiting for them."""
    bot_seconds: float = 0.0
    bot_failures: int = 0
    """Missing, late and illegal answers of workers."""
    bot_fallbacks: int = 0
    """Moves without a bot's choice: the first legal action."""
    bots_waiting: int = 0
    """Decisions that are waiting for a free worker."""
    worker_restarts: int = 0
