"""Thousands of games per call: observations, masks and rewards written into the same arrays.

    >>> from undercard.adapters.batch import make_batch
    >>> batch = make_batch("fightdrome", games=1000, seed=7)
    >>> batch.step(batch.random_actions())
    >>> batch.arrays.observations.shape, batch.arrays.masks.shape
    ((1000, 386), (1000, 157))

It needs only the package itself.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from undercard.adapters.observation import Policy
from undercard.adapters.observer import Observer
from undercard.kernel.errors import BadOption, WrongSeat
from undercard.kernel.events import new_log
from undercard.kernel.game import Game, State, seeded
from undercard.kernel.layout import U64, Layout, dtype_of
from undercard.kernel.registry import load


class GeneratorState(Layout):
    """The state of a random generator that chooses actions."""

    rng: U64


CHANCE = dtype_of(GeneratorState)


@dataclass(frozen=True)
class Arrays:
    """The output of every step, one row per game. Pass your own arrays to have them filled."""

    observations: NDArray[np.uint8]
    """The table as the seat to act sees it."""
    masks: NDArray[np.int8]
    """1 for each legal action."""
    rewards: NDArray[np.float32]
    """The rewards of the last action, one per seat; 0 until a game ends."""
    done: NDArray[np.bool_]
    """Whether the last action ended the game; the other arrays then show the next game."""
    actors: NDArray[np.int8]
    """The seat to act."""


def new_arrays(game: Game, games: int) -> Arrays:
    return _new_arrays(game, Observer(game).size, games)


def _new_arrays(game: Game, size: int, games: int) -> Arrays:
    return Arrays(
        np.zeros((games, size), np.uint8),
        np.zeros((games, game.actions), np.int8),
        np.zeros((games, game.seats), np.float32),
        np.zeros(games, np.bool_),
        np.zeros(games, np.int8),
    )


class GameBatch:
    """Parallel games of one kind.

    The first games have the seeds `seed`, `seed` + 1, …. After a game ends, its successor has the
    old seed plus the number of games. All games are therefore different, and each can be replayed
    alone. An illegal action ends its game: its seat gets -1, the others 0.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seed: int = 0,
        arrays: Arrays | None = None,
        *,
        again: bool = True,
    ) -> None:
        if games < 1:
            raise BadOption(f"games: {games} must be at least 1")
        self.game, self.size = game, games
        self._observer = Observer(game)
        model = _new_arrays(game, self._observer.size, 1 if arrays else games)
        self.arrays = arrays or model
        _check(self.arrays, model, games)
        self.seeds = np.zeros(games, np.uint64)
        """The seeds of the running games."""
        self._loops, self._books = self._observer.loops, self._observer.books
        self._uses_views = self._observer.uses_views
        self._states = np.zeros(games, game.dtype)
        self._rows = self._states.view(np.uint8).reshape(games, -1)
        self._out = np.zeros(game.max_legal, np.int16)
        self._log = new_log()
        self._stride = games if again else 0
        self._chance = np.zeros(1, CHANCE)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Deal all games again, from this seed on."""
        self._chance[0].rng = seeded(seed)
        self.seeds[:] = np.uint64(seed) + np.arange(self.size, dtype=np.uint64)
        a = self.arrays
        a.rewards[:], a.done[:] = 0.0, False
        self._loops.begin_all(
            self._books,
            self._states,
            self._rows,
            self.seeds,
            a.observations,
            a.masks,
            a.actors,
            self._out,
            self._log,
        )
        if self._uses_views:
            self._observer.fill(self._states, a.actors, a.observations)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Take one action in every game, as numbers of the rules."""
        actions = np.asarray(actions, np.int64)
        if actions.shape != (self.size,):
            raise BadOption(f"actions: must be an array of {self.size}, one for each game")
        a = self.arrays
        acted = a.actors.copy() if self._uses_views else None
        self._loops.turn_all(
            self._books,
            self._states,
            self._rows,
            self.seeds,
            self._stride,
            actions,
            a.observations,
            a.masks,
            a.rewards,
            a.done,
            a.actors,
            self._out,
            self._log,
        )
        if acted is not None:  # a finished game is observed by the seat that acted last
            seats = np.where(a.actors < 0, acted, a.actors)
            self._observer.fill(self._states, seats, a.observations)

    def random_actions(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return a uniformly random legal action for every game."""
        actions = np.zeros(self.size, np.int64) if out is None else out
        assert actions.shape == (self.size,), "room for one action of each game"
        self._loops.choose_all(self._books, self._states, self._chance, actions, self._out)
        return actions

    def look(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat of the first game sees, whether or not it is to act."""
        if not 0 <= seat < self.game.seats:
            raise WrongSeat(f"there is no seat {seat}; seats are 0 to {self.game.seats - 1}")
        seen = np.empty(self.arrays.observations.shape[1], np.uint8)
        self._observer.look(self._states, seat, seen)
        return seen

    def ask(self, policy: Policy) -> int:
        """Return the choice of a policy in the first game."""
        return int(policy.choose(self._books, self._states, *policy.data))

    def state(self, n: int) -> State:
        """Return a copy of one game's state, secrets included."""
        return self.game.copy(self._states[n])


def _check(given: Arrays, model: Arrays, games: int) -> None:
    for name, wanted in vars(model).items():
        array, shape = getattr(given, name), (games, *wanted.shape[1:])
        if array.shape != shape or array.dtype != wanted.dtype or not array.flags.c_contiguous:
            raise BadOption(f"{name}: must be a C-contiguous array {shape} of {wanted.dtype}")


def make_batch(
    name: str, games: int, seed: int = 0, arrays: Arrays | None = None, **options: object
) -> GameBatch:
    """Return a batch of a game by name, under the options of `undercard.load`."""
    return GameBatch(load(name, **options), games, seed, arrays)
