"""The second factor of an account: codes of an authenticator app, a passkey, or a recovery code.

An account without an app has an empty secret; then passkeys and recovery codes are valid.
"""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy import Connection, Update, delete, insert, select, update

from undercard.server.db.audit import Caller, record_act
from undercard.server.db.schema import second_factors
from undercard.server.people.errors import (
    NeedsSecondFactor,
    PasskeyNeeded,
    WrongPasskey,
    WrongSecondFactor,
)
from undercard.server.people.passkey_verification import Assertion
from undercard.server.people.passkeys import count_passkeys, use_passkey
from undercard.server.people.recovery import use_code
from undercard.server.people.totp import new_secret, step_of

SecondFactor: TypeAlias = str | Assertion
"""A code of the app, a recovery code, or the answer of a passkey."""
ASK = "enter the code of your authenticator app or a recovery code, or use a passkey"
_NO_APP = ""


def has_second_factor(db: Connection, person: str) -> bool:
    return _secret(db, person, is_on=True) is not None


def needs_passkey(db: Connection, person: str) -> bool:
    """Return whether the second factor is a passkey, without an app."""
    return _secret(db, person, is_on=True) == _NO_APP


def turn_on_passkeys(db: Connection, person: str) -> None:
    """Make passkeys the second factor, without an app."""
    if has_second_factor(db, person):
        raise WrongSecondFactor("turn the second factor off first")
    if not count_passkeys(db, person):
        raise PasskeyNeeded("add a passkey first")
    remove_second_factor(db, person)
    row = {"person_id": person, "secret": _NO_APP, "is_on": True, "last_step": 0}
    db.execute(insert(second_factors).values(row))


def start_second_factor(db: Connection, person: str) -> str:
    """Return a new secret, which counts after a first code. An active factor stays until then."""
    if has_second_factor(db, person):
        raise WrongSecondFactor("turn the second factor off first")
    secret = new_secret()
    remove_second_factor(db, person)
    row = {"person_id": person, "secret": secret, "is_on": False, "last_step": 0}
    db.execute(insert(second_factors).values(row))
    return secret


def confirm_second_factor(db: Connection, person: str, code: str, at: float) -> None:
    """Turn the second factor on; raise `WrongSecondFactor` if the code is wrong."""
    secret = _secret(db, person, is_on=False)
    if secret is None or not _accept(db, person, secret, code, at):
        raise WrongSecondFactor("the code is wrong or too old")
    db.execute(_mine(person).values(is_on=True))


def remove_second_factor(db: Connection, person: str) -> bool:
    """Turn the second factor off; return False if there is none."""
    gone = delete(second_factors).where(second_factors.c.person_id == person)
    return db.execute(gone).rowcount > 0


def check_second_factor(
    db: Connection, person: str, given: SecondFactor | None, at: float, caller: Caller
) -> None:
    """Raise an error unless the person has no second factor or `given` is valid."""
    secret = _secret(db, person, is_on=True)
    if secret is None:
        return
    if not given:
        raise NeedsSecondFactor(ASK)
    if isinstance(given, Assertion):
        _accept_passkey(db, person, given, at, caller)
        return
    if _accept(db, person, secret, given, at):
        return
    if not use_code(db, person, given):
        raise WrongSecondFactor("the code is wrong or too old")
    record_act(db, "recovery_code_used", person, at, caller)


def _accept_passkey(
    db: Connection, person: str, given: Assertion, at: float, caller: Caller
) -> None:
    try:
        use_passkey(db, given, at, person=person)
    except WrongPasskey:
        raise WrongSecondFactor("this passkey is not one of the account") from None
    record_act(db, "passkey_used", person, at, caller)


def _secret(db: Connection, person: str, *, is_on: bool) -> str | None:
    mine = second_factors.c.person_id == person, second_factors.c.is_on == is_on
    return db.execute(select(second_factors.c.secret).where(*mine)).scalar_one_or_none()


def _accept(db: Connection, person: str, secret: str, code: str, at: float) -> bool:
    """Accept a code once; the condition also holds between concurrent sign-ins."""
    step = step_of(secret, code, at) if secret != _NO_APP else None
    if step is None:
        return False
    is_new = second_factors.c.last_step < step
    return db.execute(_mine(person).where(is_new).values(last_step=step)).rowcount == 1


def _mine(person: str) -> Update:
    return update(second_factors).where(second_factors.c.person_id == person)
