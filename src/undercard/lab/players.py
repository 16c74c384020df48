"""Players: they play chunks of a study and count. One for the quick bots, compiled; one for others.

A player holds nothing that one chunk could leave to the next: chunks may be played anywhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, TypeAlias, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from undercard.bots.fightdrome_features import new_scratch
from undercard.bots.greedy_fightdrome import costs_of
from undercard.bots.make import budget_of, fightdrome_network, make_bot
from undercard.games.fightdrome.book import Book as FightBook
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.state import State as FightState
from undercard.games.survive.book import Book as SurviveBook
from undercard.games.survive.rules import MAX_LEGAL
from undercard.games.survive.state import State as SurviveState
from undercard.kernel.events import new_log
from undercard.kernel.game import Game, State
from undercard.lab import quick_fightdrome, quick_learned, quick_survive
from undercard.lab.counts import Counts, end_deal, new_counts
from undercard.lab.hooks import Hook
from undercard.lab.seeds import seed_of_deal, seed_of_game, seed_of_pairing
from undercard.lab.study import QUICK_BOTS, Chunk, Study, Table

Played: TypeAlias = tuple[Counts, dict[str, float]]
Numbers: TypeAlias = NDArray[np.int8]
Deals: TypeAlias = tuple[
    FightBook, NDArray[np.int16], Numbers, Numbers, np.uint64, int, int, int, NDArray[np.uint64]
]
"""What `play_deals` takes before its log and its counts."""

WIDTHS = {"bout": 4, "match": 32, "epic": 32}
SURVIVE_WIDTH = 16
"""Decisions in a bin of the lengths."""


class Player(Protocol):
    def play(self, chunk: Chunk) -> Played:
        """The counts of some deals, and what a hook has seen."""
        ...


def width_of(game: Game) -> int:
    return WIDTHS[str(game.options["mode"])] if isinstance(game, Fightdrome) else SURVIVE_WIDTH


def seed_of(table: Table, pairing: int) -> np.uint64:
    return np.uint64(seed_of_pairing(np.uint64(table.study.seed), pairing))


def make_player(table: Table) -> Player:
    for bot in table.study.bots:
        make_bot(bot, table.games[0], 0)
    if not table.study.is_quick:
        return SlowPlayer(table)
    if "learned" in table.study.bots:
        return QuickLearned(table)
    if table.study.game == "fightdrome":
        return QuickFightdrome(table)
    return QuickSurvive(table)


@lru_cache(maxsize=4)
def player_of(document: bytes) -> Player:
    """The player for a study as JSON: what a worker process asks for with every chunk."""
    return make_player(Table(msgspec.json.decode(document, type=Study)))


def bot_numbers(study: Study) -> Numbers:
    return np.array([QUICK_BOTS[study.game].index(bot) for bot in study.bots], np.int8)


class QuickFightdrome:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots = bot_numbers(table.study)
        games = cast(list[Fightdrome], table.games)
        needs_memory = table.study.bots != ("random", "random")
        self._books = cast(
            list[FightBook], [g.book if needs_memory else g.simulation_book for g in games]
        )
        self._costs = [costs_of(game.pack.faces) for game in games]

    def play(self, chunk: Chunk) -> Played:
        mine = new_counts()
        quick_fightdrome.play_deals(*self._deals(chunk), new_log(), mine)
        return mine, {}

    def _deals(self, chunk: Chunk) -> Deals:
        variant, pairing = self._table.split(chunk.cell)
        return (
            self._books[variant],
            self._costs[variant],
            np.array(self._table.pairings[pairing].numbers, np.int8),
            self._bots,
            seed_of(self._table, pairing),
            chunk.first,
            chunk.stop,
            width_of(self._table.games[variant]),
            np.zeros((2, quick_fightdrome.WORDS), np.uint64),
        )


class QuickLearned(QuickFightdrome):
    """The network is asked inside compiled code."""

    def play(self, chunk: Chunk) -> Played:
        mine, network = new_counts(), fightdrome_network()
        layers = network.weights, network.biases
        quick_learned.play_deals(*self._deals(chunk), *layers, new_scratch(), new_log(), mine)
        return mine, {}


class QuickSurvive:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots = bot_numbers(table.study)

    def play(self, chunk: Chunk) -> Played:
        variant, pairing = self._table.split(chunk.cell)
        game, mine = self._table.games[variant], new_counts()
        quick_survive.play_deals(
            cast(SurviveBook, game.book),
            np.array(self._table.pairings[pairing].numbers, np.int8),
            self._bots,
            seed_of(self._table, pairing),
            chunk.first,
            chunk.stop,
            width_of(game),
            np.zeros((2, quick_survive.WORDS), np.uint64),
            np.zeros(MAX_LEGAL, np.int16),
            new_log(),
            mine,
        )
        return mine, {}


class SlowPlayer:
    """Any bots, through their views, with a hook looking on."""

    def __init__(self, table: Table) -> None:
        self._table = table
        Hook(table.study.hook)

    def play(self, chunk: Chunk) -> Played:
        variant, pairing = self._table.split(chunk.cell)
        game, mine = self._table.games[variant], new_counts()
        hook = Hook(self._table.study.hook)
        base = seed_of(self._table, pairing)
        for deal in range(chunk.first, chunk.stop):
            dealt = self._deal(game, pairing, np.uint64(seed_of_deal(base, deal)))
            for turn in range(game.seats):
                self._play(game, game.copy(dealt), turn, pairing, mine, hook)
            end_deal(mine, base, deal)
        return mine, dict(hook.seen)

    def _deal(self, game: Game, pairing: int, rng: np.uint64) -> State:
        state = game.blank()
        if isinstance(game, Fightdrome):
            numbers = np.array(self._table.pairings[pairing].numbers, np.int8)
            book, fight = cast(FightBook, game.book), cast(FightState, state)
            quick_fightdrome.deal(book, fight, numbers, rng, new_log())
        else:
            state.rng = rng
            game.engine.new(game.book, state, new_log())
        return state

    def _play(
        self, game: Game, state: State, turn: int, pairing: int, mine: Counts, hook: Hook
    ) -> None:
        study = self._table.study
        starter = int(state["starter"]) if isinstance(game, Fightdrome) else 0
        names = [study.bots[p != turn] for p in range(game.seats)]
        state.rng = seed = seed_of_game(state.rng, turn)
        bots = [make_bot(name, game, int(seed) ^ p) for p, name in enumerate(names)]
        budgets = [budget_of(name, game.name, study.budget) for name in names]
        made = 0
        hook.before(state)
        while (actor := game.to_act(state)) is not None:
            view, legal = game.view(state, actor), game.legal(state)
            action = self._forced(pairing, legal) if actor == turn else None
            action = action or bots[actor].decide(view, legal, budgets[actor])
            state, events = game.apply(state, action)
            hook.step(state, action, events)
            made += 1
        outcome = game.outcome(state)
        assert outcome is not None
        hook.after(state, outcome)
        self._count(game, state, starter, turn, made, mine)

    def _forced(self, pairing: int, legal: list[str]) -> str | None:
        """The figure that the pairing leaves out."""
        leave = f"leave {self._table.pairings[pairing].numbers[0] + 1}"
        return leave if leave in legal else None

    def _count(
        self, game: Game, state: State, starter: int, turn: int, made: int, mine: Counts
    ) -> None:
        width = width_of(game)
        if isinstance(game, Fightdrome):
            fight = cast(FightState, state)
            quick_fightdrome.count_game(fight, starter, turn, made, width, mine)
        else:
            book, survive = cast(SurviveBook, game.book), cast(SurviveState, state)
            quick_survive.count_game(book, survive, turn, made, width, mine)
