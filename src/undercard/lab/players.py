"""Players: they play chunks of a study and count. One for the quick bots, compiled; one for others.

A player holds nothing that one chunk could leave to the next: chunks may be played anywhere.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol, TypeAlias, cast

import msgspec
import numpy as np

from undercard.bots.make import budget_of, make_bot
from undercard.kernel.events import new_log
from undercard.kernel.game import Game, State
from undercard.lab.counts import COUNTS, Counts, count_length, count_wins, end_deal, new_counts
from undercard.lab.hooks import Hook
from undercard.lab.quick import Numbers, Quick, make_play
from undercard.lab.seeds import seed_of_deal, seed_of_game, seed_of_pairing
from undercard.lab.study import Study
from undercard.lab.table import Chunk, Table

Played: TypeAlias = tuple[Counts, dict[str, float]]
ONLY_RANDOM = {"random"}


class Player(Protocol):
    def play(self, chunk: Chunk) -> Played:
        """The counts of some deals, and what a hook has seen."""
        ...


def seed_of(table: Table, pairing: int) -> np.uint64:
    return np.uint64(seed_of_pairing(np.uint64(table.study.seed), pairing))


def make_player(table: Table) -> Player:
    for bot in table.study.bots:
        make_bot(bot, table.games[0], 0)
    return QuickPlayer(table, table.quick) if table.quick else SlowPlayer(table)


@lru_cache(maxsize=4)
def player_of(document: bytes) -> Player:
    """The player for a study as JSON: what a worker process asks for with every chunk."""
    return make_player(Table(msgspec.json.decode(document, type=Study)))


def bot_numbers(study: Study, quick: Quick) -> Numbers:
    return np.array([quick.bots.index(bot) for bot in study.bots], np.int8)


def books_of(table: Table) -> list[np.record]:
    """The book of each variant; Random needs no memory of what seats have learnt."""
    is_plain = set(table.study.bots) <= ONLY_RANDOM
    return [cast(np.record, it.simulation_book if is_plain else it.book) for it in table.games]


class QuickPlayer:
    """Compiled bots, from the deal to the end."""

    def __init__(self, table: Table, quick: Quick) -> None:
        self._table, self._quick = table, quick
        self._bots = bot_numbers(table.study, quick)
        self._books = books_of(table)
        game = table.games[0]
        counting = table.traits.counting(game)
        self._play = make_play(counting, quick.choose, game.engine, game.dtype)
        self._words = game.dtype.itemsize // 8

    def play(self, chunk: Chunk) -> Played:
        table = self._table
        variant, pairing = table.split(chunk.cell)
        game, row = table.games[variant], new_counts(table.tallies)
        self._play(
            self._books[variant],
            self._quick.extra(game),
            np.array(table.pairings[pairing].numbers, np.int8),
            self._bots,
            table.seats,
            seed_of(table, pairing),
            chunk.first,
            chunk.stop,
            table.widths[variant],
            np.zeros((2, self._words), np.uint64),
            np.zeros(game.max_legal, np.int16),
            new_log(),
            row[:COUNTS],
            row[COUNTS:],
        )
        return row, {}


class SlowPlayer:
    """Any bots, through their views, with a hook looking on."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._counting = table.traits.counting(table.games[0])
        Hook(table.study.hook)

    def play(self, chunk: Chunk) -> Played:
        table = self._table
        variant, pairing = table.split(chunk.cell)
        game, row = table.games[variant], new_counts(table.tallies)
        hook = Hook(table.study.hook)
        base = seed_of(table, pairing)
        for deal in range(chunk.first, chunk.stop):
            dealt = self._deal(game, pairing, np.uint64(seed_of_deal(base, deal)))
            for turn in range(game.seats):
                made, state = self._play(game, dealt, turn, pairing, row, hook)
                self._count(game, state, dealt, turn, row)
                count_length(row, made, table.widths[variant])
            end_deal(row, base, deal)
        return row, dict(hook.seen)

    def _deal(self, game: Game, pairing: int, rng: np.uint64) -> State:
        state = game.blank()
        state.rng = rng
        numbers = np.array(self._table.pairings[pairing].numbers, np.int8)
        self._counting.deal(game.book, state, numbers, new_log())
        return state

    def _play(
        self, game: Game, dealt: State, turn: int, pairing: int, row: Counts, hook: Hook
    ) -> tuple[int, State]:
        """Play to the end; return the number of decisions and the last state."""
        study, traits = self._table.study, self._table.traits
        state, made = game.copy(dealt), 0
        names = [study.bots[p != turn] for p in range(game.seats)]
        state.rng = seed = seed_of_game(state.rng, turn)
        bots = [make_bot(name, game, int(seed) ^ p) for p, name in enumerate(names)]
        budgets = [budget_of(name, game.name, study.budget) for name in names]
        hook.before(state)
        while (actor := game.to_act(state)) is not None:
            view, legal = game.view(state, actor), game.legal(state)
            pair = self._table.pairings[pairing]
            action = traits.forced(pair, legal) if actor == turn else None
            action = action or bots[actor].decide(view, legal, budgets[actor])
            if self._counting.counts_actions:
                row[COUNTS + game.parse_action(action)] += 1
            state, events = game.apply(state, action)
            hook.step(state, action, events)
            made += 1
        outcome = game.outcome(state)
        assert outcome is not None
        hook.after(state, outcome)
        return made, state

    def _count(self, game: Game, state: State, dealt: State, turn: int, row: Counts) -> None:
        count_wins(row, game.engine.winners(game.book, state), game.seats, turn)
        self._counting.count(game.book, state, dealt, turn, row[:COUNTS], row[COUNTS:])
