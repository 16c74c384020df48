"""Writes the rows of a finished game: one per person, with everything that lists need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from undercard.kernel.facts import SeatFacts
from undercard.kernel.game import Outcome
from undercard.server.db.schema import (
    achievements,
    aliases,
    people,
    played,
    played_facts,
    rating_changes,
    settled,
    tables,
)
from undercard.server.tables.ended import EndedGame
from undercard.server.tables.lobby_table import Line, read_line
from undercard.server.tables.status import seats_of
from undercard.table.seats import Seat

Mode: TypeAlias = Literal["bots", "friends", "public", "shared"]
"""The kind of opponents; `shared` is a game of one person at all seats."""
Verdict: TypeAlias = Literal["won", "lost", "drawn"]
BOT, PERSON, TRAIT = "bot", "person", "trait-"
"""The facts of opponents, and the prefix of those that a game defines."""
Row: TypeAlias = dict[str, object]


def archive_game(db: Connection, table: str, ended: EndedGame | None) -> None:
    """Write the rows of a settled game; rows that exist stay. None: it cannot be replayed."""
    row = db.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None or row.state != "finished":
        return
    line = read_line(row.listing)
    players = _present(db, [seat.person.id for seat in line.seats if seat.person is not None])
    ratings = _ratings(db, table, players)
    rows, facts, earned = [], [], []
    for person in players:
        one = _row(line, person, ended)
        rated = ratings.get(person, {"pool": None, "rating_before": None, "rating_after": None})
        key = {"table_id": table, "person_id": person}
        rows.append({**key, "at": row.updated_at, **one, **rated})
        shared = {name: one[name] for name in ("game", "visibility", "verdict")}
        facts += [{**key, **shared, **fact} for fact in _facts(line, person, ended)]
        about = {"game": line.about.game, "visibility": line.about.visibility, "at": row.updated_at}
        earned += [{**key, **about, "achievement": it} for it in _earned(line, person, ended)]
    _insert(db, played, rows)
    _insert(db, played_facts, facts)
    _insert(db, achievements, earned)


def _present(db: Connection, ids: list[str]) -> list[str]:
    """Return each person once, without deleted accounts: a game may be settled again after one."""
    here = select(people.c.id).where(people.c.id.in_(ids), people.c.left_at.is_(None))
    known = set(db.scalars(here))
    return [person for person in dict.fromkeys(ids) if person in known]


def _row(line: Line, person: str, ended: EndedGame | None) -> Row:
    about, own = line.about, _own_facts(line, person, ended)
    return {
        "game": about.game,
        "mode": mode_of(line, person),
        "visibility": about.visibility,
        "verdict": verdict_of(line.result, line.seats, seats_of(line.seats, person)),
        "actions": None if ended is None else ended.actions,
        "seconds": None if ended is None else ended.seconds,
        "facts": msgspec.json.encode(own),
    }


def _own_facts(line: Line, person: str, ended: EndedGame | None) -> SeatFacts:
    """Return the facts of the person's seat; none for a person with several seats."""
    own = seats_of(line.seats, person)
    return ended.facts[own[0]] if ended is not None and len(own) == 1 else SeatFacts()


def _earned(line: Line, person: str, ended: EndedGame | None) -> tuple[str, ...]:
    """Return the achievements of the person's seat: none with several seats, or with help."""
    own = seats_of(line.seats, person)
    if ended is None or len(own) != 1 or ended.is_helped[own[0]]:
        return ()
    return ended.achievements[own[0]]


def _facts(line: Line, person: str, ended: EndedGame | None) -> Iterator[Row]:
    """Yield each fact once: opponents and traits."""
    others = [seat for n, seat in enumerate(line.seats) if n not in seats_of(line.seats, person)]
    found = {_opponent(seat) for seat in others if not seat.is_open}
    for trait, values in _own_facts(line, person, ended).traits.items():
        found |= {(TRAIT + trait, value) for value in values}
    for fact, value in sorted(found):
        yield {"fact": fact, "value": value}


def _opponent(seat: Seat) -> tuple[str, str]:
    """Return a person, even if a bot has taken over, or a bot."""
    if seat.person is not None:
        return PERSON, seat.person.id
    assert seat.bot is not None
    return BOT, seat.bot.level


def mode_of(line: Line, person: str) -> Mode:
    others = [seat for seat in line.seats if seat.person is None or seat.person.id != person]
    if not others:
        return "shared"
    if all(seat.person is None for seat in others):
        return "bots"
    return "public" if line.about.visibility == "public" else "friends"


def verdict_of(
    result: Outcome | None, seats: tuple[Seat, ...], own: tuple[int, ...]
) -> Verdict | None:
    """Return the result of a person, or None with all seats or none; a player who resigned has
    lost, whatever their stand-in achieved."""
    if result is None or not own or len(own) == len(seats):
        return None
    if len(result.winners) == len(seats):
        return "drawn"
    won = any(n in result.winners and seats[n].out is None for n in own)
    return "won" if won else "lost"


def _ratings(db: Connection, table: str, people: list[str]) -> dict[str, Row]:
    """Return the change of each person's rating; it may belong to the account of a guest."""
    adopted = select(aliases).where(aliases.c.person_id.in_(people))
    owner_of = {row.person_id: row.account_id for row in db.execute(adopted)}
    pool = db.scalar(select(settled.c.pool).where(settled.c.table_id == table))
    changed = select(rating_changes).where(rating_changes.c.table_id == table)
    changes: dict[str, Row] = {
        row.person_id: {"pool": pool, "rating_before": row.before, "rating_after": row.after}
        for row in db.execute(changed)
    }
    owners = {person: owner_of.get(person, person) for person in people}
    return {person: changes[owner] for person, owner in owners.items() if owner in changes}


def _insert(db: Connection, table: Table, rows: list[Row]) -> None:
    make = postgresql.insert if db.dialect.name == "postgresql" else sqlite.insert
    if rows:
        db.execute(make(table).on_conflict_do_nothing(), rows)
