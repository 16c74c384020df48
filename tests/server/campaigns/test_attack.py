"""The attacks run in their short form: others play on, and the attacker is refused.

The test asserts no speed because the machine may be busy; `scripts/bench attack` measures it.
"""

from __future__ import annotations

import math

import pytest

from server.campaigns.attack.attacks import ATTACKS, NAMES, attack_of
from server.campaigns.attack.measurement import Plan, Row, measure, percentile
from server.campaigns.attack.raw import Tally
from server.campaigns.attack.report import HEAD, format_row, is_met

SHORT = Plan(seconds=2.0, every=0.1, is_patient=False)


@pytest.mark.parametrize("name", ["handshakes", "tables", "messages"])
async def test_others_play_on_during_an_attack(name: str) -> None:
    row = await measure(attack_of(name), SHORT)
    assert row.failure == ""
    assert row.moves
    assert row.health
    assert row.bots
    assert row.tally.through > 0
    assert row.megabytes > 0


def test_every_attack_has_its_own_name() -> None:
    assert len(set(NAMES)) == len(ATTACKS) > 12


def test_percentiles() -> None:
    seconds = [n / 1000 for n in range(1, 201)]
    assert percentile(seconds, 0.5) == 100
    assert percentile(seconds, 0.99) == 198
    assert percentile(seconds, 1.0) == 200
    assert percentile([0.007], 0.99) == 7
    assert percentile([], 0.99) == math.inf


def test_a_row_of_the_report() -> None:
    times = [0.001] * 98 + [0.2] * 2
    row = Row(attack_of("empty pings"), Tally(4096, 3), times, [0.01], [0.02], 0.5, 100.0)
    shown = format_row(row)
    assert shown.count("|") == HEAD.splitlines()[0].count("|")
    assert shown.startswith("| empty pings | 4 KiB | 3 connections | 1.0 | 200.0 | 200.0 | 10.0 ")
    assert not is_met(row)
    assert is_met(Row(attack_of("tables"), moves=[0.001] * 100))
    assert not is_met(Row(attack_of("tables"), failure="TimeoutError", moves=[0.001] * 100))
