"""The bots of one worker process, cached with their plans.

A bot may plan a whole turn of many decisions; with its plan cached, it thinks once per turn.
"""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from undercard.bots.bot import Decider
from undercard.bots.house import make_house_bot
from undercard.bots.make import make_bot
from undercard.kernel.engine_switch import interpret, use_compiled
from undercard.kernel.game import Game
from undercard.kernel.record import load_boxed
from undercard.server.bot_workers.messages import BotRequest

KEPT_BOTS = 32
"""A searching bot holds some megabytes."""
WARM_UP_SECONDS = 0.01

_Place = tuple[str, int, str]


class BotCache:
    """The most recently used bots, by table, seat and level."""

    def __init__(self) -> None:
        self._bots: OrderedDict[_Place, Decider] = OrderedDict()
        self._warm: set[tuple[str, str, bool]] = set()

    def bot_for(self, request: BotRequest) -> Decider:
        """Return the cached bot or a new, fully compiled one."""
        (interpret if request.interpreted else use_compiled)()
        self._warm_up(request)
        place = request.table, request.seat, request.level
        bot = self._bots.pop(place, None) or self._make(request)
        self._bots[place] = bot
        if len(self._bots) > KEPT_BOTS:
            self._bots.popitem(last=False)
        return bot

    def _make(self, request: BotRequest) -> Decider:
        game = game_of(request)
        if request.house is not None:
            return make_house_bot(request.house, game, request.seed)
        return make_bot(request.level, game, request.seed)

    def _warm_up(self, request: BotRequest) -> None:
        """Make one decision in a separate game, which compiles all that such a bot calls."""
        kind = request.game, request.level, request.interpreted
        if kind in self._warm or request.house is not None:
            return
        game = game_of(request)
        state = game.new(0)
        seat = game.to_act(state) or 0
        view, bot = game.view(state, seat), make_bot(request.level, game, 0)
        bot.decide(view, game.legal(state), WARM_UP_SECONDS)
        self._warm.add(kind)


def decide(bot: Decider, request: BotRequest) -> str:
    view = msgspec.msgpack.decode(request.view, type=game_of(request).view_type)
    return bot.decide(view, request.legal, request.budget)


def game_of(request: BotRequest) -> Game:
    return load_boxed(request.game, request.options, request.box)
