"""Sharing over HTTP: cards, pictures and animations of finished games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from starlette.responses import Response

from undercard.server.db.errors import UnknownTable
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, get_by, post
from undercard.server.sharing import wire
from undercard.server.sharing.pictures import Key
from undercard.server.sharing.service import Sharing, card_key, moment_key, site_key

PNG, GIF = "image/png", "image/gif"
FOR_ALL = "public, max-age=3600"
FOR_PLAYERS = "private, max-age=300"
"""A hidden game may be shared later, and its card then changes for everyone else."""


@dataclass(frozen=True)
class SharingApi:
    sharing: Sharing

    @get("/api/tables/{table}/share", "Who sees a card of a game.", wire.ShareState)
    async def show_share(self, call: Call) -> wire.ShareState:
        found = await self.sharing.find_open(call.table, call.who)
        return wire.ShareState(
            is_open=found is not None and found.is_open,
            may_open=found is not None and found.is_of(call.who),
        )

    @post(
        "/api/tables/{table}/share",
        "Share a hidden game: links to it get a card with names and result.",
        wire.ShareState,
    )
    async def share(self, call: Call) -> wire.ShareState:
        call.rates.change.take(call.person.id)
        call.rates.change.take(call.address)
        await self.sharing.share(call.table, call.person)
        return wire.ShareState(is_open=True, may_open=True)

    @get_by(
        "/api/tables/{table}/card.png",
        "A finished game as a picture; without permission, the card of the site.",
        wire.PictureQuery,
        str,
        media=PNG,
    )
    async def show_card(self, call: Call, query: wire.PictureQuery) -> Response:
        found, language = await self.sharing.find_open(call.table, call.who), query.language
        if found is None:
            return await self._site_card(call, language)
        is_large = query.size == "large"
        key = card_key(found, language, is_large=is_large)
        make = partial(self.sharing.draw_card, key, found, is_large=is_large)
        return _response(await self._drawn(call, key, make), PNG, is_open=found.is_open)

    @get_by(
        "/api/tables/{table}/moment.gif",
        "A moment of a finished game as an animation.",
        wire.MomentQuery,
        str,
        media=GIF,
    )
    async def show_moment(self, call: Call, query: wire.MomentQuery) -> Response:
        found = await self.sharing.find_open(call.table, call.who)
        if found is None:
            raise UnknownTable(f"there is no open game {call.table}")
        key = moment_key(found, query.language, query.step)
        make = partial(self.sharing.draw_moment, key, found, query.step)
        return _response(await self._drawn(call, key, make), GIF, is_open=found.is_open)

    @get_by("/api/card.png", "The card of the site.", wire.SiteCardQuery, str, media=PNG)
    async def show_site_card(self, call: Call, query: wire.SiteCardQuery) -> Response:
        return await self._site_card(call, query.language)

    async def _site_card(self, call: Call, language: str) -> Response:
        make = partial(self.sharing.draw_site_card, language)
        return _response(await self._drawn(call, site_key(language), make), PNG, is_open=False)

    async def _drawn(self, call: Call, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return a picture; one that has to be drawn counts against the limit."""
        kept = self.sharing.pictures.find(key)
        if kept is None:
            call.take(call.rates.picture)
            kept = await make()
        return kept


def _response(content: bytes, media: str, *, is_open: bool) -> Response:
    headers = {
        "cache-control": FOR_ALL if is_open else FOR_PLAYERS,
        "x-content-type-options": "nosniff",
    }
    return Response(content, headers=headers, media_type=media)
