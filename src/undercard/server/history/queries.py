"""Database queries of histories; each function is part of one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    exists,
    func,
    literal,
    or_,
    select,
    true,
    tuple_,
)

from undercard.kernel.facts import read_facts
from undercard.locales import LANGUAGES, Messages
from undercard.server.db.people import find_names
from undercard.server.db.schema import people, played, played_facts, players, tables
from undercard.server.db.store import Listed, Listing
from undercard.server.history.archive import BOT, PERSON, TRAIT, Mode, Verdict, mode_of
from undercard.server.http.errors import MalformedRequest
from undercard.server.http.wire import Pool
from undercard.server.tables.descriptions import bot_name
from undercard.server.tables.lobby_table import LobbyTable, read_listed
from undercard.table.phase import Phase

CURRENT: tuple[Phase, ...] = ("open", "running")
MOST_CURRENT = 100
MOST_OPPONENTS = 500
"""The number of opponents in the list of a filter, the most frequent ones."""
_SEPARATOR = "~"
Fact: TypeAlias = tuple[str, str, str]
"""The name of a game, empty for all games, and the name and the value of a fact."""


@dataclass(frozen=True)
class Filters:
    """Which finished games a page shows; None for all."""

    game: str | None = None
    mode: Mode | None = None
    verdict: Verdict | None = None
    opponent: str | None = None
    trait: str | None = None
    search: str = ""


@dataclass(frozen=True)
class Played:
    """A game of one person."""

    table: LobbyTable
    at: float
    """The time of the end, or of the last change."""
    mode: Mode
    verdict: Verdict | None = None
    actions: int | None = None
    seconds: float | None = None
    pool: Pool | None = None
    before: float | None = None
    after: float | None = None
    traits: dict[str, tuple[str, ...]] | None = None


@dataclass(frozen=True)
class Cursor:
    """The last game of a page; games are ordered by their end, then by their table."""

    at: float
    table: str

    def __str__(self) -> str:
        return f"{self.at!r}{_SEPARATOR}{self.table}"


@dataclass(frozen=True)
class PastOpponent:
    """A person, or a bot of a game."""

    person: str | None = None
    name: str | None = None
    game: str | None = None
    bot: str | None = None


def parse_cursor(text: str) -> Cursor:
    at, _, table = text.partition(_SEPARATOR)
    try:
        return Cursor(float(at), table)
    except ValueError:
        raise MalformedRequest("before: pass `next` of the previous page") from None


def owned(ids: Sequence[str], *, hidden: bool) -> ColumnElement[bool]:
    """Return the condition for games of a person; `hidden` includes non-public ones."""
    mine = played.c.person_id.in_(ids)
    return mine if hidden else and_(mine, played.c.visibility == "public")


def find_finished(
    db: Connection,
    ids: Sequence[str],
    filters: Filters,
    before: Cursor | None,
    limit: int,
    *,
    hidden: bool,
) -> list[Played]:
    """Return the last finished games; a table with several of the ids is listed once."""
    wanted = select(played).where(owned(ids, hidden=hidden), *_conditions(db, ids, filters))
    if len(ids) > 1:
        wanted = wanted.where(_first_of(ids))
    order = played.c.at, played.c.table_id
    if before is not None:
        last = tuple_(literal(before.at), literal(before.table))
        wanted = wanted.where(tuple_(*order) < last)
    return read_played(db, wanted.order_by(*(it.desc() for it in order)).limit(limit))


def _first_of(ids: Sequence[str]) -> ColumnElement[bool]:
    """Return the condition that no other row of these people has the same table: an account may
    have played against a guest that it adopted later."""
    other = played.alias()
    same = other.c.table_id == played.c.table_id, other.c.person_id.in_(ids)
    return ~exists().where(*same, other.c.person_id < played.c.person_id)


def read_played(db: Connection, wanted: Select[Any]) -> list[Played]:
    """Return the games of a selection of `played` with their lobby entries."""
    rows = list({row.table_id: row for row in db.execute(wanted)}.values())
    found = _lobby_tables(db, [row.table_id for row in rows])
    return [
        Played(
            found[row.table_id],
            row.at,
            row.mode,
            row.verdict,
            row.actions,
            row.seconds,
            row.pool,
            row.rating_before,
            row.rating_after,
            read_facts(row.facts).traits,
        )
        for row in rows
        if row.table_id in found
    ]


def find_current(db: Connection, ids: Sequence[str], *, hidden: bool) -> list[Played]:
    """Return the games that have not ended, the last changed first."""
    mine = select(players.c.table_id).where(
        players.c.person_id.in_(ids), players.c.state.in_(CURRENT)
    )
    if not hidden:
        mine = mine.where(players.c.visibility == "public")
    latest = mine.order_by(players.c.updated_at.desc()).limit(MOST_CURRENT)
    found = _lobby_tables(db, list(db.scalars(latest))).values()
    shown = sorted(found, key=lambda one: (-one.at, one.table))
    return [Played(one, one.at, mode_of(one.line, ids[0])) for one in shown]


def find_people(db: Connection, shown: Sequence[Played]) -> dict[str, str | None]:
    """Return the current names of all players."""
    seats = (seat for one in shown for seat in one.table.line.seats)
    return find_names(db, {seat.person.id for seat in seats if seat.person is not None})


def find_opponents(db: Connection, ids: Sequence[str]) -> list[PastOpponent]:
    """Return everyone whom a person has played against, the most frequent first; without deleted
    accounts."""
    it, games = played_facts.c, func.count().label("games")
    by = it.game, it.fact, it.value
    mine = it.person_id.in_(ids), it.fact.in_((BOT, PERSON)), it.value.not_in(ids)
    met = select(*by, games).where(*mine).group_by(*by).order_by(games.desc(), *by)
    most = met.limit(MOST_OPPONENTS).subquery()
    known = most.c.fact == PERSON, people.c.id == most.c.value, people.c.left_at.is_(None)
    joined = most.outerjoin(people, and_(*known))
    rows = db.execute(select(most, people.c.name).select_from(joined).order_by(most.c.games.desc()))
    found = [_opponent(row.game, row.fact, row.value, row.name) for row in rows]
    # A person whom one has met in several games has a row for each.
    return list(dict.fromkeys(one for one in found if one.bot or one.name))


def _opponent(game: str, fact: str, value: str, name: str | None) -> PastOpponent:
    return (
        PastOpponent(game=game, bot=value) if fact == BOT else PastOpponent(person=value, name=name)
    )


def _lobby_tables(db: Connection, wanted: Sequence[str]) -> dict[str, LobbyTable]:
    rows = db.execute(select(tables).where(tables.c.id.in_(wanted)))
    return {
        row.id: read_listed(
            Listed(row.id, Listing(row.state, row.game, row.updated_at, row.listing))
        )
        for row in rows
    }


# Filters


def _conditions(db: Connection, ids: Sequence[str], filters: Filters) -> list[ColumnElement[bool]]:
    wanted: list[ColumnElement[bool]] = []
    for column, value in (
        (played.c.game, filters.game),
        (played.c.mode, filters.mode),
        (played.c.verdict, filters.verdict),
    ):
        if value is not None:
            wanted.append(column == value)
    if filters.opponent is not None:
        wanted.append(_has_fact({("", BOT, filters.opponent), ("", PERSON, filters.opponent)}))
    if filters.trait is not None:
        trait, _, value = filters.trait.partition(":")
        wanted.append(_has_fact({("", TRAIT + trait, value)}))
    if filters.search.strip():
        wanted.append(_has_fact(_matches(db, ids, filters.search.strip().casefold())))
    return wanted


def _has_fact(wanted: set[Fact]) -> ColumnElement[bool]:
    """Return the condition that a game has one of these facts; no game has one of none."""
    fact = played_facts.c
    same = fact.table_id == played.c.table_id, fact.person_id == played.c.person_id
    values: dict[tuple[str, str], list[str]] = {}
    for game, name, value in sorted(wanted):
        values.setdefault((game, name), []).append(value)
    each = [
        and_(fact.fact == name, fact.value.in_(some), fact.game == game if game else true())
        for (game, name), some in values.items()
    ]
    return exists().where(*same, or_(*each)) if each else literal(False)


def _matches(db: Connection, ids: Sequence[str], text: str) -> set[Fact]:
    """Return the person's facts with the text in a name: of a person, a bot or a trait."""
    known = select(played_facts.c.game, played_facts.c.fact, played_facts.c.value)
    mine = known.where(played_facts.c.person_id.in_(ids)).distinct()
    rows = [(row.game, row.fact, row.value) for row in db.execute(mine)]
    names = find_names(db, {value for _, fact, value in rows if fact == PERSON})
    return {
        (game if fact == BOT else "", fact, value)  # each game has names for its bots
        for game, fact, value in rows
        if any(text in name.casefold() for name in _names_of(game, fact, value, names))
    }


def _names_of(game: str, fact: str, value: str, names: dict[str, str | None]) -> Sequence[str]:
    if fact == PERSON:
        return (names.get(value) or "",)
    if fact == BOT:
        return [bot_name(value, game, Messages(language)) for language in LANGUAGES]
    return (value,)
