"""Changes of the site: deletion of tables, roles, links to reset passwords.

The command line and the pages of hosts both call these functions; each is part of one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select

from undercard.kernel.errors import UndercardError
from undercard.server.admin.lists import PersonLine, list_people, wanted
from undercard.server.db.audit import HOST, Caller, record_act
from undercard.server.db.clubs import delete_club
from undercard.server.db.revocations import revoke, subject_of_table
from undercard.server.db.schema import password_resets, roles, tables
from undercard.server.db.site import Role
from undercard.server.db.tokens import hash_token, new_token
from undercard.table.phase import Phase

RESET_SECONDS = 86_400.0
"""The time for which a link to reset a password is valid."""


class PersonNotFound(UndercardError):
    """No person, or more than one, has that name."""


def delete_tables(
    db: Connection,
    states: Sequence[Phase],
    before: float,
    at: float,
    limit: int | None = None,
    caller: Caller = HOST,
) -> int:
    """Delete tables with their steps, chat and other rows; return the number."""
    stale = select(tables.c.id).where(*wanted(states, before)).limit(limit)
    ids = list(db.scalars(stale.order_by(tables.c.updated_at)))
    for table in ids:
        _delete_table(db, table, at)
    if ids:
        what = ", ".join(states)
        record_act(db, "table_ended", None, at, caller, f"{len(ids)} tables: {what}")
    return len(ids)


def end_table(db: Connection, table: str, at: float, caller: Caller = HOST) -> bool:
    """Delete one table; return False if there is none."""
    was_there = _delete_table(db, table, at)
    if was_there:
        record_act(db, "table_ended", None, at, caller, f"table {table}")
    return was_there


def end_club(db: Connection, club: str, at: float, caller: Caller = HOST) -> bool:
    """Delete a club with its board and its members; return False if there is none."""
    was_there = delete_club(db, club)
    if was_there:
        record_act(db, "club_ended", None, at, caller, f"club {club}")
    return was_there


def _delete_table(db: Connection, table: str, at: float) -> bool:
    """Delete a table; every process forgets it and informs the clients that view it."""
    revoke(db, subject_of_table(table), "deleted", at)
    return db.execute(delete(tables).where(tables.c.id == table)).rowcount > 0


def find_person(db: Connection, name: str) -> PersonLine:
    """Return a person by name or id; an account precedes guests of its name."""
    found = list_people(db, name)
    chosen = [line for line in found if line.id == name or line.has_account] or found
    if not chosen:
        raise PersonNotFound(f"there is nobody called {name!r}")
    if len(chosen) > 1:
        ids = ", ".join(line.id for line in chosen)
        raise PersonNotFound(f"several people are called {name!r}; choose one by the id: {ids}")
    return chosen[0]


def appoint(
    db: Connection, line: PersonLine, role: Role | None, at: float, caller: Caller = HOST
) -> None:
    """Give an account a role on the pages of hosts, or with None take it away."""
    if not line.has_account:
        raise PersonNotFound(f"{line.name!r} is a guest; only an account can have a role")
    db.execute(delete(roles).where(roles.c.person_id == line.id))
    if role is None:
        record_act(db, "dismissed", line.id, at, caller)
        return
    db.execute(insert(roles).values(person_id=line.id, role=role, at=at))
    record_act(db, "appointed", line.id, at, caller, role)


def make_reset(db: Connection, line: PersonLine, at: float, caller: Caller = HOST) -> str:
    """Return the token of a link with which the owner of an account sets a new password.

    An earlier link ends. `PersonNotFound` for a guest, who has no password.
    """
    if not line.has_account:
        raise PersonNotFound(f"{line.name!r} is a guest, who has no password")
    token = new_token(24)
    db.execute(delete(password_resets).where(password_resets.c.person_id == line.id))
    row = {"token": hash_token(token), "person_id": line.id, "expires_at": at + RESET_SECONDS}
    db.execute(insert(password_resets).values(row))
    record_act(db, "reset_link_made", line.id, at, caller)
    return token
