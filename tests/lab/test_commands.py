"""The commands of the lab: their output, their files and their errors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from undercard.cli.main import main

HOOK = """
def step(count, state, action, events):
    count["rests"] += action == "rest"

def after(count, state, outcome):
    count["games"] += 1
"""


def test_a_match_states_wins_length_luck_and_fame(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "match", "fightdrome", "greedy", "random", "--games", "200"]
    assert main([*command, "--set", "mode=match"]) == 0
    output = capsys.readouterr().out
    for part in ("of 200 games against random", "decisions in a game", "the deal explains", "Fame"):
        assert part in output


def test_a_match_is_stored_and_continued(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "match.json"
    command = ["lab", "match", "survive", "greedy", "random", "--out", str(out), "--json"]
    assert main([*command, "--games", "10"]) == 0
    assert main([*command, "--games", "30"]) == 0
    *_, last = json.loads("[" + capsys.readouterr().out.replace("}\n{", "},{") + "]")
    assert last["cells"][0]["games"] == 30


def test_it_stops_when_the_interval_is_narrow_enough(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "match", "fightdrome", "greedy", "random"]
    assert main([*command, "--within", "2%", "--csv"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    found = dict(zip(head.split(","), row.split(","), strict=True))
    assert float(found["margin"]) <= 0.02
    assert int(found["games"]) == 10_000


def test_a_hook_adds_its_own_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hook = tmp_path / "hook.py"
    hook.write_text(HOOK)
    command = [
        "lab",
        "match",
        "fightdrome",
        "greedy",
        "random",
        "--games",
        "6",
        "--hook",
        str(hook),
    ]
    assert main(command) == 0
    output = capsys.readouterr().out
    assert "games: 6" in output
    assert "rests: " in output


def test_what_if_shows_the_effect_of_a_change(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "whatif", "fightdrome", "--games", "400", "--set", "blocks.values=[60,70,80]"]
    assert main(command) == 0
    output = capsys.readouterr().out
    assert "changed, against as it is" in output
    assert "the starter wins" in output


def test_parts_of_a_study_are_merged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "a.json"
    main(["lab", "match", "fightdrome", "greedy", "random", "--games", "20", "--out", str(out)])
    assert main(["lab", "merge", str(out), str(out), "--out", str(tmp_path / "b.json")]) == 2
    assert "both results cover" in capsys.readouterr().err
    assert main(["lab", "merge", str(out), "--out", str(tmp_path / "b.json")]) == 0
    assert "20 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "output"),
    [
        (["whatif", "fightdrome"], "whatif: needs a change"),
        (["whatif", "fightdrome", "--set", "blocks"], "name=value"),
        (["balance", "fightdrome", "--only", "cards"], "choose from characters"),
        (["study", "nowhere.toml"], "cannot read"),
    ],
)
def test_invalid_arguments_are_refused(
    command: list[str], output: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", *command]) == 2
    assert output in capsys.readouterr().err
