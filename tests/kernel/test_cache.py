"""The cache of compiled rules: safe when several processes compile concurrently, and reused."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from polling import wait_until
from undercard.kernel import compile
from undercard.kernel.cache import SharedCache, cache_folder, cache_lock
from undercard.kernel.compile import kernel

RULES = 12
PLAY = """
from undercard.kernel.compile import kernel

@kernel
def rule0(n: int) -> int:
    return n + 1
""" + "".join(
    f"""
@kernel
def rule{n}(n: int) -> int:
    return 3 * rule{n - 1}(n) + {n}
"""
    for n in range(1, RULES)
)
"""Kernels that call each other, each compiled and cached separately."""

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


def test_kernels_that_close_over_kernels_are_distinguished_and_cached(tmp_path: Path) -> None:
    file = tmp_path / "closures.py"
    file.write_text(CLOSURES)
    environment = {**os.environ, "UNDERCARD_KERNEL_CACHE": str(tmp_path / "cache")}
    output = [
        subprocess.check_output([sys.executable, str(file)], env=environment, text=True).split()
        for _ in range(2)
    ]
    assert output == [["12", "81", "82", "0"], ["12", "81", "82", "3"]]


def test_two_processes_compile_concurrently_and_run_the_same_rules(tmp_path: Path) -> None:
    environment = {**os.environ, "UNDERCARD_KERNEL_CACHE": str(tmp_path / "cache")}
    file = tmp_path / "rules.py"
    file.write_text(f"{PLAY}\nprint(*({', '.join(f'rule{n}(5)' for n in range(RULES))},))\n")

    def start() -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, str(file)], env=environment, stdout=subprocess.PIPE, text=True
        )

    together = [start() for _ in range(2)]
    answers = {process.communicate()[0] for process in together}
    answers.add(start().communicate()[0])
    expected = [6]
    for n in range(1, RULES):
        expected.append(3 * expected[-1] + n)
    assert answers == {" ".join(map(str, expected)) + "\n"}
    assert list(tmp_path.glob("cache/*/lock"))


def test_the_lock_blocks_other_processes(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from undercard.kernel.cache import cache_lock\n"
        "with cache_lock(Path(sys.argv[1])):\n"
        "    print('in', flush=True)\n    sys.stdin.read()\n    Path(sys.argv[2]).touch()"
    )
    done = tmp_path / "done"

    def wait() -> bool:
        with cache_lock(tmp_path):
            return done.exists()

    with (
        ThreadPoolExecutor(1) as thread,
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path), str(done)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as other,
    ):
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "in\n"
        with (tmp_path / "lock").open() as lock, pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        waiting = thread.submit(wait)
        other.stdin.close()
        assert waiting.result(), "the other process finished before this one got the lock"


def test_threads_that_mark_functions_concurrently_all_cache_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Numba's setting is global: a thread that restores it must not affect another."""

    inside, go_on, left = threading.Event(), threading.Event(), threading.Event()

    def slowly(function: Callable[..., object], folder: Path) -> SharedCache:
        """Block the first thread in the middle until the others have begun, and those until it has
        finished."""
        awaited = left if inside.is_set() else go_on
        inside.set()
        awaited.wait()
        return SharedCache(function, folder)

    def mark(_: int) -> Path:
        one = kernel(lambda n: n)
        return Path(one._cache.cache_path)  # type: ignore[attr-defined]

    monkeypatch.setattr(compile, "SharedCache", slowly)
    with ThreadPoolExecutor(4) as threads:
        first = threads.submit(mark, 0)
        first.add_done_callback(lambda _: left.set())
        inside.wait()
        others = [threads.submit(mark, n) for n in (1, 2, 3)]
        wait_until(lambda: all(one.running() for one in others))
        go_on.set()
        folders = {one.result() for one in (first, *others)}
    assert {folder.parent for folder in folders} == {cache_folder()}
