"""A study in Numba's GPU simulator plays every deal once and gives the same numbers.

The simulator runs in a separate process, because Numba selects it on import. Only the code around
the compiled games is simulated; `benchmarks/lab.py` compares on a real GPU.
"""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
from dataclasses import replace
import numpy as np
from undercard.lab import on_cuda
from undercard.lab.run import on_one, run_study
from undercard.lab.study import Study, Variant
from undercard.lab.prepared_study import PreparedStudy

def on_arrays(play):
    plain = lambda value: np.asarray(value._item._ary) if hasattr(value, "_item") else value
    return lambda *values: play(*map(plain, values))

make_play = on_cuda.make_play
on_cuda.make_play = lambda *parts: on_arrays(make_play(*parts))
bots, changed = ("greedy", "random"), Variant("b", {"blocks.values": [40, 60, 90]})
for study in (
    Study(name="x", game="fightdrome", bots=bots, games=40, chunk=6, variants=[changed]),
    Study(name="y", game="survive", bots=bots, games=8, chunk=2),
):
    prepared = PreparedStudy(study)
    prepared.quick = replace(prepared.quick, gpu_deals=5)
    same = run_study(prepared, on_cuda.on_cuda).cells == run_study(prepared, on_one).cells
    print(study.name, same)
"""


def test_the_same_numbers_as_on_the_cpu() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "x True\ny True\n", done.stderr
