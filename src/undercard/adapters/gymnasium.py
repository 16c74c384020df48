"""Gymnasium environments: one seat learns, bots play the others.

    >>> import gymnasium
    >>> env = gymnasium.make("undercard.adapters.gymnasium:Fightdrome-v1", opponent="greedy")
    >>> observation, info = env.reset(seed=7)
    >>> observation["observation"].shape, env.action_space
    ((386,), Discrete(157))

It needs the extra `undercard[pettingzoo]`.
"""

from __future__ import annotations

from typing import SupportsInt

import gymnasium
import numpy as np
from numpy.typing import NDArray

from undercard.adapters.opponents import Opponent, make_opponent
from undercard.adapters.table_env import RENDER_MODES, ObservationDict, RenderMode, TableGame
from undercard.bots.bot import Decider
from undercard.bots.bot_set import bot_set
from undercard.kernel.errors import WrongSeat
from undercard.kernel.game import Game
from undercard.kernel.plugin import game_names
from undercard.kernel.registry import load

Info = dict[str, object]


class OpponentEnv(gymnasium.Env[ObservationDict, SupportsInt]):
    """A game from the perspective of one seat.

    `opponent` is a bot, or the name of a bot: then each other seat gets a new one in every game.
    The default is the game's stand-in. Actions are numbers of the rules; an illegal action loses
    the game.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: Game,
        opponent: str | Decider | None = None,
        *,
        seat: int = 0,
        budget: float = 0.1,
        render_mode: RenderMode | None = None,
        views: bool = False,
    ) -> None:
        if not 0 <= seat < game.seats:
            raise WrongSeat(f"there is no seat {seat}; seats are 0 to {game.seats - 1}")
        self.game = game
        self.seat = seat
        self.render_mode = render_mode
        self._opponent = opponent or bot_set(game.name).stand_in
        self._budget = budget
        self._views = views
        self._others: dict[int, Opponent] = {}
        self._table = TableGame(game, render_mode)
        self.observation_space = self._table.observation_space()  # type: ignore[assignment]
        self.action_space = self._table.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[ObservationDict, Info]:
        """Deal the game of `undercard.load(...).new(seed)`, or the next game without a seed."""
        super().reset(seed=seed, options=options)
        self._table.begin(seed)
        self._seat_others()
        self._let_others_act()
        return self._table.observe(self.seat), self._info()

    def step(self, action: SupportsInt) -> tuple[ObservationDict, float, bool, bool, Info]:
        if self._table.is_over:
            raise RuntimeError("the game is over: call reset")
        self._table.act(int(action))
        self._let_others_act()
        reward = self._table.rewards[self.seat]
        return self._table.observe(self.seat), reward, self._table.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, under the name that sb3-contrib expects."""
        return self._table.observe(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as the seat to act sees it."""
        return self._table.render()

    def _seat_others(self) -> None:
        self._others = {
            seat: make_opponent(self._opponent, self._table, seat, self._budget)
            for seat in range(self.game.seats)
            if seat != self.seat
        }

    def _let_others_act(self) -> None:
        table = self._table
        while not table.is_over and table.actor != self.seat:
            table.act(self._others[table.actor].choose(table))

    def _info(self) -> Info:
        return {"view": self._table.view(self.seat)} if self._views else {}


def make_env(
    name: str,
    opponent: str | Decider | None = None,
    *,
    seat: int = 0,
    budget: float = 0.1,
    render_mode: RenderMode | None = None,
    views: bool = False,
    **options: object,
) -> OpponentEnv:
    """Return an environment of a game by name, under the options of `undercard.load`."""
    return OpponentEnv(
        load(name, **options),
        opponent,
        seat=seat,
        budget=budget,
        render_mode=render_mode,
        views=views,
    )


def environment_id(name: str) -> str:
    """Return the id of a game's environment: its capitalised name, and the version."""
    return f"{name.capitalize()}-v1"


def register_environments() -> None:
    """Register all games with Gymnasium; call it again after registering another game."""
    for name in game_names():
        if environment_id(name) not in gymnasium.registry:
            gymnasium.register(
                id=environment_id(name), entry_point=f"{__name__}:make_env", kwargs={"name": name}
            )


register_environments()
