"""Almost valid sequences of WebSocket messages, from a malicious client.

Whatever Mallory sends, two other players finish their game at the same table, receive every step
once, and the server has no internal error.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from polling import LIMIT_SECONDS
from server.campaigns.groups import ME, OPEN, Group, Kind
from server.campaigns.leaks import Site, open_site
from server.campaigns.people import Journal, Person, Player, Post, read_message
from server.clients import leave
from undercard.server.db.backends import FILE

SECONDS = LIMIT_SECONDS
DUEL = Kind("fightdrome", (ME, OPEN))
TABLES = st.sampled_from(["THEIRS", "OWN", "none", "", "x" * 65, "\0"])
SEATS = st.none() | st.integers(-1, 8)
AFTER = st.integers(-1, 200) | st.just(2**31)
KEYS = st.sampled_from(["k", "k", "l", "", " ", "x" * 65, "é"])
ACTIONS = st.sampled_from(["rest", "pass", "K30", "P60", "", "a1-a2", "\u202e", "x" * 201])
STEPS = st.one_of(
    st.fixed_dictionaries(
        {"step": st.just("act"), "seat": SEATS, "action": ACTIONS, "answers": AFTER}
    ),
    st.fixed_dictionaries(
        {
            "step": st.sampled_from(
                [
                    "sit_down",
                    "leave_seat",
                    "resign",
                    "time_out",
                    "ask_takeback",
                    "offer_draw",
                    "grant_takeback",
                    "come_back",
                    "take_over",
                    "rematch",
                ]
            ),
            "seat": SEATS,
        }
    ),
    st.fixed_dictionaries(
        {"step": st.sampled_from(["abandon", "take_over"]), "seat": SEATS, "absent": SEATS}
    ),
    st.just({"step": "start", "contributions": ["x"] * 9}),
    st.just({"step": "start"}),
)
MESSAGES = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("subscribe"), "table": TABLES}, optional={"after": AFTER, "seat": SEATS}
    ),
    st.fixed_dictionaries({"type": st.just("unsubscribe"), "table": TABLES}),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["subscribe_lobby", "unsubscribe_lobby", "ping"])}
    ),
    st.fixed_dictionaries({"type": st.just("step"), "table": TABLES, "key": KEYS, "step": STEPS}),
)
BROKEN = "BROKEN"
"""Stands for a text frame that is not UTF-8."""
FRAMES = st.one_of(
    MESSAGES.map(lambda message: msgspec.json.encode(message).decode()),
    st.binary(max_size=40),
    st.sampled_from(["", "null", "[]", "{", "x" * 70_000, '{"type":"ping","key":"' + "y" * 66_000]),
    st.just(BROKEN),
)


@pytest.fixture
async def site(tmp_path: Path, migrated: Path) -> AsyncIterator[Site]:
    shutil.copy(migrated, tmp_path / FILE)
    async with open_site(tmp_path) as site:
        yield site


class Victims(Group):
    """Two players who take their seats."""

    async def begin(self) -> str:
        for person in self.people:
            await person.enter()
        return await self._sit_down()


class Disturbed(Player):
    """A player before whose every move Mallory sends a frame."""

    mallory: Mallory

    async def _send(self, socket: ClientConnection, post: Post) -> None:
        await self.mallory.send_next()
        await super()._send(socket, post)


class Mallory:
    """Sends one frame after another, and reconnects when disconnected."""

    def __init__(self, person: Person, theirs: str, own: str, frames: list[str | bytes]) -> None:
        self._person, self._theirs, self._own = person, theirs, own
        self._frames = iter(frames)
        self._socket: ClientConnection | None = None

    async def send_next(self) -> None:
        frame = next(self._frames, None)
        if frame is None:
            return
        try:
            if self._socket is None:
                self._socket = await self._person.connection()
            await self._send(self._socket, frame)
        except ConnectionClosed:
            self._socket = None

    async def _send(self, socket: ClientConnection, frame: str | bytes) -> None:
        if frame == BROKEN:
            await socket.send(b"\xff\xfe{\x80", text=True)  # a text frame that is not UTF-8
            return
        if isinstance(frame, str):
            frame = frame.replace("THEIRS", self._theirs).replace("OWN", self._own)
        await socket.send(frame)

    async def is_answered(self) -> bool:
        """Return whether the server still answers Mallory after all frames."""
        if self._socket is not None:
            await leave(self._socket)
        key = secrets.token_urlsafe(8)
        async with self._person.connection() as socket:
            await socket.send(msgspec.json.encode({"type": "ping", "key": key}).decode())
            while (message := read_message(await socket.recv())).type != "pong":
                pass
        return message.key == key


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(frames=st.lists(FRAMES, min_size=5, max_size=25), seed=st.integers(0, 2**16))
async def test_other_players_are_not_disturbed(
    site: Site, frames: list[str | bytes], seed: int
) -> None:
    journal, rng = Journal(), random.Random(seed)
    names = ("Ann", "Ben", "Mallory")
    ann, ben, villain = (Person(name, site.address) for name in names)
    victims = Victims(DUEL, [ann, ben], journal, seed)
    table = await victims.begin()
    await villain.enter()
    mallory = Mallory(villain, table, await villain.make_table({"game": "fightdrome"}), frames)
    players = [Disturbed(person, table, journal, rng, "socket") for person in (ann, ben)]
    for player in players:
        player.mallory = mallory
    async with asyncio.timeout(SECONDS):
        await asyncio.gather(*(player.subscribe() for player in players))
    assert await mallory.is_answered()
    assert len(players[0].received) == len(players[1].received)
    assert journal.lost_connections == 0
    assert journal.refused == 0, "a foreign step was taken"
    assert site.app.state.metrics.value("failures_total") == 0
    for person in (ann, ben, villain):
        await person.http.aclose()
