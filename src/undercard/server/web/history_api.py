"""Pages of people, and one's own games."""

from __future__ import annotations

from collections.abc import Sequence

from undercard.server.people.errors import UnknownPerson
from undercard.server.people.history import Page, Played
from undercard.server.tables.standing import seats_of
from undercard.server.web import wire
from undercard.server.web.call import Call
from undercard.server.web.chat_api import name_of, person_of
from undercard.server.web.endpoint import get_by
from undercard.server.web.ratings_api import rating_info
from undercard.table.seats import Person, Seat


async def show_person(call: Call, query: wire.HistoryQuery) -> wire.PersonPage:
    history = call.site.people.history
    found = await history.find(person_of(call))
    if found is None:
        raise UnknownPerson("there is nobody of that name or id")
    # In this order: a game that has changed the rating then shows by how much.
    ratings = await call.site.ratings.of(*found.ids)
    page = await history.page(found.ids, query.before, query.limit, hidden=False)
    return wire.PersonPage(
        person=name_of(found),
        has_account=found.has_account,
        since=found.since,
        ratings=tuple(map(rating_info, ratings)),
        current=_games(page, page.current, found.ids),
        finished=_games(page, page.finished, found.ids),
        next=page.next,
    )


async def show_my_games(call: Call, query: wire.HistoryQuery) -> wire.GamesPlayed:
    ids = call.person.ids
    page = await call.site.people.history.page(ids, query.before, query.limit, hidden=True)
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


def _person(page: Page, person: Person) -> wire.PersonName:
    """By the name of today; a person we never knew keeps the one at the seat."""
    return wire.PersonName(id=person.id, name=page.names.get(person.id, person.name))


def _verdict(played: Played, seats: tuple[int, ...]) -> wire.Verdict | None:
    """Whoever gave up has lost, wherever their stand-in ended."""
    line = played.table.line
    if line.result is None or not seats:
        return None
    if len(line.result.winners) == len(line.seats):
        return "drawn"
    won = any(n in line.result.winners and line.seats[n].out is None for n in seats)
    return "won" if won else "lost"


HISTORY = (
    get_by(
        "/api/people/{person}",
        "Somebody's page, by id or by the name of an account.",
        wire.HistoryQuery,
        wire.PersonPage,
        show_person,
    ),
    get_by(
        "/api/me/games",
        "The caller's games, also those that others do not see.",
        wire.HistoryQuery,
        wire.GamesPlayed,
        show_my_games,
    ),
)
