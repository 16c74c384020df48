"""The crash campaign in its short form: acknowledged steps survive, and every client continues.
`scripts/bench crash` runs the long form."""

from __future__ import annotations

import pytest

from server.campaigns import crash

KILLS = 3


@pytest.fixture(autouse=True)
def short_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "LIVES", (0.0, 0.2))
    monkeypatch.setattr(crash, "STEPS", (10, 40))


async def test_no_acknowledged_step_is_lost_and_every_client_continues(url: str) -> None:
    result = await crash.run(url, KILLS, groups=3, seed=1)
    assert result.kills == KILLS
    assert result.after.games >= 3
    assert result.after.verified == result.after.games
    assert result.journal.lost_connections > KILLS
    assert len(result.journal.acknowledged) > 50
