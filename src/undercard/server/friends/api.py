"""Follows, blocks and presence over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from undercard.server.friends import wire
from undercard.server.friends.service import Friends, Known
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, get_by, post, put_with
from undercard.server.http.wire import PersonName

PresenceChanged = Callable[[str, bool], None]
"""Called with a person and whether some may no longer know that they are here."""


@dataclass(frozen=True)
class FriendsApi:
    friends: Friends
    presence_changed: PresenceChanged

    @get("/api/me/friends", "The people whom the caller follows.", wire.FriendsReply)
    async def show_friends(self, call: Call) -> wire.FriendsReply:
        call.take(call.rates.profile)
        found = await self.friends.following(call.person)
        return wire.FriendsReply(following=tuple(map(_friend, found)))

    @get_by(
        "/api/people",
        "A few accounts whose names begin with the given text.",
        wire.NameQuery,
        wire.PeopleFound,
    )
    async def find_people(self, call: Call, query: wire.NameQuery) -> wire.PeopleFound:
        who = call.person
        call.take(call.rates.profile)
        found = await self.friends.named(who, query.name)
        return wire.PeopleFound(people=tuple(PersonName(id=it.id, name=it.name) for it in found))

    @get("/api/people/{person}/relation", "The caller's relation to a person.", wire.Relation)
    async def show_relation(self, call: Call) -> wire.Relation:
        bond = await self.friends.relation(call.person, call.path("person"))
        return wire.Relation(
            friend=_friend(bond.known),
            can_be_followed=bond.has_account,
            follows=bond.follows,
            blocks=bond.blocks,
        )

    @post("/api/people/{person}/follow", "Follow an account.", wire.Relation)
    async def follow(self, call: Call) -> wire.Relation:
        call.take(call.rates.contact)
        await self.friends.follow(call.person, call.path("person"))
        return await self.show_relation(call)

    @post("/api/people/{person}/unfollow", "Follow a person no longer.", wire.Relation)
    async def unfollow(self, call: Call) -> wire.Relation:
        call.take(call.rates.contact)
        await self.friends.unfollow(call.person, call.path("person"))
        return await self.show_relation(call)

    @get("/api/me/blocked", "The people whom the caller has blocked.", wire.BlockedReply)
    async def show_blocked(self, call: Call) -> wire.BlockedReply:
        found = await self.friends.blocked(call.person)
        return wire.BlockedReply(blocked=tuple(PersonName(id=it.id, name=it.name) for it in found))

    @post("/api/people/{person}/block", "Block a person.", wire.BlockedReply)
    async def block(self, call: Call) -> wire.BlockedReply:
        call.take(call.rates.contact)
        await self.friends.block(call.person, call.path("person"))
        return await self.show_blocked(call)

    @post("/api/people/{person}/unblock", "End a block.", wire.BlockedReply)
    async def unblock(self, call: Call) -> wire.BlockedReply:
        call.take(call.rates.contact)
        await self.friends.unblock(call.person, call.path("person"))
        return await self.show_blocked(call)

    @get("/api/me/presence", "Who may see that the caller is here.", wire.PresenceShown)
    async def show_presence(self, call: Call) -> wire.PresenceShown:
        return wire.PresenceShown(shown_to=await self.friends.presence(call.person))

    @put_with(
        "/api/me/presence",
        "Set who may see that the caller is here.",
        wire.PresenceShown,
        wire.PresenceShown,
    )
    async def set_presence(self, call: Call, body: wire.PresenceShown) -> wire.PresenceShown:
        call.take(call.rates.contact)
        await self.friends.set_presence(call.person, body.shown_to)
        self.presence_changed(call.person.id, body.shown_to != "everyone")
        return body


def _friend(known: Known) -> wire.Friend:
    person, where = known.person, known.where
    playing = None
    if known.playing is not None:
        table, game = known.playing
        playing = wire.PlayingNow(table=table, game=game)
    return wire.Friend(
        person=PersonName(id=person.id, name=person.name),
        is_bot=person.is_bot,
        is_here=where.is_here,
        playing=playing,
        seen_at=where.seen_at,
    )
