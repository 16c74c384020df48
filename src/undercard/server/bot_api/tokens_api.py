"""Access tokens over HTTP, for the account's owner in a browser."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from undercard.server.bot_api.tokens import AccessTokens, StoredToken
from undercard.server.bot_api.wire import NewToken, TokenInfo, TokenMade, TokensReply
from undercard.server.db.people import Identity
from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import get, post, post_with
from undercard.server.http.errors import MalformedRequest, NeedsAccount
from undercard.server.http.wire import Done


@dataclass(frozen=True)
class TokensApi:
    tokens: AccessTokens

    @post_with("/api/tokens", "Make an access token.", NewToken, TokenMade, status=201)
    async def make_token(self, call: Call, body: NewToken) -> TokenMade:
        who = owner_of(call)
        call.rates.sign_in.take(who.id)
        if not body.name.isprintable():
            raise MalformedRequest("name: printable characters only")
        scopes = tuple(dict.fromkeys(body.scopes))
        made = await self.tokens.make(call.own_session, body.name, scopes, caller_of(call))
        return TokenMade(**msgspec.structs.asdict(show_token(made.stored)), token=made.token)

    @get("/api/tokens", "The caller's access tokens.", TokensReply)
    async def list_tokens(self, call: Call) -> TokensReply:
        found = await self.tokens.of(owner_of(call).id)
        return TokensReply(tokens=tuple(map(show_token, found)))

    @post("/api/tokens/{token}/revoke", "Revoke an access token.", Done)
    async def revoke_token(self, call: Call) -> Done:
        who, token = owner_of(call), call.path("token")
        return Done(done=await self.tokens.revoke(who.id, token, caller_of(call)))


def owner_of(call: Call) -> Identity:
    """Return the caller; raise `NeedsAccount` for a guest."""
    who = call.person
    if not who.has_account:
        raise NeedsAccount("a guest has no tokens; make an account first")
    return who


def show_token(stored: StoredToken) -> TokenInfo:
    return TokenInfo(
        id=stored.id, name=stored.name, scopes=stored.scopes, created_at=stored.created_at
    )
