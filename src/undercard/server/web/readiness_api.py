"""Which bots are compiled, for pages that show whom one has to wait for."""

from __future__ import annotations

from undercard.bots.bot_set import bot_set
from undercard.kernel.plugin import game_names
from undercard.server.web.call import Call, Site
from undercard.server.web.endpoint import get
from undercard.server.web.wire import BotReadiness, GameReadiness, ReadinessReply


async def show_readiness(call: Call) -> ReadinessReply:
    site = call.site
    games = tuple(_game(site, game) for game in game_names())
    return ReadinessReply(state=site.readiness.state, games=games)


def _game(site: Site, game: str) -> GameReadiness:
    house = (bot.name for bot in site.settings.house_bots if game in bot.games)
    levels = (level.name for level in bot_set(game).levels)
    bots = tuple(_bot(site, game, bot) for bot in (*levels, *house))
    return GameReadiness(game=game, is_compiled=site.readiness.is_compiled(game), bots=bots)


def _bot(site: Site, game: str, bot: str) -> BotReadiness:
    state = site.readiness.state_of(game, bot)
    seconds = site.readiness.seconds_for(game, bot) if state == "compiling" else 0.0
    return BotReadiness(bot=bot, state=state, seconds=seconds)


READINESS = (get("/api/readiness", "Bots to wait for.", ReadinessReply, show_readiness),)
