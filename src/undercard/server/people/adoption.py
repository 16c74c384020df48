"""Adoption of a guest who signs in to an existing account: their data becomes the account's.

Steps are never rewritten. The guest's id becomes another id of the account (`Identity.ids`).
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, text

from undercard.server.db.schema import (
    aliases,
    blocks,
    feeds,
    follows,
    invitations,
    own_settings,
    puzzle_answers,
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
    """INSERT INTO puzzle_answers (person_id, game, date, action, is_right, is_daily, at)
    SELECT :account, game, date, action, is_right, is_daily, at FROM puzzle_answers
    WHERE person_id = :guest ON CONFLICT DO NOTHING""",
    "UPDATE push_subscriptions SET person_id = :account WHERE person_id = :guest",
    """INSERT INTO blocks (person_id, blocked_id) SELECT :account, blocked_id FROM blocks
    WHERE person_id = :guest AND blocked_id <> :account ON CONFLICT DO NOTHING""",
    """INSERT INTO blocks (person_id, blocked_id) SELECT person_id, :account FROM blocks
    WHERE blocked_id = :guest AND person_id <> :account ON CONFLICT DO NOTHING""",
    """INSERT INTO follows (person_id, followed_id, at)
    SELECT :account, followed_id, at FROM follows
    WHERE person_id = :guest AND followed_id <> :account ON CONFLICT DO NOTHING""",
    """UPDATE invitations SET person_id = :account WHERE person_id = :guest AND NOT EXISTS (
    SELECT 1 FROM invitations AS own WHERE own.person_id = :account
        AND own.table_id = invitations.table_id)""",
    "UPDATE invitations SET by_id = :account WHERE by_id = :guest",
    "DELETE FROM invitations WHERE by_id = :account AND person_id = :account",
)
"""Statements that move a guest's rows, unless the account has its own."""
_LEFT = (ratings, own_settings, puzzle_answers, blocks, follows, invitations, waiting, feeds)
"""Tables with rows that the account had already, or that end with the guest."""


def adopt(db: Connection, guest: str, account: str, at: float) -> None:
    """Adopt a guest permanently; the guest's sessions end.

    They end before their push subscriptions move, as everywhere, so that no two transactions wait
    for each other.
    """
    db.execute(insert(aliases).values(person_id=guest, account_id=account))
    end_sessions(db, guest, at)
    for sql in _TAKE:
        db.execute(text(sql), {"guest": guest, "account": account})
    for table in _LEFT:
        db.execute(delete(table).where(table.c.person_id == guest))
