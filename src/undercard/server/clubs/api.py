"""Clubs over HTTP: lists, pages, members and invitations."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.clubs import wire
from undercard.server.clubs.invitations import Invitations
from undercard.server.clubs.paths import club_in, link_in, person_in
from undercard.server.clubs.service import Clubs
from undercard.server.clubs.tables import check_defaults
from undercard.server.db.people import Identity
from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import get, post, post_with, put_with
from undercard.server.http.wire import Done


@dataclass(frozen=True)
class ClubsApi:
    clubs: Clubs
    invitations: Invitations

    # Clubs

    @get("/api/clubs", "The caller's clubs, and open ones.", wire.ClubsReply)
    async def show_clubs(self, call: Call) -> wire.ClubsReply:
        call.take(call.rates.profile)
        return await self.clubs.list_for(call.who)

    @post_with("/api/clubs", "Make a club.", wire.ClubSettings, wire.ClubMade, status=201)
    async def make_club(self, call: Call, body: wire.ClubSettings) -> wire.ClubMade:
        who = call.person
        call.take(call.rates.new_club)
        await check_defaults(body.defaults)
        return wire.ClubMade(club=await self.clubs.create(who, body, caller_of(call)))

    @get("/api/clubs/{club}", "A club as the caller may see it.", wire.ClubPage)
    async def show_club(self, call: Call) -> wire.ClubPage:
        call.take(call.rates.profile)
        return await self.clubs.page(call.who, club_in(call))

    @put_with("/api/clubs/{club}", "Change a club, as its owner.", wire.ClubSettings, Done)
    async def change_club(self, call: Call, body: wire.ClubSettings) -> Done:
        who = _changer(call)
        await check_defaults(body.defaults)
        await self.clubs.change(who, club_in(call), body)
        return Done(done=True)

    @post("/api/clubs/{club}/delete", "Delete a club with its board, as its owner.", Done)
    async def delete_club(self, call: Call) -> Done:
        await self.clubs.delete(_changer(call), club_in(call), caller_of(call))
        return Done(done=True)

    # Members

    @post("/api/clubs/{club}/join", "Join an open club.", Done)
    async def join_club(self, call: Call) -> Done:
        await self.clubs.join(_changer(call), club_in(call))
        return Done(done=True)

    @post("/api/clubs/{club}/leave", "Leave a club.", Done)
    async def leave_club(self, call: Call) -> Done:
        await self.clubs.leave(_changer(call), club_in(call))
        return Done(done=True)

    @post(
        "/api/clubs/{club}/members/{person}/remove",
        "Remove a member, who may not join again.",
        Done,
    )
    async def remove_member(self, call: Call) -> Done:
        await self.clubs.remove(_changer(call), club_in(call), person_in(call))
        return Done(done=True)

    @post("/api/clubs/{club}/members/{person}/pardon", "Allow a removed member to join.", Done)
    async def pardon_member(self, call: Call) -> Done:
        who = _changer(call)
        return Done(done=await self.clubs.pardon(who, club_in(call), person_in(call)))

    @post_with(
        "/api/clubs/{club}/members/{person}/role",
        "Change a member's role, or hand the club over.",
        wire.NewClubRole,
        Done,
    )
    async def appoint_member(self, call: Call, body: wire.NewClubRole) -> Done:
        who = _changer(call)
        await self.clubs.appoint(who, club_in(call), person_in(call), body.role)
        return Done(done=True)

    # Invitations

    @get("/api/clubs/{club}/links", "The invitations of a club, to officers.", wire.ClubLinks)
    async def show_club_links(self, call: Call) -> wire.ClubLinks:
        links = await self.invitations.list_for(call.person, club_in(call))
        return wire.ClubLinks(links=links)

    @post_with(
        "/api/clubs/{club}/links",
        "Make an invitation, as an officer.",
        wire.NewClubLink,
        wire.ClubLinkMade,
        status=201,
    )
    async def make_club_link(self, call: Call, body: wire.NewClubLink) -> wire.ClubLinkMade:
        token = await self.invitations.make(_changer(call), club_in(call), body)
        return wire.ClubLinkMade(path=f"/clubs/join#{token}")

    @post("/api/clubs/{club}/links/{link}/end", "End an invitation.", Done)
    async def end_club_link(self, call: Call) -> Done:
        who = _changer(call)
        return Done(done=await self.invitations.end(who, club_in(call), link_in(call)))

    @post_with(
        "/api/club-invitation",
        "The club of an invitation, for its holder.",
        wire.InvitationToken,
        wire.InvitationShown,
    )
    async def show_club_invitation(
        self, call: Call, body: wire.InvitationToken
    ) -> wire.InvitationShown:
        call.take(call.rates.club)
        return await self.invitations.show(call.who, body.token)

    @post_with(
        "/api/club-invitation/accept", "Join by invitation.", wire.InvitationToken, wire.ClubMade
    )
    async def accept_club_invitation(self, call: Call, body: wire.InvitationToken) -> wire.ClubMade:
        return wire.ClubMade(club=await self.invitations.accept(_changer(call), body.token))


def _changer(call: Call) -> Identity:
    """Return the caller of a change, within the rate."""
    who = call.person
    call.take(call.rates.club)
    return who
