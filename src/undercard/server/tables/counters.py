"""Counters of the tables since the start of the process, for the metrics."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import ClassVar


@dataclass
class Counters:
    """Plain numbers that only the event loop changes."""

    gauges: ClassVar = ("tables_loaded",)

    steps: int = 0
    """Steps of this process, including moves of bots."""
    refusals: Counter[str] = field(default_factory=Counter)
    """Refusals by error code."""
    repeats: int = 0
    """Posts of a step that was already stored."""
    conflicts: int = 0
    """Steps for which another process was first."""
    gaps: int = 0
    """Subscribers that were too slow."""
    bot_moves: int = 0
    tables_loaded: int = 0
    """Tables in memory."""
    loads: int = 0
    """Tables read from the store and replayed."""
