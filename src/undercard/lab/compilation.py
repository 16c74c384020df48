"""Compilation in advance: the loop in which compiled bots play whole games."""

from __future__ import annotations

import time

from undercard.kernel.cache import is_compiled, mark_compiled
from undercard.lab.prepared_study import Chunk, PreparedStudy
from undercard.lab.runners import make_runner
from undercard.lab.study import Study

LOOP = "lab"


def is_loop_compiled(game: str) -> bool:
    return is_compiled(game, LOOP)


def compile_loop(game: str) -> float:
    """Fill the cache with a game's loop by playing a deal; return the seconds it took."""
    began = time.monotonic()
    study = Study(name=LOOP, game=game, bots=("random", "random"), games=1, seed=1)
    make_runner(PreparedStudy(study)).play(Chunk(0, 0, 1))
    mark_compiled(game, LOOP)
    return time.monotonic() - began
