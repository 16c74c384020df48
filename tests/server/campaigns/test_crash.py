"""What was acknowledged is there after any crash, and every client goes on: the crash campaign, in
its shortest form. `scripts/bench crash` is the long one."""

from __future__ import annotations

import pytest

from server.campaigns import crash

KILLS = 3


@pytest.fixture(autouse=True)
def short_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "LIVES", (0.0, 0.2))
    monkeypatch.setattr(crash, "STEPS", (10, 40))


async def test_nothing_acknowledged_is_lost_and_everybody_goes_on(url: str) -> None:
    result = await crash.run(url, KILLS, groups=3, seed=1)
    assert result.kills == KILLS
    assert result.after.games >= 3
    assert result.after.verified == result.after.games
    assert result.journal.lost_connections > KILLS
    assert len(result.journal.acknowledged) > 50
