"""Messages about games to watch."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.server.http.wire import FromClient, MaybeView, Text, ToClient
from undercard.server.tables.lobby_table import LobbyTable


class WatchedGame(ToClient, frozen=True, kw_only=True):
    """A public game as a spectator sees it now."""

    table: LobbyTable
    ratings: tuple[int | None, ...]
    """The rating of the person in each seat; None for a bot and for a person without one."""
    watching: int
    """The number of spectators."""
    number: int
    """The number of steps."""
    view: MaybeView


class WatchQuery(FromClient, frozen=True, kw_only=True):
    game: Text | None = None
    running: Annotated[int, Meta(ge=0, le=24)] = 12
    """The maximum number of running games."""
    finished: Annotated[int, Meta(ge=0, le=12)] = 6
    """The maximum number of finished games."""


class WatchReply(ToClient, frozen=True, kw_only=True):
    running: tuple[WatchedGame, ...]
    """The best first: by the ratings of the players, then by the number of spectators."""
    count: int
    """The number of running public games, of which these are the best."""
    finished: tuple[WatchedGame, ...]
    """The last games that were played to their end, the newest first."""
