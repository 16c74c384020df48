"""The cookies of a browser that signs in or out."""

from __future__ import annotations

import secrets

from undercard.server.db.audit import Caller
from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.session import me_of
from undercard.server.people.sessions import SESSION_SECONDS, SignedIn
from undercard.server.people.wire import MeReply


def new_caller_of(call: Call) -> Caller:
    """Return the browser that is about to sign in; it gets a token of its own."""
    if call.device is None:
        call.device = secrets.token_urlsafe(24)
    return caller_of(call)


def enter(call: Call, signed_in: SignedIn) -> MeReply:
    """Set the cookies of a new session."""
    call.cookie = signed_in.token, SESSION_SECONDS
    call.keeps_device = signed_in.who.has_account
    return MeReply(me=me_of(signed_in.who))


def clear_cookie(call: Call) -> None:
    call.cookie = "", 0.0
