"""Reports to the host rated games between accounts of one address.

It is not proof of anything: a household or a club shares an address. The audit log has a line for
each account with the table and the ids of the others; the address itself is not stored
(`http.addresses`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence

from sqlalchemy import Connection, select

from undercard.server.db.audit import NOWHERE, record_act
from undercard.server.db.database import Database
from undercard.server.db.errors import StoreError
from undercard.server.db.schema import accounts, aliases
from undercard.server.http.addresses import Addresses
from undercard.server.logs import describe_error, short_id
from undercard.server.tables.service import Tables
from undercard.table.steps import Start, Step
from undercard.table.table import Table

log = logging.getLogger(__name__)


class SharedAddresses:
    """Compares the addresses at the start of each rated game of this process."""

    def __init__(
        self, database: Database, addresses: Addresses, clock: Callable[[], float] = time.time
    ) -> None:
        self._db, self._addresses, self._clock = database, addresses, clock
        self._tasks: set[asyncio.Task[None]] = set()

    def listen_to(self, tables: Tables) -> None:
        tables.after_step.append(self.note)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def note(self, table: Table, step: Step) -> None:
        if isinstance(step, Start) and table.about.is_competitive:
            ids = [seat.person.id for seat in table.seats if seat.person is not None]
            if len(ids) > 1:
                task = asyncio.create_task(self._report(table.about.id, ids))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _report(self, table: str, ids: Sequence[str]) -> None:
        try:
            owners = await self._db.read(lambda db: accounts_of(db, ids))
            count = Counter(map(self._addresses.of, owners))
            shared = [one for one in owners if count[self._addresses.of(one)] > 1]
            if shared:
                await self._db.write(lambda db: self._write(db, table, shared))
        except StoreError as error:
            log.warning("table %s is not compared: %s", short_id(table), describe_error(error))

    def _write(self, db: Connection, table: str, shared: list[str]) -> None:
        for person in shared:
            mine = self._addresses.of(person)
            same = [it for it in shared if it != person and self._addresses.of(it) == mine]
            detail = f"table {table}, with {', '.join(same)}"
            record_act(db, "shared_address", person, self._clock(), NOWHERE, detail)


def accounts_of(db: Connection, ids: Sequence[str]) -> list[str]:
    """Return the accounts behind these ids, each once."""
    adopted = select(aliases).where(aliases.c.person_id.in_(ids))
    owner = {row.person_id: row.account_id for row in db.execute(adopted)}
    owners = {owner.get(one, one) for one in ids}
    found = select(accounts.c.person_id).where(accounts.c.person_id.in_(owners))
    return sorted(db.execute(found).scalars())
