"""Changes by the host: deletes stale tables, bans people and lifts bans."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert

from undercard.kernel.errors import UndercardError
from undercard.server.admin.lists import PersonLine, list_people, wanted
from undercard.server.db.schema import access_tokens, bans, feeds, sessions, tables
from undercard.table.phase import Phase


class PersonNotFound(UndercardError):
    """Nobody, or more than one, goes by that name."""


def delete_tables(db: Connection, states: Sequence[Phase], before: float) -> int:
    """How many; their steps, chat and the rest go with them.

    A server that holds one in memory finds out with the next step, which is refused.
    """
    return db.execute(delete(tables).where(*wanted(states, before))).rowcount


def find_person(db: Connection, name: str) -> PersonLine:
    """By name or id; an account comes before guests of its name."""
    found = list_people(db, name)
    chosen = [line for line in found if line.id == name or line.has_account] or found
    if not chosen:
        raise PersonNotFound(f"there is nobody called {name!r}")
    if len(chosen) > 1:
        ids = ", ".join(line.id for line in chosen)
        raise PersonNotFound(f"several people are called {name!r}; choose one by the id: {ids}")
    return chosen[0]


def ban(db: Connection, person: str, reason: str, at: float) -> None:
    """All their sessions and tokens end with it; banning again changes the reason."""
    for table in (sessions, access_tokens, feeds):
        db.execute(delete(table).where(table.c.person_id == person))
    db.execute(delete(bans).where(bans.c.person_id == person))
    db.execute(insert(bans).values(person_id=person, at=at, reason=reason))


def unban(db: Connection, person: str) -> bool:
    """False if they were not banned."""
    return db.execute(delete(bans).where(bans.c.person_id == person)).rowcount > 0
