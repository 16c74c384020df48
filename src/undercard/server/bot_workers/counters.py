"""Numbers of the bot workers since the process began, for the metrics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass
class BotCounters:
    """Plain numbers, changed in the event loop only."""

    gauges: ClassVar = ("bots_waiting",)

    bot_decisions: int = 0
    """Answers of workers, and all the time that was waited for them."""
    bot_seconds: float = 0.0
    bot_failures: int = 0
    """Answers that a worker did not give, or not in time, or that were not legal."""
    bot_fallbacks: int = 0
    """Moves that no bot chose: the first legal action."""
    bots_waiting: int = 0
    """Decisions that wait for a free worker now."""
    worker_restarts: int = 0
