"""Conflict campaign: several server processes on one PostgreSQL, with competing posts.

Every player has windows open at every process. Each window acts whenever its seat may: it sends its
own action several times, and also actions for another seat and actions that are too late. One post
may win each step, and every client, spectators too, receives every step once and in order.

    scripts/bench conflicts [--processes 2] [--groups 8] [--games 2] [--windows 2]
"""

from __future__ import annotations

import argparse
import asyncio
import re
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection

from polling import LIMIT_SECONDS
from server.campaigns.aftermath import Aftermath, check_aftermath
from server.campaigns.groups import KINDS, Group, Kind
from server.campaigns.people import Journal, Json, Person, Player, Post, Subscriber
from server.campaigns.processes import database, running

MOST_COPIES = 3
SECONDS = 1200.0
KINDS_OF_PEOPLE = [kind for kind in KINDS if kind.people == len(kind.seats)]


class Rival(Player):
    """One of several windows of the same player."""

    async def _send(self, socket: ClientConnection, post: Post) -> None:
        for _ in range(self._rng.randint(1, MOST_COPIES)):
            await super()._send(socket, post)
        for step in _nonsense(post.step):
            # Not in the journal: if the server took it, the check would find a step that nobody
            # posted.
            unknown = Post(post.table, post.person, secrets.token_urlsafe(8), step)
            await super()._send(socket, unknown)


def _nonsense(step: Json) -> Iterator[Json]:
    """Yield the same action for another seat, and for an earlier step."""
    seat, answers = step["seat"], step["answers"]
    assert isinstance(seat, int)
    assert isinstance(answers, int)
    yield {**step, "seat": 1 - min(seat, 1)}
    yield {**step, "answers": answers - 1}


class Crowd(Group):
    """A group with windows and a spectator at every process."""

    def __init__(
        self,
        kind: Kind,
        people: list[Person],
        journal: Journal,
        seed: int,
        addresses: list[str],
        windows: int,
        games: int,
    ) -> None:
        super().__init__(kind, people, journal, seed)
        self._addresses, self._windows, self._games = addresses, windows, games

    async def play(self) -> None:
        await asyncio.gather(*(person.enter() for person in self.people))
        for _ in range(self._games):
            self.finished.append(await self._play_one())

    def _subscribers(self, table: str) -> list[Subscriber]:
        subscribers: list[Subscriber] = []
        for address in self._addresses:
            subscribers.append(Subscriber(Person("Eve", address), table, self._journal))
            for person in self.people * self._windows:
                window = person.at(address)
                subscribers.append(Rival(window, table, self._journal, self._rng, "socket"))
        return subscribers


@dataclass
class Result:
    processes: int
    journal: Journal = field(default_factory=Journal)
    after: Aftermath = field(default_factory=Aftermath)
    counters: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0


async def run(url: str, processes: int, groups: int, games: int, windows: int) -> Result:
    """Run the campaign; raise if a step was lost, stored twice, or not received by every client."""
    result, began = Result(processes), time.perf_counter()
    async with running(url, processes) as servers:
        addresses = [server.address for server in servers]
        crowds: list[Group] = []
        for n in range(groups):
            kind = KINDS_OF_PEOPLE[n % len(KINDS_OF_PEOPLE)]
            people = [
                Person(f"P{n}-{seat}", addresses[(n + seat) % processes])
                for seat in range(kind.people)
            ]
            crowds.append(Crowd(kind, people, result.journal, n, addresses, windows, games))
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(crowd.play() for crowd in crowds))
        result.after = await check_aftermath(url, crowds, result.journal)
        for address in addresses:
            result.counters += await read_counters(address)
        for crowd in crowds:
            await crowd.close()
    result.seconds = time.perf_counter() - began
    return result


async def read_counters(address: str) -> Counter[str]:
    """Return the counters of one process, summed over their labels."""
    async with httpx.AsyncClient(timeout=LIMIT_SECONDS) as http:
        text = (await http.get(f"http://{address}/metrics")).text
    found = re.findall(r"^undercard_(\w+)(?:{[^}]*})? (\d+)(?:\.0)?$", text, re.MULTILINE)
    counted: Counter[str] = Counter()
    for name, value in found:
        counted[name] += int(value)
    return counted


def report(result: Result) -> str:
    rows = {
        "server processes": result.processes,
        "games finished": result.after.games,
        "steps stored": result.after.steps,
        "posts": result.journal.sent,
        "refused": result.counters["tables_refusals_total"],
        "repeats of a stored step": result.counters["tables_repeats_total"],
        "decided by the database between processes": result.counters["tables_conflicts_total"],
        "steps stored twice": result.after.twice,
        "acknowledged steps lost": result.after.lost,
        "records that verify": result.after.verified,
        "minutes": f"{result.seconds / 60:.1f}",
    }
    return "\n".join(f"| {name} | {value} |" for name, value in rows.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--groups", type=int, default=8)
    parser.add_argument("--games", type=int, default=2, help="that each group plays")
    parser.add_argument("--windows", type=int, default=2, help="of each person at each process")
    given = parser.parse_args()
    with database("postgres") as url:
        ran = run(url, given.processes, given.groups, given.games, given.windows)
        print(report(asyncio.run(ran)))


if __name__ == "__main__":
    main()
