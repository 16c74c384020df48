"""Which bots have to be waited for while the server compiles."""

from __future__ import annotations

from undercard.server.web.wire.base import Told
from undercard.server.web.wire.health import Compilation


class BotReadiness(Told, frozen=True, kw_only=True):
    """`failed`: a simple bot plays in its stead."""

    bot: str
    state: Compilation
    seconds: float | None
    """About how long it still takes; None if it takes longer than was expected."""


class GameReadiness(Told, frozen=True, kw_only=True):
    game: str
    is_compiled: bool
    """Whether the rules are; else they run interpreted."""
    bots: tuple[BotReadiness, ...]


class ReadinessReply(Told, frozen=True, kw_only=True):
    state: Compilation
    games: tuple[GameReadiness, ...]
