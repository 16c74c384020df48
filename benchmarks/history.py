"""Histories and profiles of an account with many games, and the plans of their queries.

It fills a database with games of one account (bots, friends and public games; two traits and an
opponent each; most of them rated), starts a server process on it and sends HTTP requests.
Milliseconds are the median of 20 requests. Run it on a machine without other load.

    scripts/bench history [--games 10000] [--database sqlite postgres] [--plans]
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from growth import (  # type: ignore[import-not-found]
    ANN,
    BEN,
    CHUNK,
    COLUMNS,
    HERO,
    ID,
    KINDS,
    TOKEN,
    YEAR,
    Kind,
    Row,
    Rows,
    Server,
    _fill_postgres,
    _fill_sqlite,
    database,
    make_template,
    time_of,
)
from sqlalchemy import Connection, event, text

from undercard.kernel.facts import SeatFacts
from undercard.server.db import open_store
from undercard.server.db.backends import SQLITE
from undercard.server.db.database import open_database
from undercard.server.db.people import account_key
from undercard.server.history.queries import Cursor, Filters, find_opponents
from undercard.server.history.service import _page
from undercard.server.history.statistics import find_statistics

REPEATS = 20
OPPONENTS = 200
STACKS = ("Rook", "Ember", "Flint", "Iris", "Jett", "Koda", "Lux", "Milo", "Onyx")
SLEEVES = ("Hammer", "Ox", "Heron", "Mantis", "Bear", "Python")
CARDS = ("P20", "K30", "G40", "PB40", "NK", "F", "W", "K60")
PLAYED = (
    *COLUMNS["played"][:-1],
    *("actions", "seconds", "pool", "rating_before", "rating_after", "facts"),
)
COLUMNS["played"] = PLAYED
FINISHED = tuple(kind for kind in KINDS if kind.state == "finished")


class HistoryFiller:
    """Generates the rows of one person's games in portions."""

    def __init__(self, games: int) -> None:
        self.count, self._rng, self._now = games, random.Random(games), time.time()
        self._templates = {kind: make_template(kind, 0) for kind in FINISHED}
        self._rating = 1200.0

    def portions(self) -> Iterator[Rows]:
        yield self._people()
        for first in range(0, self.count, CHUNK):
            rows: Rows = {name: [] for name in COLUMNS}
            for number in range(first, min(first + CHUNK, self.count)):
                self._add(rows, number)
            yield rows

    def _people(self) -> Rows:
        since = self._now - YEAR
        token = hashlib.sha256(TOKEN.encode()).hexdigest()
        people: list[Row] = [(HERO, "Hero", since, None)]
        people += [(_opponent(n), f"Player {n}", since, None) for n in range(OPPONENTS)]
        return {
            "people": people,
            "accounts": [(account_key("Hero"), HERO, "-", since)],
            "sessions": [(token, HERO, self._now + YEAR)],
            "ratings": [(HERO, "fightdrome", "bots", 25.0, 3.0, self.count, False)],
        }

    def _add(self, rows: Rows, number: int) -> None:
        rng = self._rng
        kind = rng.choices(FINISHED, [kind.share for kind in FINISHED])[0]
        table, at = rng.randbytes(8).hex(), self._now - YEAR + number * YEAR / self.count
        ben = _opponent(rng.randrange(OPPONENTS))
        own = _own(table, ben)
        line = (kind.state, "fightdrome", at, own(self._templates[kind].listing), kind.visibility)
        rows["tables"].append((table, own(self._templates[kind].header), *line))
        rows["players"].append((table, HERO, kind.state, kind.visibility, at))
        rows["settled"].append((table, at, None))
        self._add_rows(rows, table, kind, at, ben)

    def _add_rows(self, rows: Rows, table: str, kind: Kind, at: float, ben: str) -> None:
        rng, verdict = self._rng, self._rng.choice(("won", "lost", "lost", "won", "drawn"))
        before, self._rating = self._rating, self._rating + rng.gauss(0, 12)
        traits: dict[str, tuple[str, ...]] = {
            "stack": (rng.choice(STACKS),),
            "sleeve": (rng.choice(SLEEVES),),
        }
        facts = SeatFacts(traits, dict.fromkeys(rng.sample(CARDS, 5), rng.randrange(1, 4)))
        mode = "bots" if kind.has_bot else "public" if kind.visibility == "public" else "friends"
        rated = ("bots", before, self._rating) if mode != "friends" else (None, None, None)
        shown = "fightdrome", kind.visibility, verdict
        row = (table, HERO, at, "fightdrome", mode, kind.visibility, verdict)
        length = rng.randrange(10, 90), rng.random() * 600
        rows["played"].append((*row, *length, *rated, msgspec.json.encode(facts)))
        level = ("bot", f"level{rng.randrange(1, 6)}")
        found = [level if kind.has_bot else ("person", ben)]
        found += [(f"trait-{name}", values[0]) for name, values in traits.items()]
        rows["played_facts"] += [(table, HERO, *fact, *shown) for fact in found]
        if not kind.has_bot:
            rows["played"].append((table, ben, *row[2:], *length, *rated, b"{}"))
            rows["played_facts"].append((table, ben, "person", HERO, *shown))


