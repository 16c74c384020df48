"""What happened since the process began, for whoever exports it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Counters:
    """Plain numbers, changed in the event loop only."""

    steps: int = 0
    """Taken by this process, bots' moves included."""
    refusals: Counter[str] = field(default_factory=Counter)
    """By the error's code."""
    repeats: int = 0
    """Posts of a step that stood already."""
    conflicts: int = 0
    """Steps for which another process was first."""
    gaps: int = 0
    """Followers that were too slow."""
    bot_moves: int = 0
    bot_decisions: int = 0
    """Answers of workers, and all the time that was waited for them."""
    bot_seconds: float = 0.0
    bot_failures: int = 0
    """Answers that a worker did not give, or not in time, or that were none."""
    bot_fallbacks: int = 0
    """Moves that no bot chose: the first legal action."""
    bots_waiting: int = 0
    """Decisions that wait for a free worker now."""
    worker_restarts: int = 0
    tables_loaded: int = 0
    """In memory now."""
    loads: int = 0
    """Tables read from the store and replayed."""
