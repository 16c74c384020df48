"""Looking for tables: page by page, for the store does not know which are hidden."""

from __future__ import annotations

from collections.abc import Sequence

from undercard.server.store.contract import Store
from undercard.server.tables.line import LobbyTable, read_listed
from undercard.table.header import Visibility
from undercard.table.phase import Phase

PAGE = 200


async def find_tables(
    store: Store,
    states: Sequence[Phase],
    game: str | None,
    before: float | None,
    limit: int,
    visibility: Visibility | None,
) -> list[LobbyTable]:
    found: list[LobbyTable] = []
    while len(found) < limit:
        page = await store.tables(*states, game=game, before=before, limit=PAGE)
        lines = [read_listed(listed) for listed in page]
        found += [one for one in lines if visibility in (None, one.line.about.visibility)]
        if len(page) < PAGE:
            break
        before = lines[-1].at
    return found[:limit]
