"""The games of a batch equal the library's games."""

from __future__ import annotations

import numpy as np
import pytest

from adapters.games import Tried, every_game
from undercard.adapters.batch import Arrays, GameBatch, make_batch, new_arrays
from undercard.kernel.errors import BadOption, WrongSeat
from undercard.kernel.game import Game, State
from undercard.kernel.registry import load


def follow(game: Game, state: State, action: int) -> State:
    return game.apply(state, game.format_action(action))[0]


def reward_of(game: Game, state: State, seat: int) -> float:
    outcome = game.outcome(state)
    assert outcome is not None
    lost = game.seats - len(outcome.winners)
    share = lost / len(outcome.winners) if seat in outcome.winners else -1.0
    return share / (game.seats - 1)


@every_game
def test_each_game_is_that_of_its_seed_played_alone(tried: Tried) -> None:
    """Every state, mask, seat to act and reward equals the library's, over several deals."""
    game, games = tried.load(), 5
    batch = GameBatch(game, games, seed=11)
    alone = [game.new(int(seed)) for seed in batch.seeds]
    deals = 0
    for _ in range(900):
        actions = batch.random_actions()
        batch.step(actions)
        for n in range(games):
            alone[n] = follow(game, alone[n], int(actions[n]))
            assert batch.arrays.done[n] == (game.to_act(alone[n]) is None)
            if batch.arrays.done[n]:
                expected = [reward_of(game, alone[n], seat) for seat in range(game.seats)]
                np.testing.assert_allclose(batch.arrays.rewards[n], expected)
                alone[n] = game.new(int(batch.seeds[n]))
                deals += 1
            else:
                assert not batch.arrays.rewards[n].any()
            assert batch.state(n).tobytes() == alone[n].tobytes()
            assert batch.arrays.actors[n] == game.to_act(alone[n])
            legal = np.flatnonzero(batch.arrays.masks[n]).tolist()
            assert legal == sorted(game.legal_actions(alone[n]))
    assert deals > games
    assert sorted(int(seed) % games for seed in batch.seeds) == list(range(games))


@every_game
def test_interpreted_rules_write_the_same_arrays(tried: Tried) -> None:
    """Observations used to overflow the narrow fields of a record, which compiled code widens."""
    engines = ("compiled", "interpreted")
    ran = [GameBatch(load(tried.name, engine=it, **tried.options), 2, 3) for it in engines]
    for _ in range(10):
        for batch in ran:
            batch.step(batch.random_actions())
        for name, array in vars(ran[0].arrays).items():
            np.testing.assert_array_equal(array, getattr(ran[1].arrays, name))
        for seat in range(ran[0].game.seats):
            np.testing.assert_array_equal(ran[0].look(seat), ran[1].look(seat))


@every_game
def test_the_same_seed_gives_the_same_arrays(tried: Tried) -> None:
    one, other = (GameBatch(tried.load(), 8, 3) for _ in range(2))
    for _ in range(200):
        one.step(one.random_actions())
        other.step(other.random_actions())
    for name, array in vars(one.arrays).items():
        np.testing.assert_array_equal(array, getattr(other.arrays, name))


def test_random_actions_are_drawn_evenly() -> None:
    batch = make_batch("fightdrome", 1, 29)
    legal = np.flatnonzero(batch.arrays.masks[0])
    drawn = np.array([batch.random_actions()[0] for _ in range(4000)])
    shares = [np.mean(drawn == action) for action in legal]
    np.testing.assert_allclose(shares, 1 / len(legal), atol=0.04)


@every_game
def test_an_illegal_action_affects_only_its_game(tried: Tried) -> None:
    batch = GameBatch(tried.load(), 3, 5)
    actions = batch.random_actions()
    seat, seeds = int(batch.arrays.actors[1]), batch.seeds.copy()
    for wrong in (-1, batch.arrays.masks.shape[1], int(np.argmin(batch.arrays.masks[1]))):
        batch.reset(5)
        actions[1] = wrong
        batch.step(actions)
        assert batch.arrays.done.tolist() == [False, True, False]
        assert np.flatnonzero(batch.arrays.rewards[1]).tolist() == [seat]
        assert batch.arrays.rewards[1, seat] == -1.0
        assert (batch.seeds - seeds).tolist() == [0, 3, 0]


def test_given_arrays_are_written() -> None:
    batch = make_batch("fightdrome", 4)
    mine = new_arrays(batch.game, 4)
    GameBatch(batch.game, 4, arrays=mine)
    np.testing.assert_array_equal(mine.observations, batch.arrays.observations)


@pytest.mark.parametrize("name", ["observations", "masks", "rewards", "done", "actors"])
def test_arrays_that_do_not_fit_are_refused(name: str) -> None:
    batch = make_batch("fightdrome", 4)
    fields = dict(vars(batch.arrays))
    fields[name] = fields[name][:3]
    with pytest.raises(BadOption, match=name):
        GameBatch(batch.game, 4, arrays=Arrays(**fields))


def test_too_few_actions_and_seats_that_do_not_exist_are_refused() -> None:
    batch = make_batch("fightdrome", 4)
    with pytest.raises(BadOption, match="actions"):
        batch.step(batch.random_actions()[:3])
    with pytest.raises(WrongSeat):
        batch.look(2)


def test_a_batch_of_no_games_is_refused() -> None:
    with pytest.raises(BadOption, match="games"):
        make_batch("fightdrome", 0)
