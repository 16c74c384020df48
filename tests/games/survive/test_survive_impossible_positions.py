"""Unplayable positions of Survive that an earlier version accepted: each is refused with the wrong
field. `scripts/bench positions` looks for more of them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from games.survive.positions import scene, table
from undercard.kernel.errors import BadPosition
from undercard.kernel.game import Game, State

Change = Callable[[dict[str, Any]], object]


def refused_at(game: Game, state: State, change: Change) -> set[str]:
    """Return the paths of the errors after a change of a valid position."""
    position: dict[str, Any] = copy.deepcopy(game.position(state))
    game.setup(position)
    change(position)
    with pytest.raises(BadPosition) as error:
        game.setup(position)
    return {problem.where for problem in error.value.problems}


def test_s2_4_a_figure_without_an_action_left_is_not_asked_for_one() -> None:
    ready = scene("X1 e5, Y1 e7")
    assert "actions" in refused_at(ready.game, ready.state, lambda it: it.update(actions=0))


def place(seat: int, figure: int, cell: str) -> Change:
    return lambda it: it["players"][seat]["figures"][figure].update(cell=cell)


def test_s1_7_a_later_seat_has_placed_nothing() -> None:
    game = table()
    assert refused_at(game, game.new(0), place(1, 2, "h10")) == {"Y3"}


def test_s1_7_a_figure_is_placed_in_its_own_zone() -> None:
    game = table()
    assert refused_at(game, game.new(0), place(0, 0, "e5")) == {"X1"}
    assert refused_at(game, game.new(0), place(1, 0, "a1")) == {"Y1"}


def test_s1_2_npcs_stand_on_their_starting_cells_until_the_first_round() -> None:
    game = table()
    moved = refused_at(game, game.new(0), lambda it: it["npcs"]["G1"].update(cell="a1"))
    assert moved == {"npcs.G1"}


def test_s3_1_no_move_has_more_steps_than_the_quickest_figure() -> None:
    moving = scene("X1 e5, Y1 e7", situation="move", steps=1, actions=1)
    assert refused_at(moving.game, moving.state, lambda it: it.update(steps=128)) == {"steps"}
