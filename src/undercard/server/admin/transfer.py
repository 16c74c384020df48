"""Export to and import from a portable file, each in one transaction."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator, Sequence
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select

from undercard.server.admin.portable import (
    CHUNK,
    FORMAT,
    Head,
    PortableFile,
    Row,
    Section,
    TableStart,
    Value,
    write_portable,
)
from undercard.server.db.errors import BadBackup
from undercard.server.db.migration import upgrade
from undercard.server.db.sqlite_check import find_problems

REVISIONS = "alembic_version"


def export(db: Connection, path: Path, at: float) -> int:
    """Write a consistent snapshot of all rows while others write; return the number.

    `BadBackup` if the SQLite file is damaged: its backup could lack rows.
    """
    if db.dialect.name == "postgresql":
        db.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    revision = MigrationContext.configure(db).get_current_revision()
    if revision is None:
        raise BadBackup("there is no database of Undercard there")
    if db.dialect.name == "sqlite":
        _check_intact(db)
    sections = (Section(_start(table), _rows(db, table)) for table in _tables_of(db))
    return write_portable(path, Head(FORMAT, revision, at), sections)


def _check_intact(db: Connection) -> None:
    problems = find_problems(lambda statement: map(tuple, db.exec_driver_sql(statement)))
    if problems:
        raise BadBackup(f"the database is damaged: {'; '.join(problems)}")


def fill(db: Connection, path: Path) -> int:
    """Read a file into an empty database at the revision of the file; return the number of rows."""
    file = PortableFile(path)
    _clear(db)
    upgrade(db, file.head.revision)
    tables = {table.name: table for table in _tables_of(db)}
    count = 0
    for section in file.sections():
        table = tables.get(section.start.name)
        if table is None or not set(section.start.columns) <= set(table.columns.keys()):
            raise BadBackup(f"{path}: {section.start.name!r} is no table of its revision")
        values = [_values(table, section.start.columns, row) for row in section.rows]
        db.execute(insert(table), values)
        count += len(values)
    return count


def _start(table: Table) -> TableStart:
    return TableStart(str(table.name), [str(column.name) for column in table.columns])


def _rows(db: Connection, table: Table) -> Iterator[Row]:
    for row in db.execute(select(table), execution_options={"yield_per": CHUNK}):
        yield list(row)


def _tables_of(db: Connection) -> list[Table]:
    """Return the existing tables of any revision; each follows those that it references."""
    found = MetaData()
    found.reflect(db)
    return [table for table in found.sorted_tables if table.name != REVISIONS]


def _clear(db: Connection) -> None:
    """Drop empty tables of any revision; `BadBackup` if there are rows."""
    full = [table.name for table in _tables_of(db) if _count(db, table)]
    if full:
        raise BadBackup(f"the database is not empty: there are {', '.join(full)}")
    found = MetaData()
    found.reflect(db)
    found.drop_all(db)


def _count(db: Connection, table: Table) -> int:
    return db.execute(select(func.count()).select_from(table)).scalar_one()


def _values(table: Table, columns: Sequence[str], row: Row) -> dict[str, Value]:
    if len(row) != len(columns):
        raise BadBackup(f"a row of {table.name} has {len(row)} values, not {len(columns)}")
    pairs = zip(columns, row, strict=True)
    return {name: _value(table, name, value) for name, value in pairs}


def _value(table: Table, column: str, value: Value) -> Value:
    if not isinstance(value, str) or not isinstance(table.columns[column].type, LargeBinary):
        return value
    try:
        return base64.b64decode(value, validate=True)
    except binascii.Error as error:
        raise BadBackup(f"{table.name}.{column} is not in base64") from error
