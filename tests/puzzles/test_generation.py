"""Puzzles: the same on every machine, from the knowledge of the seat, with one best action."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import date

import msgspec
import numpy as np
import pytest

from nines import registered
from undercard.bots.bot_set import bot_set
from undercard.bots.make import make_bot
from undercard.kernel.game import Game, State
from undercard.kernel.registry import load
from undercard.puzzles import generation
from undercard.puzzles.difficulty import PASSES, strongest_choice
from undercard.puzzles.evaluation import Evaluation, evaluate
from undercard.puzzles.generation import (
    LEAD,
    MOST_EASE,
    MOST_ERROR,
    Made,
    PositionSearch,
    find_puzzle,
)
from undercard.puzzles.puzzle import seed_of
from undercard.server.puzzles.maker import make_in_process

GAME = "fightdrome"
DAY = date(2026, 12, 6)
"""A date whose puzzle is made quickly."""


@pytest.fixture(scope="module")
def made() -> Made:
    return find_puzzle(GAME, DAY)


async def test_a_date_gives_the_same_puzzle_in_the_process_of_a_server(made: Made) -> None:
    again = await make_in_process(GAME, DAY)
    assert msgspec.json.encode(again) == msgspec.json.encode(made.puzzle)


def test_seeds_depend_on_the_date_the_game_and_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game, other = load(GAME), load("survive")
    seeds = {seed_of(game, DAY), seed_of(game, date(2026, 12, 7)), seed_of(other, DAY)}
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    assert len(seeds | {seed_of(game, DAY)}) == 4


def test_one_action_is_clearly_the_best(made: Made) -> None:
    solution, position = made.puzzle.solution, made.puzzle.position
    chances = [choice.chance for choice in solution.choices]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[1] == pytest.approx(solution.lead, abs=0.0002)
    assert solution.lead >= LEAD
    assert max(solution.lead_error, *(it.error for it in solution.choices[:2])) < MOST_ERROR
    assert all(choice.soon <= choice.chance + 0.0001 for choice in solution.choices)
    assert {it.action for it in solution.choices} == set(position.view["legal"])
    assert [found.level for found in solution.found] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("is_obvious", [True, False])
def test_answers_differ_and_are_rarely_those_of_the_playing_bot(
    is_obvious: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generation, "CLEAR", 2)
    game = load(GAME)
    search = PositionSearch(game, random.Random(1), lambda: None, is_obvious=is_obvious)
    (first, one), (second, other) = search.clear_positions()
    assert one.best != other.best
    for state, solution in ((first, one), (second, other)):
        seat = game.to_act(state)
        assert seat is not None
        player = make_bot(bot_set(GAME).stand_in, game, 1)
        usual = player.decide(game.view(state, seat), game.legal(state), 1.0)
        assert (usual == solution.best) == is_obvious
        assert solution.ease <= MOST_EASE


def test_fewer_actions_continue_on_the_same_samples() -> None:
    game = load(GAME)
    state = game.new(3)
    full, narrowed = (evaluate(game, state, 7) for _ in range(2))
    narrowed.extend(20)
    narrowed.narrow(2)
    narrowed.extend(60)
    full.extend(60)
    kept = [list(full.actions).index(action) for action in narrowed.actions]
    assert np.array_equal(narrowed.shares, full.shares[:, kept])


def test_ten_times_the_effort_confirms_it(made: Made) -> None:
    """`scripts/bench puzzles` is the long form."""
    game, best = load(GAME), made.puzzle.solution.best
    evaluation = evaluate(game, made.state, 1)
    evaluation.extend(10 * made.puzzle.solution.samples)
    assert evaluation.best == best
    assert evaluation.lead >= LEAD
    assert strongest_choice(game, made.state, 1, 10 * PASSES) == best


def test_hidden_information_does_not_change_a_puzzle(made: Made) -> None:
    """Two states that the seat cannot distinguish have the same position and the same chances."""
    game, state = load(GAME), made.state
    seat = made.puzzle.position.seat
    other = game.sample(state, seat, 5)
    assert other.tobytes() != state.tobytes()
    assert generation.show_position(game, other) == generation.show_position(game, state)
    first, second = (_evaluated(game, it) for it in (state, other))
    assert np.array_equal(first.shares, second.shares)


def _evaluated(game: Game, state: State) -> Evaluation:
    evaluation = evaluate(game, state, 7)
    evaluation.extend(60)
    return evaluation


def test_production_can_be_interrupted() -> None:
    class Stopped(Exception):
        pass

    calls = iter(range(3))

    def check() -> None:
        if next(calls, None) is None:
            raise Stopped

    with pytest.raises(Stopped):
        find_puzzle(GAME, DAY, check)


@pytest.fixture
def nines() -> Iterator[str]:
    with registered() as name:
        yield name


def test_a_game_without_own_code_has_chances(nines: str) -> None:
    game = load(nines)
    state = game.new(3)
    evaluation = evaluate(game, state, 1)
    evaluation.extend(200)
    assert evaluation.shares.shape == (200, len(game.legal(state)))
    assert 0 < evaluation.chances.max() <= 1
    kind, soon = evaluation.soon()
    assert kind in ("turn", "round")
    assert (soon <= evaluation.chances + 1e-6).all()
