"""Groups of players that play game after game, with a spectator."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

from server.campaigns.people import Journal, Json, Person, Player, Subscriber, Transport

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@dataclass(frozen=True)
class Kind:
    """The game of a group; `seats` are the creator and the other players."""

    game: str
    seats: tuple[Json, ...]
    options: Json = field(default_factory=dict)
    transport: Transport = "socket"

    @property
    def people(self) -> int:
        return sum(seat["kind"] != "bot" for seat in self.seats)


def bot(level: str) -> Json:
    return {"kind": "bot", "level": level}


KINDS = (
    Kind("fightdrome", (ME, OPEN)),
    Kind("survive", (ME, OPEN), transport="http"),
    Kind("fightdrome", (ME, bot("random"))),
    Kind("survive", (ME, OPEN, OPEN), {"players": 3}),
    Kind("fightdrome", (ME, OPEN), {"mode": "match", "target": 60}, "http"),
    Kind("survive", (ME, bot("greedy"))),
)


@dataclass
class Finished:
    """A finished game and its subscribers, with all entries that they received."""

    table: str
    subscribers: list[Subscriber]


class Group:
    """Plays game after game until `is_last` is set."""

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
        """Close all HTTP connections."""
        subscribers = [it.person for game in self.finished for it in game.subscribers]
        for person in (*self.people, *subscribers):
            await person.http.aclose()

    async def _play_one(self) -> Finished:
        table = await self._sit_down()
        subscribers = self._subscribers(table)
        await asyncio.gather(*(one.subscribe() for one in subscribers))
        return Finished(table, subscribers)

    def _subscribers(self, table: str) -> list[Subscriber]:
        """Return the players and a spectator."""
        spectator = Subscriber(Person("Eve", self.people[0].address), table, self._journal)
        rng, transport = self._rng, self.kind.transport
        players = [Player(person, table, self._journal, rng, transport) for person in self.people]
        return [*players, spectator]

    async def _sit_down(self) -> str:
        """Create a table and take all seats; the game starts with the last one."""
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
    """Return groups of all kinds, in rotation."""
    groups = []
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        people = [Person(f"P{number}-{n}", address) for n in range(kind.people)]
        groups.append(Group(kind, people, journal, rng.randrange(2**32)))
    return groups
