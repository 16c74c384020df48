"""Rows of chat: each gets the next number of its table, which all processes receive."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select

from undercard.server.db.postgres_sql import CHANNEL, CHAT
from undercard.server.db.schema import chat


def add_row(db: Connection, table: str, **values: object) -> int:
    """Add a row and return its number; on `IntegrityError` another one was first, so retry.

    On SQLite the caller announces the number after the transaction."""
    last = db.execute(select(func.max(chat.c.number)).where(chat.c.table_id == table)).scalar()
    number: int = (last or 0) + 1
    db.execute(insert(chat).values(table_id=table, number=number, **values))
    if db.dialect.name == "postgresql":  # all processes receive it at the commit
        db.execute(select(func.pg_notify(CHANNEL, f"{number}:{CHAT}{table}")))
    return number
