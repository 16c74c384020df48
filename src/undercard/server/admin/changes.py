"""Changes by the host: deletion of stale tables, bans and their removal."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert

from undercard.kernel.errors import UndercardError
from undercard.server.admin.lists import PersonLine, list_people, wanted
from undercard.server.db.schema import access_tokens, bans, feeds, sessions, tables
from undercard.table.phase import Phase


class PersonNotFound(UndercardError):
    """No person, or more than one, has that name."""


def delete_tables(db: Connection, states: Sequence[Phase], before: float) -> int:
    """Delete tables with their steps, chat and other rows; return the number.

    A server that has one in memory notices it at the next step, which is refused.
    """
    return db.execute(delete(tables).where(*wanted(states, before))).rowcount


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


def ban(db: Connection, person: str, reason: str, at: float) -> None:
    """Ban a person and end all their sessions and tokens; a second ban changes the reason."""
    for table in (sessions, access_tokens, feeds):
        db.execute(delete(table).where(table.c.person_id == person))
    db.execute(delete(bans).where(bans.c.person_id == person))
    db.execute(insert(bans).values(person_id=person, at=at, reason=reason))


def unban(db: Connection, person: str) -> bool:
    """Lift a ban; return False if there was none."""
    return db.execute(delete(bans).where(bans.c.person_id == person)).rowcount > 0
