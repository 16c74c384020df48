"""A person's games in numbers; each function is part of one transaction.

The database counts. What it returns does not grow with the number of games.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from undercard.kernel.facts import read_facts
from undercard.server.db.schema import played, played_facts
from undercard.server.history.archive import BOT, PERSON, Mode, Verdict
from undercard.server.history.queries import Played, owned, read_played
from undercard.server.http.wire import Pool

Key = TypeVar("Key")
CURVE_POINTS = 100
CARD_GAMES = 200
"""The number of recent games in which favourite cards are counted."""
FAVOURITES = 5


@dataclass(frozen=True)
class Results:
    """Numbers of finished games."""

    won: int = 0
    lost: int = 0
    drawn: int = 0


@dataclass(frozen=True)
class Streaks:
    """Wins in a row: up to now, and at most."""

    current: int
    best: int


@dataclass(frozen=True)
class CurvePoint:
    game: str
    pool: Pool
    at: float
    rating: float


@dataclass(frozen=True)
class Statistics:
    """The content of a profile, by game and by fact."""

    games: dict[tuple[str, Mode], Results]
    facts: dict[tuple[str, str, str], Results]
    """By game, fact and value; without people."""
    curves: list[CurvePoint]
    streaks: Streaks
    cards: dict[str, list[tuple[str, int]]]
    longest: Played | None


def find_statistics(db: Connection, ids: Sequence[str], *, hidden: bool) -> Statistics:
    """Count the games of a person; `hidden` includes non-public ones. Ratings are public."""
    mine = owned(ids, hidden=hidden)
    return Statistics(
        _count_games(db, mine),
        count_facts(db, ids, hidden=hidden),
        _find_curves(db, owned(ids, hidden=True)),
        _find_streaks(db, mine),
        _favourite_cards(db, mine),
        _longest(db, mine),
    )


def _count_games(db: Connection, mine: ColumnElement[bool]) -> dict[tuple[str, Mode], Results]:
    by = played.c.game, played.c.mode
    rows = db.execute(
        select(*by, played.c.verdict, func.count()).where(mine).group_by(*by, played.c.verdict)
    )
    return _results(((game, mode), verdict, count) for game, mode, verdict, count in rows)


def count_facts(
    db: Connection, ids: Sequence[str], *, hidden: bool
) -> dict[tuple[str, str, str], Results]:
    it = played_facts.c
    mine = and_(it.person_id.in_(ids), it.fact != PERSON)
    if not hidden:
        mine = and_(mine, it.visibility == "public")
    by = it.game, it.fact, it.value
    rows = db.execute(select(*by, it.verdict, func.count()).where(mine).group_by(*by, it.verdict))
    return _results(((game, fact, value), verdict, n) for game, fact, value, verdict, n in rows)


def level_results(facts: dict[tuple[str, str, str], Results], game: str) -> dict[str, Results]:
    """Return the results against each bot of a game."""
    return {
        value: results
        for (of_game, fact, value), results in facts.items()
        if of_game == game and fact == BOT
    }


def _results(rows: Iterable[tuple[Key, Verdict | None, int]]) -> dict[Key, Results]:
    counts: dict[Key, Counter[str]] = defaultdict(Counter)
    for key, verdict, count in rows:
        counts[key][verdict or ""] = count
    return {key: Results(it["won"], it["lost"], it["drawn"]) for key, it in counts.items()}


def _find_curves(db: Connection, mine: ColumnElement[bool]) -> list[CurvePoint]:
    """Return at most `CURVE_POINTS` ratings of each curve, evenly chosen; the last is one."""
    each = played.c.game, played.c.pool
    columns = (played.c.game, played.c.pool, played.c.at, played.c.rating_after)
    number = func.row_number().over(partition_by=each, order_by=(played.c.at, played.c.table_id))
    count = func.count().over(partition_by=each)
    rated = (
        select(*columns, number.label("number"), count.label("count"))
        .where(mine, played.c.rating_after.is_not(None))
        .subquery()
    )
    share = (rated.c.number * CURVE_POINTS) // rated.c.count
    share_before = ((rated.c.number - 1) * CURVE_POINTS) // rated.c.count
    chosen = select(rated).where(share != share_before).order_by(rated.c.number)
    return [CurvePoint(row.game, row.pool, row.at, row.rating_after) for row in db.execute(chosen)]


def _find_streaks(db: Connection, mine: ColumnElement[bool]) -> Streaks:
    """Number the wins by the other results before them: equal numbers are one streak."""
    is_other = case((played.c.verdict == "won", 0), else_=1)
    before = func.sum(is_other).over(order_by=(played.c.at, played.c.table_id))
    rows = select(played.c.verdict, before.label("run")).where(mine, played.c.verdict.is_not(None))
    marked = rows.cte("marked")
    wins = select(marked.c.run, func.count().label("wins")).where(marked.c.verdict == "won")
    streaks = wins.group_by(marked.c.run).subquery()
    last = select(func.max(marked.c.run)).scalar_subquery()
    current = select(streaks.c.wins).where(streaks.c.run == last).scalar_subquery()
    found = db.execute(select(current, select(func.max(streaks.c.wins)).scalar_subquery())).one()
    return Streaks(found[0] or 0, found[1] or 0)


def _favourite_cards(db: Connection, mine: ColumnElement[bool]) -> dict[str, list[tuple[str, int]]]:
    recent = select(played.c.game, played.c.facts).where(mine).order_by(played.c.at.desc())
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for row in db.execute(recent.limit(CARD_GAMES)):
        counts[row.game].update(read_facts(row.facts).cards)
    return {game: cards.most_common(FAVOURITES) for game, cards in counts.items()}


def _longest(db: Connection, mine: ColumnElement[bool]) -> Played | None:
    wanted = select(played).where(mine, played.c.actions.is_not(None))
    return next(iter(read_played(db, wanted.order_by(played.c.actions.desc()).limit(1))), None)
