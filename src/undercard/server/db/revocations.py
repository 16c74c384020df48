"""The end of access, written together with it, so that every process closes what is still open."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from undercard.server.db.schema import revocations

ADDRESS, TABLE = "address ", "table "
"""How the subjects of addresses and tables begin."""


@dataclass(frozen=True)
class Revocation:
    """The access of `subject` has ended; `reason` is sent to the clients."""

    id: str
    subject: str
    reason: str


def subject_of_person(person: str) -> str:
    """Everything of a person."""
    return f"person {person}"


def subject_of_session(token: str) -> str:
    """One session, by the hash of its token."""
    return f"session {token}"


def subject_of_tokens(person: str) -> str:
    """The access tokens of a person; some may still be valid."""
    return f"tokens {person}"


def subject_of_address(address: str) -> str:
    """Everything from an address, by its key."""
    return f"{ADDRESS}{address}"


def subject_of_table(table: str) -> str:
    """A table that was deleted."""
    return f"{TABLE}{table}"


def revoke(db: Connection, subject: str, reason: str, at: float) -> None:
    row = {"id": secrets.token_urlsafe(9), "subject": subject, "reason": reason, "at": at}
    db.execute(insert(revocations).values(row))


def revoked_since(db: Connection, at: float) -> list[Revocation]:
    columns = select(revocations.c.id, revocations.c.subject, revocations.c.reason)
    return [Revocation(*row) for row in db.execute(columns.where(revocations.c.at > at))]


def remove_revocations(db: Connection, before: float) -> None:
    db.execute(delete(revocations).where(revocations.c.at < before))
