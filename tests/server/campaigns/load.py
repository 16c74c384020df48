"""A server under load: people who play random moves over real WebSockets, every step durable.

Latencies are those of the clients: from a post to its acknowledgement, and to the moment when the
opponent has the new view. CPU-seconds are the server processes' own, which a busy machine does not
change; the clients run beside them.

    scripts/bench load [--tables 10 100 500] [--seconds 10] [--every S] [--spectators 1000]
                       [--database sqlite|postgres] [--processes N]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from dataclasses import dataclass, field
from typing import get_args

from websockets.asyncio.client import ClientConnection

from server.campaigns.groups import ME, OPEN, Finished, Group, Kind
from server.campaigns.people import Follower, Journal, Message, Person, Player, Post
from server.campaigns.processes import Kind as DatabaseKind
from server.campaigns.processes import ServerProcess, database, running

DUEL = Kind("fightdrome", (ME, OPEN))
MB = 2**20


@dataclass
class Watch:
    """Seconds from each post to its answer, and to whoever else hears of it."""

    every: float = 0.0
    """Seconds between two moves of a table, on average."""
    acknowledged: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    posted: dict[str, float] = field(default_factory=dict)
    """When the last step of a table was posted."""
    begun: int = 0
    """Tables that anybody has moved at."""

    def clear(self) -> None:
        self.acknowledged.clear()
        self.heard.clear()


class Onlooker(Follower):
    """Notes when news came."""

    def __init__(self, person: Person, table: str, journal: Journal, watch: Watch) -> None:
        super().__init__(person, table, journal)
        self._watch = watch

    async def react(self, socket: ClientConnection, message: Message) -> None:
        del socket
        if message.type == "entries" and self.table in self._watch.posted:
            self._watch.heard.append(time.perf_counter() - self._watch.posted[self.table])


class Timed(Player):
    """Notes how long everything took, and thinks before it acts."""

    def __init__(
        self, person: Person, table: str, journal: Journal, rng: random.Random, watch: Watch
    ) -> None:
        super().__init__(person, table, journal, rng, "socket")
        self._watch = watch
        self._is_mine = False

    async def react(self, socket: ClientConnection, message: Message) -> None:
        at = self._watch.posted.get(self.table, 0.0)
        if message.type == "acknowledged":
            self._watch.acknowledged.append(time.perf_counter() - at)
        elif message.type == "entries" and not self._is_mine and at:
            self._watch.heard.append(time.perf_counter() - at)
        self._is_mine = False if message.type == "entries" else self._is_mine
        await super().react(socket, message)

    async def _send(self, socket: ClientConnection, post: Post) -> None:
        if self._watch.every:
            await asyncio.sleep(self._rng.uniform(0, 2 * self._watch.every))
        self._watch.begun += self.table not in self._watch.posted
        self._watch.posted[self.table], self._is_mine = time.perf_counter(), True
        await super()._send(socket, post)


class Duel(Group):
    """Two people, one game after another."""

    def __init__(self, people: list[Person], journal: Journal, seed: int, watch: Watch) -> None:
        super().__init__(DUEL, people, journal, seed)
        self._watch = watch

    def _followers(self, table: str) -> list[Follower]:
        return [Timed(it, table, self._journal, self._rng, self._watch) for it in self.people]

    async def _play_one(self) -> Finished:
        """Nothing is kept of a game: there are too many."""
        finished = await super()._play_one()
        self._watch.posted.pop(finished.table, None)
        return Finished(finished.table, [])


@dataclass
class Figures:
    tables: int
    per_second: float
    per_cpu_second: float
    acknowledged: list[float]
    heard: list[float]
    megabytes: float
    """Of all server processes together."""


async def measure(
    servers: list[ServerProcess], tables: int, seconds: float, every: float
) -> Figures:
    journal, watch = Journal(), Watch(every)
    addresses = [server.address for server in servers]
    duels = [
        Duel([Person(f"P{n}-{i}", addresses[(n + i) % len(addresses)]) for i in range(2)],
             journal, n, watch)
        for n in range(tables)
    ]  # fmt: skip
    tasks = [asyncio.create_task(duel.play()) for duel in duels]
    while watch.begun < tables:
        await asyncio.sleep(0.1)
    watch.clear()
    began, cpu = time.perf_counter(), cpu_seconds(servers)
    await asyncio.sleep(seconds)
    took, cpu = time.perf_counter() - began, cpu_seconds(servers) - cpu
    steps = len(watch.acknowledged)
    figures = Figures(
        tables,
        steps / took,
        steps / cpu,
        sorted(watch.acknowledged),
        sorted(watch.heard),
        megabytes(servers),
    )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for duel in duels:
        await duel.close()
    return figures


async def measure_spectators(servers: list[ServerProcess], count: int) -> tuple[float, list[float]]:
    """Megabytes that they cost the server, and how long the news took to all of them."""
    journal, watch = Journal(), Watch(every=1.0)
    duel = Duel([Person(name, servers[0].address) for name in "AB"], journal, 0, watch)
    game = asyncio.create_task(duel.play())
    while not watch.posted:
        await asyncio.sleep(0.05)
    table, before = next(iter(watch.posted)), megabytes(servers)
    eves = [
        Onlooker(Person("Eve", servers[n % len(servers)].address), table, journal, watch)
        for n in range(count)
    ]
    tasks = [asyncio.create_task(eve.follow()) for eve in eves]
    while not all(eve.now for eve in eves):
        await asyncio.sleep(0.1)
    watch.clear()
    await asyncio.sleep(10)
    cost = megabytes(servers) - before
    for task in (game, *tasks):
        task.cancel()
    await asyncio.gather(game, *tasks, return_exceptions=True)
    for person in (*duel.people, *(eve.person for eve in eves)):
        await person.http.aclose()
    return cost, sorted(watch.heard)


def cpu_seconds(servers: list[ServerProcess]) -> float:
    times = [server.process.cpu_times() for server in servers]
    return sum(it.user + it.system for it in times)


def megabytes(servers: list[ServerProcess]) -> float:
    return sum(server.process.memory_info().rss for server in servers) / MB


def quantiles(seconds: list[float]) -> str:
    """Median and 99th percentile in milliseconds."""
    if len(seconds) < 2:
        return "- | -"
    cuts = statistics.quantiles(seconds, n=100)
    return f"{1000 * cuts[49]:.1f} | {1000 * cuts[98]:.1f}"


def line(figures: Figures) -> str:
    return (
        f"| {figures.tables} | {figures.per_second:,.0f} | {figures.per_cpu_second:,.0f} "
        f"| {quantiles(figures.acknowledged)} | {quantiles(figures.heard)} "
        f"| {figures.megabytes:,.0f} |"
    )


async def run(url: str, given: argparse.Namespace) -> None:
    async with running(url, given.processes) as servers:
        for tables in given.tables:
            print(line(await measure(servers, tables, given.seconds, given.every)), flush=True)
        if given.spectators:
            cost, heard = await measure_spectators(servers, given.spectators)
            print(f"\n{given.spectators} spectators of one table: {cost:.0f} MB, news after "
                  f"{quantiles(heard)} ms (median, 99th percentile)")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--every", type=float, default=0.0, help="seconds between moves of a table")
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--database", choices=get_args(DatabaseKind), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    print(
        "| tables | steps/s | steps/CPU-s | ack. median ms | 99% | opponent median ms | 99% | MB |"
    )
    print("|---|---|---|---|---|---|---|---|")
    with database(given.database) as url:
        asyncio.run(run(url, given))


if __name__ == "__main__":
    main()
