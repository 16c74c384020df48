"""Makes the puzzle of a date: self-play, candidate positions, and the tests that they must pass.

Nothing depends on the clock, so the same seed gives the same puzzle on every machine. A caller
limits the time from outside: `check` is called between positions and may raise an error.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Final, TypeAlias

import msgspec

from undercard.bots.bot_set import bot_set
from undercard.bots.make import make_bot
from undercard.kernel.errors import UndercardError
from undercard.kernel.game import Game, State
from undercard.kernel.registry import load
from undercard.puzzles.difficulty import PASSES, find_shares, strongest_choice
from undercard.puzzles.evaluation import Evaluation, evaluate
from undercard.puzzles.puzzle import (
    GENERATOR,
    Choice,
    Found,
    Puzzle,
    PuzzlePosition,
    Solution,
    ease_of,
    seed_of,
)

LEAD: Final = 0.08
"""The least lead of the best action over the second."""
MOST_ERROR: Final = 0.01
"""The standard errors of the lead and of the two best chances are below it."""
SURE: Final = 2.0
"""The lead exceeds `LEAD` by this many standard errors."""
FIRST: Final = 24
SCREENS: Final = ((FIRST, 0.04, PASSES // 10), (96, 0.06, PASSES // 4), (384, 0.09, PASSES))
"""Samples, the least lead with them, and the passes of a search that must choose the same."""
NARROW: Final = 3
"""The number of actions that the screens after the first continue with."""
PROOF: Final = 1 << 63
"""Gives the proof other chance than the screens, which let lucky leads pass."""
SAMPLES: Final = 2560
MOST_SAMPLES: Final = 10_240
CHOICES: Final = (3, 10)
"""The least and the greatest number of legal actions."""
LEAST_CHANCE: Final = 0.25
"""The least chance of the best action: a lost position is no puzzle."""
SEARCH_SHARE: Final = 0.8
"""The share of the strongest level's searches that must find the same action."""
MOST_EASE: Final = 0.9
"""The greatest share of the bots' choices that are right: what all levels find is no puzzle."""
OBVIOUS: Final = 0.3
"""The share of dates whose best action is the one that the playing bot chooses."""
CLEAR: Final = 4
"""The number of clear positions with different answers from which the date selects one."""
POSITIONS: Final = 1000
"""The number of positions after which one clear position is enough."""
WHIM: Final = 0.15
"""The share of random decisions in self-play, for varied positions."""
GAME_POSITIONS: Final = 30
"""The most candidates per game; one game gives one clear position at most."""
MOST_GAMES: Final = 1000


Clear: TypeAlias = tuple[State, Solution]
"""A position with one clearly best action."""


class NoPuzzle(UndercardError):
    """No position of the games of a date has one clearly best action."""


@dataclass(frozen=True)
class Made:
    """A puzzle, and what is needed to examine it: the state, and the effort."""

    puzzle: Puzzle
    state: State
    games: int
    positions: int


def find_puzzle(name: str, day: date, check: Callable[[], None] = lambda: None) -> Made:
    """Return the puzzle of a game on a date."""
    game = load(name)
    chance = random.Random(seed_of(game, day))
    search = PositionSearch(game, chance, check, is_obvious=chance.random() < OBVIOUS)
    clear = list(search.clear_positions())
    if not clear:
        raise NoPuzzle(f"{name}: no puzzle in {MOST_GAMES} games")
    state, solution = chance.choice(clear)
    puzzle = Puzzle(
        name,
        day.isoformat(),
        game.rules_version,
        GENERATOR,
        show_position(game, state),
        solution,
    )
    return Made(puzzle, state, search.games, search.positions)


class PositionSearch:
    """The search for clear positions, and its effort so far."""

    def __init__(
        self, game: Game, chance: random.Random, check: Callable[[], None], *, is_obvious: bool
    ) -> None:
        self._game, self._chance, self._check, self._is_obvious = game, chance, check, is_obvious
        self._answers = set[str]()
        self.games = self.positions = 0

    def clear_positions(self) -> Iterator[Clear]:
        """Yield positions with one clearly best action, each of another game and answer."""
        while self._wants_more():
            self.games += 1
            clear = self._in_game(self._chance.getrandbits(63))
            if clear is not None:
                self._answers.add(clear[1].best)
                yield clear

    def _wants_more(self) -> bool:
        least = 1 if self.positions >= POSITIONS else CLEAR
        return len(self._answers) < least and self.games < MOST_GAMES

    def _in_game(self, seed: int) -> Clear | None:
        for n, candidate in enumerate(_candidates(self._game, seed)):
            self._check()
            self.positions += 1
            solution = self._try(candidate, seed ^ (n + 1))
            if solution is not None:
                return candidate.state, solution
        return None

    def _try(self, candidate: Candidate, seed: int) -> Solution | None:
        """Return the solution of a position with one clearly best action, else None."""
        game, state = self._game, candidate.state
        screening = evaluate(game, state, seed)
        screening.extend(FIRST)
        best = screening.best
        if (best == candidate.usual) != self._is_obvious or best in self._answers:
            return None
        if not _is_promising(screening, best, seed):
            return None
        found = find_shares(game, state, best)
        if found[-1].share < SEARCH_SHARE or ease_of(found) > MOST_EASE:
            return None
        proof = evaluate(game, state, seed ^ PROOF)
        return solve(proof, found) if is_clear(proof, best) else None


