"""Histories and profiles over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field

import msgspec
from starlette.responses import Response, StreamingResponse

from undercard.server.db.people import Identity, Profile
from undercard.server.history import wire
from undercard.server.history.ladder import climb_of
from undercard.server.history.messages import (
    achievements_shown,
    game_shown,
    games_shown,
    opponents_shown,
    profile_page,
)
from undercard.server.history.queries import Filters, parse_cursor
from undercard.server.history.service import History, Page
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, get_as, get_by
from undercard.server.http.errors import Busy, UnknownPerson
from undercard.server.http.streams import HEADERS, NDJSON
from undercard.server.http.wire import PersonName, RatingInfo
from undercard.server.tables.games import check_game

RatingsOf = Callable[[Sequence[str]], Awaitable[tuple[RatingInfo, ...]]]
"""The ratings of a person, by all their ids."""
Settle = Callable[[Sequence[str]], Awaitable[None]]
"""Settles the finished games of a person, by all their ids."""
EXPORT_WAIT_SECONDS = 10.0
EXPORT_NAME = "undercard-games.ndjson"
ACHIEVEMENTS_NAME = "undercard-achievements.ndjson"
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class HistoryApi:
    history: History
    ratings_of: RatingsOf
    settle: Settle
    """Called before the caller's own games are read: a game that has just ended is among them."""
    exports: set[str] = field(default_factory=set)
    """The people whose export is under way."""

    @get_by(
        "/api/people/{person}",
        "A person's page, by id or by the name of an account.",
        wire.HistoryQuery,
        wire.PersonPage,
    )
    async def show_person(self, call: Call, query: wire.HistoryQuery) -> wire.PersonPage:
        found = await self._find(call)
        # In this order, so that a game that has changed the rating shows the difference.
        ratings = await self.ratings_of(found.ids)
        page = await self._page(found.ids, query, hidden=False)
        return wire.PersonPage(
            person=PersonName(id=found.id, name=found.name),
            has_account=found.has_account,
            since=found.since,
            ratings=ratings,
            current=games_shown(page.current, page.names, found.ids),
            finished=games_shown(page.finished, page.names, found.ids),
            next=None if page.next is None else str(page.next),
        )

    @get(
        "/api/people/{person}/profile",
        "A person in numbers: all games for themselves, public games for others.",
        wire.ProfilePage,
    )
    async def show_profile(self, call: Call) -> wire.ProfilePage:
        found = await self._find(call)
        is_own = call.who is not None and call.who.id in found.ids
        if is_own:
            await self.settle(found.ids)
        ratings = await self.ratings_of(found.ids)
        summary = await self.history.summary(found.ids, hidden=is_own)
        return profile_page(found, ratings, summary, is_own=is_own)

    @get(
        "/api/people/{person}/achievements",
        "The achievements of a person: from all games for themselves, public games for others.",
        wire.AchievementsPage,
    )
    async def show_achievements(self, call: Call) -> wire.AchievementsPage:
        found = await self._find(call)
        is_own = call.who is not None and call.who.id in found.ids
        earned = await self.history.achievements(found.ids, hidden=is_own)
        return wire.AchievementsPage(is_own=is_own, games=achievements_shown(earned))

    @get_by(
        "/api/me/games",
        "The caller's games, also those that others do not see.",
        wire.HistoryQuery,
        wire.GamesPlayed,
    )
    async def show_my_games(self, call: Call, query: wire.HistoryQuery) -> wire.GamesPlayed:
        ids = _reader(call).ids
        await self.settle(ids)
        page = await self._page(ids, query, hidden=True)
        return wire.GamesPlayed(
            current=games_shown(page.current, page.names, ids),
            finished=games_shown(page.finished, page.names, ids),
            next=None if page.next is None else str(page.next),
        )

    @get("/api/me/opponents", "Everyone whom the caller has played against.", wire.Opponents)
    async def show_my_opponents(self, call: Call) -> wire.Opponents:
        ids = _reader(call).ids
        await self.settle(ids)
        return wire.Opponents(opponents=opponents_shown(await self.history.opponents(ids)))

    @get(
        "/api/me/games/{table}",
        "A finished game of the caller, and the level to play next.",
        wire.OwnResult,
    )
    async def show_my_result(self, call: Call) -> wire.OwnResult:
        ids = _reader(call).ids
        await self.settle(ids)
        found = await self.history.result(ids, call.table)
        if found is None:
            return wire.OwnResult(game=None, next=None, earned=())
        game = game_shown(found.played, found.names, ids)
        climb = climb_of(game.game, found.against_bots) if game.mode == "bots" else None
        levels = climb.levels if climb is not None else ()
        following = next((it for it in levels if climb and it.level == climb.next), None)
        return wire.OwnResult(game=game, next=following, earned=tuple(found.earned))

    @get_by(
        "/api/me/ladder",
        "The caller's results against the levels of a game, and the level to play next.",
        wire.LadderQuery,
        wire.OwnLadder,
    )
    async def show_my_ladder(self, call: Call, query: wire.LadderQuery) -> wire.OwnLadder:
        check_game(query.game)
        ids = _reader(call).ids
        await self.settle(ids)
        climb = climb_of(query.game, await self.history.against_bots(ids, query.game))
        ratings = await self.ratings_of(ids)
        own = (it for it in ratings if it.game == query.game and it.pool == "bots")
        return wire.OwnLadder(climb=climb, rating=next(own, None))

    @get_as(
        "/api/me/records",
        "The records of all finished games of the caller, one per line.",
        NDJSON,
    )
    async def export_records(self, call: Call) -> Response:
        person = call.person
        call.take(call.rates.replay)
        if person.id in self.exports:
            raise Busy("an export is under way", EXPORT_WAIT_SECONDS)
        named = {"content-disposition": f'attachment; filename="{EXPORT_NAME}"'}
        lines = self._lines(person.id, person.ids)
        return StreamingResponse(lines, headers={**HEADERS, **named}, media_type=NDJSON)

    @get_as(
        "/api/me/achievements",
        "The achievements of the caller, oldest first, one per line.",
        NDJSON,
    )
    async def export_achievements(self, call: Call) -> Response:
        earned = await self.history.achievements(_reader(call).ids, hidden=True)
        named = {"content-disposition": f'attachment; filename="{ACHIEVEMENTS_NAME}"'}
        lines = _encoder.encode_lines(earned)
        return Response(lines, headers={**HEADERS, **named}, media_type=NDJSON)

    async def _lines(self, person: str, ids: Sequence[str]) -> AsyncIterator[bytes]:
        self.exports.add(person)
        try:
            async for record in self.history.records(ids):
                yield _encoder.encode(record) + b"\n"
        finally:
            self.exports.discard(person)

    async def _find(self, call: Call) -> Profile:
        call.take(call.rates.profile)
        found = await self.history.find(call.path("person"))
        if found is None:
            raise UnknownPerson("there is nobody of that name or id")
        return found

    async def _page(self, ids: Sequence[str], query: wire.HistoryQuery, *, hidden: bool) -> Page:
        before = None if query.before is None else parse_cursor(query.before)
        filters = Filters(
            query.game, query.mode, query.verdict, query.opponent, query.trait, query.search
        )
        return await self.history.page(ids, before, query.limit, hidden=hidden, filters=filters)


def _reader(call: Call) -> Identity:
    """Return the caller, who reads their own games within the rate."""
    who = call.person
    call.take(call.rates.profile)
    return who
