"""Passkeys over HTTP: sign-in, and the list of an account."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import post, post_with
from undercard.server.http.wire import Done
from undercard.server.people.cookies import enter, new_caller_of
from undercard.server.people.passkey_sites import assertion_of, site_of
from undercard.server.people.passkey_verification import ALGORITHMS, Attestation
from undercard.server.people.security_api import owner_of, second_of
from undercard.server.people.service import People
from undercard.server.people.wire import (
    MeReply,
    NewPasskey,
    OwnPassword,
    PasskeyAnswer,
    PasskeyChallenge,
    PasskeyCreation,
    PasskeyName,
    PasskeyStart,
)


@dataclass(frozen=True)
class PasskeysApi:
    people: People

    @post("/api/passkeys/challenge", "A challenge for a passkey.", PasskeyChallenge)
    async def challenge(self, call: Call) -> PasskeyChallenge:
        call.rates.change.take(call.address)
        site = site_of(call)
        return PasskeyChallenge(challenge=await self.people.passkeys.challenge(), site=site.host)

    @post_with("/api/passkeys/sign-in", "Sign in with a passkey.", PasskeyAnswer, MeReply)
    async def sign_in(self, call: Call, body: PasskeyAnswer) -> MeReply:
        """Sign in; limited by address only, because a passkey cannot be guessed."""
        call.rates.change.take(call.address)
        signed_in = await self.people.sign_in_by_passkey(
            assertion_of(call, body), call.who, new_caller_of(call)
        )
        if call.session is not None:
            await self.people.sign_out(call.session, caller_of(call))
        return enter(call, signed_in)

    @post_with("/api/me/passkeys/start", "Begin a new passkey.", PasskeyStart, PasskeyCreation)
    async def start(self, call: Call, body: PasskeyStart) -> PasskeyCreation:
        who, site = owner_of(call), site_of(call)
        call.rates.sign_in.take(f"account {who.id}")
        request = await self.people.passkeys.start(
            who, body.password, second_of(call, body.second), caller_of(call)
        )
        return PasskeyCreation(
            challenge=request.challenge,
            site=site.host,
            person=who.id,
            name=who.name,
            algorithms=ALGORITHMS,
            known=request.known,
        )

    @post_with("/api/me/passkeys", "Add a passkey.", NewPasskey, Done, status=201)
    async def add(self, call: Call, body: NewPasskey) -> Done:
        call.rates.change.take(owner_of(call).id)
        given = Attestation(site_of(call), body.id, body.client_data, body.attestation)
        await self.people.passkeys.add(call.own_session, body.name, given, caller_of(call))
        return Done(done=True)

    @post_with("/api/me/passkeys/{passkey}/rename", "Rename a passkey.", PasskeyName, Done)
    async def rename(self, call: Call, body: PasskeyName) -> Done:
        who = owner_of(call)
        call.rates.change.take(who.id)
        done = await self.people.passkeys.rename(who, call.path("passkey"), body.name)
        return Done(done=done)

    @post("/api/me/passkeys/{passkey}/remove", "Remove a passkey.", Done)
    async def remove(self, call: Call) -> Done:
        who = owner_of(call)
        call.rates.change.take(who.id)
        done = await self.people.passkeys.remove(who, call.path("passkey"), caller_of(call))
        return Done(done=done)

    @post_with(
        "/api/me/second-factor/passkeys", "Passkeys as the second factor.", OwnPassword, Done
    )
    async def turn_on(self, call: Call, body: OwnPassword) -> Done:
        """Turn two-step sign-in on without an app."""
        who = owner_of(call)
        call.rates.sign_in.take(f"account {who.id}")
        await self.people.security.turn_on_passkeys(who, body.password, caller_of(call))
        return Done(done=True)
