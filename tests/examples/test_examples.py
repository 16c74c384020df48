"""Every example runs in its own process and prints its result."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from polling import LIMIT_SECONDS

FOLDER = Path(__file__).parents[2] / "examples"
RUNS = {
    "my_bot": (["4"], r"MyBot won \d of 4 bouts against level 2"),
    "analyse_record": ([], r"Random deviated \d+ times in \d+ steps"),
    "ask_the_champion": (["0.2"], r"The champion plays (P40|K30|K40|K80|G50)"),
    "house_rule": (["300"], r"with stronger blocks: \d\d\.\d"),
    "make_a_map": (["1"], r"on the open map seat 0 won \S+ of 1 games"),
    "learn_by_table": ([], r"after 2,000 bouts: (5[5-9]|[6-9]\d)%"),
}
ELSEWHERE = {"count_rests", "remote_bot", "train_agent"}
"""Examples that run elsewhere: a hook (in the tests of the lab), a bot that needs a server (in
`test_remote_bot`), and the training of a network, which needs gigabytes (the extra `train`) and is
run by hand."""


@pytest.mark.parametrize("name", RUNS)
def test_it_runs(name: str) -> None:
    arguments, last = RUNS[name]
    command = [sys.executable, str(FOLDER / f"{name}.py"), *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=LIMIT_SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(last, done.stdout.splitlines()[-1])


def test_no_example_is_left_out() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == set(RUNS) | ELSEWHERE
