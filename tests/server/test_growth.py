"""The cost of a query depends on its result, not on the stored data: no query scans a table.

The tests capture the queries of all features and let the database explain them. The cost of a query
in SQLite is counted in instructions of its virtual machine. Nothing depends on time.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from benchmarks.growth_bench import load_benchmark
from server.company import Company, open_company
from undercard.server.admin.lists import list_audit
from undercard.server.bot_api.tokens import AccessTokens
from undercard.server.db import postgres_sql, sqlite, sqlite_url
from undercard.server.db.audit import Caller
from undercard.server.db.backends import SQLITE
from undercard.server.db.database import Database
from undercard.server.db.lobby_query import tables_query
from undercard.server.db.people import Identity
from undercard.server.db.schema import metadata
from undercard.server.history.queries import Cursor, Filters
from undercard.server.http.revocations import Revocations
from undercard.server.http.session import Session
from undercard.server.matching.early_exits import EarlyExits, write_exit
from undercard.server.matching.queries import Terms
from undercard.server.notices.feeds import Feeds
from undercard.server.notices.push_subscriptions import PushSubscriptions
from undercard.server.people.totp import STEP_SECONDS, code_at
from undercard.server.ratings import queries as rating_queries
from undercard.server.ratings.shared_addresses import accounts_of
from undercard.server.tables.place_queries import TablePlaces
from undercard.server.tables.places import Places
from undercard.server.tables.presence import Presence

SMALL = {
    "address_bans",  # written by hand, by the host
    "bot_turns",  # tables where a bot is to act now
    "place_marks",  # one row for each process
    "presences",  # current connections
    "revocations",  # by time, only the last minutes
    "server_keys",
    "silences",  # mutes by moderators, until they end
    "unsettled",  # games that have just ended
    "visitors",  # one row for each process
    "waiting",  # current requests for a match
}
"""Tables of current activity, which do not grow with the stored data."""
SIZES = (200, 2000)
bench = load_benchmark()


@dataclass
class Caught:
    """Captured statements with their parameters."""

    statements: list[tuple[str, Any]] = field(default_factory=list)
    is_on: bool = True

    def note(self, _1: object, _2: object, statement: str, values: object, *_: object) -> None:
        if self.is_on and not statement.startswith(("BEGIN", "SET", "LOCK", "EXPLAIN")):
            self.statements.append((statement, values))


@contextmanager
def catching(database: Database) -> Iterator[Caught]:
    engine: Engine | AsyncEngine = database._engine  # type: ignore[attr-defined]
    target = engine.sync_engine if isinstance(engine, AsyncEngine) else engine
    caught = Caught()
    event.listen(target, "before_cursor_execute", caught.note)
    yield caught
    caught.is_on = False


def scans_of(db: Connection, statement: str, values: Any) -> list[str]:  # noqa: ANN401
    """Return the large tables that the database would scan."""
    if isinstance(values, list):
        values = values[0]
    if db.dialect.name == "sqlite":
        plan = db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        found = re.findall(r"^SCAN (\w+)", "\n".join(row[3] for row in plan), re.MULTILINE)
    else:
        # With few rows it prefers a scan; the question is whether it needs one.
        for way in ("seqscan", "hashjoin", "mergejoin"):
            db.exec_driver_sql(f"SET LOCAL enable_{way} = off")
        plan = db.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", values).scalar_one()
        found = list(_scans_in(plan[0]["Plan"]))
    return [table for table in found if table in metadata.tables and table not in SMALL]


def _scans_in(node: dict[str, Any]) -> Iterator[str]:
    """Yield scanned tables, also by index: with `enable_seqscan` off, an index scan replaces a
    scan."""
    is_index = node["Node Type"] in ("Index Scan", "Index Only Scan")
    if node["Node Type"] == "Seq Scan" or (is_index and "Index Cond" not in node):
        yield node["Relation Name"]
    for part in node.get("Plans", ()):
        yield from _scans_in(part)


@asynccontextmanager
async def filled(url: str, size: int) -> AsyncIterator[tuple[Company, Any]]:
    filler = await bench.fill(url, size, bots_to_act=5, own_turns=5)
    async with open_company(url) as company:
        yield company, filler


FILTERS = Filters("fightdrome", "bots", "won", "level1", "stack:Ember", "tin")


async def everything(company: Company, table: str) -> None:
    """Use every feature."""
    database, now = company.database, time.time()
    hero = await company.people.find(bench.TOKEN)
    assert hero is not None
    ann, ben = await company.account("Ann"), await company.account("Ben")
    guest = await company.guest("Cem")
    for hidden in (False, True):
        for before in (None, Cursor(now, "")):
            await company.history.page(hero.who.ids, before, 10, hidden=hidden, filters=FILTERS)
        await company.history.summary(hero.who.ids, hidden=hidden)
    await company.history.result(hero.who.ids, table)
    await company.history.find("player 4")
    await company.people.sign_in("Ben", "long enough", guest)
    await company.people.remove_expired()
    await company.people.account.settings(ann)
    await _together(company, table, ann, ben)
    signed_in = await company.people.sign_in("Ann", "long enough")
    session = await company.people.find(signed_in.token)
    assert session is not None
    await _notices(database, table, session)
    await _friends(company, table, ann, ben)
    await _bots(database, session)
    await Revocations(database).check()
    await _security(company, hero, session)
    await company.people.account.leave(ben, "long enough")


async def _security(company: Company, hero: Session, session: Session) -> None:
    security, caller = company.people.security, Caller("::1", "Firefox", "token")
    ann = session.who
    await company.people.renew(hero)
    await company.people.knows_device("ann", "token")
    await security.state(ann)
    await security.end_session(ann, "none", caller)
    codes = await security.make_codes(ann, "long enough", caller)
    secret = await security.start_second_factor(ann, "long enough")
    code = code_at(secret, int(time.time() // STEP_SECONDS))
    await security.confirm_second_factor(session, code, caller)
    await security.recover("Ann", codes[0], "long enough", codes[1], caller)
    line = await company.database.read(lambda db: list_audit(db, ann.id))
    assert line[0].act == "password_recovered"
    await security.end_sessions(ann, caller)


async def _together(company: Company, table: str, ann: Identity, ben: Identity) -> None:
    await company.ratings.of(ann.id)
    await company.ratings.leaders("fightdrome", "people", 20)
    await company.database.read(lambda db: rating_queries.find_unsettled(db, 10))
    over = await company.finished(ann, ben)
    await company.ratings.settle(over)
    line = await company.chat.say(ann, table, "hello")
    await company.chat.lines(ben, table)
    await company.chat.report(ben, table, line.number, "")
    await company.visitors.exchange()
    exits = EarlyExits(company.database, company.tables)
    await exits.check(ann)
    await company.database.write(lambda db: write_exit(db, ann.id, table, time.time(), True))
    await company.database.read(lambda db: accounts_of(db, [ann.id, ben.id]))
    made = await company.table(ann)
    await company.sit(made, 0, ann)

    async def make() -> str:
        return made

    await company.matchmaker.find(ann, Terms("fightdrome", True, None), False, make)
    await company.matchmaker.withdraw(ann, "fightdrome")


async def _friends(company: Company, table: str, ann: Identity, ben: Identity) -> None:
    friends, challenges = company.friends, company.challenges
    with company.attendance.site.here(ben.id), company.attendance.presence.at(table, ben.ids):
        await friends.follow(ann, "Ben")
        await friends.set_presence(ben, "followed")
        await friends.following(ann)
        await friends.relation(ann, ben.id)
    await company.attendance.site.flush()
    others = await challenges.find_people(ann, ["Ben"])
    await challenges.add(table, "fightdrome", ann, others)
    await challenges.news_of(ben)
    await challenges.check_seat(await company.tables.status(table), ben)
    await challenges.decline(table, "fightdrome", ben, "later")
    await challenges.withdraw(table, ann)
    await friends.unfollow(ann, "Ben")
    await friends.block(ann, ben.id)
    await friends.blocked(ann)
    await friends.unblock(ann, ben.id)


async def _notices(database: Database, table: str, session: Session) -> None:
    ann = session.who
    places = Places(database, time.time)
    await places.start()
    places.put(table, TablePlaces(99, "running", time.time(), {ann.id: True}))
    await places.of(ann.ids, "running")
    await places.of(ann.ids, "open", "running", since=time.time() - 60)
    await places.is_turn(table, ann.id)
    await places.find_dead(is_alone=False)
    await places.find_stale(time.time())
    await places.close()
    presence = Presence(database, time.time, is_shared=True)
    with presence.at(table, [ann.id]):
        await presence.flush()
        await Presence(database, time.time, is_shared=True).is_there(table, ann.id)
    await presence.close()
    feeds = Feeds(database)
    await feeds.find(await feeds.make(session))
    await PushSubscriptions(database).of(ann.id)


async def _bots(database: Database, session: Session) -> None:
    tokens, ann = AccessTokens(database), session.who
    made = await tokens.make(session, "bot", ("read",))
    await tokens.of(ann.id)
    await tokens.revoke(ann.id, made.stored.id)


async def test_no_query_of_any_feature_scans_a_table(url: str) -> None:
    async with filled(url, SIZES[0]) as (company, filler):
        database = company.database
        with catching(database) as caught:
            await everything(company, filler.opened[0])
        assert len(caught.statements) > 80
        for statement, values in caught.statements:
            scans = await database.read(partial(scans_of, statement=statement, values=values))
            assert not scans, statement


async def test_no_query_of_the_store_scans_a_table(url: str) -> None:
    is_sqlite = url.startswith(SQLITE)
    async with filled(url, SIZES[0]) as (company, filler):
        for statement, values in store_queries(is_sqlite, filler.opened[0]):
            scans = await company.database.read(
                partial(scans_of, statement=statement, values=values)
            )
            assert not scans, statement


def store_queries(is_sqlite: bool, table: str) -> Iterator[tuple[str, tuple[object, ...]]]:
    mark, own = ("?", sqlite) if is_sqlite else ("$", postgres_sql)
    for game in (None, "survive"):
        for visibility in (None, "public"):
            sql, values = tables_query(mark, ("open", "running"), game, 1e10, 10, visibility)
            yield sql, tuple(values)
    yield own.STEPS, (table, 3)
    yield own.HEADER, (table,)
    yield own.END_BOT_TURN, (3, table)
    yield own.DELETE, (table,)
    if not is_sqlite:
        yield postgres_sql.LATEST, ([table],)
        yield postgres_sql.FIND, ([table], [3])


Ask = Callable[[Company], Awaitable[object]]
QUESTIONS: dict[str, Ask] = {
    "own history": lambda company: _history(company, hidden=True),
    "history of a person": lambda company: _history(company, hidden=False),
    "leaders": lambda company: company.ratings.leaders("fightdrome", "people", 5),
    "session": lambda company: company.people.find(bench.TOKEN),
    "stale places": lambda company: Places(company.database, time.time).find_stale(1e10),
    "games to rate": lambda company: company.ratings.settle_missed(),
}


async def _history(company: Company, hidden: bool) -> object:
    return await company.history.page([bench.HERO], None, 4, hidden=hidden)


def instructions(path: Path, statement: str, values: Any) -> float:  # noqa: ANN401
    """Return the instructions of SQLite's virtual machine per row of the result."""
    counter = count()
    with closing(sqlite3.connect(path)) as db:
        db.set_progress_handler(lambda: next(counter) < 0, 1)
        rows = db.execute(statement, values).fetchall()
        db.set_progress_handler(None, 0)
    return next(counter) / max(1, len(rows))


@pytest.fixture(scope="module")
def costs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[float]]:
    """Return the cost of each query with few tables and with many."""
    return asyncio.run(measure([tmp_path_factory.mktemp(f"with{size}") for size in SIZES]))


async def measure(folders: list[Path]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {name: [] for name in (*QUESTIONS, "lobby")}
    for size, folder in zip(SIZES, folders, strict=True):
        async with filled(sqlite_url(folder), size) as (company, _):
            for name, ask in QUESTIONS.items():
                with catching(company.database) as caught:
                    await ask(company)
                path = folder / "undercard.db"
                found[name].append(sum(instructions(path, *it) for it in caught.statements))
            sql, values = tables_query("?", ("open", "running"), None, None, 4, "public")
            found["lobby"].append(instructions(folder / "undercard.db", sql, values))
    return found


@pytest.mark.parametrize("question", [*QUESTIONS, "lobby"])
def test_queries_cost_the_same_with_ten_times_the_tables(
    costs: dict[str, list[float]], question: str
) -> None:
    few, many = costs[question]
    assert few > 0
    assert many < 1.5 * few, costs
