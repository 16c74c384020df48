"""OpenSpiel games: `undercard_fightdrome` and `undercard_survive`, with our options as parameters.

    >>> import pyspiel
    >>> import undercard.adapters.openspiel
    >>> game = pyspiel.load_game("undercard_fightdrome(mode=match,target=200)")
    >>> game.num_distinct_actions(), game.max_chance_outcomes()
    (157, 256)

All chance of a game comes from its seed, so chance acts before the first decision and never again:
its outcomes are the bytes of the seed, which nobody is told.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from undercard.adapters.turns import Turns, book_row, turns_of
from undercard.kernel.events import new_log
from undercard.kernel.game import Game, State
from undercard.kernel.registry import load

SEED_BYTES = 4
OUTCOMES = 256
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
PLAYERS = {"fightdrome": (2, 2), "survive": (2, 3)}
LONGEST = {"fightdrome": 20_000, "survive": 2_000}
"""Decisions; no game comes near."""

Parameters = dict[str, object]


class Rules:
    """What all states of a game share, their clones included."""

    def __init__(self, name: str, options: Parameters) -> None:
        self.name, self.options = name, options
        self.game: Game = load(name, **options)
        self.turns: Turns = turns_of(self.game)
        self.books = book_row(self.game)
        self.log = new_log()
        """Without room: nobody reads what happened."""
        self.observation_size = self.turns.observation_size(self.game.book)

    def __reduce__(self) -> tuple[type[Rules], tuple[str, Parameters]]:
        return Rules, (self.name, self.options)

    def __deepcopy__(self, memo: object) -> Rules:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games under given options."""

    def __init__(self, name: str, parameters: Parameters | None) -> None:
        options = {**_parameters(name), **(parameters or {})}
        self.rules = Rules(name, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.turns.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.rules.game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST[name],
        )
        super().__init__(TYPES[name], info, options)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: Parameters | None = None
    ) -> SeatObserver:
        """What a seat may know now; our views remember for it what it has learnt."""
        if params:
            raise ValueError(f"observers take no parameters, not even {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:  # type: ignore[attr-defined]
            raise ValueError("there are observations only, no information states")
        return SeatObserver(self.rules)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; before the deal, the bytes of the seed that are drawn already."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._rules = game.rules
        self._seed: list[int] = []
        self._put(None)

    def _put(self, record: State | None) -> None:
        """The record is kept with what OpenSpiel asks of it again and again."""
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
        table = self._rules.game
        outcome = table.outcome(self.record) if self.record is not None else None
        if outcome is None:
            return [0.0] * table.seats
        won = (table.seats - len(outcome.winners)) / len(outcome.winners)
        shares = [won if seat in outcome.winners else -1.0 for seat in range(table.seats)]
        return [share / (table.seats - 1) for share in shares]

    def resample_from_infostate(
        self,
        player: int,
        sampler: Callable[[], float],
    ) -> SpielState:
        """A state that the player cannot tell from this one, drawn evenly; its history is this
        one's, so it is for looking ahead and not for writing down."""
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
                raise ValueError(f"{action} is not legal here: {self.legal_actions()} are")
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

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._seen = np.zeros(rules.observation_size, np.uint8)
        self.tensor: NDArray[np.float32] = np.zeros(rules.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0.0
        if state.record is not None:
            look, books = self._rules.turns.loops.look, self._rules.books
            look(books, np.array([state.record]), player, self._seen)
            self.tensor[:] = self._seen

    def string_from(self, state: SpielState, player: int) -> str:
        if state.record is None:
            return ""
        return msgspec.json.encode(self._rules.game.view(state.record, player)).decode()


def _parameters(name: str) -> Parameters:
    return {option.name: option.default for option in load(name).all_options}


def _type_of(name: str) -> pyspiel.GameType:
    least, most = PLAYERS[name]
    return pyspiel.GameType(
        short_name=f"undercard_{name}",
        long_name=f"Undercard: {name.capitalize()}",
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
        parameter_specification=_parameters(name),
    )


class FightdromeGame(SpielGame):
    """Fightdrome, by the way OpenSpiel makes a game: from its parameters alone."""

    def __init__(self, parameters: Parameters | None = None) -> None:
        super().__init__("fightdrome", parameters)


class SurviveGame(SpielGame):
    """Survive, by the way OpenSpiel makes a game: from its parameters alone."""

    def __init__(self, parameters: Parameters | None = None) -> None:
        super().__init__("survive", parameters)


TYPES = {name: _type_of(name) for name in PLAYERS}
pyspiel.register_game(TYPES["fightdrome"], FightdromeGame)
pyspiel.register_game(TYPES["survive"], SurviveGame)
