"""People over HTTP: guests, accounts, signing in and out, settings and mutes."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from undercard.server.db.people import account_key
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, post, post_with, put_with
from undercard.server.http.errors import NotSignedIn
from undercard.server.http.session import me_of
from undercard.server.http.wire import PersonName
from undercard.server.people.service import SESSION_SECONDS, People, SignedIn
from undercard.server.people.wire import (
    Credentials,
    Farewell,
    Left,
    MeReply,
    MutedReply,
    MySettings,
    NewGuest,
    NewName,
    NewPassword,
)


@dataclass(frozen=True)
class PeopleApi:
    people: People

    # Sessions

    @get("/api/me", "Who the caller is; null if not signed in.", MeReply)
    async def show_me(self, call: Call) -> MeReply:
        """Return the caller, and prolong the session."""
        if call.session is not None and call.token is not None:
            if await self.people.renew(call.token, call.session) is not None:
                call.cookie = call.token, SESSION_SECONDS
        return MeReply(me=me_of(call.who))

    @post_with(
        "/api/guest", "Play immediately, as a guest with a name.", NewGuest, MeReply, status=201
    )
    async def enter_as_guest(self, call: Call, body: NewGuest) -> MeReply:
        """Create a guest; a repeated request renames the guest, who stays the same person."""
        call.rates.guest.take(call.address)
        if call.who is not None:
            return MeReply(me=me_of(await self.people.rename_guest(call.who, body.name)))
        return _enter(call, await self.people.make_guest(body.name))

    @post_with(
        "/api/account",
        "Make an account; a guest keeps all that was theirs.",
        Credentials,
        MeReply,
        status=201,
    )
    async def make_account(self, call: Call, body: Credentials) -> MeReply:
        call.rates.sign_in.take(call.address)
        signed_in = await self.people.make_account(body.name, body.password, call.who)
        await self._end_session(call)
        return _enter(call, signed_in)

    @post_with(
        "/api/sign-in",
        "Sign in to an account; a guest takes their games along.",
        Credentials,
        MeReply,
    )
    async def sign_in(self, call: Call, body: Credentials) -> MeReply:
        """Sign in; limited by address and by account, because guesses may come from many
        addresses."""
        call.rates.sign_in.take(call.address)
        call.rates.sign_in.take(f"account {account_key(body.name)}")
        signed_in = await self.people.sign_in(body.name, body.password, call.who)
        await self._end_session(call)
        return _enter(call, signed_in)

    @post("/api/sign-out", "End this session.", MeReply)
    async def sign_out(self, call: Call) -> MeReply:
        await self._end_session(call)
        _clear_cookie(call)
        return MeReply(me=None)

    async def _end_session(self, call: Call) -> None:
        if call.session is not None and call.token is not None:
            await self.people.sign_out(call.token)

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
            return MeReply(me=me_of(await self.people.account.rename(call.person, body.name)))
        return MeReply(me=me_of(await self.people.rename_guest(call.person, body.name)))

    @post_with("/api/me/password", "Change the password.", NewPassword, MeReply)
    async def change_password(self, call: Call, body: NewPassword) -> MeReply:
        if call.token is None:
            raise NotSignedIn("sign in first")
        call.rates.sign_in.take(f"account {call.person.id}")
        await self.people.change_password(call.person, body.old, body.new, call.token)
        return MeReply(me=me_of(call.person))

    @post_with("/api/me/leave", "Delete the account; games stay, under no name.", Farewell, Left)
    async def leave_site(self, call: Call, body: Farewell) -> Left:
        call.rates.sign_in.take(f"account {call.person.id}")
        await self.people.account.leave(call.person, body.password)
        _clear_cookie(call)
        return Left()

    # Mutes

    @get("/api/me/muted", "The people whom the caller has muted.", MutedReply)
    async def show_muted(self, call: Call) -> MutedReply:
        muted = await self.people.mutes.muted(call.person)
        return MutedReply(muted=tuple(PersonName(id=it.id, name=it.name) for it in muted))

    @post("/api/people/{person}/mute", "Mute a person.", MutedReply)
    async def mute_person(self, call: Call) -> MutedReply:
        call.rates.change.take(call.person.id)
        await self.people.mutes.mute(call.person, call.path("person"))
        return await self.show_muted(call)

    @post("/api/people/{person}/unmute", "Unmute a person.", MutedReply)
    async def unmute_person(self, call: Call) -> MutedReply:
        call.rates.change.take(call.person.id)
        await self.people.mutes.unmute(call.person, call.path("person"))
        return await self.show_muted(call)


def _enter(call: Call, signed_in: SignedIn) -> MeReply:
    call.cookie = signed_in.token, SESSION_SECONDS
    return MeReply(me=me_of(signed_in.who))


def _clear_cookie(call: Call) -> None:
    call.cookie = "", 0.0
