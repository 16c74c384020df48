"""Compilation ahead of time, and play without it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PLAY = """
import sys
import undercard
from undercard.bots.compilation import parts_of
from undercard.bots.make import make_bot
from undercard.kernel import engine_switch
game = undercard.load(sys.argv[1])
for bot in (bot for part in parts_of(game.name) for bot in part.bots):
    seats = [make_bot(bot, game, seat) for seat in range(game.seats)]
    state, _ = game.start(2)
    while (seat := game.to_act(state)) is not None:
        view, legal = game.view(state, seat), game.legal(state)
        state, _ = game.apply(state, seats[seat].decide(view, legal, 0.001))
print(sum(sum(it.stats.cache_misses.values()) for it in engine_switch._kernels))
"""


def undercard(*arguments: str, answers: str = "", **environment: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "undercard", *arguments],
        input=answers,
        stdout=-1,
        check=True,
        text=True,
        env={**os.environ, **environment},
    ).stdout


@pytest.fixture(scope="module")
def compiled() -> None:
    undercard("compile")


@pytest.mark.usefixtures("compiled")
def test_compile_reports_its_work_and_does_it_once() -> None:
    output = undercard("compile").splitlines()
    assert output[0] == "Fightdrome: rules: already compiled"
    assert output[-4] == "Survive: bots (greedy): already compiled"
    assert output[-2] == "Survive: lab: already compiled"
    assert re.fullmatch(r"cache: .*", output[-1])


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("game", ["fightdrome", "survive"])
def test_afterwards_nothing_is_left_to_compile(game: str) -> None:
    """Whole games with every bot compile nothing."""
    assert subprocess.check_output([sys.executable, "-c", PLAY, game], text=True) == "0\n"


@pytest.mark.parametrize("game", ["fightdrome", "survive"])
def test_a_game_against_greedy_starts_without_compilation(game: str, tmp_path: Path) -> None:
    cache = {"UNDERCARD_KERNEL_CACHE": str(tmp_path)}
    output = undercard("play", game, "--lang", "en", "--seed", "1", answers="quit\n", **cache)
    assert "compiled" not in output
    assert "Type an action" in output
    assert not list(tmp_path.rglob("*.nbc"))
