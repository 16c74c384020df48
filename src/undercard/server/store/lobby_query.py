"""The lobby's question, for both databases: they differ in how a parameter is marked.

Only the conditions that are asked for are written: then the database can use its index.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercard.table.phase import Phase


def tables_query(
    mark: str, states: Sequence[Phase], game: str | None, before: float | None, limit: int
) -> tuple[str, list[object]]:
    """SQL and its values; `mark` stands before a parameter's number."""
    values: list[object] = []

    def parameter(value: object) -> str:
        values.append(value)
        return f"{mark}{len(values)}"

    conditions = ["true"]
    if states:
        conditions.append(f"state IN ({', '.join(parameter(state) for state in states)})")
    if game is not None:
        conditions.append(f"game = {parameter(game)}")
    if before is not None:
        conditions.append(f"updated_at < {parameter(before)}")
    sql = f"""
SELECT id, state, game, updated_at, listing FROM tables WHERE {" AND ".join(conditions)}
ORDER BY updated_at DESC, id LIMIT {parameter(limit)}"""
    return sql, values
