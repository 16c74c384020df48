"""Whole games, decision by decision, compared with the oracle, which is written from the rules.

The library plays random games. The oracle receives only the rolls and draws, and must find the same
legal actions and reach the same position after every action.
"""

from __future__ import annotations

import random
from typing import cast

import pytest

from games.survive.boards import board_of
from games.survive.dungeons import crowded
from games.survive.oracle import Oracle, normal
from random_games import random_options
from undercard.games.survive.game import Survive
from undercard.kernel.events import Event
from undercard.kernel.registry import load

DICE = {"theft", "rolled", "jumped", "misfired"}


def dice_in(events: list[Event]) -> list[int]:
    return [cast(int, event.data["die"]) for event in events if event.kind in DICE]


def assert_agreement(game: Survive, seed: int) -> set[str]:
    """Play a random game in both models; return the kinds of events."""
    rng = random.Random(seed)
    state, happened = game.new(seed), set[str]()
    oracle = Oracle.from_position(board_of(game), game.position(state))
    while game.to_act(state) is not None:
        legal = game.legal(state)
        assert oracle.legal() == set(legal)
        assert oracle.to_act == game.to_act(state)
        action = rng.choice(legal)
        state, events = game.apply(state, action)
        npc = [str(e.data["card"]) for e in events if e.kind == "revealed" and e.seat is None]
        opened = [str(e.data["resource"]) for e in events if e.kind == "open_card"]
        oracle.apply(action, dice_in(events), npc, opened)
        found = {**oracle.document(), "scores": []}
        assert normal(found) == normal(game.position(state)), action
        happened.update(event.kind for event in events)
    outcome = game.outcome(state)
    assert outcome is not None
    assert list(outcome.winners) == sorted(oracle.winners())
    assert list(outcome.scores) == oracle.document()["scores"]
    return happened


@pytest.mark.parametrize("block", range(4))
def test_random_games_agree_under_random_options(block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        options = random_options("survive", random.Random(seed))
        assert_agreement(cast(Survive, load("survive", **options)), seed)


def test_sr15_a_jump_onto_an_enemy_counts_as_another_cell() -> None:
    """A longer run found this: a token picked up before the jump can be dropped after it (SR15)."""
    options = {"rounds": 5, "tie": "shared", "activation": "one"}
    assert_agreement(cast(Survive, load("survive", scenario=crowded(3), **options)), 11819)


@pytest.mark.parametrize("block", range(2))
def test_crowded_games_agree_and_everything_happens(block: int) -> None:
    """A small dungeon full of fights, thefts and jumps: every kind of event must occur."""
    happened: set[str] = set()
    for seed in range(block * 30, block * 30 + 30):
        options = {**random_options("survive", random.Random(seed)), "players": 2 + seed % 2}
        if options["players"] == 3:
            options["team"] = (
                "scenario"  # two figures each, because the zones have no room for more
            )
        scenario = crowded(2 + seed % 2)
        game = cast(Survive, load("survive", scenario=scenario, **options))
        happened |= assert_agreement(game, seed)
    assert {kind.name for kind in load("survive").kinds} - happened == {"need", "dealt"}
