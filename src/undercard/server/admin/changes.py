"""Changes by the host: deletion of stale tables, bans, links to reset passwords."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert

from undercard.kernel.errors import UndercardError
from undercard.server.admin.lists import PersonLine, list_people, wanted
from undercard.server.db.audit import record_act
from undercard.server.db.revocations import revoke, subject_of_person
from undercard.server.db.schema import (
    access_tokens,
    bans,
    feeds,
    password_resets,
    sessions,
    tables,
)
from undercard.server.db.tokens import hash_token
from undercard.table.phase import Phase

RESET_SECONDS = 86_400.0
"""The time for which a link to reset a password is valid."""


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
    revoke(db, subject_of_person(person), "banned", at)
    record_act(db, "banned", person, at)


def unban(db: Connection, person: str, at: float) -> bool:
    """Lift a ban; return False if there was none."""
    was_banned = db.execute(delete(bans).where(bans.c.person_id == person)).rowcount > 0
    if was_banned:
        record_act(db, "ban_lifted", person, at)
    return was_banned


def make_reset(db: Connection, line: PersonLine, at: float) -> str:
    """Return the token of a link with which the owner of an account sets a new password.

    An earlier link ends. `PersonNotFound` for a guest, who has no password.
    """
    if not line.has_account:
        raise PersonNotFound(f"{line.name!r} is a guest, who has no password")
    token = secrets.token_urlsafe(24)
    db.execute(delete(password_resets).where(password_resets.c.person_id == line.id))
    row = {"token": hash_token(token), "person_id": line.id, "expires_at": at + RESET_SECONDS}
    db.execute(insert(password_resets).values(row))
    record_act(db, "reset_link_made", line.id, at)
    return token
