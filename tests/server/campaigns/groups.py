"""People who play together, one game after another, and somebody who looks on."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

from server.campaigns.people import Follower, Journal, Json, Person, Player, Way

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@dataclass(frozen=True)
class Kind:
    """What a group plays; `seats` are those of the table's maker and whoever else there is."""

    game: str
    seats: tuple[Json, ...]
    options: Json = field(default_factory=dict)
    way: Way = "socket"

    @property
    def people(self) -> int:
        return sum(seat["kind"] != "bot" for seat in self.seats)


def bot(level: str) -> Json:
    return {"kind": "bot", "level": level}


KINDS = (
    Kind("fightdrome", (ME, OPEN)),
    Kind("survive", (ME, OPEN), way="http"),
    Kind("fightdrome", (ME, bot("random"))),
    Kind("survive", (ME, OPEN, OPEN), {"players": 3}),
    Kind("fightdrome", (ME, OPEN), {"mode": "match", "target": 60}, "http"),
    Kind("survive", (ME, bot("greedy"))),
)


@dataclass
class Finished:
    """A game that was played to its end, and what everybody heard of it."""

    table: str
    followers: list[Follower]


class Group:
    """Plays until told that the game in hand is the last."""

    def __init__(self, kind: Kind, people: list[Person], journal: Journal, seed: int) -> None:
        self.kind, self.people, self._journal = kind, people, journal
        self._rng = random.Random(seed)
        self.is_last = False
        self.finished: list[Finished] = []

    async def play(self) -> None:
        await asyncio.gather(*(person.enter() for person in self.people))
        while not (self.is_last and self.finished):
            self.finished.append(await self._play_one())

    async def close(self) -> None:
        """All connections that are kept."""
        followers = [it.person for game in self.finished for it in game.followers]
        for person in (*self.people, *followers):
            await person.http.aclose()

    async def _play_one(self) -> Finished:
        table = await self._sit_down()
        followers = self._followers(table)
        await asyncio.gather(*(one.follow() for one in followers))
        return Finished(table, followers)

    def _followers(self, table: str) -> list[Follower]:
        """Everybody at the table and around it."""
        spectator = Follower(Person("Eve", self.people[0].address), table, self._journal)
        rng, way = self._rng, self.kind.way
        players = [Player(person, table, self._journal, rng, way) for person in self.people]
        return [*players, spectator]

    async def _sit_down(self) -> str:
        """All take their seats; with the last one there, the game begins."""
        kind, maker = self.kind, self.people[0]
        table = await maker.make_table(
            {"game": kind.game, "options": kind.options, "seats": kind.seats}
        )
        seats = [number for number, seat in enumerate(kind.seats) if seat["kind"] == "open"]
        for person, seat in zip(self.people[1:], seats, strict=True):
            await self._post(table, person, {"step": "sit_down", "seat": seat})
        return table

    async def _post(self, table: str, person: Person, step: Json) -> None:
        post = self._journal.new_post(table, person, step)
        reply = await person.post(table, step, post.key)
        assert reply.status_code == 200, reply.text
        self._journal.acknowledged.append((post, reply.json()["number"]))


def make_groups(address: str, count: int, journal: Journal, rng: random.Random) -> list[Group]:
    """Groups of all kinds, in turn."""
    groups = []
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        people = [Person(f"P{number}-{n}", address) for n in range(kind.people)]
        groups.append(Group(kind, people, journal, rng.randrange(2**32)))
    return groups
