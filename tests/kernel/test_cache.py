"""The cache of compiled rules: safe when several processes compile at once, and found again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from undercard.kernel import compile
from undercard.kernel.cache import SharedCache, cache_folder, cache_lock
from undercard.kernel.compile import kernel

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


def test_threads_that_mark_functions_at_once_all_keep_them_in_the_cache(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Numba's setting is one for all threads: one that puts it back must not mislead another."""

    def slowly(function: Callable[..., object], folder: Path) -> SharedCache:
        time.sleep(0.005)
        return SharedCache(function, folder)

    def mark(n: int) -> Path:
        time.sleep(0.002 * (n % 4))
        one = kernel(lambda n: n)
        return Path(one._cache.cache_path)  # type: ignore[attr-defined]

    monkeypatch.setattr(compile, "SharedCache", slowly)
    with ThreadPoolExecutor(4) as threads:
        folders = set(threads.map(mark, range(16)))
    assert {folder.parent for folder in folders} == {cache_folder()}
