"""Runners: they play chunks of a study and count. One for compiled bots, one for all others.

A runner keeps no state between chunks, so a chunk can be played on any machine.
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
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.quick import Numbers, Quick, make_play
from undercard.lab.seeds import seed_of_deal, seed_of_game, seed_of_pairing
from undercard.lab.study import Study

Played: TypeAlias = tuple[Counts, dict[str, float]]
ONLY_RANDOM = {"random"}


class ChunkRunner(Protocol):
    def play(self, chunk: Chunk) -> Played:
        """Return the counts of some deals, and the counts of a hook."""
        ...


def seed_of(prepared: PreparedStudy, pairing: int) -> np.uint64:
    return np.uint64(seed_of_pairing(np.uint64(prepared.study.seed), pairing))


def make_runner(prepared: PreparedStudy) -> ChunkRunner:
    for bot in prepared.study.bots:
        make_bot(bot, prepared.games[0], 0)
    return CompiledRunner(prepared, prepared.quick) if prepared.quick else PythonRunner(prepared)


@lru_cache(maxsize=4)
def runner_of(document: bytes) -> ChunkRunner:
    """Return the runner of a study in JSON; worker processes call it for every chunk."""
    return make_runner(PreparedStudy(msgspec.json.decode(document, type=Study)))


def bot_numbers(study: Study, quick: Quick) -> Numbers:
    return np.array([quick.bots.index(bot) for bot in study.bots], np.int8)


def books_of(prepared: PreparedStudy) -> list[np.record]:
    """Return the book of each variant; Random needs no record of what the seats learn."""
    is_plain = set(prepared.study.bots) <= ONLY_RANDOM
    return [cast(np.record, it.simulation_book if is_plain else it.book) for it in prepared.games]


class CompiledRunner:
    """Plays compiled bots, from the deal to the end."""

    def __init__(self, prepared: PreparedStudy, quick: Quick) -> None:
        self._prepared, self._quick = prepared, quick
        self._bots = bot_numbers(prepared.study, quick)
        self._books = books_of(prepared)
        game = prepared.games[0]
        counting = prepared.traits.counting(game)
        self._play = make_play(counting, quick.choose, game.engine, game.dtype)
        self._words = game.dtype.itemsize // 8

    def play(self, chunk: Chunk) -> Played:
        prepared = self._prepared
        variant, pairing = prepared.split(chunk.cell)
        game, row = prepared.games[variant], new_counts(prepared.tallies)
        self._play(
            self._books[variant],
            self._quick.extra(game),
            np.array(prepared.pairings[pairing].numbers, np.int8),
            self._bots,
            prepared.seats,
            seed_of(prepared, pairing),
            chunk.first,
            chunk.stop,
            prepared.widths[variant],
            np.zeros((2, self._words), np.uint64),
            np.zeros(game.max_legal, np.int16),
            new_log(),
            row[:COUNTS],
            row[COUNTS:],
        )
        return row, {}


class PythonRunner:
    """Plays any bots through their views, with an optional hook."""

    def __init__(self, prepared: PreparedStudy) -> None:
        self._prepared = prepared
        self._counting = prepared.traits.counting(prepared.games[0])
        Hook(prepared.study.hook)

    def play(self, chunk: Chunk) -> Played:
        prepared = self._prepared
        variant, pairing = prepared.split(chunk.cell)
        game, row = prepared.games[variant], new_counts(prepared.tallies)
        hook = Hook(prepared.study.hook)
        base = seed_of(prepared, pairing)
        for deal in range(chunk.first, chunk.stop):
            dealt = self._deal(game, pairing, np.uint64(seed_of_deal(base, deal)))
            for turn in range(game.seats):
                made, state = self._play(game, dealt, turn, pairing, row, hook)
                self._count(game, state, dealt, turn, row)
                count_length(row, made, prepared.widths[variant])
            end_deal(row, base, deal)
        return row, dict(hook.seen)

    def _deal(self, game: Game, pairing: int, rng: np.uint64) -> State:
        state = game.blank()
        state.rng = rng
        numbers = np.array(self._prepared.pairings[pairing].numbers, np.int8)
        self._counting.deal(game.book, state, numbers, new_log())
        return state

    def _play(
        self, game: Game, dealt: State, turn: int, pairing: int, row: Counts, hook: Hook
    ) -> tuple[int, State]:
        """Play to the end; return the number of decisions and the last state."""
        study, traits = self._prepared.study, self._prepared.traits
        state, made = game.copy(dealt), 0
        names = [study.bots[p != turn] for p in range(game.seats)]
        state.rng = seed = seed_of_game(state.rng, turn)
        bots = [make_bot(name, game, int(seed) ^ p) for p, name in enumerate(names)]
        budgets = [budget_of(name, game.name, study.budget) for name in names]
        hook.before(state)
        while (actor := game.to_act(state)) is not None:
            view, legal = game.view(state, actor), game.legal(state)
            pair = self._prepared.pairings[pairing]
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
