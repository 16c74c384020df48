"""A server under load: clients play random moves over real WebSockets, and every step is durable.

If Node is installed, boardgame.io's server is measured too, with a similar game in memory.
First, every table moves as soon as both players have the last move: this gives the throughput.
CPU-seconds are those of the server processes, without the clients.
Then each table moves every few seconds: this gives the latency. The clients measure it from a post
to its answer, and until the opponent has received the new view.

    scripts/bench server [--tables 100 1000 3000] [--seconds 8] [--every 2] [--alone]
                         [--database sqlite|postgres] [--processes N] [--clients N] [--write PAGE]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import get_args

from server.campaigns.load.contenders import (
    Contender,
    allow_many_connections,
    boardgame_io,
    has_peer,
    undercard,
)
from server.campaigns.load.disk import measure_disk
from server.campaigns.load.measurement import Figures, Plan, latency, measure
from server.campaigns.load.memory import Memory, MemoryPlan, measure_memory
from server.campaigns.load.report import put_into, report, row
from server.campaigns.processes import Kind, database


def main() -> None:
    given = _arguments().parse_args()
    allow_many_connections()
    plan, busy = Plan(given.tables, given.seconds, given.every), os.getloadavg()[0]
    disk = measure_disk()
    figures = _measure_all(given, plan)
    disk += measure_disk()
    text = report(figures, _memory(given), plan, busy, latency(disk))
    print(text)
    if given.write:
        put_into(given.write, text)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000, 3000])
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between paced moves")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--database", choices=get_args(Kind), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="of the server")
    parser.add_argument("--clients", type=int, default=1, help="processes of clients")
    parser.add_argument("--no-memory", action="store_true", help="do not measure memory")
    parser.add_argument("--write", type=Path, help="a page with marks around the table to replace")
    return parser


def _measure_all(given: argparse.Namespace, plan: Plan) -> list[Figures]:
    with database(given.database) as url:
        figures = asyncio.run(_ours(url, given, plan))
    if given.alone:
        return figures
    if not has_peer():
        print("Node or boardgame.io is not installed; measuring Undercard only", file=sys.stderr)
        return figures
    return figures + asyncio.run(_theirs(given, plan))


async def _ours(url: str, given: argparse.Namespace, plan: Plan) -> list[Figures]:
    async with undercard(url, given.processes, given.clients) as (contender, _):
        return await _with_progress(contender, plan)


async def _theirs(given: argparse.Namespace, plan: Plan) -> list[Figures]:
    async with boardgame_io(given.clients) as contender:
        return await _with_progress(contender, plan)


async def _with_progress(contender: Contender, plan: Plan) -> list[Figures]:
    """Measure, and print each row as soon as it is complete."""
    figures = []
    async for it in measure(contender, plan):
        print(row(it), file=sys.stderr, flush=True)
        figures.append(it)
    return figures


def _memory(given: argparse.Namespace) -> Memory | None:
    if given.no_memory:
        return None
    with database(given.database) as url:
        return asyncio.run(measure_memory(url, given.clients, MemoryPlan()))


if __name__ == "__main__":
    main()
