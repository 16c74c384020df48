"""Conformance tests for every registered game, independent of its rules.

A registered game needs no further code here except its inventory: the objects whose number never
changes during a game.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

import undercard
from games.fightdrome.inventory import fightdrome_inventory
from games.survive.inventory import survive_inventory
from random_games import play_randomly, random_game, random_options, some_states
from undercard.kernel.chance import mix
from undercard.kernel.errors import (
    BadPosition,
    IllegalAction,
    UnknownAction,
    WrongGame,
    WrongSeat,
)
from undercard.kernel.events import new_log
from undercard.kernel.game import Game, State
from undercard.kernel.registry import load

GAMES = undercard.game_names()
INVENTORIES: dict[str, Callable[[Game, State], Counter[str]]] = {
    "fightdrome": fightdrome_inventory,
    "survive": survive_inventory,
}
GAMES_A_BLOCK = {"fightdrome": 200, "survive": 24}
"""The number of random games for the interpreter: a game of Survive has ten times as many
decisions, and each is three times as slow."""
TRIED = 60
"""The number of illegal actions tried per state, from all actions that have occurred."""
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_random_games_end_and_always_have_a_legal_action(name: str) -> None:
    for seed in range(150):
        game = random_game(name, seed)
        for state, action in play_randomly(game, seed):
            assert (game.to_act(state) is None) == (action is None)
            assert bool(game.legal(state)) == (action is not None)
            assert (game.outcome(state) is None) == (action is not None)


@every_game
def test_illegal_actions_raise_with_a_rule_and_change_nothing(name: str) -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(12):
        game = random_game(name, seed)
        universe = seen.setdefault(game.box_digest(), set())
        for _, state in some_states(game, seed):
            legal = game.legal(state)
            universe.update(legal)
            before = state.tobytes()
            others = sorted(universe - set(legal))
            for action in random.Random(seed).sample(others, min(TRIED, len(others))):
                with pytest.raises(IllegalAction) as refusal:
                    game.apply(state, action)
                assert refusal.value.rule == game.why(state, action)
            assert all(game.why(state, action) is None for action in legal)
            assert state.tobytes() == before


@every_game
def test_legal_actions_do_not_change_the_old_state(name: str) -> None:
    game = random_game(name, 1)
    for state, action in play_randomly(game, 1):
        before = state.tobytes()
        if action is not None:
            game.apply(state, action)
        assert state.tobytes() == before


@every_game
@pytest.mark.parametrize("text", ["", " ", "nonsense", "K30 ", "k30", "0", "x", "🃏"])
def test_unknown_actions_are_refused(name: str, text: str) -> None:
    game = load(name)
    state = game.new(1)
    with pytest.raises(UnknownAction):
        game.apply(state, text)
    with pytest.raises(UnknownAction):
        game.why(state, text)


@every_game
def test_only_the_seat_to_act_may_act(name: str) -> None:
    game = load(name)
    state = game.new(3)
    actor = game.to_act(state)
    assert actor is not None
    for seat in (-1, game.seats, (actor + 1) % game.seats):
        with pytest.raises(WrongSeat):
            game.apply(state, game.legal(state)[0], seat)
    game.apply(state, game.legal(state)[0], actor)


@every_game
def test_the_same_actions_give_the_same_hash(name: str) -> None:
    for seed in range(20):
        game, again = random_game(name, seed), random_game(name, seed)
        first = [game.hash(state) for state, _ in play_randomly(game, seed)]
        second = [again.hash(state) for state, _ in play_randomly(again, seed)]
        assert first == second
        assert len(set(first)) == len(first)


@every_game
def test_positions_round_trip_to_the_byte(name: str) -> None:
    for seed in range(30):
        game = random_game(name, seed)
        for _, state in some_states(game, seed):
            document = json.loads(json.dumps(game.position(state)))
            assert game.setup(document).tobytes() == state.tobytes()


@every_game
def test_a_position_names_its_game(name: str) -> None:
    game = load(name)
    position = game.position(game.new(1))
    assert position["game"] == name
    with pytest.raises(BadPosition) as error:
        game.setup({**position, "game": "another"})
    assert [problem.where for problem in error.value.problems] == ["game"]
    del position["game"]  # as older positions are written
    assert game.setup(position).tobytes() == game.new(1).tobytes()


@every_game
def test_the_state_of_another_game_is_refused(name: str) -> None:
    game = load(name)
    others = [load(other).new(1) for other in GAMES if other != name]
    assert others
    calls: list[Callable[[State], object]] = [
        *(game.copy, game.to_act, game.legal, game.legal_actions, game.outcome, game.views),
        *(game.position, game.hash),
        lambda state: game.apply(state, game.legal(game.new(1))[0]),
        lambda state: game.apply(state, game.legal(game.new(1))[0], 0),
        lambda state: game.why(state, game.legal(game.new(1))[0]),
        lambda state: game.why_not(state, game.legal(game.new(1))),
        lambda state: game.view(state, None),
        lambda state: game.view(state, 0),
        lambda state: game.sample(state, 0, 1),
        game.paths,
        lambda state: game.odds(state, game.legal(game.new(1))[0]),
    ]
    for state in (*others, None, game.position(game.new(1))):
        for call in calls:
            with pytest.raises(WrongGame, match=f"not a state of {name}"):
                call(state)  # type: ignore[arg-type]


@every_game
def test_only_legal_actions_have_odds(name: str) -> None:
    for seed in range(5):
        game = random_game(name, seed)
        seen: set[str] = set()
        for state, action in play_randomly(game, seed):
            legal = set(game.legal(state))
            for other in sorted(seen - legal)[:3]:
                with pytest.raises(IllegalAction):
                    game.odds(state, other)
            seen |= legal
            if action is not None:
                game.odds(state, action)
        with pytest.raises(UnknownAction):
            game.odds(state, "?")


@every_game
def test_notation_round_trips(name: str) -> None:
    for seed in range(20):
        game = random_game(name, seed)
        for state, _ in play_randomly(game, seed):
            for action in game.legal_actions(state):
                assert game.parse_action(game.format_action(action)) == action


@every_game
def test_the_inventory_is_constant(name: str) -> None:
    inventory = INVENTORIES[name]
    for seed in range(60):
        game = random_game(name, seed)
        whole: Counter[str] | None = None
        for _, state in some_states(game, seed):
            whole = whole or inventory(game, state)
            assert inventory(game, state) == whole


@every_game
@pytest.mark.parametrize("block", range(8))
def test_compiled_and_interpreted_agree_step_by_step(name: str, block: int) -> None:
    """Eight blocks of games, each game under its own options."""
    games = GAMES_A_BLOCK[name]
    for seed in range(block * games, block * games + games):
        _assert_engines_agree(load(name, **random_options(name, random.Random(seed))), seed)


def _assert_engines_agree(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    compiled, plain = game.engine, game.engine.interpreted()
    one, other = game.blank(), game.blank()
    one.rng = other.rng = mix(np.uint64(seed))
    logs = new_log(2000), new_log(2000)
    compiled.new(game.book, one, logs[0])
    plain.new(game.book, other, logs[1])
    out, plain_out = np.zeros((2, 512), np.int16)
    while True:
        assert one.tobytes() == other.tobytes()
        assert (logs[0] == logs[1]).all()
        n = compiled.legal(game.book, one, out)
        assert plain.legal(game.book, other, plain_out) == n
        assert (out[:n] == plain_out[:n]).all()
        if n == 0:
            return
        action = int(out[rng.randrange(n)])
        logs[0][0, 0] = logs[1][0, 0] = 0
        compiled.step(game.book, one, action, logs[0])
        plain.step(game.book, other, action, logs[1])


@every_game
def test_samples_agree_between_compiled_and_interpreted(name: str) -> None:
    for seed in range(8):
        options = random_options(name, random.Random(seed))
        compiled, plain = load(name, **options), load(name, engine="interpreted", **options)
        for n, (state, _) in enumerate(play_randomly(compiled, seed)):
            if n % 7 == 0:
                one, other = compiled.sample(state, 0, n), plain.sample(state, 0, n)
                assert one.tobytes() == other.tobytes()


@every_game
def test_samples_are_possible_games(name: str) -> None:
    """The seat's view and the inventory are equal, and the position can be set up."""
    for seed in range(25):
        game = random_game(name, seed)
        for n, state in some_states(game, seed):
            whole = INVENTORIES[name](game, state)
            for seat in range(game.seats):
                drawn = game.sample(state, seat, n)
                assert game.view(drawn, seat) == game.view(state, seat)
                if seat == n % game.seats:  # the slow part, for every seat in turn
                    assert INVENTORIES[name](game, drawn) == whole
                    game.setup(game.position(drawn))


@every_game
@pytest.mark.parametrize("seed", [-1, 1 << 64, True, 1.5, "7"])
def test_invalid_seeds_are_refused(name: str, seed: object) -> None:
    with pytest.raises(undercard.UndercardError):
        load(name).new(seed)  # type: ignore[arg-type]
