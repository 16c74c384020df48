"""People over HTTP: guests, accounts, signing in and out, settings."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from undercard.server.db.audit import Caller
from undercard.server.db.people import account_key
from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import get, post, post_with, put_with
from undercard.server.http.session import me_of
from undercard.server.people.cookies import clear_cookie, enter, new_caller_of
from undercard.server.people.errors import NameTaken
from undercard.server.people.names import typed_name
from undercard.server.people.security_api import second_of
from undercard.server.people.service import People
from undercard.server.people.sessions import SESSION_SECONDS
from undercard.server.people.wire import (
    AccountMade,
    Farewell,
    Left,
    MeReply,
    MySettings,
    NewAccount,
    NewGuest,
    NewName,
    SignIn,
)

T = TypeVar("T")


@dataclass(frozen=True)
class PeopleApi:
    people: People

    # Sessions

    @get("/api/me", "Who the caller is; null if not signed in.", MeReply)
    async def show_me(self, call: Call) -> MeReply:
        """Return the caller, and prolong the session."""
        if call.session is not None and call.token is not None:
            if await self.people.renew(call.session) is not None:
                call.cookie = call.token, SESSION_SECONDS
        return MeReply(me=me_of(call.who))

    @post_with(
        "/api/guest", "Play immediately, as a guest with a name.", NewGuest, MeReply, status=201
    )
    async def enter_as_guest(self, call: Call, body: NewGuest) -> MeReply:
        """Create a guest; a repeated request renames the guest, who stays the same person."""
        call.rates.guest.take(call.address)
        if call.who is not None:
            renamed = await _named(call, self.people.rename_guest(call.who, body.name))
            return MeReply(me=me_of(renamed))
        made = await _named(call, self.people.make_guest(body.name, caller_of(call)))
        return enter(call, made)

    @post_with(
        "/api/account",
        "Make an account; a guest keeps all that was theirs.",
        NewAccount,
        AccountMade,
        status=201,
    )
    async def make_account(self, call: Call, body: NewAccount) -> AccountMade:
        call.rates.sign_in.take(call.address)
        signed_in = await self.people.make_account(
            body.name, body.password, call.who, new_caller_of(call), body.invitation
        )
        await self._end_session(call)
        me = enter(call, signed_in).me
        return AccountMade(me=me, recovery_codes=signed_in.recovery_codes)

    @post_with(
        "/api/sign-in",
        "Sign in to an account; a guest takes their games along.",
        SignIn,
        MeReply,
    )
    async def sign_in(self, call: Call, body: SignIn) -> MeReply:
        name = typed_name(body.name)
        caller = await self._take_attempt(call, name)
        signed_in = await self.people.sign_in(
            name, body.password, call.who, second_of(call, body.second), caller
        )
        await self._end_session(call)
        return enter(call, signed_in)

    async def _take_attempt(self, call: Call, name: str) -> Caller:
        """Count an attempt to sign in, by address and by account, because guesses may come from
        many addresses. A browser that has signed in before has a budget of its own, so that nobody
        can lock the owner out."""
        caller = new_caller_of(call)
        if await self.people.knows_device(name, caller.device_token):
            call.rates.sign_in.take(f"device {caller.device_token}")
            return caller_of(call, is_known=True)
        call.rates.sign_in.take(call.address)
        call.rates.sign_in.take(f"account {account_key(name)}")
        return caller

    @post("/api/sign-out", "End this session.", MeReply)
    async def sign_out(self, call: Call) -> MeReply:
        await self._end_session(call)
        clear_cookie(call)
        return MeReply(me=None)

    async def _end_session(self, call: Call) -> None:
        if call.session is not None and call.token is not None:
            await self.people.sign_out(call.session, caller_of(call))

    # The caller's own data

    @get("/api/me/settings", "The caller's settings.", MySettings)
    async def show_settings(self, call: Call) -> MySettings:
        content = await self.people.account.settings(call.person)
        if content is None:
            return MySettings()
        try:
            return msgspec.json.decode(content, type=MySettings)
        except msgspec.MsgspecError:  # of another version; the browser will write them again
            return MySettings()

    @put_with("/api/me/settings", "Keep settings.", MySettings, MySettings)
    async def keep_settings(self, call: Call, body: MySettings) -> MySettings:
        call.rates.change.take(call.person.id)
        await self.people.account.keep_settings(call.person, msgspec.json.encode(body))
        return body

    @post_with("/api/me/name", "Go by another name.", NewName, MeReply)
    async def change_name(self, call: Call, body: NewName) -> MeReply:
        call.rates.change.take(call.person.id)
        if call.person.has_account:
            work = self.people.account.rename(call.person, body.name, caller_of(call))
        else:
            work = self.people.rename_guest(call.person, body.name)
        return MeReply(me=me_of(await _named(call, work)))

    @post_with("/api/me/leave", "Delete the account; games stay, under no name.", Farewell, Left)
    async def leave_site(self, call: Call, body: Farewell) -> Left:
        call.rates.sign_in.take(f"account {call.person.id}")
        await self.people.account.leave(call.person, body.password, caller_of(call))
        clear_cookie(call)
        return Left()


async def _named(call: Call, work: Awaitable[T]) -> T:
    """Await a change of a name. A refusal reveals an account, so it counts like an attempt to sign
    in."""
    try:
        return await work
    except NameTaken:
        call.rates.sign_in.take(call.address)
        raise
