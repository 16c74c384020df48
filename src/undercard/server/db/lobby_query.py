"""The query of the lobby for both databases, which differ in the syntax of parameters.

Each combination of a state and a visibility is one range of an index in the requested order. The
query merges the first rows of each range, so it reads only the rows of a page, however many tables
exist.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import get_args

from undercard.table.header import Visibility
from undercard.table.phase import Phase

COLUMNS = "id, state, game, updated_at, listing, visibility"
ORDER = "ORDER BY updated_at DESC, id"
OLDEST_ORDER = "ORDER BY updated_at, id"


def tables_query(
    mark: str,
    states: Sequence[Phase],
    game: str | None,
    before: float | None,
    limit: int,
    visibility: Visibility | None,
    oldest_since: float | None = None,
) -> tuple[str, list[object]]:
    """Return the SQL and its parameters; `mark` precedes the number of a parameter.

    `oldest_since` reverses the order and starts at that time.
    """
    values: list[object] = [limit]

    def parameter(value: object) -> str:
        values.append(value)
        return f"{mark}{len(values)}"

    conditions = "true"
    if game is not None:
        conditions += f" AND game = {parameter(game)}"
    if before is not None:
        conditions += f" AND updated_at < {parameter(before)}"
    order = ORDER
    if oldest_since is not None:
        conditions += f" AND updated_at >= {parameter(oldest_since)}"
        order = OLDEST_ORDER
    visibilities = get_args(Visibility) if visibility is None else (visibility,)
    ranges = [
        f"SELECT * FROM (SELECT {COLUMNS} FROM tables WHERE state = {parameter(state)}"
        f" AND visibility = {parameter(seen)} AND {conditions} {order} LIMIT {mark}1) AS range"
        for state, seen in product(states or get_args(Phase), visibilities)
    ]
    return f"{' UNION ALL '.join(ranges)} {order} LIMIT {mark}1", values
