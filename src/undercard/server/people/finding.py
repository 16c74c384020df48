"""Finding somebody else, by the id that stands at their seats or by the name of their account."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, select

from undercard.server.people.names import account_key
from undercard.server.people.queries import adopted
from undercard.server.store.schema import accounts, aliases, people


@dataclass(frozen=True)
class Named:
    """A person as others see them; without a name once they have left."""

    id: str
    name: str | None
    has_account: bool = False
    since: float = 0.0
    also: tuple[str, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        return self.id, *self.also


def find_named(db: Connection, wanted: str) -> Named | None:
    """By id first: nobody gets another's page by calling themselves by that id.

    A guest's id leads to the account that has adopted it.
    """
    if not _is_text(wanted):
        return None
    found = _find(db, _adopter_of(db, wanted) or wanted)
    account = None if found is not None else _account_of(db, wanted)
    return _find(db, account) if account is not None else found


def _find(db: Connection, person: str) -> Named | None:
    joined = people.outerjoin(accounts, accounts.c.person_id == people.c.id)
    columns = select(people, accounts.c.key).select_from(joined)
    row = db.execute(columns.where(people.c.id == person)).one_or_none()
    if row is None:
        return None
    name = None if row.left_at is not None else row.name
    return Named(row.id, name, row.key is not None, row.created_at, adopted(db, row.id))


def find_names(db: Connection, ids: Iterable[str]) -> dict[str, str | None]:
    """The names that people have now, by id; None for those who left."""
    found = select(people.c.id, people.c.name, people.c.left_at).where(people.c.id.in_(set(ids)))
    return {row.id: None if row.left_at is not None else row.name for row in db.execute(found)}


def _account_of(db: Connection, name: str) -> str | None:
    found = select(accounts.c.person_id).where(accounts.c.key == account_key(name))
    return db.execute(found).scalar_one_or_none()


def _adopter_of(db: Connection, person: str) -> str | None:
    found = select(aliases.c.account_id).where(aliases.c.person_id == person)
    return db.execute(found).scalar_one_or_none()


def _is_text(wanted: str) -> bool:
    """PostgreSQL holds no NUL in a text, neither database half a character."""
    return "\0" not in wanted and wanted.encode(errors="ignore").decode() == wanted
