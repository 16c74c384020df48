"""Leak campaign: play whole games of both games, and scan every byte that every client receives.

scripts/bench leaks [--games 200] [--seed 0]
"""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette

from server.campaigns.people import Json
from server.campaigns.scanner import scan, scan_log
from server.campaigns.wiretap import LATEST, Tap, Tapped
from server.conftest import serving
from server.limits import MANY_SOCKETS
from undercard.server.app import open_app
from undercard.server.logs import JsonFormatter
from undercard.server.settings import ServerSettings

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
CONFIGURATIONS: tuple[Json, ...] = (
    {"game": "fightdrome"},
    {"game": "survive"},
    {"game": "fightdrome", "open_hands": 3},
    {"game": "survive", "options": {"players": 3}, "visibility": "private"},
    {"game": "fightdrome", "options": {"mode": "epic"}, "visibility": "private"},
    {"game": "survive", "open_hands": 0},
    {"game": "fightdrome", "options": {"mode": "match", "target": 60}, "open_hands": 1000},
    {"game": "survive", "open_hands": 20},
)


@dataclass
class Result:
    games: int = 0
    steps: int = 0
    messages: int = 0
    bytes: int = 0
    log_lines: int = 0
    seconds: float = 0.0


@dataclass
class Site:
    """A server in this process, with its log."""

    app: Starlette
    address: str
    log: io.StringIO = field(default_factory=io.StringIO)

    async def play(self, configuration: Json, seed: int, most_steps: int = LATEST) -> Tapped:
        options = configuration.get("options")
        seats = 3 if options == {"players": 3} else 2
        seated = [ME, *[OPEN] * (seats - 1)]
        body: Json = {**configuration, "seats": seated, "starts_when_full": False}
        tap = Tap(self.app.state.core.tables, self.address, seed, most_steps)
        return await tap.play(body, seats)


@asynccontextmanager
async def open_site(folder: Path) -> AsyncIterator[Site]:
    settings = ServerSettings(
        data=folder, port=0, limits=MANY_SOCKETS, lobby_seconds=0.05, stop_seconds=2
    )
    async with open_app(settings) as app, serving(settings, app) as address:
        site = Site(app, address)
        with _kept_log(site.log):
            yield site


@contextmanager
def _kept_log(stream: io.StringIO) -> Iterator[None]:
    """Capture the log as the server writes it, without the lines of the test clients."""
    handler, root = logging.StreamHandler(stream), logging.getLogger()
    handler.setFormatter(JsonFormatter())
    handler.addFilter(lambda record: not record.name.startswith(("httpx", "httpcore")))
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        yield
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


async def run(site: Site, games: int, seed: int = 0, most_steps: int = LATEST) -> Result:
    """Run the campaign; raise `Leak`. A game longer than `most_steps` is ended by resignation."""
    result, began = Result(), time.perf_counter()
    played: list[Tapped] = []
    for number in range(games):
        configuration = CONFIGURATIONS[number % len(CONFIGURATIONS)]
        tapped = await site.play(configuration, seed + number, most_steps)
        result.messages += await asyncio.to_thread(scan, tapped)
        caught = [it for audience in tapped.audiences for it in audience.caught]
        result.bytes += sum(len(it.content) for it in caught)
        result.games, result.steps = result.games + 1, result.steps + tapped.table.number
        for audience in tapped.audiences:
            audience.caught.clear()
        played.append(tapped)
    result.log_lines = scan_log(site.log.getvalue().splitlines(), played)
    result.seconds = time.perf_counter() - began
    return result


def report(result: Result) -> str:
    rows = {
        "games": result.games,
        "steps": result.steps,
        "messages and replies scanned": result.messages,
        "bytes": f"{result.bytes:,}",
        "log lines": result.log_lines,
        "leaks": 0,
        "minutes": f"{result.seconds / 60:.1f}",
    }
    return "\n".join(f"| {name} | {value} |" for name, value in rows.items())


async def _campaign(games: int, seed: int) -> Result:
    with tempfile.TemporaryDirectory(prefix="undercard-leaks-") as folder:
        async with open_site(Path(folder)) as site:
            return await run(site, games, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    print(report(asyncio.run(_campaign(given.games, given.seed))))


if __name__ == "__main__":
    main()
