"""A database of every earlier schema, with a row in every table, migrates without losing one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    insert,
    select,
)

from undercard.server.db import open_store
from undercard.server.db.backends import SQLITE
from undercard.server.db.database import open_database
from undercard.server.db.migration import MIGRATIONS, upgrade

SCRIPTS = ScriptDirectory(str(MIGRATIONS))
REVISIONS = [it.revision for it in reversed(list(SCRIPTS.walk_revisions()))]
LISTING = b'{"about": {"visibility": "public"}, "seats": [{"person": {"id": "p"}}]}'
KEYS = {"people": "p", "tables": "t"}
"""The ids of the one person and the one table."""
WORDS = {"state": "running", "visibility": "public"}
Rows = dict[str, dict[str, object]]

RENAMED = {"mutes": "blocks", "muted_id": "blocked_id"}
"""Since r0081."""
DROPPED = {"words", "waiting"}
"""Words of players are steps since r0072; a table that had not started then deals without them. A
request for a match is repeated by the page, with its clock since r0082."""


def tables_of(db: Connection) -> list[Table]:
    found = MetaData()
    found.reflect(db)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def value_of(table: Table, column: Column[Any]) -> object:
    for key in column.foreign_keys:
        return value_of(key.column.table, key.column)
    if column.name == "id" and table.name in KEYS:
        return KEYS[table.name]
    if column.name in WORDS:
        return WORDS[column.name]
    match column.type:
        case LargeBinary():
            return LISTING
        case Boolean():
            return True
        case Integer():
            return 1
        case Float():
            return 1.5
        case _:
            return f"{table.name} {column.name}"


def fill(db: Connection, revision: str) -> Rows:
    """Write one row into every table of a revision; return them."""
    upgrade(db, revision)
    rows: Rows = {}
    for table in tables_of(db):
        row = {column.name: value_of(table, column) for column in table.columns}
        db.execute(insert(table).values(row))
        rows[table.name] = row
    return rows


def read(db: Connection) -> dict[str, list[dict[str, object]]]:
    return {
        table.name: [dict(row._mapping) for row in db.execute(select(table))]
        for table in tables_of(db)
    }


@pytest.mark.parametrize("revision", REVISIONS)
async def test_no_row_is_lost(url: str, revision: str) -> None:
    if url.startswith(SQLITE):
        await (await open_store(url)).close()  # creates the folder
        Path(url.removeprefix(SQLITE)).unlink()
    database = open_database(url)
    before = await database.write(lambda db: fill(db, revision))
    store = await open_store(url)
    after = await database.read(read)
    await database.close()
    for table, row in before.items():
        if table in DROPPED:
            continue
        row = {RENAMED.get(name, name): value for name, value in row.items()}
        rows = after[RENAMED.get(table, table)]
        kept = [{name: it[name] for name in row if name in it} for it in rows]
        assert {name: row[name] for name in kept[0]} in kept, table
    assert [it.table for it in await store.tables("running")] == ["t"]
    await store.close()