@dataclass(frozen=True)
class Candidate:
    """A position of a game, and what the bot that played it chooses."""

    state: State
    usual: str


def _candidates(game: Game, seed: int) -> Iterator[Candidate]:
    """Yield positions of one game of the bots, in random order."""
    chance = random.Random(seed)
    name = bot_set(game.name).stand_in
    players = [make_bot(name, game, seed ^ seat) for seat in range(game.seats)]
    state, found = game.new(chance.getrandbits(63)), list[tuple[bytes, str]]()
    while (actor := game.to_act(state)) is not None:
        legal = game.legal(state)
        usual = players[actor].decide(game.view(state, actor), legal, 1.0)
        if CHOICES[0] <= len(legal) <= CHOICES[1]:
            found.append((state.tobytes(), usual))
        action = chance.choice(legal) if chance.random() < WHIM else usual
        state, _ = game.apply(state, action)
    chance.shuffle(found)
    for stored, usual in found[:GAME_POSITIONS]:
        yield Candidate(game.restore(stored), usual)


def _is_promising(evaluation: Evaluation, best: str, seed: int) -> bool:
    """Whether an action leads in playouts with few samples and in short searches."""
    for samples, least, passes in SCREENS:
        evaluation.extend(samples)
        if evaluation.best != best or evaluation.lead < least:
            return False
        if strongest_choice(evaluation.game, evaluation.state, seed, passes) != best:
            return False
        evaluation.narrow(NARROW)
    return bool(evaluation.chances.max() >= LEAST_CHANCE)


def is_clear(evaluation: Evaluation, best: str) -> bool:
    """Play until the errors are small; return whether the lead of an action is large enough."""
    samples = SAMPLES
    while samples <= MOST_SAMPLES:
        evaluation.extend(samples)
        lead, error = evaluation.lead, evaluation.lead_error
        if lead + SURE * error < LEAD or evaluation.best != best:
            return False
        errors = evaluation.errors[evaluation.ranking[:2]]
        if max(error, *errors) < MOST_ERROR and lead - SURE * error >= LEAD:
            return True
        samples *= 2
    return False


def solve(evaluation: Evaluation, found: tuple[Found, ...]) -> Solution:
    """Return the result of an evaluation."""
    kind, soon = evaluation.soon()
    choices = tuple(_choice(evaluation, i, float(soon[i])) for i in evaluation.ranking)
    return Solution(
        choices,
        round(evaluation.lead, 4),
        round(evaluation.lead_error, 4),
        evaluation.samples,
        kind,
        found,
    )


def _choice(evaluation: Evaluation, i: int, soon: float) -> Choice:
    outcomes, seat = evaluation.outcomes(i), evaluation.seat
    endings = Counter(it.ending for it in outcomes if seat in it.winners)
    mine = [it.scores[seat] for it in outcomes]
    theirs = [max(it.scores[:seat] + it.scores[seat + 1 :], default=0) for it in outcomes]
    return Choice(
        evaluation.game.format_action(int(evaluation.actions[i])),
        round(float(evaluation.chances[i]), 4),
        round(float(evaluation.errors[i]), 4),
        round(soon, 4),
        {name: round(endings[name] / endings.total(), 3) for name in sorted(endings)},
        (_mean(mine), _mean(theirs)),
    )


def _mean(points: list[int]) -> float:
    return round(sum(points) / max(1, len(points)), 2)


def show_position(game: Game, state: State) -> PuzzlePosition:
    """Return what the seat to act may know of a state."""
    seat = game.to_act(state)
    assert seat is not None
    view = game.view(state, seat)
    return PuzzlePosition(
        seat,
        game.seats,
        msgspec.to_builtins(view),
        game.paths(state),
        game.all_odds(state, view),
        game.refusals(state, view),
    )
