"""Random games for tests: options, actions and whole games from one seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import undercard
from undercard.kernel.game import Game, State
from undercard.kernel.options import Option, OptionValue
from undercard.kernel.registry import load

MOST_STATES = 60


def random_value(option: Option, rng: random.Random) -> OptionValue:
    if option.choices:
        return rng.choice(option.choices)
    if option.span:
        least, most = option.span
        return rng.randint(least, min(most, 2 * int(option.default)))
    return rng.random() < 0.5


def random_options(name: str, rng: random.Random) -> dict[str, OptionValue]:
    values = {option.name: random_value(option, rng) for option in _options_of(name)}
    if values.get("do_you_want_fame"):
        del values["target"]  # F10.3 sets it
    return values


@cache
def _options_of(name: str) -> tuple[Option, ...]:
    return tuple(undercard.load(name).all_options)


def random_game(name: str, seed: int) -> Game:
    """Return a game under random options from the seed."""
    return load(name, **random_options(name, random.Random(seed)))


def play_randomly(game: Game, seed: int) -> Iterator[tuple[State, str | None]]:
    """Yield every state of a random game with the action taken in it, None in the last."""
    rng = random.Random(seed)
    state = game.new(seed)
    for _ in range(game.most_decisions + 1):
        if game.to_act(state) is None:
            yield state, None
            return
        action = rng.choice(game.legal(state))
        yield state, action
        state, _ = game.apply(state, action)
    raise AssertionError(
        f"{game.name}, seed {seed}: not over after {game.most_decisions} decisions"
    )


def some_states(game: Game, seed: int, most: int = MOST_STATES) -> Iterator[tuple[int, State]]:
    """Return evenly spaced states of a random game with their numbers, including the last one.

    Neighbouring states of a long game are similar, so a test covers more with many games.
    """
    states = [state for state, _ in play_randomly(game, seed)]
    every = -(-len(states) // most)
    for n, state in enumerate(states):
        if n % every == seed % every or n == len(states) - 1:
            yield n, state
