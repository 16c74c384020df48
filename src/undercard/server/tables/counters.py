"""Numbers of the tables since the process began, for the metrics."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import ClassVar


@dataclass
class Counters:
    """Plain numbers, changed in the event loop only."""

    gauges: ClassVar = ("tables_loaded",)

    steps: int = 0
    """Taken by this process, bots' moves included."""
    refusals: Counter[str] = field(default_factory=Counter)
    """By the error's code."""
    repeats: int = 0
    """Posts of a step that was stored already."""
    conflicts: int = 0
    """Steps for which another process was first."""
    gaps: int = 0
    """Subscribers that were too slow."""
    bot_moves: int = 0
    tables_loaded: int = 0
    """In memory now."""
    loads: int = 0
    """Tables read from the store and replayed."""
