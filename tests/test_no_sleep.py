"""No test waits for a fixed time, reads a clock, or sets a limit that a busy machine reaches.

A test waits for an event, polls with `tests/polling.py`, or advances the clock of `tests/clock.py`.
The campaigns are paced workloads that measure, and may do all of this.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from polling import LIMIT_SECONDS

FOLDER = Path(__file__).parent
MAY = {FOLDER / "polling.py"}
PACED = "campaigns"
PAUSES = {"sleep", "wait_for_timeout"}
CLOCKS = {"monotonic", "perf_counter", "process_time", "thread_time", "monotonic_ns", "time_ns"}
LIMITS = {"timeout", "wait_for"}
CLIENTS = {f"httpx.{it}" for it in ("AsyncClient", "Client", "get", "post", "stream")}
"""Without a limit of their own, these give up after five seconds."""
LEAST_SECONDS = 60.0
WEB = FOLDER.parent / "web" / "src"
WEB_FAULTS = re.compile(r"setTimeout\([^()]*,\s*[1-9]|\b(vi\.waitFor|performance\.now|Date\.now)\b")
"""`waitFor` of the testing library has the limit of `web/src/testing.ts`, `vi.waitFor` a second."""


def faults_in(source: str) -> Iterator[str]:
    """Yield each fault with its line number."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = name_of(node.func)
            if name in PAUSES and not is_zero(node):
                yield f"{node.lineno}: {name} waits for a fixed time"
            if name in CLOCKS:
                yield f"{node.lineno}: {name} reads a clock"
            if any(seconds < LEAST_SECONDS for seconds in limits_of(node, name)):
                yield f"{node.lineno}: a limit that a busy machine reaches"
            if ast.unparse(node.func) in CLIENTS and not has_limit(node):
                yield f"{node.lineno}: httpx has a limit that a busy machine reaches"


def name_of(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def is_zero(call: ast.Call) -> bool:
    """Return whether the pause is 0, which only yields to other tasks."""
    return [ast.unparse(it) for it in call.args] == ["0"]


def has_limit(call: ast.Call) -> bool:
    """Return whether a client has a limit, or works in memory, where none applies."""
    return any(it.arg in ("timeout", "transport") for it in call.keywords)


def limits_of(call: ast.Call, name: str) -> Iterator[float]:
    given = [it.value for it in call.keywords if it.arg == "timeout"]
    for value in given + (call.args[-1:] if name in LIMITS else []):
        if isinstance(value, ast.Constant) and isinstance(value.value, int | float):
            yield value.value


def test_no_test_depends_on_time() -> None:
    paths = [it for it in FOLDER.rglob("*.py") if PACED not in it.parts and it not in MAY]
    assert len(paths) > 200
    found = {
        str(path.relative_to(FOLDER)): faults
        for path in paths
        if (faults := list(faults_in(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


def test_no_test_of_the_pages_depends_on_time() -> None:
    paths = list(WEB.rglob("*.test.ts"))
    assert len(paths) > 20
    assert [it for it in paths if WEB_FAULTS.search(it.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "source",
    [
        "await asyncio.sleep(0.1)",
        "sleep(delay)",
        "page.wait_for_timeout(200)",
        "start = time.monotonic()",
        "assert perf_counter() < 1",
        "subprocess.run(command, timeout=30)",
        "await asyncio.wait_for(task, 5)",
        "httpx.get(url)",
        "httpx.AsyncClient(base_url=url)",
        "asyncio.timeout(2)",
    ],
)
def test_a_fault_is_found(source: str) -> None:
    assert len(list(faults_in(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "await asyncio.sleep(0)",
        f"asyncio.timeout({LIMIT_SECONDS})",
        "asyncio.timeout(LIMIT_SECONDS)",
        "Tables(store, workers, time.time)",
    ],
)
def test_what_is_allowed_is_not_a_fault(source: str) -> None:
    assert list(faults_in(source)) == []
