"""The audit log: sign-ins and acts on accounts, each with its time and the caller's address."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import Connection, delete, insert

from undercard.server.db.schema import audit

AuditAct: TypeAlias = Literal[
    "account_made",
    "account_deleted",
    "banned",
    "ban_lifted",
    "password_changed",
    "password_recovered",
    "password_reset",
    "recovery_codes_made",
    "recovery_code_used",
    "renamed",
    "reset_link_made",
    "second_factor_on",
    "second_factor_off",
    "second_factor_wrong",
    "shared_address",
    "signed_in",
    "sign_in_failed",
    "signed_out",
    "signed_out_everywhere",
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


NOWHERE = Caller()
HOST = Caller("host")
"""The host of the site, at the command line."""


def record_act(
    db: Connection, act: AuditAct, person: str | None, at: float, caller: Caller = HOST
) -> None:
    row = {"id": secrets.token_urlsafe(9), "at": at, "act": act, "person_id": person}
    db.execute(insert(audit).values(**row, address=caller.address, device=caller.device))


def remove_acts(db: Connection, before: float) -> None:
    db.execute(delete(audit).where(audit.c.at < before))
