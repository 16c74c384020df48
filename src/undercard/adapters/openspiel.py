"""OpenSpiel games: `undercard_<name>` for every game, with our options as parameters.

    >>> import pyspiel
    >>> import undercard.adapters.openspiel
    >>> game = pyspiel.load_game("undercard_fightdrome(mode=match,target=200)")
    >>> game.num_distinct_actions(), game.max_chance_outcomes()
    (157, 256)

All chance of a game comes from its seed. Chance therefore acts only before the first decision: its
outcomes are the bytes of the seed, which no player sees.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from undercard.adapters.loops import write_rewards
from undercard.adapters.observer import Observer
from undercard.kernel.events import new_log
from undercard.kernel.game import Game, State
from undercard.kernel.interpreter import interpreted
from undercard.kernel.plugin import game_names
from undercard.kernel.registry import load

SEED_BYTES = 4
OUTCOMES = 256
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

Parameters = dict[str, object]

_write_rewards = interpreted(write_rewards)


class SharedGame:
    """What all states of a game share, including their clones."""

    def __init__(self, name: str, options: Parameters) -> None:
        self.name, self.options = name, options
        self.game: Game = load(name, **options)
        self.observer = Observer(self.game)
        self.log = new_log()
        """A log without rows, because nothing reads the events."""

    def __reduce__(self) -> tuple[type[SharedGame], tuple[str, Parameters]]:
        return SharedGame, (self.name, self.options)

    def __deepcopy__(self, memo: object) -> SharedGame:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games under given options."""

    def __init__(self, name: str, parameters: Parameters | None) -> None:
        options = {**_parameters(load(name)), **(parameters or {})}
        self.rules = SharedGame(name, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.game.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.rules.game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.game.most_decisions,
        )
        super().__init__(_type_of(self.rules.game), info, options)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return _load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: Parameters | None = None
    ) -> SeatObserver:
        """Return an observer of a seat's current view, which contains what the seat has learned."""
        if params:
            raise ValueError(f"observers take no parameters, but got {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:  # type: ignore[attr-defined]
            raise ValueError("only observations are supported, not information states")
        return SeatObserver(self.rules)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; before the deal, the bytes of the seed drawn so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rules = game.rules
        self._seed: list[int] = []
        self._put(None)

    def _put(self, record: State | None) -> None:
        """Set the record, and cache what OpenSpiel reads from it repeatedly."""
        self.record = record
        self._actor, self._legal = int(pyspiel.PlayerId.CHANCE), list[int]()
        if record is not None:
            actor = self._rules.game.to_act(record)
            self._actor = TERMINAL if actor is None else actor
            self._legal = sorted(self._rules.game.legal_actions(record))

    def current_player(self) -> int:
        return self._actor

    def is_terminal(self) -> bool:
        return self._actor == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1.0 / OUTCOMES) for byte in range(OUTCOMES)]

    def returns(self) -> list[float]:
        game = self._rules.game
        returns = np.zeros(game.seats, np.float32)
        if self.record is not None and self.is_terminal():
            _write_rewards(game.engine.winners(game.book, self.record), returns)
        shares: list[float] = returns.tolist()
        return shares

    def resample_from_infostate(
        self,
        player: int,
        sampler: Callable[[], float],
    ) -> SpielState:
        """Return a state, drawn uniformly, that the player cannot distinguish from this one.

        It has the history of this state, so use it to look ahead, not to serialise.
        """
        drawn: SpielState = self.clone()
        if self.record is not None:
            seed = int(sampler() * (1 << 53))
            drawn._put(self._rules.game.sample(self.record, player, seed))
        return drawn

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self._legal

    def _apply_action(self, action: int) -> None:
        table = self._rules.game
        if self.record is not None:
            if action not in self._legal:
                raise ValueError(f"{action} is not legal here; legal: {self.legal_actions()}")
            after = table.copy(self.record)
            table.engine.step(table.book, after, action, self._rules.log)
            self._put(after)
            return
        self._seed.append(action)
        if len(self._seed) == SEED_BYTES:
            self._put(table.new(int.from_bytes(bytes(self._seed), "big")))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed byte {action}"
        return self._rules.game.format_action(action)

    def __str__(self) -> str:
        if self.record is None:
            return f"seed {bytes(self._seed).hex()}"
        return msgspec.json.encode(self._rules.game.position(self.record)).decode()


class SeatObserver:
    """Writes what a seat may know: as the array of docs/adapters.md, or as its view in JSON."""

    def __init__(self, rules: SharedGame) -> None:
        self._rules = rules
        self._seen = np.zeros(rules.observer.size, np.uint8)
        self.tensor: NDArray[np.float32] = np.zeros(rules.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0.0
        if state.record is not None:
            self._rules.observer.look(np.array([state.record]), player, self._seen)
            self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        if state.record is None:
            return ""
        return msgspec.json.encode(self._rules.game.view(state.record, player)).decode()


def _parameters(game: Game) -> Parameters:
    return {option.name: option.default for option in game.all_options}


def _type_of(game: Game) -> pyspiel.GameType:
    least, most = game.seat_counts
    return pyspiel.GameType(
        short_name=f"undercard_{game.name}",
        long_name=f"Undercard: {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _load_game(text: str) -> pyspiel.Game:
    """Load a game from OpenSpiel's text; unpickling it imports and registers our games."""
    return pyspiel.load_game(text)


def _class_of(name: str) -> type[SpielGame]:
    """Return a class that OpenSpiel calls with the parameters alone.

    OpenSpiel releases it after the interpreter has shut down, when only a class still works.
    """

    class NamedGame(SpielGame):
        def __init__(self, parameters: Parameters | None = None) -> None:
            super().__init__(name, parameters)

    return NamedGame


def register_games() -> None:
    """Register all games with OpenSpiel; call it again after registering another game."""
    known = pyspiel.registered_names()
    for name in game_names():
        if f"undercard_{name}" not in known:
            pyspiel.register_game(_type_of(load(name)), _class_of(name))


register_games()
