"""Examines one position of the campaign: it is refused with a path, or played to the end."""

from __future__ import annotations

import random
import re
import traceback
from dataclasses import dataclass

from games.campaigns.cases import Case
from undercard.kernel.errors import BadPosition
from undercard.kernel.game import Game, State

REFUSED, PLAYED, FAILED = "refused", "played", "failed"
LOOKS = 4
"""The first decisions of a game are examined closely, and then one in `EVERY`."""
RARELY = 24


@dataclass(frozen=True)
class Verdict:
    case: int
    kinds: tuple[str, ...]
    result: str
    place: str = ""
    """The path of the error, without the numbers of seats and cards."""
    decisions: int = 0
    trouble: str = ""


def examine(case: Case) -> Verdict:
    try:
        state = case.game.setup(case.position)
    except BadPosition as error:
        places = [problem.where for problem in error.problems]
        if not places or not all(places):
            return _failed(case, f"no place named: {error}")
        return Verdict(case.number, case.kinds, REFUSED, re.sub(r"\[\d+\]", "[]", places[0]))
    except Exception:
        return _failed(case, traceback.format_exc())
    try:
        decisions = play_out(case.game, state, random.Random(case.number))
    except Exception:
        return _failed(case, traceback.format_exc())
    return Verdict(case.number, case.kinds, PLAYED, decisions=decisions)


def _failed(case: Case, trouble: str) -> Verdict:
    return Verdict(case.number, case.kinds, FAILED, trouble=f"{case.report()}\n{trouble}")


def play_out(game: Game, state: State, rng: random.Random) -> int:
    """Play at random to the end; return the number of decisions."""
    for n in range(game.most_decisions):
        if n < LOOKS or n % RARELY == 0 or game.to_act(state) is None:
            _look(game, state, rng)
        if game.to_act(state) is None:
            assert game.outcome(state) is not None, "over without an outcome"
            return n
        actions = game.legal(state)
        assert actions, "nothing to choose"
        state, _ = game.apply(state, rng.choice(actions))
    raise AssertionError(f"not over after {game.most_decisions} decisions")


def _look(game: Game, state: State, rng: random.Random) -> None:
    """Examine a state: its position, views and samples."""
    again = game.setup(game.position(state))
    assert again.tobytes() == state.tobytes(), "position and setup do not reproduce the state"
    game.view(state, None)
    views = game.views(state)
    for seat in range(game.seats):
        drawn = game.sample(state, seat, rng.getrandbits(32))
        assert game.view(drawn, seat) == views[seat], f"a sample of seat {seat} looks different"
        game.setup(game.position(drawn))
