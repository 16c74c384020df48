"""The value of each action of a position, measured by playouts."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from undercard.kernel.events import new_log
from undercard.kernel.game import Game, State
from undercard.kernel.view import Outcome
from undercard.lab.quick import NOTHING, Quick
from undercard.lab.traits import traits_of
from undercard.puzzles.playouts import AT_ONCE, THIS_ROUND, make_playouts, random_choice

BATCH: Final = 512
KEPT: Final = 320
"""The number of samples whose final states are kept, for the endings and the points."""
MOST_DECISIONS: Final = 4000
_NUMBERS: Final = np.full(4, -1, np.int8)


@lru_cache(maxsize=16)
def quick_of(game: Game) -> Quick:
    """Return the fast compiled bots of a game; random ones for rules that are not compiled."""
    kinds = traits_of(game.name).quick(game)
    return kinds[0] if kinds else Quick(("random",), random_choice(game.engine))


@dataclass
class Evaluation:
    """The playouts of a position so far; further ones continue the same sequence of samples."""

    game: Game
    state: State
    seat: int
    seed: np.uint64
    actions: NDArray[np.int64]
    shares: NDArray[np.float32] = field(init=False)
    when: NDArray[np.int8] = field(init=False)
    ends: NDArray[np.uint64] = field(init=False)
    """The final states of the first samples, by sample and action."""

    def __post_init__(self) -> None:
        width = len(self.actions)
        self.shares = np.zeros((0, width), np.float32)
        self.when = np.zeros((0, width), np.int8)
        self.ends = np.zeros((0, width, self.game.dtype.itemsize // 8), np.uint64)

    @property
    def samples(self) -> int:
        return len(self.shares)

    @property
    def chances(self) -> NDArray[np.float64]:
        """The share of wins after each action."""
        chances: NDArray[np.float64] = self.shares.mean(axis=0, dtype=np.float64)
        return chances

    @property
    def errors(self) -> NDArray[np.float64]:
        """The standard error of each chance."""
        deviations = self.shares.std(axis=0, dtype=np.float64)
        errors: NDArray[np.float64] = deviations / np.sqrt(self.samples)
        return errors

    @property
    def ranking(self) -> list[int]:
        """The indices of the actions, the best first."""
        return [int(i) for i in np.argsort(-self.chances, kind="stable")]

    @property
    def best(self) -> str:
        """The action that wins most often, as written."""
        return self.game.format_action(int(self.actions[self.ranking[0]]))

    @property
    def lead(self) -> float:
        """How much more often the best action wins than the second."""
        first, second = self.ranking[:2]
        return float(self.chances[first] - self.chances[second])

    @property
    def lead_error(self) -> float:
        """The standard error of the lead; both actions were played on the same samples."""
        first, second = self.ranking[:2]
        difference = self.shares[:, first] - self.shares[:, second]
        return float(difference.std(dtype=np.float64) / np.sqrt(self.samples))

    def narrow(self, number: int) -> None:
        """Continue with this many of the best actions only."""
        kept = sorted(self.ranking[:number])
        self.actions, self.shares = self.actions[kept], self.shares[:, kept]
        self.when, self.ends = self.when[:, kept], self.ends[:, kept]

    def extend(self, samples: int) -> None:
        """Play until there are this many samples."""
        while self.samples < samples:
            self._play(min(BATCH, samples - self.samples))

    def soon(self) -> tuple[str, NDArray[np.float64]]:
        """Return what counts as soon, and the share of soon wins after each action.

        `round` is the current round; where every playout ends in it, `turn` is the time until the
        seat's next choice.
        """
        kind = "round" if (self.when < THIS_ROUND).any() else "turn"
        least = THIS_ROUND if kind == "round" else AT_ONCE
        soon = np.where(self.when >= least, self.shares, 0)
        return kind, soon.mean(axis=0, dtype=np.float64)

    def outcomes(self, i: int) -> list[Outcome]:
        """Return how the kept games after an action ended."""
        ended = (self.game.outcome(self.game.restore(end.tobytes())) for end in self.ends[:, i])
        return [outcome for outcome in ended if outcome is not None]

    def _play(self, samples: int) -> None:
        game, quick, width = self.game, quick_of(self.game), len(self.actions)
        size = game.dtype.itemsize // 8
        words = np.zeros((3, size), np.uint64)
        words[0] = np.frombuffer(self.state.tobytes(), np.uint64)
        shares, when = np.zeros((samples, width), np.float32), np.zeros((samples, width), np.int8)
        ends = np.zeros((min(samples, max(0, KEPT - self.samples)), width, size), np.uint64)
        play = make_playouts(
            game.engine, quick.choose, game.dtype, has_kernels=game.engine.has_kernels
        )
        play(
            cast(np.record, game.book),
            quick.extra(game) if game.engine.has_kernels else NOTHING,
            _NUMBERS,
            len(quick.bots) - 1,
            words,
            np.zeros(game.max_legal, np.int16),
            new_log(),
            self.seat,
            self.actions,
            self.seed,
            self.samples,
            min(game.most_decisions, MOST_DECISIONS),
            shares,
            when,
            ends,
        )
        self.shares = np.concatenate([self.shares, shares])
        self.when = np.concatenate([self.when, when])
        self.ends = np.concatenate([self.ends, ends])


def evaluate(game: Game, state: State, seed: int) -> Evaluation:
    """Return an evaluation of the legal actions, without playouts so far.

    The state is reduced to what the seat to act may know.
    """
    seat = game.to_act(state)
    assert seat is not None
    known = game.imagine(game.view(state, seat))
    actions = np.array(game.legal_actions(state), np.int64)
    return Evaluation(game, known, seat, np.uint64(seed), actions)
