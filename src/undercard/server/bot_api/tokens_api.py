"""Access tokens over HTTP, for the account's owner in a browser."""

from __future__ import annotations

import msgspec

from undercard.server.bot_api.errors import NeedsAccount
from undercard.server.bot_api.tokens import Kept
from undercard.server.bot_api.wire import NewToken, TokenInfo, TokenMade, TokensReply
from undercard.server.notices.wire import Done
from undercard.server.people.queries import Who
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get, post, post_with
from undercard.server.web.errors import Malformed


async def make_token(call: Call, body: NewToken) -> TokenMade:
    who = owner_of(call)
    call.site.gate.sign_in.take(who.id)
    if not body.name.isprintable():
        raise Malformed("name: printable characters only")
    made = await call.site.access.make(who.id, body.name, tuple(dict.fromkeys(body.scopes)))
    return TokenMade(**msgspec.structs.asdict(show_token(made.kept)), token=made.token)


async def list_tokens(call: Call) -> TokensReply:
    found = await call.site.access.of(owner_of(call).id)
    return TokensReply(tokens=tuple(map(show_token, found)))


async def revoke_token(call: Call) -> Done:
    token = str(call.request.path_params["token"])
    return Done(done=await call.site.access.revoke(owner_of(call).id, token))


def owner_of(call: Call) -> Who:
    who = call.person
    if not who.has_account:
        raise NeedsAccount("a guest has no tokens; make an account first")
    return who


def show_token(kept: Kept) -> TokenInfo:
    return TokenInfo(id=kept.id, name=kept.name, scopes=kept.scopes, created_at=kept.created_at)


TOKENS = (
    post_with("/api/tokens", "Make an access token.", NewToken, TokenMade, make_token, 201),
    get("/api/tokens", "The caller's access tokens.", TokensReply, list_tokens),
    post("/api/tokens/{token}/revoke", "Revoke an access token.", Done, revoke_token),
)
