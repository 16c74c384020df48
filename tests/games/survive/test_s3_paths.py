"""Paths help players to choose a target: each must be legal, and none may be missing. The tests
walk them step by step in the game."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from undercard import load
from undercard.games.survive.game import Survive
from undercard.games.survive.view import View
from undercard.kernel.game import State


def states(game: Survive, games: int) -> Iterator[State]:
    """Yield states of random games in which a figure may step."""
    for seed in range(games):
        rng, state = random.Random(seed), game.new(seed)
        while game.to_act(state) is not None:
            legal = game.legal(state)
            if any(is_step(action) for action in legal):
                yield state
            state, _ = game.apply(state, rng.choice(legal))


def is_step(action: str) -> bool:
    return "-" in action[1:] and " " not in action


def mover(view: View) -> str | None:
    return next((f.cell for f in view.figures if f.figure == view.active), None)


def walked(game: Survive, state: State) -> dict[str, int]:
    """Return every cell that can be reached without a roll and the fewest steps to it, by
    walking."""
    view = game.view(state, None)
    start, active = mover(view), view.active
    found, edge, steps = {start: 0}, [state], 0
    while edge:
        steps, onward = steps + 1, []
        for here in edge:
            for action in filter(is_step, game.legal(here)):
                there, events = game.apply(here, action)
                if events[0].kind != "stepped":  # a contest for the cell
                    continue
                view = game.view(there, None)
                cell = action.split("-")[1]
                if cell not in found:
                    found[cell] = steps
                    if view.active == active and view.situation == "move":
                        onward.append(there)
        edge = onward
    del found[start]
    return {cell: steps for cell, steps in found.items() if cell is not None}


def length(ways: dict[str, str], cell: str, start: str | None) -> int:
    steps = 0
    while cell != start:
        cell, steps = ways[cell], steps + 1
    return steps


@pytest.mark.parametrize("players", [2, 3])
def test_s3_paths_are_those_that_can_be_walked(players: int) -> None:
    game = load("survive", players=players)
    assert isinstance(game, Survive)
    seen = 0
    for state in list(states(game, 3))[::5]:
        ways, start = game.paths(state), mover(game.view(state, None))
        expected = walked(game, state)
        assert {cell: length(ways, cell, start) for cell in ways} == expected
        seen += len(ways)
    assert seen > 500


def test_s3_there_are_no_paths_where_no_figure_may_step() -> None:
    game = load("survive")
    assert isinstance(game, Survive)
    assert game.paths(game.new(1)) == {}
