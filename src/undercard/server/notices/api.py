"""Notices over HTTP: the list, the feed, Web Push, and invitations that become notices."""

from __future__ import annotations

from starlette.responses import Response

from undercard.locales import Messages
from undercard.server.notices.addresses import check_endpoint
from undercard.server.notices.atom import write_feed
from undercard.server.notices.errors import NotOpen, UnknownFeed, UnknownPerson
from undercard.server.notices.subscriptions import Subscription
from undercard.server.notices.wire import (
    Done,
    EndPush,
    FeedMade,
    FeedQuery,
    NewInvitation,
    NewPush,
    NoticesReply,
    PushKey,
)
from undercard.server.people.queries import Who
from undercard.server.tables.standing import Standing, seats_of
from undercard.server.web.bodies import read_query
from undercard.server.web.call import Call, now
from undercard.server.web.endpoint import get, get_as, post, post_with
from undercard.server.web.links import origin_for
from undercard.server.web.tables_api import table_of

ATOM = "application/atom+xml"


async def show_notices(call: Call) -> NoticesReply:
    return NoticesReply(notices=await call.site.notices.of(call.person))


async def make_feed(call: Call) -> FeedMade:
    who = call.person
    call.site.gate.message.take(who.id)
    token = await call.site.notices.feeds.make(who.id)
    origin = origin_for(call.request, call.site.settings)
    return FeedMade(url=f"{origin}/api/feed/{token}.atom")


async def end_feed(call: Call) -> Done:
    return Done(done=await call.site.notices.feeds.end(call.person.id))


async def show_feed(call: Call) -> Response:
    """Without a cookie: the address is the secret."""
    call.site.gate.message.take(call.address)
    query = read_query(call.request.query_params, FeedQuery)
    who = await call.site.notices.feeds.find(str(call.request.path_params["token"]))
    if who is None:
        raise UnknownFeed("there is no such feed; its owner may have made another")
    notices = await call.site.notices.of(who)
    origin = origin_for(call.request, call.site.settings)
    content = write_feed(notices, origin, who.id, Messages(query.lang))
    headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
    return Response(content, headers=headers, media_type=ATOM)


async def show_push_key(call: Call) -> PushKey:
    return PushKey(key=call.site.notices.push_key)


async def subscribe(call: Call, body: NewPush) -> Done:
    """The same browser again: its keys are replaced."""
    who, notices = call.person, call.site.notices
    call.site.gate.message.take(who.id)
    check_endpoint(body.endpoint, notices.trusted)
    kept = Subscription(body.endpoint, body.keys.p256dh, body.keys.auth)
    await notices.subscriptions.add(who.id, kept, now())
    return Done(done=True)


async def unsubscribe(call: Call, body: EndPush) -> Done:
    subscriptions = call.site.notices.subscriptions
    return Done(done=await subscriptions.remove(body.endpoint, call.person.id))


async def invite(call: Call, body: NewInvitation) -> Done:
    who, table, notices = call.person, table_of(call), call.site.notices
    call.site.gate.table.take(who.id)
    standing = await call.site.tables.standing(table)
    _check_host(standing, who)
    invited = await notices.invitations.find_person(body.name)
    if invited is None:
        raise UnknownPerson("there is no account of that name")
    if not await _is_muted(call, who, invited):
        await notices.invitations.add(table, invited.id, who, now())
        notices.pushing.invite(table, standing.about.game, invited.id)
        notices.places.wake(invited.id)
    return Done(done=True)


async def _is_muted(call: Call, who: Who, invited: Who) -> bool:
    """Whoever is muted does not learn it."""
    muted = await call.site.people.muting.muted(invited)
    return any(one.id in who.ids for one in muted)


def _check_host(standing: Standing, who: Who) -> None:
    if standing.phase != "open":
        raise NotOpen("the game has begun already")
    if not seats_of(standing.seats, *who.ids) and standing.about.creator.id not in who.ids:
        raise NotOpen("only those who sit at the table, or who made it, invite others")


async def decline(call: Call) -> Done:
    invitations = call.site.notices.invitations
    return Done(done=await invitations.remove(table_of(call), call.person.id))


NOTICES = (
    get("/api/me/notices", "What waits for the caller.", NoticesReply, show_notices),
    post("/api/me/feed", "A private address for a feed; ends an earlier one.", FeedMade, make_feed),
    post("/api/me/feed/end", "End the feed.", Done, end_feed),
    get_as("/api/feed/{token}.atom", "What waits for its owner.", ATOM, show_feed, FeedQuery),
    get("/api/push/key", "This server's key for Web Push.", PushKey, show_push_key),
    post_with("/api/push/subscribe", "Be told by this browser.", NewPush, Done, subscribe),
    post_with("/api/push/unsubscribe", "Be told no more.", EndPush, Done, unsubscribe),
    post_with(
        "/api/tables/{table}/invite", "Invite an account to sit down.", NewInvitation, Done, invite
    ),
    post("/api/tables/{table}/decline", "Decline an invitation.", Done, decline),
)
