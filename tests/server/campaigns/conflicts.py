"""Several server processes on one PostgreSQL, and people who all want to be first.

Everybody has windows open at every process, and each window acts whenever its seat may: with
actions of its own, sent several times, with some for another seat and some too late. For each
step one post may win; everybody, spectators too, hears every step once and in order.

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

from server.campaigns.aftermath import Aftermath, check_aftermath
from server.campaigns.groups import KINDS, Group, Kind
from server.campaigns.people import Follower, Journal, Json, Person, Player, Post
from server.campaigns.processes import database, running

MOST_COPIES = 3
SECONDS = 1200.0
KINDS_OF_PEOPLE = [kind for kind in KINDS if kind.people == len(kind.seats)]


class Rival(Player):
    """One of several windows of the same person."""

    async def _send(self, socket: ClientConnection, post: Post) -> None:
        for _ in range(self._rng.randint(1, MOST_COPIES)):
            await super()._send(socket, post)
        for step in _nonsense(post.step):
            # Not in the journal: were it ever taken, nobody would have posted it.
            unknown = Post(post.table, post.person, secrets.token_urlsafe(8), step)
            await super()._send(socket, unknown)


def _nonsense(step: Json) -> Iterator[Json]:
    """For another seat, and for a moment that has passed."""
    seat, answers = step["seat"], step["answers"]
    assert isinstance(seat, int)
    assert isinstance(answers, int)
    yield {**step, "seat": 1 - min(seat, 1)}
    yield {**step, "answers": answers - 1}


class Crowd(Group):
    """A group with windows at every process, and a spectator at each."""

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

    def _followers(self, table: str) -> list[Follower]:
        followers: list[Follower] = []
        for address in self._addresses:
            followers.append(Follower(Person("Eve", address), table, self._journal))
            for person in self.people * self._windows:
                window = person.at(address)
                followers.append(Rival(window, table, self._journal, self._rng, "socket"))
        return followers


@dataclass
class Result:
    processes: int
    journal: Journal = field(default_factory=Journal)
    after: Aftermath = field(default_factory=Aftermath)
    counters: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0


async def run(url: str, processes: int, groups: int, games: int, windows: int) -> Result:
    """Raises where a step was lost, taken twice, or not heard by everybody."""
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
    """Of one process, those without labels."""
    async with httpx.AsyncClient() as http:
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
        "repeats of a step that stood": result.counters["tables_repeats_total"],
        "decided by the database between processes": result.counters["tables_conflicts_total"],
        "stored twice": result.after.twice,
        "acknowledged and lost": result.after.lost,
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
