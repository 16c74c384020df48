"""What people, tables and moves cost the server in memory, and that idle tables cost nothing."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass

import httpx

from polling import LIMIT_SECONDS
from server.campaigns.load.contenders import Contender, undercard
from server.campaigns.load.measurement import Latency, latency

IDLE_SECONDS = 3.0
"""After which this server puts a table away; others have more patience."""
LOADED = re.compile(r"^undercard_tables_tables_loaded (\d+)(?:\.0)?$", re.MULTILINE)
KB_PER_MB = 1024


@dataclass(frozen=True)
class Company:
    """How many come, and for how long they play."""

    people: int = 500
    spectators: int = 500
    tables: int = 300
    seconds: float = 6.0


@dataclass(frozen=True)
class Memory:
    """In kilobytes, by differences of the whole server."""

    connection: float
    spectator: float
    """With the connection."""
    table: float
    """Two people follow it; with their connections."""
    move: float
    """Of tables in memory, and of all that the server keeps of its latest past."""
    news: Latency
    """To the spectators, all at one table."""
    loaded: int
    """Tables in memory while people were there."""
    loaded_after: int
    """And when all had been gone for a while."""
    megabytes: tuple[float, float, float]
    """Of the server: at first, with everybody there, and with as many others after them."""


async def measure_memory(url: str, crowds: int, company: Company) -> Memory:
    """On a server of its own."""
    async with undercard(url, 1, crowds, str(IDLE_SECONDS)) as (contender, address):
        await contender.seat(crowds)
        await contender.play(1.0)  # whatever is loaded and compiled once
        first = contender.megabytes()
        await contender.come(company.people)
        connected = contender.megabytes()
        await contender.watch(company.spectators)
        watched = contender.megabytes()
        news = [
            it for played in await contender.play(company.seconds, 0.5) for it in played.watched
        ]
        seated, full, moves = await _fill(contender, company)
        loaded = await count_loaded(address)
        await contender.leave()
        loaded_after = await _until_put_away(address)
        await contender.come(company.people + company.spectators)
        _, again, _ = await _fill(contender, company)
        return Memory(
            connection=KB_PER_MB * (connected - first) / company.people,
            spectator=KB_PER_MB * (watched - connected) / company.spectators,
            table=KB_PER_MB * (seated - watched) / company.tables,
            move=KB_PER_MB * (full - seated) / moves,
            news=latency(news),
            loaded=loaded,
            loaded_after=loaded_after,
            megabytes=(first, full, again),
        )


async def _fill(contender: Contender, company: Company) -> tuple[float, float, int]:
    """Megabytes with everybody seated and after they have played, and how many moves they made."""
    await contender.seat(company.tables)
    seated = contender.megabytes()
    played = await contender.play(company.seconds)
    return seated, contender.megabytes(), sum(len(it.acknowledged) for it in played)


async def _until_put_away(address: str) -> int:
    loop = asyncio.get_running_loop()
    end = loop.time() + LIMIT_SECONDS
    while (loaded := await count_loaded(address)) and loop.time() < end:
        await asyncio.sleep(0.5)
    return loaded


async def count_loaded(address: str) -> int:
    """The server's own gauge of tables in memory."""
    async with httpx.AsyncClient(timeout=LIMIT_SECONDS) as http:
        found = LOADED.search((await http.get(f"http://{address}/metrics")).text)
    assert found is not None
    return int(found[1])
