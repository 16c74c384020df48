"""The audit log: sign-ins, acts on accounts and acts of hosts, each with its time and the caller's
address."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import Connection, delete, insert

from undercard.server.db.schema import audit

AuditAct: TypeAlias = Literal[
    "account_made",
    "account_deleted",
    "address_banned",
    "address_ban_lifted",
    "announced",
    "announcement_ended",
    "appointed",
    "backup_made",
    "banned",
    "ban_lifted",
    "club_deleted",
    "club_ended",
    "club_made",
    "dismissed",
    "kicked",
    "line_removed",
    "mail_confirmed",
    "mail_removed",
    "mute_lifted",
    "muted",
    "passkey_added",
    "passkey_removed",
    "passkey_used",
    "password_changed",
    "password_recovered",
    "password_reset",
    "post_removed",
    "recovery_codes_made",
    "recovery_code_used",
    "renamed",
    "report_closed",
    "reset_link_made",
    "reset_link_mailed",
    "second_factor_on",
    "second_factor_off",
    "second_factor_wrong",
    "shared_address",
    "signed_in",
    "signed_in_by_passkey",
    "sign_in_failed",
    "signed_out",
    "signed_out_everywhere",
    "sign_up_changed",
    "sign_up_link_ended",
    "sign_up_link_made",
    "table_ended",
    "token_made",
    "token_revoked",
]


@dataclass(frozen=True)
class Caller:
    """The origin of a request: an address, and a browser such as `Firefox, Linux`."""

    address: str = ""
    device: str = ""
    device_token: str = ""
    """The hash of the browser's own token, with which it is recognised at the next sign-in."""
    is_known: bool = False
    """Whether the browser has signed in to the account before."""
    host: str | None = None
    """The id of the host or moderator who acts on the site or on another person."""


NOWHERE = Caller()
HOST = Caller("host")
"""The host of the site, at the command line."""
SERVER = Caller("server")
"""The server itself, on a schedule."""


def record_act(
    db: Connection,
    act: AuditAct,
    person: str | None,
    at: float,
    caller: Caller = HOST,
    detail: str = "",
) -> None:
    """Record an act; `detail` names what it was about, and no names of people."""
    row = {"id": secrets.token_urlsafe(9), "at": at, "act": act, "person_id": person}
    where = {"address": caller.address, "device": caller.device, "by_id": caller.host}
    db.execute(insert(audit).values(**row, **where, detail=detail))


def remove_acts(db: Connection, before: float) -> None:
    db.execute(delete(audit).where(audit.c.at < before))
