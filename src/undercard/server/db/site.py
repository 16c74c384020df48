"""What hosts have set for the whole site: roles, sign-up, bans of addresses, announcements.

Several features use these queries; each function is part of one transaction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import Connection, select, text, update

from undercard.server.db.schema import (
    address_bans,
    announcements,
    roles,
    sign_up_links,
    site_settings,
)
from undercard.server.db.tokens import hash_token

Role: TypeAlias = Literal["host", "moderator"]
"""A host may do everything; a moderator handles reports, chat and tables."""
SIGN_UP = "sign_up"
INVITED = "invited"
_KEEP = text(
    "INSERT INTO site_settings (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)

_FIRST = text(
    "INSERT INTO site_settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Announcement:
    id: str
    at: float
    until: float
    text: str


def role_of(db: Connection, person: str) -> Role | None:
    found = select(roles.c.role).where(roles.c.person_id == person)
    role: Role | None = db.execute(found).scalar_one_or_none()
    return role


def read_setting(db: Connection, name: str) -> str | None:
    found = select(site_settings.c.value).where(site_settings.c.name == name)
    return db.execute(found).scalar_one_or_none()


def write_setting(db: Connection, name: str, value: str) -> None:
    db.execute(_KEEP, {"name": name, "value": value})


def claim_time(db: Connection, name: str, at: float, due: float) -> bool:
    """Set a setting to `at` if it is at most `due`; only one of several processes succeeds."""
    db.execute(_FIRST, {"name": name, "value": "0"})
    last = read_setting(db, name) or "0"
    if float(last) > due:
        return False
    same = site_settings.c.name == name, site_settings.c.value == last
    return db.execute(update(site_settings).where(*same).values(value=repr(at))).rowcount == 1


def is_invite_only(db: Connection) -> bool:
    """Return whether new guests are refused and new accounts need a link."""
    return read_setting(db, SIGN_UP) == INVITED


def use_sign_up_link(db: Connection, token: str, at: float) -> bool:
    """Use a link once; return False if it is unknown, too old or used up."""
    link = sign_up_links.c
    is_valid = link.token == hash_token(token), link.uses_left > 0, link.expires_at > at
    used = update(sign_up_links).where(*is_valid).values(uses_left=link.uses_left - 1)
    return db.execute(used).rowcount == 1


def banned_addresses(db: Connection) -> frozenset[str]:
    """Return the keys of the banned addresses."""
    return frozenset(db.execute(select(address_bans.c.address)).scalars())


def current_announcements(db: Connection, at: float) -> list[Announcement]:
    """Return the announcements of today, the newest first."""
    current = select(announcements).where(announcements.c.until > at)
    rows = db.execute(current.order_by(announcements.c.at.desc(), announcements.c.id))
    return [Announcement(row.id, row.at, row.until, row.text) for row in rows]
