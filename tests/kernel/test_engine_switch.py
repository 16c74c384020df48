"""A process can switch its kernels between interpreted and compiled without a visible effect."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from undercard.kernel.compile import kernel
from undercard.kernel.engine_switch import interpret, loading, use_compiled, use_loaded
from undercard.kernel.registry import load

GREEDY = """
from undercard.kernel.engine_switch import interpret
interpret()
import undercard
from undercard.bots.make import make_bot
for name in ("fightdrome", "survive"):
    game = undercard.load(name)
    bots = [make_bot("greedy", game, seat) for seat in range(game.seats)]
    state = game.new(1)
    for _ in range(60):
        seat = game.to_act(state)
        if seat is None:
            break
        view, legal = game.view(state, seat), game.legal(state)
        game.why_each(state, legal)
        state, _ = game.apply(state, bots[seat].decide(view, legal, 1.0))
    print(game.hash(state))
"""

ONE_KERNEL = """
import sys
sys.modules["undercard.bots.here"] = sys.modules["__main__"]
__name__ = "undercard.bots.here"
from undercard.kernel.compile import kernel

@kernel
def double(n: int) -> int:
    return 2 * n

print(double(4), double(4.0))
"""


@pytest.fixture(autouse=True)
def compiled_again() -> Iterator[None]:
    yield
    use_compiled()


def mark() -> object:
    @kernel
    def double(n: int) -> int:
        return 2 * n

    @kernel
    def outer(n: int) -> int:
        return double(n) + 1

    return outer


def signatures(function: object) -> list[object]:
    found: list[object] = getattr(function, "signatures")  # noqa: B009
    return found


@pytest.mark.parametrize("is_marked_before", [True, False])
def test_interpreted_kernels_are_not_compiled(is_marked_before: bool) -> None:
    before = mark()
    interpret()
    outer = before if is_marked_before else mark()
    assert outer(4) == 9  # type: ignore[operator]
    assert not signatures(outer)
    use_compiled()
    assert outer(4) == 9  # type: ignore[operator]
    assert signatures(outer)


def test_loaded_kernels_run_compiled_and_the_rest_interpreted() -> None:
    interpret()
    loaded, other = mark(), mark()
    with loading():
        assert loaded(4) == 9  # type: ignore[operator]
    assert loaded(4.0) == 9  # type: ignore[operator]
    assert len(signatures(loaded)) == 1
    use_loaded()
    assert loaded(4.0) == 9  # type: ignore[operator]
    assert len(signatures(loaded)) == 2
    assert other(4) == 9  # type: ignore[operator]
    assert not signatures(other)


@pytest.mark.parametrize("name", ["fightdrome", "survive"])
def test_a_game_continues_with_the_other_engine(name: str) -> None:
    """The switch affects everything that play needs, not only the functions of the rules."""
    game = load(name)
    state = other = game.new(3)
    for n in range(40):
        legal = game.legal(state)
        if not legal:
            break
        (interpret if n % 2 else use_compiled)()
        state, events = game.apply(state, legal[n % len(legal)])
        (use_compiled if n % 2 else interpret)()
        other, same = game.apply(other, legal[n % len(legal)])
        assert (game.hash(state), events) == (game.hash(other), same)
        assert game.legal(state) == game.legal(other)


def test_interpreted_greedy_games_are_the_same_and_compile_nothing(tmp_path: Path) -> None:
    environment = {**os.environ, "UNDERCARD_KERNEL_CACHE": str(tmp_path)}
    plain = subprocess.check_output([sys.executable, "-c", GREEDY], env=environment, text=True)
    assert not list(tmp_path.rglob("*.nbc"))
    compiled = GREEDY.replace("interpret()\n", "")
    assert subprocess.check_output([sys.executable, "-c", compiled], text=True) == plain


def test_a_terminal_shows_one_line_during_compilation(tmp_path: Path) -> None:
    file = tmp_path / "here.py"
    file.write_text(ONE_KERNEL)
    environment = {**os.environ, "UNDERCARD_KERNEL_CACHE": str(tmp_path / "cache")}

    def errors() -> bytes:
        ours, theirs = pty.openpty()
        try:
            subprocess.run(
                [sys.executable, str(file)], env=environment, check=True, stdout=-3, stderr=theirs
            )
            os.set_blocking(ours, False)
            return os.read(ours, 1000)
        except BlockingIOError:
            return b""
        finally:
            os.close(ours)
            os.close(theirs)

    assert errors() == b"Compiling the bots, once, about 20 s\r\n"
    assert errors() == b"", "it is in the cache now"


def test_without_a_terminal_there_is_no_such_line(tmp_path: Path) -> None:
    file = tmp_path / "here.py"
    file.write_text(ONE_KERNEL)
    environment = {**os.environ, "UNDERCARD_KERNEL_CACHE": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, str(file)], env=environment, capture_output=True, text=True
    )
    assert (done.stdout, done.stderr) == ("8 8.0\n", "")
