"""The crash campaign in its short form: acknowledged steps survive, and every client continues.
`scripts/bench crash` runs the long form."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.campaigns import crash
from server.campaigns.faults import DatabaseRestart, FullDisk
from server.db.postgres_server import Postgres
from undercard.server.db import sqlite_url

KILLS = 3
LIFE = 0.2
FAULTS = 2


@pytest.fixture(autouse=True)
def many_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "STEPS", (10, 40))


async def test_no_acknowledged_step_is_lost_and_every_client_continues(url: str) -> None:
    result = await crash.run(url, KILLS, groups=3, seed=1, life=LIFE)
    assert result.kills == KILLS
    assert result.after.games >= 3
    assert result.after.verified == result.after.games
    assert result.journal.lost_connections > KILLS
    assert len(result.journal.acknowledged) > 50


async def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    result = await crash.run(
        sqlite_url(tmp_path), FAULTS, groups=3, seed=1, fault=FullDisk(), life=LIFE
    )
    check_faults(result)


async def test_a_restart_of_the_database_loses_nothing(
    postgres: Postgres, postgres_url: str
) -> None:
    """It stops in order once, and crashes once."""
    fault = DatabaseRestart(postgres)
    check_faults(await crash.run(postgres_url, FAULTS, groups=3, seed=1, fault=fault, life=LIFE))


def check_faults(result: crash.Result) -> None:
    assert (result.faults, result.kills) == (FAULTS, 0)
    assert result.after.games >= 3
    assert result.after.verified == result.after.games
    assert len(result.journal.acknowledged) > 50
