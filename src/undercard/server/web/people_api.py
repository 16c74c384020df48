"""Guests, accounts, signing in and out."""

from __future__ import annotations

from undercard.server.people.names import account_key
from undercard.server.people.queries import Who
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get, post, post_with
from undercard.server.web.wire import Credentials, Me, MeReply, NewGuest


def me_of(who: Who | None) -> Me | None:
    if who is None:
        return None
    return Me(
        id=who.id,
        name=who.name,
        has_account=who.has_account,
        also=who.also,
        is_bot=who.is_bot,
    )


async def show_me(call: Call) -> MeReply:
    """Whoever comes back is kept signed in for another while."""
    if call.session is not None and call.token is not None:
        if await call.site.people.renew(call.token, call.session) is not None:
            call.stay(call.token)
    return MeReply(me=me_of(call.who))


async def enter_as_guest(call: Call, body: NewGuest) -> MeReply:
    """A guest who asks again gets the new name and stays the same person."""
    call.site.gate.guest.take(call.address)
    if call.who is not None:
        return MeReply(me=me_of(await call.site.people.rename_guest(call.who, body.name)))
    signed_in = await call.site.people.make_guest(body.name)
    call.enter(signed_in)
    return MeReply(me=me_of(signed_in.who))


async def make_account(call: Call, body: Credentials) -> MeReply:
    call.site.gate.sign_in.take(call.address)
    signed_in = await call.site.people.make_account(body.name, body.password, call.who)
    await _end_session(call)
    call.enter(signed_in)
    return MeReply(me=me_of(signed_in.who))


async def sign_in(call: Call, body: Credentials) -> MeReply:
    """Limited by address and by account: guesses may come from many addresses."""
    call.site.gate.sign_in.take(call.address)
    call.site.gate.sign_in.take(f"account {account_key(body.name)}")
    signed_in = await call.site.people.sign_in(body.name, body.password, call.who)
    await _end_session(call)
    call.enter(signed_in)
    return MeReply(me=me_of(signed_in.who))


async def sign_out(call: Call) -> MeReply:
    await _end_session(call)
    call.leave()
    return MeReply(me=None)


async def _end_session(call: Call) -> None:
    if call.session is not None and call.token is not None:
        await call.site.people.sign_out(call.token)


PEOPLE = (
    get("/api/me", "Who the caller is; null if not signed in.", MeReply, show_me),
    post_with("/api/guest", "Play at once, by a name.", NewGuest, MeReply, enter_as_guest, 201),
    post_with(
        "/api/account",
        "Make an account; a guest keeps all that was theirs.",
        Credentials,
        MeReply,
        make_account,
        201,
    ),
    post_with(
        "/api/sign-in",
        "Sign in to an account; a guest takes their games along.",
        Credentials,
        MeReply,
        sign_in,
    ),
    post("/api/sign-out", "End this session.", MeReply, sign_out),
)
