"""One game for environments: stepped by the loops of batches, with seeds, views and rendering."""

from __future__ import annotations

import operator
import secrets
import sys
from typing import Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from undercard.adapters.batch import GameBatch
from undercard.adapters.observation import draw_picture, draw_text
from undercard.kernel.errors import BadOption
from undercard.kernel.game import SEEDS, Game, GameView

ObservationDict: TypeAlias = dict[str, NDArray[np.generic]]
"""`observation`, what the seat sees, and `action_mask`, its legal actions."""
RenderMode: TypeAlias = Literal["ansi", "human", "rgb_array"]
RENDER_MODES: tuple[RenderMode, ...] = ("ansi", "human", "rgb_array")


class TableGame:
    """A game in progress, and the observations of its seats."""

    def __init__(self, game: Game, render_mode: RenderMode | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode: {render_mode!r} is not one of {', '.join(RENDER_MODES)}")
        self.game = game
        self.render_mode = render_mode
        self.batch = GameBatch(game, 1, again=False)
        self.seed: int | None = None
        self._chosen = np.zeros(1, np.int64)
        self._no_mask = np.zeros_like(self.batch.arrays.masks[0])
        self.is_over = False

    def begin(self, seed: int | None) -> None:
        """Start a new game: from this seed, else from the next one, else from a random one."""
        if seed is not None:
            self.seed = operator.index(seed)
        elif self.seed is None:
            self.seed = secrets.randbelow(SEEDS)
        else:
            self.seed = (self.seed + 1) % SEEDS
        self.batch.reset(self.seed)
        self.is_over = False

    def act(self, action: int) -> None:
        self._chosen[0] = action
        self.batch.step(self._chosen)
        self.is_over = bool(self.batch.arrays.done[0])

    @property
    def actor(self) -> int:
        return int(self.batch.arrays.actors[0])

    @property
    def rewards(self) -> list[float]:
        rewards: list[float] = self.batch.arrays.rewards[0].tolist()
        return rewards

    def observe(self, seat: int) -> ObservationDict:
        arrays = self.batch.arrays
        if seat == arrays.actors[0] and not self.is_over:
            return {
                "observation": arrays.observations[0].copy(),
                "action_mask": arrays.masks[0].copy(),
            }
        return {"observation": self.batch.look(seat), "action_mask": self._no_mask.copy()}

    def view(self, seat: int) -> GameView:
        return self.game.view(self.batch.state(0), seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as the seat to act sees it, or seat 0 when the game is over."""
        if self.render_mode is None:
            return None
        view = self.view(max(self.actor, 0))
        if self.render_mode == "rgb_array":
            return np.asarray(draw_picture(self.game, view), np.uint8)
        text = draw_text(self.game, view)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n\n")
        return None

    def observation_space(self) -> spaces.Dict:
        arrays = self.batch.arrays
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, arrays.observations.shape[1:], np.uint8),
                "action_mask": spaces.Box(0, 1, arrays.masks.shape[1:], np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.batch.arrays.masks.shape[1])
