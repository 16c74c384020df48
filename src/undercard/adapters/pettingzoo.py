"""PettingZoo environments: every seat is an agent, `player_0`, `player_1`, …

    >>> from undercard.adapters.pettingzoo import make_env
    >>> env = make_env("fightdrome", mode="match")
    >>> env.reset(seed=29)
    >>> observation, reward, is_over, _, _ = env.last()
    >>> print(*(env.game.format_action(n) for n in observation["action_mask"].nonzero()[0]))
    P40 K30 K40 K80 G50

It needs the extra `undercard[pettingzoo]`.
"""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from undercard.adapters.table_env import RENDER_MODES, ObservationDict, RenderMode, TableGame
from undercard.kernel.game import Game, GameView, State
from undercard.kernel.registry import load


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game in which agents act one after the other.

    Actions are numbers of the rules: `game.format_action` and `game.parse_action` convert them. An
    illegal action ends the game: its agent gets -1, the others 0.
    """

    def __init__(
        self, game: Game, *, render_mode: RenderMode | None = None, views: bool = False
    ) -> None:
        super().__init__()
        self.game = game
        self.metadata = {
            "name": f"{game.name}_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._table = TableGame(game, render_mode)
        self._views = views
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {a: self._table.observation_space() for a in self._seats}
        self._action_spaces = {a: self._table.action_space() for a in self._seats}
        self.agents: list[str] = []

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:  # noqa: ARG002
        """Deal the game of `undercard.load(...).new(seed)`, or the next game without a seed."""
        self._table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.actor]
        self._publish_views()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents whose game is over")
        self._table.act(action)
        self._cumulative_rewards[agent] = 0.0
        if self._table.is_over:
            self.rewards = dict(zip(self.agents, self._table.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self._table.actor]
        self._publish_views()

    def observe(self, agent: str) -> ObservationDict:
        return self._table.observe(self._seats[agent])

    def view(self, agent: str) -> GameView:
        """Return what the agent may know in readable form; `views=True` also adds it to `infos`."""
        return self._table.view(self._seats[agent])

    @property
    def game_state(self) -> State:
        """Return the whole state, secrets included: for spectators, not for agents."""
        return self._table.batch.state(0)

    def _publish_views(self) -> None:
        if self._views:
            for agent in self.agents:
                self.infos[agent]["view"] = self.view(agent)

    def observation_space(self, agent: str) -> spaces.Space[ObservationDict]:
        return self._observation_spaces[agent]  # type: ignore[return-value]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as the agent to act sees it."""
        return self._table.render()

    def close(self) -> None:
        """Do nothing: there are no open resources."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def make_env(
    name: str, *, render_mode: RenderMode | None = None, views: bool = False, **options: object
) -> TableEnv:
    """Return an environment of a game by name, under the options of `undercard.load`."""
    return TableEnv(load(name, **options), render_mode=render_mode, views=views)


def make_parallel_env(
    name: str, *, render_mode: RenderMode | None = None, views: bool = False, **options: object
) -> turn_based_aec_to_parallel_wrapper:
    """Return an environment that takes an action of every agent and ignores all but one."""
    env = make_env(name, render_mode=render_mode, views=views, **options)
    return turn_based_aec_to_parallel_wrapper(env)
