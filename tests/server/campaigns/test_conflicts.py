"""Two processes, one PostgreSQL, and everybody wants to be first: the campaign of conflicts, in its
shortest form. `scripts/bench conflicts` is the long one."""

from __future__ import annotations

from server.campaigns.conflicts import run


async def test_one_winner_for_each_step_and_everybody_hears_it(postgres_url: str) -> None:
    result = await run(postgres_url, processes=2, groups=1, games=1, windows=2)
    assert (result.after.games, result.after.verified) == (1, 1)
    assert result.counters["tables_repeats_total"] > 0
    assert result.counters["tables_refusals_total"] > result.after.steps
    assert result.journal.sent > 5 * result.after.steps
