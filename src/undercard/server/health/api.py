"""The state of the server over HTTP: health check, metrics, and which bots are compiled."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercard.bots.bot_set import bot_set
from undercard.bots.house import HouseBot
from undercard.kernel.plugin import game_names
from undercard.server.bot_workers.readiness import Readiness
from undercard.server.health.service import HealthMonitor
from undercard.server.health.wire import (
    BotReadiness,
    GameReadiness,
    HealthReply,
    ReadinessReply,
)
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get
from undercard.server.http.metrics import MEDIA_TYPE, Metrics
from undercard.server.http.responses import json_response
from undercard.version import __version__


@dataclass(frozen=True)
class HealthApi:
    readiness: Readiness
    house: tuple[HouseBot, ...]

    @get("/api/readiness", "Bots to wait for.", ReadinessReply)
    async def show_readiness(self, _: Call) -> ReadinessReply:
        games = tuple(map(self._game, game_names()))
        return ReadinessReply(state=self.readiness.state, games=games)

    def _game(self, game: str) -> GameReadiness:
        house = (bot.name for bot in self.house if game in bot.games)
        levels = (level.name for level in bot_set(game).levels)
        bots = tuple(self._bot(game, bot) for bot in (*levels, *house))
        return GameReadiness(game=game, is_compiled=self.readiness.is_compiled(game), bots=bots)

    def _bot(self, game: str, bot: str) -> BotReadiness:
        state = self.readiness.state_of(game, bot)
        seconds = self.readiness.seconds_for(game, bot) if state == "compiling" else 0.0
        return BotReadiness(bot=bot, state=state, seconds=seconds)


def health_routes(
    monitor: HealthMonitor, readiness: Readiness, metrics: Metrics
) -> tuple[Route, ...]:
    """Return the routes `/health` and `/metrics`, for monitoring; OpenAPI does not describe
    them."""

    async def show_health(_: Request) -> Response:
        await monitor.look()
        reply = HealthReply(
            status=monitor.state,
            causes=monitor.causes,
            version=__version__,
            compilation=readiness.state,
        )
        return json_response(reply, 503 if monitor.state == "failing" else 200)

    async def show_metrics(_: Request) -> Response:
        return Response(metrics.text(), media_type=MEDIA_TYPE)

    return Route("/health", show_health), Route("/metrics", show_metrics)
