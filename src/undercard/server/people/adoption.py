"""Adoption of a guest who signs in to an existing account: their data becomes the account's.

Steps are never rewritten. The guest's id becomes another id of the account (`Identity.ids`).
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, text

from undercard.server.db.schema import (
    aliases,
    feeds,
    mutes,
    own_settings,
    ratings,
    waiting,
)
from undercard.server.people.sessions import end_sessions

_TAKE = (
    """UPDATE ratings SET person_id = :account WHERE person_id = :guest AND NOT EXISTS (
    SELECT 1 FROM ratings AS own WHERE own.person_id = :account
        AND own.game = ratings.game AND own.pool = ratings.pool)""",
    """UPDATE own_settings SET person_id = :account WHERE person_id = :guest AND NOT EXISTS (
    SELECT 1 FROM own_settings AS own WHERE own.person_id = :account)""",
    "UPDATE push_subscriptions SET person_id = :account WHERE person_id = :guest",
    """INSERT INTO mutes (person_id, muted_id) SELECT :account, muted_id FROM mutes
    WHERE person_id = :guest AND muted_id <> :account ON CONFLICT DO NOTHING""",
    """INSERT INTO mutes (person_id, muted_id) SELECT person_id, :account FROM mutes
    WHERE muted_id = :guest AND person_id <> :account ON CONFLICT DO NOTHING""",
)
"""Statements that move a guest's rows, unless the account has its own."""


def adopt(db: Connection, guest: str, account: str, at: float) -> None:
    """Adopt a guest permanently; the guest's sessions end."""
    db.execute(insert(aliases).values(person_id=guest, account_id=account))
    for sql in _TAKE:
        db.execute(text(sql), {"guest": guest, "account": account})
    end_sessions(db, guest, at)
    for table in (ratings, own_settings, mutes, waiting, feeds):
        db.execute(delete(table).where(table.c.person_id == guest))
