"""Messages about the state of the server."""

from __future__ import annotations

from typing import Literal, TypeAlias

from undercard.server.http.wire import ToClient

Health: TypeAlias = Literal["ready", "degraded", "failing"]
Cause: TypeAlias = Literal[
    "database", "writes", "disk", "descriptors", "bots", "compilation", "backup"
]


Compilation: TypeAlias = Literal["ready", "compiling", "failed"]


class HealthReply(ToClient, frozen=True, kw_only=True):
    status: Health
    """`failing`: games cannot continue; `degraded`: something needs the host's attention."""
    causes: tuple[Cause, ...]
    version: str
    compilation: Compilation
    """`compiling`: tables run interpreted and strong bots wait; `failed`: compilation has
    failed."""


class BotReadiness(ToClient, frozen=True, kw_only=True):
    """`failed`: a simple bot replaces it."""

    bot: str
    state: Compilation
    seconds: float | None
    """The estimated remaining seconds, or None if it takes longer than expected."""


class GameReadiness(ToClient, frozen=True, kw_only=True):
    game: str
    is_compiled: bool
    """Whether the rules are compiled; otherwise they run interpreted."""
    bots: tuple[BotReadiness, ...]


class ReadinessReply(ToClient, frozen=True, kw_only=True):
    state: Compilation
    games: tuple[GameReadiness, ...]
