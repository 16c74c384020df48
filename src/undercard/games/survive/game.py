"""Survive as a `Game`: the library's interface to the compiled rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import numpy as np

from undercard.games.survive import rules, situations
from undercard.games.survive.actions import COUNT
from undercard.games.survive.book import make_book
from undercard.games.survive.candidates import candidates
from undercard.games.survive.cells import format_cell
from undercard.games.survive.events import event_kinds
from undercard.games.survive.leaves import COLUMNS, LOG_ROWS, MOST_LEAVES, find_leaves
from undercard.games.survive.notation import format_action, parse_action
from undercard.games.survive.odds import Reading
from undercard.games.survive.options import OPTIONS
from undercard.games.survive.paths import find_paths
from undercard.games.survive.position import Position, position_of, write_position
from undercard.games.survive.refusals import why_not
from undercard.games.survive.sample import sample
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.scenario_check import BOXES, choose_team, load_scenario
from undercard.games.survive.setup import Rules, setup, write_state
from undercard.games.survive.shown_scenario import ShownScenario, show_scenario
from undercard.games.survive.state import CELLS, STATE, read_state
from undercard.games.survive.state import State as SurviveState
from undercard.games.survive.view import View, make_outcome, make_view
from undercard.games.survive.words import SurviveWords
from undercard.kernel.errors import BadOption
from undercard.kernel.events import new_log
from undercard.kernel.game import Document, Engine, Game, GameView, Outcome, State
from undercard.kernel.odds import Odds, first_draws
from undercard.kernel.options import OptionValue, resolve
from undercard.kernel.words import Translator

DEFAULT_SCENARIOS = {2: "duel", 3: "trio"}
CROWDED = "crowd"
"""The scenario for three teams of four: `trio` would favour the third seat."""
ENGINE = Engine(rules.new, rules.legal, rules.step, sample, rules.winners)  # type: ignore[arg-type]


class Survive(Game):
    """A dungeon skirmish for two or three players (S1 to S11)."""

    name = "survive"
    rules_version = 1
    all_options = OPTIONS
    view_type = View
    box_type = ShownScenario
    boxes = BOXES
    seat_counts = (2, 3)
    most_decisions = 2_000

    def __init__(self, scenario: Scenario, engine: object, options: dict[str, object]) -> None:
        self.box = self.scenario = scenario
        self.seats = scenario.players
        self.options = resolve(OPTIONS, {"players": scenario.players, **options})
        if self.options["players"] != scenario.players:
            raise BadOption(
                f"players: the scenario {scenario.name!r} is for {scenario.players} (S1.1)"
            )
        self.kinds = event_kinds(scenario)
        self._rounds = int(self.options["rounds"])
        self.team = choose_team(scenario, self.options)
        self._book = make_book(scenario, self.team, self.options)
        chosen = ENGINE.chosen(engine)
        super().__init__(STATE, self._book, chosen, actions=COUNT, max_legal=rules.MAX_LEGAL)

    def outcome(self, state: State) -> Outcome | None:
        self._check_state(state)
        return make_outcome(self.scenario, cast(SurviveState, state))

    def why_not(self, state: State, actions: Iterable[str]) -> dict[str, str]:
        self._check_state(state)
        record = cast(SurviveState, state)
        return {it: why_not(self._book, record, self.parse_action(it)) for it in actions}

    def paths(self, state: State) -> dict[str, str]:
        """Return each cell that the active figure's steps can lead to, and the cell before it.

        Cells of team mates are included, because a figure can pass them (S3.4).
        """
        scratch = cast(SurviveState, self.copy(state))
        if (
            scratch.situation not in (situations.ACT, situations.MOVE)
            or scratch.down[scratch.active]
        ):
            return {}
        before = np.zeros(CELLS, np.int16)
        find_paths(self._book, scratch, before)
        return {format_cell(c): format_cell(b) for c, b in enumerate(before.tolist()) if b >= 0}

    def odds(self, state: State, action: str) -> Odds | None:
        """Return the exact chances of an action with dice; None if nothing is rolled.

        A roll is that of the action itself: the next jump of a chain has its own odds.
        """
        number = self.legal_number(state, action)
        states = np.array([state, state], self.dtype)
        leaves = np.zeros((MOST_LEAVES, COLUMNS), np.int64)
        n = find_leaves(self._books, states, number, first_draws(), new_log(LOG_ROWS), leaves)
        if n == 0:
            return None
        read = self._fields(state)
        mover = int(read.jumper if read.jumper >= 0 else read.active)
        reading = Reading(self.scenario, self._book, mover, list(read.cell))
        return reading.odds(leaves[:n].tolist())

    def view(self, state: State, seat: int | None, *, open_hands: bool = False) -> View:
        legal, read = self.legal_for(state, seat), self._fields(state)
        return make_view(self.scenario, self._rounds, read, seat, legal, open_hands=open_hands)

    def imagine(self, view: GameView) -> State:
        assert isinstance(view, View)
        state = self.blank()
        position = position_of(self.scenario, view)
        write_state(Rules(self.scenario, self._book), position, cast(SurviveState, state))
        return state

    def candidates(self, view: GameView) -> Iterator[str]:
        """Return what the active figure might do with everything around it."""
        assert isinstance(view, View)
        return candidates(self.scenario, view)

    def words(self, translator: Translator, names: Sequence[str]) -> SurviveWords:
        return SurviveWords(translator, self.scenario, names)

    def parse_action(self, text: str) -> int:
        return parse_action(text, self.scenario)

    def format_action(self, action: int) -> str:
        return format_action(action, self.scenario)

    def position(self, state: State) -> Document:
        return write_position(self.scenario, self._rounds, self._fields(state))

    def setup(self, position: object) -> State:
        document = self.read_position(position, Position)
        blank = self.blank()
        setup(Rules(self.scenario, self._book), document, cast(SurviveState, blank))
        return blank

    def _fields(self, state: State) -> SurviveState:
        self._check_state(state)
        return read_state(state)

    def shown_box(self) -> ShownScenario:
        return show_scenario(self.scenario)

    def has_digest(self, digest: str) -> bool:
        return digest in (self.scenario.digest, self.scenario.old_digest)


def build(*, scenario: object = None, engine: object = "compiled", **options: object) -> Survive:
    """Return Survive under options; `scenario` is a built-in name, a `Path` to TOML, or data.

    The default depends on the number of players and figures.
    """
    if scenario is None:
        scenario = _default_scenario(resolve(OPTIONS, options))
    return Survive(load_scenario(scenario), engine, options)


def _default_scenario(options: dict[str, OptionValue]) -> str:
    if (options["players"], options["team"]) == (3, "four"):
        return CROWDED
    return DEFAULT_SCENARIOS[int(options["players"])]
