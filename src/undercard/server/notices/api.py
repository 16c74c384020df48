"""Notices over HTTP: the list, the feed and Web Push."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.responses import Response

from undercard.locales import Messages
from undercard.server.http.call import Call, now
from undercard.server.http.endpoint import get, get_by, post, post_with
from undercard.server.http.links import Links
from undercard.server.http.wire import Done
from undercard.server.notices.addresses import check_endpoint
from undercard.server.notices.atom import write_feed
from undercard.server.notices.errors import UnknownFeed
from undercard.server.notices.push_subscriptions import PushSubscription
from undercard.server.notices.service import Notices
from undercard.server.notices.wire import (
    EndPush,
    FeedMade,
    FeedQuery,
    NewPush,
    NoticesReply,
    PushKey,
)

ATOM = "application/atom+xml"


@dataclass(frozen=True)
class NoticesApi:
    notices: Notices
    links: Links

    @get("/api/me/notices", "What waits for the caller.", NoticesReply)
    async def show_notices(self, call: Call) -> NoticesReply:
        return NoticesReply(notices=await self.notices.of(call.person))

    @post("/api/me/feed", "A private address for a feed; ends an earlier one.", FeedMade)
    async def make_feed(self, call: Call) -> FeedMade:
        call.rates.message.take(call.person.id)
        token = await self.notices.feeds.make(call.own_session)
        return FeedMade(url=f"{self.links.origin(call.request)}/api/feed/{token}.atom")

    @post("/api/me/feed/end", "End the feed.", Done)
    async def end_feed(self, call: Call) -> Done:
        return Done(done=await self.notices.feeds.end(call.person.id))

    @get_by("/api/feed/{token}.atom", "What waits for its owner.", FeedQuery, str, media=ATOM)
    async def show_feed(self, call: Call, query: FeedQuery) -> Response:
        """Return the feed; it needs no cookie, because the address is the secret."""
        call.rates.message.take(call.address)
        who = await self.notices.feeds.find(call.path("token"))
        if who is None:
            raise UnknownFeed("there is no such feed; its owner may have made another")
        notices = await self.notices.of(who)
        origin = self.links.origin(call.request)
        content = write_feed(notices, origin, who.id, Messages(query.lang))
        headers = {"cache-control": "no-store", "x-content-type-options": "nosniff"}
        return Response(content, headers=headers, media_type=ATOM)

    @get("/api/push/key", "This server's key for Web Push.", PushKey)
    async def show_push_key(self, _: Call) -> PushKey:
        return PushKey(key=self.notices.push_key)

    @post_with("/api/push/subscribe", "Receive push messages in this browser.", NewPush, Done)
    async def subscribe(self, call: Call, body: NewPush) -> Done:
        """Add a browser, or replace the keys of a known one."""
        call.rates.message.take(call.person.id)
        check_endpoint(body.endpoint, self.notices.trusted)
        kept = PushSubscription(body.endpoint, body.keys.p256dh, body.keys.auth)
        await self.notices.subscriptions.add(call.own_session, kept, now())
        return Done(done=True)

    @post_with("/api/push/unsubscribe", "Receive no more push messages.", EndPush, Done)
    async def unsubscribe(self, call: Call, body: EndPush) -> Done:
        removed = await self.notices.subscriptions.remove(body.endpoint, call.person.id)
        return Done(done=removed)
