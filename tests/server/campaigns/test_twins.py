"""With other hidden information, every reply is the same, byte for byte.

The test replaces the table inside a server by a twin and requests every GET address again,
including those that do not use redaction directly.
"""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from server.campaigns.groups import ME, OPEN, Group, Kind
from server.campaigns.leaks import Site, open_site
from server.campaigns.people import Journal, Json, Person
from server.campaigns.test_leaks import open_views
from table.tables import hidden_state, with_state
from undercard.server.app import all_endpoints
from undercard.server.db.backends import FILE
from undercard.server.tables.live_table import LiveTable
from undercard.server.tables.service import Tables

DUELS = [Kind("fightdrome", (ME, OPEN)), Kind("survive", (ME, OPEN))]
PATHS = [
    endpoint.path
    for endpoint in all_endpoints()
    if endpoint.method == "GET" and not re.search(r"{(?!table|person)", endpoint.path)
]
TIMES = re.compile(rb'"(?:at|date)":[\d.]+')
STEPS = 14


class Pair(Group):
    """Two bots that play some steps and stop in the middle; they may use every address.

    A bout may be over before that, and then nothing is hidden: they play another one.
    """

    def __init__(self, kind: Kind, people: list[Person], journal: Journal, seed: int) -> None:
        super().__init__(kind, people, journal, seed)
        self.tokens: list[str] = []

    async def play_some(self, site: Site) -> LiveTable:
        for person in self.people:
            await person.enter()
            await make_account(person)
            self.tokens.append(await make_token(person))
        tables = site.app.state.core.tables
        assert isinstance(tables, Tables)
        while True:
            async with tables._cache.use(await self._sit_down()) as live:
                while live.table.number < STEPS and live.table.to_act is not None:
                    await self._move(live)
                if live.table.to_act is not None:
                    return live

    async def _move(self, live: LiveTable) -> None:
        table, seat = live.table, live.table.to_act
        assert seat is not None
        state = hidden_state(table)
        action = self._rng.choice(table.game.legal(state))
        act: Json = {"step": "act", "seat": seat, "action": action, "answers": table.number}
        await self._post(table.about.id, self.people[seat], act)


@pytest.fixture
async def site(tmp_path: Path, migrated: Path) -> AsyncIterator[Site]:
    shutil.copy(migrated, tmp_path / FILE)
    async with open_site(tmp_path) as site:
        yield site


async def replies(person: Person, table: str, token: str) -> dict[str, bytes]:
    """Return the reply of every address to this person, without times."""
    found = {}
    for path in PATHS:
        address = path.replace("{table}", table).replace("{person}", person.id or "nobody")
        headers = {"authorization": f"Bearer {token}"} if path.startswith("/api/bot") else {}
        found[path] = TIMES.sub(b"", await read_reply(person.http, address, headers))
    return found


async def read_reply(http: httpx.AsyncClient, address: str, headers: dict[str, str]) -> bytes:
    """Return the whole reply, or the first line of a stream."""
    async with http.stream("GET", address, headers=headers) as reply:
        said = b"%d " % reply.status_code
        if "ndjson" not in reply.headers.get("content-type", ""):
            return said + await reply.aread()
        async for line in reply.aiter_lines():
            return said + line.encode()
    return said


async def make_account(person: Person) -> None:
    """Upgrade the guest to an account, which tokens require."""
    body = {"name": person.name, "password": "correct horse battery"}
    reply = await person.http.post("/api/account", json=body)
    assert reply.status_code == 201, reply.text
    person.id = reply.json()["me"]["id"]


async def make_token(person: Person) -> str:
    """Return a token of the account, which becomes a bot account."""
    reply = await person.http.post("/api/tokens", json={"name": "test"})
    token = str(reply.json()["token"])
    headers = {"authorization": f"Bearer {token}"}
    reply = await person.http.post("/api/bot/account/upgrade", headers=headers)
    assert reply.is_success, reply.text
    return token


async def differences(site: Site, kind: Kind, seed: int) -> set[str]:
    """Return the addresses whose replies depend on hidden information."""
    journal = Journal()
    pair = Pair(kind, [Person(name, site.address) for name in ("Ann", "Ben")], journal, seed)
    live = await pair.play_some(site)
    truth, found = live.table, set()
    for seat, person in enumerate(pair.people):
        token, live.table = pair.tokens[seat], truth
        before = await replies(person, live.id, token)
        assert before["/api/tables/{table}"].startswith(b"200")
        for draw in range(3):
            state = truth.game.sample(hidden_state(truth), seat, random.Random(draw).randrange(99))
            live.table = with_state(truth, state)
            after = await replies(person, live.id, token)
            found |= {path for path in PATHS if before[path] != after[path]}
    await pair.close()
    return found


@pytest.mark.parametrize("kind", DUELS, ids=[kind.game for kind in DUELS])
async def test_no_reply_depends_on_hidden_information(site: Site, kind: Kind) -> None:
    assert await differences(site, kind, seed=3) == set()


async def test_a_reply_with_hidden_information_is_found(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_views(monkeypatch)
    found = await differences(site, DUELS[0], seed=3)
    assert {"/api/tables/{table}", "/api/bot/tables/{table}/stream"} <= found
