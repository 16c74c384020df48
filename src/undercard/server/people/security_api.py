"""The security of an account over HTTP: sessions, password, recovery and the second factor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import overload

import segno

from undercard.server.db.people import Identity
from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import get, post, post_with
from undercard.server.http.errors import NeedsAccount
from undercard.server.http.revocations import Revocations
from undercard.server.http.wire import Done
from undercard.server.people.cookies import clear_cookie, enter, new_caller_of
from undercard.server.people.names import typed_name
from undercard.server.people.passkey_sites import assertion_of
from undercard.server.people.second_factor import SecondFactor
from undercard.server.people.service import People
from undercard.server.people.sessions import ID_LENGTH, StoredSession
from undercard.server.people.totp import setup_link
from undercard.server.people.wire import (
    MailInfo,
    MeReply,
    NewPassword,
    NewRecoveryCodes,
    OwnPassword,
    PasskeyAnswer,
    PasskeyInfo,
    PasswordChanged,
    PasswordReset,
    Recovery,
    RecoveryCodes,
    Second,
    SecondFactorCode,
    SecondFactorEnd,
    SecondFactorStart,
    SecurityReply,
    SessionInfo,
)


@dataclass(frozen=True)
class SecurityApi:
    people: People
    revocations: Revocations

    # Sessions

    @get("/api/me/security", "What has access to the caller's account.", SecurityReply)
    async def show_security(self, call: Call) -> SecurityReply:
        state = await self.people.security.state(call.person)
        mail = await self.people.mail.state(call.person)
        this = call.session.key[:ID_LENGTH] if call.session is not None else ""
        return SecurityReply(
            sessions=tuple(_show(it, this) for it in state.sessions),
            recovery_codes=state.recovery_codes,
            has_second_factor=state.has_second_factor,
            needs_passkey=state.needs_passkey,
            passkeys=tuple(PasskeyInfo(**vars(it)) for it in state.passkeys),
            mail=None if mail is None else MailInfo(**vars(mail)),
            has_feed=state.has_feed,
            push_browsers=state.push_browsers,
        )

    @post("/api/me/sessions/{session}/end", "Sign another browser out.", Done)
    async def end_session(self, call: Call) -> Done:
        session = call.path("session")
        done = await self.people.security.end_session(call.person, session, caller_of(call))
        await self.revocations.check()
        return Done(done=done)

    @post("/api/me/sessions/end", "Sign out everywhere, in this browser too.", MeReply)
    async def end_sessions(self, call: Call) -> MeReply:
        await self.people.security.end_sessions(call.person, caller_of(call))
        await self.revocations.check()
        clear_cookie(call)
        return MeReply(me=None)

    # The password

    @post_with("/api/me/password", "Change the password.", NewPassword, PasswordChanged)
    async def change_password(self, call: Call, body: NewPassword) -> PasswordChanged:
        """Change the password; only this browser stays signed in, with a new cookie."""
        call.rates.sign_in.take(f"account {owner_of(call).id}")
        signed_in = await self.people.security.change_password(
            call.own_session,
            body.old,
            body.new,
            body.revokes,
            new_caller_of(call),
            removes_passkeys=body.removes_passkeys,
            renews_codes=body.renews_codes,
            second=second_of(call, body.second),
        )
        await self.revocations.check()
        me = enter(call, signed_in).me
        return PasswordChanged(me=me, recovery_codes=signed_in.recovery_codes)

    @post_with("/api/recover", "Set a new password with a recovery code.", Recovery, MeReply)
    async def recover(self, call: Call, body: Recovery) -> MeReply:
        """Set a new password; limited by address only, because codes cannot be guessed and nobody
        may lock the owner out."""
        call.rates.sign_in.take(call.address)
        caller = new_caller_of(call)
        signed_in = await self.people.security.recover(
            typed_name(body.name), body.code, body.new, second_of(call, body.second), caller
        )
        await self.revocations.check()
        return enter(call, signed_in)

    @post_with("/api/reset", "Set a new password with a link.", PasswordReset, MeReply)
    async def reset(self, call: Call, body: PasswordReset) -> MeReply:
        call.rates.sign_in.take(call.address)
        signed_in = await self.people.security.reset(
            body.token, body.new, new_caller_of(call), second_of(call, body.second)
        )
        await self.revocations.check()
        return enter(call, signed_in)

    # Recovery codes

    @post_with(
        "/api/me/recovery-codes",
        "New recovery codes; ends the old.",
        NewRecoveryCodes,
        RecoveryCodes,
    )
    async def make_recovery_codes(self, call: Call, body: NewRecoveryCodes) -> RecoveryCodes:
        who = owner_of(call)
        call.rates.sign_in.take(f"account {who.id}")
        codes = await self.people.security.make_codes(
            who, body.password, caller_of(call), second_of(call, body.second)
        )
        return RecoveryCodes(codes=codes)

    # The second factor

    @post_with("/api/me/second-factor", "A secret for an app.", OwnPassword, SecondFactorStart)
    async def start_second_factor(self, call: Call, body: OwnPassword) -> SecondFactorStart:
        who = owner_of(call)
        call.rates.sign_in.take(f"account {who.id}")
        secret = await self.people.security.start_second_factor(who, body.password)
        code = segno.make_qr(setup_link(secret, who.name), error="m")
        picture = code.svg_data_uri(dark="#000", light="#fff", border=4, omitsize=True)
        return SecondFactorStart(secret=secret, picture=picture)

    @post_with(
        "/api/me/second-factor/confirm", "Turn the second factor on.", SecondFactorCode, Done
    )
    async def confirm_second_factor(self, call: Call, body: SecondFactorCode) -> Done:
        owner_of(call)
        await self.people.security.confirm_second_factor(
            call.own_session, body.code, caller_of(call)
        )
        return Done(done=True)

    @post_with("/api/me/second-factor/end", "Turn the second factor off.", SecondFactorEnd, Done)
    async def end_second_factor(self, call: Call, body: SecondFactorEnd) -> Done:
        who = owner_of(call)
        call.rates.sign_in.take(f"account {who.id}")
        await self.people.security.end_second_factor(
            who, body.password, second_of(call, body.second), caller_of(call)
        )
        return Done(done=True)


def owner_of(call: Call) -> Identity:
    """Return the caller; raise `NeedsAccount` for a guest."""
    if not call.person.has_account:
        raise NeedsAccount("a guest has no password; make an account first")
    return call.person


@overload
def second_of(call: Call, given: Second) -> SecondFactor: ...
@overload
def second_of(call: Call, given: None) -> None: ...
@overload
def second_of(call: Call, given: Second | None) -> SecondFactor | None: ...
def second_of(call: Call, given: Second | None) -> SecondFactor | None:
    """Return the second factor of a request; a passkey is bound to the page's site."""
    return assertion_of(call, given) if isinstance(given, PasskeyAnswer) else given


def _show(stored: StoredSession, this: str) -> SessionInfo:
    return SessionInfo(
        id=stored.id,
        device=stored.device,
        address=stored.address,
        since=stored.since,
        seen_at=stored.seen_at,
        is_this=stored.id == this,
    )
