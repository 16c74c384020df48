"""The phases of a table, shared by tables, store, lobby and wire."""

from __future__ import annotations

from typing import Literal, TypeAlias

Phase: TypeAlias = Literal["open", "running", "finished"]
"""Open until the game starts, finished once it has a result."""
