"""Acts against disturbance: mutes, kicks, bans of people and addresses.

The command line and the pages of hosts both call these functions; each is part of one transaction
and has a line in the audit log.
"""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address

from sqlalchemy import Connection, delete, insert

from undercard.kernel.errors import UndercardError
from undercard.server.db.audit import HOST, Caller, record_act
from undercard.server.db.revocations import revoke, subject_of_address, subject_of_person
from undercard.server.db.schema import (
    access_tokens,
    address_bans,
    bans,
    feeds,
    push_subscriptions,
    sessions,
    silences,
)
from undercard.server.http.rate_limits import address_key, shown_address

_KEY = re.compile(r"[0-9a-f]{1,16}/64")
"""The key of an IPv6 network, which lists showed formerly."""


class BadNetwork(UndercardError):
    """The text is not an IP address."""


# Chat


def silence(
    db: Connection, person: str, seconds: float, reason: str, at: float, caller: Caller = HOST
) -> None:
    """Forbid a person to chat for a time; a second one replaces the first."""
    db.execute(delete(silences).where(silences.c.person_id == person))
    db.execute(insert(silences).values(person_id=person, until=at + seconds, reason=reason))
    record_act(db, "muted", person, at, caller, _join(f"{seconds / 3600:g} h", reason))


def end_silence(db: Connection, person: str, at: float, caller: Caller = HOST) -> bool:
    """Allow a person to chat again; return False if they may."""
    was = db.execute(delete(silences).where(silences.c.person_id == person)).rowcount > 0
    if was:
        record_act(db, "mute_lifted", person, at, caller)
    return was


# People


def kick(db: Connection, person: str, at: float, caller: Caller = HOST) -> None:
    """End all sessions of a person, whose connections close; an account can sign in again."""
    db.execute(delete(sessions).where(sessions.c.person_id == person))
    revoke(db, subject_of_person(person), "kicked", at)
    record_act(db, "kicked", person, at, caller)


def ban(db: Connection, person: str, reason: str, at: float, caller: Caller = HOST) -> None:
    """Ban a person and end all their access and push messages; a second ban changes the reason."""
    for table in (sessions, access_tokens, feeds, push_subscriptions):
        db.execute(delete(table).where(table.c.person_id == person))
    db.execute(delete(bans).where(bans.c.person_id == person))
    db.execute(insert(bans).values(person_id=person, at=at, reason=reason))
    revoke(db, subject_of_person(person), "banned", at)
    record_act(db, "banned", person, at, caller, reason)


def unban(db: Connection, person: str, at: float, caller: Caller = HOST) -> bool:
    """Lift a ban; return False if there was none."""
    was_banned = db.execute(delete(bans).where(bans.c.person_id == person)).rowcount > 0
    if was_banned:
        record_act(db, "ban_lifted", person, at, caller)
    return was_banned


# Addresses


def ban_address(db: Connection, address: str, reason: str, at: float, caller: Caller = HOST) -> str:
    """Ban an IPv4 address or the /64 of an IPv6 address; return it as it is shown."""
    key = key_of(address)
    shown = shown_address(key)
    db.execute(delete(address_bans).where(address_bans.c.address == key))
    db.execute(insert(address_bans).values(address=key, at=at, reason=reason))
    revoke(db, subject_of_address(key), "banned", at)
    record_act(db, "address_banned", None, at, caller, _join(shown, reason))
    return shown


def unban_address(db: Connection, address: str, at: float, caller: Caller = HOST) -> bool:
    """Lift the ban of an address, a network or its key; return False if there was none."""
    key = address if _KEY.fullmatch(address) else key_of(address)
    lifted = delete(address_bans).where(address_bans.c.address == key)
    was_banned = db.execute(lifted).rowcount > 0
    if was_banned:
        record_act(db, "address_ban_lifted", None, at, caller, shown_address(key))
    return was_banned


def key_of(address: str) -> str:
    """Return the key of an address, or of an IPv6 network such as `2001:db8:1:2::/64`."""
    given = address.strip().removesuffix("/64")
    try:
        (ip_address if given == address.strip() else IPv6Address)(given)
    except ValueError:
        raise BadNetwork(f"{address!r} is not an IP address such as 192.0.2.7") from None
    return address_key(given)


def _join(*parts: str) -> str:
    return ": ".join(part for part in parts if part)
