"""Perft: the number of possible sequences of a tiny game, counted twice.

`perft.json` holds positions and counts that the oracle derived by enumerating every action and
every draw. The library cannot enumerate chance, so each action is played under many generators, and
the distinct states are counted.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from games.fightdrome.oracle import Oracle, Rules, perft
from games.fightdrome.tiny import TINY_PACK, tiny_game
from undercard.games.fightdrome.game import Fightdrome
from undercard.kernel.game import State

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("perft.json").read_text())
GENERATORS = 60
"""A draw has at most six outcomes here, so the chance to miss one is 1 in 50,000."""


def library_perft(game: Fightdrome, state: State, depth: int) -> list[int]:
    """The numbers of courses of 1, 2, … `depth` actions; one that ends earlier counts as well."""
    if depth == 0 or game.to_act(state) is None:
        return [1] * depth
    totals = [0] * depth
    for action in game.legal(state):
        for child in _children(game, state, action, depth):
            for n, courses in enumerate([1, *library_perft(game, child, depth - 1)]):
                totals[n] += courses
    return totals


def _children(game: Fightdrome, state: State, action: str, depth: int) -> Iterable[State]:
    """One state for each position that the action can lead to."""
    found = {}
    for n in range(GENERATORS):
        lucky = game.copy(state)
        lucky.rng = np.uint64(n * 7919 + depth)
        child, _ = game.apply(lucky, action)
        found[_key(game, child)] = child
        if child.rng == lucky.rng:  # without chance every generator gives the same
            break
    return found.values()


def _key(game: Fightdrome, state: State) -> str:
    """Return the position without generator, order and marks, which the oracle does not
    distinguish."""
    position = game.position(state)
    players: Any = position["players"]
    zones = [
        [
            sorted(card.rstrip("~!") for card in player.get(name, []))
            for name in ("hand", "pile", "discard", "face_down")
        ]
        for player in players
    ]
    moment = [position.get(k) for k in ("situation", "to_act", "live", "staggered", "rested")]
    return json.dumps([moment, zones])


def case_id(case: dict[str, Any]) -> str:
    return str(case["name"])


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_library_reproduces_the_counts(case: dict[str, Any]) -> None:
    game = tiny_game(**case["options"])
    state = game.setup(case["position"])
    assert library_perft(game, state, len(case["counts"])) == case["counts"]


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_the_oracle_reproduces_the_counts(case: dict[str, Any]) -> None:
    pack: Any = TINY_PACK
    rules = Rules(
        hand_size=pack["hand"],
        sleeves=[sleeve["order"] for sleeve in pack["sleeves"]["cards"]],
        stacks=[stack["counts"] for stack in pack["stacks"]["cards"]],
        **case["options"],
    )
    oracle = Oracle.from_position(rules, case["position"])
    depths = range(1, len(case["counts"]) + 1)
    assert [perft(oracle, depth) for depth in depths] == case["counts"]
