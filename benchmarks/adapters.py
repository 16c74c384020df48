"""The speed of our environments and of comparable peers on the same core.

All environments play at random from their masks or lists of legal actions. Blocks alternate, so
that a busy machine slows all alike, and the result is the median. CPU time is that of the whole
process: a peer that uses more threads pays for them.

    scripts/bench adapters [--seconds N] [--rounds N] [--json FILE] [--write]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from undercard.adapters import gymnasium as our_gymnasium
from undercard.adapters import pettingzoo as our_pettingzoo
from undercard.adapters.batch import make_batch

Block = Callable[[], int]
"""Plays for a while and returns the number of decisions."""

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
BEGIN, END = "<!-- adapters: begin -->", "<!-- adapters: end -->"
BATCH = 4096
PEER_BATCH = 1024
SCAN = 64
"""Steps of a peer's batch that are compiled into one call."""
STEPS = 200
OUR_BATCH, OUR_PETTINGZOO = "Undercard, batched, Fightdrome", "Undercard, PettingZoo, Fightdrome"
PEER_PETTINGZOO = "PettingZoo `leduc_holdem`"
BATCH_GOAL = 3_000_000
PETTINGZOO_GOAL = 5.0


def batched(name: str) -> Block:
    """Return a block that writes observations, masks and rewards of all games, and draws
    actions."""
    batch = make_batch(name, BATCH)
    actions = batch.random_actions()

    def block() -> int:
        for _ in range(8):
            batch.random_actions(actions)
            batch.step(actions)
        return 8 * BATCH

    return block


def pettingzoo(env: Any) -> Block:  # noqa: ANN401
    """Return the loop of PettingZoo's own performance benchmark."""
    env.reset(seed=1)

    def block() -> int:
        decisions = 0
        for agent in env.agent_iter(STEPS):
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            mask = observation["action_mask"]
            env.step(random.choice(np.flatnonzero(mask).tolist()))
            decisions += 1
            assert agent
        return decisions

    return block


def gymnasium(name: str) -> Block:
    env = our_gymnasium.make_env(name, "random")
    seen = env.reset(seed=1)[0]

    def block() -> int:
        nonlocal seen
        for _ in range(STEPS):
            action = random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            seen, _, is_over, _, _ = env.step(action)
            if is_over:
                seen = env.reset()[0]
        return STEPS

    return block


def openspiel(name: str) -> Block:
    import pyspiel

    import undercard.adapters.openspiel  # noqa: F401, it registers the games

    game: Any = pyspiel.load_game(name)

    def block() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return block


def rlcard(name: str) -> Block:
    import rlcard as peer

    env: Any = peer.make(name)

    def block() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return block


def peer_pettingzoo() -> Block:
    from pettingzoo.classic import leduc_holdem_v4

    return pettingzoo(leduc_holdem_v4.env())


def pgx(name: str) -> Block:
    """Return a block of many steps of many games in one compiled call; finished games are
    redealt."""
    import jax
    import pgx as peer
    from pgx.experimental import auto_reset

    env: Any = peer.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(state: Any, key: Any) -> Any:  # noqa: ANN401
        chosen, chance = jax.random.split(key)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(chosen, odds, axis=-1)
        return step(state, actions, jax.random.split(chance, PEER_BATCH)), None

    run = jax.jit(lambda state, key: jax.lax.scan(once, state, jax.random.split(key, SCAN))[0])
    now = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), PEER_BATCH))
    turn = 0

    def block() -> int:
        nonlocal now, turn
        turn += 1
        now = run(now, jax.random.PRNGKey(turn))
        now.rewards.block_until_ready()
        return SCAN * PEER_BATCH

    return block


BLOCKS: dict[str, Callable[[], Block]] = {
    OUR_BATCH: lambda: batched("fightdrome"),
    "Undercard, batched, Survive": lambda: batched("survive"),
    "pgx `leduc_holdem`, batched": lambda: pgx("leduc_holdem"),
    "pgx `sparrow_mahjong`, batched": lambda: pgx("sparrow_mahjong"),
    OUR_PETTINGZOO: lambda: pettingzoo(our_pettingzoo.make_env("fightdrome")),
    "Undercard, PettingZoo, Survive": lambda: pettingzoo(our_pettingzoo.make_env("survive")),
    PEER_PETTINGZOO: peer_pettingzoo,
    "Undercard, OpenSpiel, Fightdrome": lambda: openspiel("undercard_fightdrome"),
    "Undercard, OpenSpiel, Survive": lambda: openspiel("undercard_survive"),
    "Undercard, Gymnasium, Fightdrome": lambda: gymnasium("fightdrome"),
    "RLCard `uno`": lambda: rlcard("uno"),
    "RLCard `gin-rummy`": lambda: rlcard("gin-rummy"),
}


def rate(block: Block, seconds: float) -> float:
    """Return decisions per CPU-second."""
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += block()
    return decisions / spent


def compare(seconds: float, rounds: int) -> dict[str, float]:
    """Return the median rate of each environment, all on one core."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    blocks = {name: make() for name, make in BLOCKS.items()}
    for block in blocks.values():
        block()
    rates: dict[str, list[float]] = {name: [] for name in blocks}
    for _ in range(rounds):
        for name, block in blocks.items():
            rates[name].append(rate(block, seconds))
    os.sched_setaffinity(0, cores)
    return {name: statistics.median(found) for name, found in rates.items()}


def table(rates: dict[str, float]) -> str:
    """Return the table of docs/performance.md."""
    rows = [f"| {name} | {_rounded(found):,} |" for name, found in rates.items()]
    return "\n".join(["| | decisions / CPU-second |", "|---|---:|", *rows])


def _rounded(number: float) -> int:
    """Return a number rounded to three digits."""
    return int(float(f"{number:.3g}"))


def verdicts(rates: dict[str, float]) -> str:
    ratio = rates[OUR_PETTINGZOO] / rates[PEER_PETTINGZOO]
    goals = (
        (f"batched, {BATCH_GOAL:,} a CPU-second", rates[OUR_BATCH] / BATCH_GOAL),
        (f"PettingZoo, {PETTINGZOO_GOAL:.0f} × theirs", ratio / PETTINGZOO_GOAL),
    )
    return "\n".join(
        f"goal {goal}: {'reached' if share >= 1 else 'NOT reached'} ({share:.2f} of it)"
        for goal, share in goals
    )


def write_page(rates: dict[str, float], page: Path = PAGE) -> None:
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{table(rates)}\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU-seconds per block")
    parser.add_argument("--rounds", type=int, default=5, help="the number of rounds")
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    parser.add_argument("--write", action="store_true", help="write the table into docs")
    arguments = parser.parse_args()
    rates = compare(arguments.seconds, arguments.rounds)
    print(table(rates), verdicts(rates), sep="\n\n")
    if arguments.json:
        arguments.json.write_text(json.dumps(rates, indent=1) + "\n")
    if arguments.write:
        write_page(rates)


if __name__ == "__main__":
    main()
