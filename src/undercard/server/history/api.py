"""Pages of people, and the caller's own games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from undercard.server.history import wire
from undercard.server.history.errors import NoSuchProfile
from undercard.server.history.service import History, Page, Played
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get_by
from undercard.server.http.wire import PersonName, RatingInfo
from undercard.server.tables.status import seats_of
from undercard.table.seats import Person, Seat

RatingsOf = Callable[[Sequence[str]], Awaitable[tuple[RatingInfo, ...]]]
"""The ratings of a person, by all their ids."""


@dataclass(frozen=True)
class HistoryApi:
    history: History
    ratings_of: RatingsOf

    @get_by(
        "/api/people/{person}",
        "A person's page, by id or by the name of an account.",
        wire.HistoryQuery,
        wire.PersonPage,
    )
    async def show_person(self, call: Call, query: wire.HistoryQuery) -> wire.PersonPage:
        found = await self.history.find(call.path("person"))
        if found is None:
            raise NoSuchProfile("there is nobody of that name or id")
        # In this order, so that a game that has changed the rating shows the difference.
        ratings = await self.ratings_of(found.ids)
        page = await self.history.page(found.ids, query.before, query.limit, hidden=False)
        return wire.PersonPage(
            person=PersonName(id=found.id, name=found.name),
            has_account=found.has_account,
            since=found.since,
            ratings=ratings,
            current=_games(page, page.current, found.ids),
            finished=_games(page, page.finished, found.ids),
            next=page.next,
        )

    @get_by(
        "/api/me/games",
        "The caller's games, also those that others do not see.",
        wire.HistoryQuery,
        wire.GamesPlayed,
    )
    async def show_my_games(self, call: Call, query: wire.HistoryQuery) -> wire.GamesPlayed:
        ids = call.person.ids
        page = await self.history.page(ids, query.before, query.limit, hidden=True)
        return wire.GamesPlayed(
            current=_games(page, page.current, ids),
            finished=_games(page, page.finished, ids),
            next=page.next,
        )


def _games(
    page: Page, played: Sequence[Played], ids: tuple[str, ...]
) -> tuple[wire.GamePlayed, ...]:
    return tuple(_game(page, one, ids) for one in played)


def _game(page: Page, played: Played, ids: tuple[str, ...]) -> wire.GamePlayed:
    table, line = played.table, played.table.line
    seats = seats_of(line.seats, *ids)
    return wire.GamePlayed(
        table=table.table,
        game=line.about.game,
        state=table.state,
        visibility=line.about.visibility,
        is_rated=line.about.rated,
        at=table.at,
        players=tuple(_player(page, n, seat) for n, seat in enumerate(line.seats)),
        seats=seats,
        result=line.result,
        verdict=_verdict(played, seats),
        rating_change=None if played.change is None else round(played.change),
    )


def _player(page: Page, number: int, seat: Seat) -> wire.Player:
    person = None if seat.person is None else _person(page, seat.person)
    return wire.Player(seat=number, person=person, bot=seat.bot.level if seat.bot else None)


def _person(page: Page, person: Person) -> PersonName:
    """Return a person with the current name; an unknown person keeps the name at the seat."""
    return PersonName(id=person.id, name=page.names.get(person.id, person.name))


def _verdict(played: Played, seats: tuple[int, ...]) -> wire.Verdict | None:
    """Return the result of a seat; a player who resigned has lost, whatever their stand-in
    achieved."""
    line = played.table.line
    if line.result is None or not seats:
        return None
    if len(line.result.winners) == len(line.seats):
        return "drawn"
    won = any(n in line.result.winners and line.seats[n].out is None for n in seats)
    return "won" if won else "lost"
