"""Every sequence of the first few decisions, counted and compared with the oracle.

The counts are perft numbers as in chess programs: a changed count means changed rules.
"""

from __future__ import annotations

from typing import cast

import pytest

from games.survive.boards import board_of
from games.survive.dungeons import crowded
from games.survive.oracle import Oracle
from games.survive.test_oracle import dice_in
from random_games import play_randomly
from undercard.games.survive.game import Survive
from undercard.kernel.events import Event
from undercard.kernel.game import State
from undercard.kernel.registry import load

DEPTH = 4


def perft(game: Survive, state: State, depth: int) -> int:
    """Count the leaves of the tree of actions, and compare each node with the oracle."""
    legal = game.legal(state)
    oracle = Oracle.from_position(board_of(game), game.position(state))
    assert oracle.legal() == set(legal)
    if depth == 0 or not legal:
        return 1
    leaves = 0
    for action in legal:
        after, events = game.apply(state, action)
        if any(event.kind in ("round", "open_card") for event in events):
            leaves += 1
            continue
        model = Oracle.from_position(board_of(game), game.position(state))
        model.apply(action, dice_in(events), _npc_cards(events), [])
        assert model.legal() == set(game.legal(after)), action
        leaves += perft(game, after, depth - 1)
    return leaves


def _npc_cards(events: list[Event]) -> list[str]:
    return [str(e.data["card"]) for e in events if e.kind == "revealed" and e.seat is None]


@pytest.mark.parametrize(("place", "leaves"), [(30, 481), (60, 82), (90, 274), (120, 363)])
def test_every_sequence_of_four_decisions(place: int, leaves: int) -> None:
    game = cast(Survive, load("survive", scenario=crowded(2)))
    states = [state for state, _ in play_randomly(game, 11)]
    assert perft(game, states[place], DEPTH) == leaves
