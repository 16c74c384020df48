"""Bot requests for tests."""

from __future__ import annotations

import msgspec

from undercard.kernel.registry import load
from undercard.server.bot_workers.messages import BotRequest


def request_for(
    game: str, level: str, table: str = "t", budget: float = 1.0, seed: int = 3
) -> BotRequest:
    rules = load(game)
    state = rules.new(seed)
    seat = rules.to_act(state)
    assert seat is not None
    return BotRequest(
        table=table,
        seat=seat,
        game=game,
        options={},
        box=None,
        level=level,
        seed=1,
        view=msgspec.msgpack.encode(rules.view(state, seat)),
        legal=rules.legal(state),
        budget=budget,
    )