def _opponent(number: int) -> str:
    return f"p{number + 1:011d}"


def _own(table: str, ben: str) -> Callable[[bytes], bytes]:
    def own(body: bytes) -> bytes:
        named = body.replace(ID.encode(), table.encode())
        return named.replace(ANN.encode(), HERO.encode()).replace(BEN.encode(), ben.encode())

    return own


async def fill(url: str, games: int) -> None:
    await (await open_store(url)).close()
    filler = HistoryFiller(games)
    if url.startswith(SQLITE):
        await asyncio.to_thread(_fill_sqlite, Path(url.removeprefix(SQLITE)), filler)
    else:
        await _fill_postgres(url, filler)


def measure(server: Server) -> dict[str, tuple[float, float]]:
    """Return the time of each request and the server's CPU time for it, in milliseconds."""
    server.start()
    found: dict[str, tuple[float, float]] = {}
    middle = f"{time.time() - YEAR / 2!r}~"
    paths = {
        "history": "/api/me/games",
        "history, page in the middle": f"/api/me/games?before={middle}",
        "history, all filters": "/api/me/games?game=fightdrome&mode=bots&verdict=won"
        "&opponent=level3&trait=stack:Ember",
        "history, no match": "/api/me/games?opponent=nobody",
        "history, search": "/api/me/games?search=player 17",
        "opponents": "/api/me/opponents",
        "own profile": f"/api/people/{HERO}/profile",
    }
    for name, path in paths.items():
        server.get(path)
        before = server.cpu_seconds()
        taken = time_of(server.get, [path] * REPEATS)
        found[name] = taken, 1000 * (server.cpu_seconds() - before) / REPEATS
    server.stop()
    return found


# Plans


async def find_plans(url: str) -> str:
    """Return the plan of every query of a page with filters and of a profile."""
    opened, caught = open_database(url), list[tuple[str, object]]()

    def ask(db: Connection) -> None:
        @event.listens_for(db, "before_cursor_execute")
        def note(_: object, __: object, sql: str, values: object, *___: object) -> None:
            caught.append((sql, values))

        filters = Filters("fightdrome", "bots", "won", "level3", "stack:Ember", "tin")
        _page(db, [HERO], Cursor(time.time(), ""), 20, True, filters)
        find_opponents(db, [HERO])
        find_statistics(db, [HERO], hidden=True)

    def explain(db: Connection) -> list[str]:
        is_sqlite = db.dialect.name == "sqlite"
        head = "EXPLAIN QUERY PLAN " if is_sqlite else "EXPLAIN (ANALYZE, COSTS OFF) "
        lines = []
        for sql, values in caught:
            rows = db.exec_driver_sql(head + sql, values).all()  # type: ignore[arg-type]
            lines += [" ".join(sql.split())[:110], *(f"    {row[-1]}" for row in rows)]
        return lines

    await opened.read(ask)
    if url.startswith(SQLITE):
        await opened.write(lambda db: db.execute(text("ANALYZE")))
    plans = await opened.read(explain)
    await opened.close()
    return "\n".join(plans)


@contextmanager
def filled(name: str, games: int, parent: Path | None) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="undercard-history-", dir=parent) as made:
        folder = Path(made)
        folder.chmod(0o755)  # PostgreSQL may run as another user
        with database(name, folder) as url:
            asyncio.run(fill(url, games))
            yield url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--database", nargs="+", choices=("sqlite", "postgres"))
    parser.add_argument("--folder", type=Path, help="a folder with space for the database")
    parser.add_argument("--plans", action="store_true", help="also print the query plans")
    wanted = parser.parse_args()
    for name in wanted.database or ("sqlite", "postgres"):
        with filled(name, wanted.games, wanted.folder) as url:
            server = Server(url)
            try:
                found = measure(server)
            finally:
                server.kill()
            print(f"| {name}, {wanted.games:,} games | ms | CPU of the server, ms |")
            print("|---|---:|---:|")
            for what, (taken, cpu) in found.items():
                print(f"| {what} | {taken:.0f} | {cpu:.0f} |")
            print()
            if wanted.plans:
                print(asyncio.run(find_plans(url)), "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
