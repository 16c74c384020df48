"""The compiled Greedy of Fightdrome chooses as the bot Greedy does."""

from __future__ import annotations

from adapters.test_gymnasium import play
from undercard.adapters.gymnasium import make_env
from undercard.bots.make import make_bot
from undercard.kernel.registry import load


def test_the_compiled_greedy_chooses_as_the_bot() -> None:
    for seed in range(20):
        courses = []
        for opponent in ("greedy", make_bot("greedy", load("fightdrome"), 0)):
            env = make_env("fightdrome", opponent, seat=seed % 2)
            courses.append((play(env, seed), env.game.hash(env._table.batch.state(0))))
        assert courses[0] == courses[1]
