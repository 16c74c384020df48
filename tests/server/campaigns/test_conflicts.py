"""The conflict campaign in its short form: two processes on one PostgreSQL. `scripts/bench
conflicts` runs the long form."""

from __future__ import annotations

from server.campaigns.conflicts import run


async def test_each_step_has_one_winner_and_reaches_every_client(postgres_url: str) -> None:
    result = await run(postgres_url, processes=2, groups=1, games=1, windows=2)
    assert (result.after.games, result.after.verified) == (1, 1)
    assert result.counters["tables_repeats_total"] > 0
    assert result.counters["tables_refusals_total"] > result.after.steps
    assert result.journal.sent > 5 * result.after.steps
