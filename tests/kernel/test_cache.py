"""The cache of compiled rules: safe when several processes compile at once, and found again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from undercard.kernel.cache import cache_lock

PLAY = """
import undercard
game = undercard.load("fightdrome")
state = game.new(1)
print(game.hash(game.apply(state, game.legal(state)[0])[0]))
"""

CLOSURES = """
from undercard.kernel.compile import kernel

@kernel
def double(n: int) -> int:
    return 2 * n

@kernel
def square(n: int) -> int:
    return n * n

def twice(inner, more):
    @kernel
    def outer(n: int) -> int:
        return inner(inner(n)) + more
    return outer

made = [twice(double, 0), twice(square, 0), twice(square, 1)]
print(*(one(3) for one in made), sum(sum(one.stats.cache_hits.values()) for one in made))
"""


def test_kernels_that_close_over_kernels_are_told_apart_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "closures.py"
    file.write_text(CLOSURES)
    environment = {**os.environ, "UNDERCARD_KERNEL_CACHE": str(tmp_path / "cache")}
    said = [
        subprocess.check_output([sys.executable, str(file)], env=environment, text=True).split()
        for _ in range(2)
    ]
    assert said == [["12", "81", "82", "0"], ["12", "81", "82", "3"]]


def test_two_processes_compile_at_once_and_run_the_same_rules(tmp_path: Path) -> None:
    environment = {**os.environ, "UNDERCARD_KERNEL_CACHE": str(tmp_path)}

    def start() -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", PLAY], env=environment, stdout=subprocess.PIPE, text=True
        )

    together = [start() for _ in range(2)]
    hashes = {process.communicate()[0] for process in together}
    hashes.add(start().communicate()[0])
    assert len(hashes) == 1
    assert list(tmp_path.glob("*/lock"))


def test_the_lock_keeps_others_waiting(tmp_path: Path) -> None:
    code = (
        "import sys, time\nfrom pathlib import Path\n"
        "from undercard.kernel.cache import cache_lock\n"
        "with cache_lock(Path(sys.argv[1])):\n    print('in', flush=True); time.sleep(1.0)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "in\n"
        start = time.monotonic()
        with cache_lock(tmp_path):
            assert time.monotonic() - start > 0.5
