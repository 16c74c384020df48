"""The server's memory per connection, table and move; idle tables must be unloaded."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass

import httpx

from polling import LIMIT_SECONDS
from server.campaigns.load.contenders import Contender, undercard
from server.campaigns.load.measurement import Latency, latency

IDLE_SECONDS = 3.0
"""This server unloads idle tables early, to keep the measurement short."""
LOADED = re.compile(r"^undercard_tables_tables_loaded (\d+)(?:\.0)?$", re.MULTILINE)
KB_PER_MB = 1024


@dataclass(frozen=True)
class MemoryPlan:
    """The number of clients and tables, and how long they play."""

    people: int = 500
    spectators: int = 500
    tables: int = 300
    seconds: float = 6.0


@dataclass(frozen=True)
class Memory:
    """Memory in kilobytes, from differences of the whole server process."""

    connection: float
    spectator: float
    """Including the connection."""
    table: float
    """Including the connections of both players."""
    move: float
    """Growth per move, of loaded tables and of the server's caches."""
    watched: Latency
    """The latency of spectators, all at one table."""
    loaded: int
    """Tables in memory while their players are connected."""
    loaded_after: int
    """Tables in memory some time after all players have left."""
    megabytes: tuple[float, float, float]
    """The server at the start, with all clients, and with as many new clients after these have
    left."""


async def measure_memory(url: str, crowds: int, plan: MemoryPlan) -> Memory:
    """Measure on a separate server."""
    async with undercard(url, 1, crowds, str(IDLE_SECONDS)) as (contender, address):
        await contender.seat(crowds)
        await contender.play(1.0)  # lets the server load and compile everything once
        first = contender.megabytes()
        await contender.come(plan.people)
        connected = contender.megabytes()
        await contender.watch(plan.spectators)
        with_spectators = contender.megabytes()
        watched = [
            it for played in await contender.play(plan.seconds, 0.5) for it in played.watched
        ]
        seated, full, moves = await _fill(contender, plan)
        loaded = await count_loaded(address)
        await contender.leave()
        loaded_after = await _wait_until_unloaded(address)
        await contender.come(plan.people + plan.spectators)
        _, again, _ = await _fill(contender, plan)
        return Memory(
            connection=KB_PER_MB * (connected - first) / plan.people,
            spectator=KB_PER_MB * (with_spectators - connected) / plan.spectators,
            table=KB_PER_MB * (seated - with_spectators) / plan.tables,
            move=KB_PER_MB * (full - seated) / moves,
            watched=latency(watched),
            loaded=loaded,
            loaded_after=loaded_after,
            megabytes=(first, full, again),
        )


async def _fill(contender: Contender, plan: MemoryPlan) -> tuple[float, float, int]:
    """Return the megabytes with all players seated, the megabytes after play, and the moves
    made."""
    await contender.seat(plan.tables)
    seated = contender.megabytes()
    played = await contender.play(plan.seconds)
    return seated, contender.megabytes(), sum(len(it.acknowledged) for it in played)


async def _wait_until_unloaded(address: str) -> int:
    loop = asyncio.get_running_loop()
    end = loop.time() + LIMIT_SECONDS
    while (loaded := await count_loaded(address)) and loop.time() < end:
        await asyncio.sleep(0.5)
    return loaded


async def count_loaded(address: str) -> int:
    """Return the server's gauge of tables in memory."""
    async with httpx.AsyncClient(timeout=LIMIT_SECONDS) as http:
        found = LOADED.search((await http.get(f"http://{address}/metrics")).text)
    assert found is not None
    return int(found[1])
