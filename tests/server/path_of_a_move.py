"""Lists the functions that handle a move, from the sender's frame to the other player's frame.

    PYTHONPATH=tests python -m server.path_of_a_move [--write docs/architecture.md]

A real server on SQLite plays a move of a game of two. The functions are recorded in the order of
their first call, in the event loop and in the thread that commits, until the frames of both players
are written. Only functions of `undercard.server` are listed: those of the table, the game and the
kernel implement the rules and depend on the game.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import undercard
from polling import eventually
from server.clients import Client, Json, LiveClient, act
from server.conftest import serving
from server.limits import NO_LIMITS
from undercard.server.app import open_app
from undercard.server.db.backends import FILE
from undercard.server.db.migration import migrate_sqlite
from undercard.server.live.protocol import LiveProtocol
from undercard.server.settings import ServerSettings

ROOT = Path(undercard.__file__).parent
MOST = 45
START, END = "<!-- path of a move -->", "<!-- end of the path -->"
BACKGROUND = ("undercard-revocations", "undercard-lag", "undercard-sweeper")
WARM_UP = 6
"""The number of moves before the recorded one, because the first moves load more."""
WRITER, ANSWER = "undercard-writer", "SqliteWriter._settle"
"""The thread that commits, and where the event loop continues after it."""
_PARTS = ("<listcomp>", "<genexpr>", "<dictcomp>", "<setcomp>")
"""Suffixes of nested functions, which count as part of the outer function."""


class Hop(NamedTuple):
    """A function of the server."""

    file: str
    name: str
    line: int
    thread: str = ""

    @property
    def package(self) -> str:
        return self.file.partition("/")[0]


class Recorder:
    """Records the first call of each function of the server while it is active."""

    def __init__(self) -> None:
        self.hops: dict[Hop, None] = {}
        self.in_writer: dict[Hop, None] = {}
        self.is_on = False

    def start(self) -> None:
        """Start recording; the function in which the writer's thread waits is part of the path."""
        writer = next(it for it in threading.enumerate() if it.name == WRITER)
        frame = sys._current_frames()[writer.ident or 0]
        waiting = [hop_of(it.f_code, WRITER) for it, _ in traceback.walk_stack(frame)]
        self.in_writer.update(dict.fromkeys(it for it in reversed(waiting) if it is not None))
        self.is_on = True

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if not self.is_on or event != "call":
            return
        thread = threading.current_thread()
        name = "" if thread is threading.main_thread() else thread.name
        hop = hop_of(frame.f_code, name)
        if hop is None or name not in ("", WRITER) or _is_background():
            return
        if hop.package == "server":
            (self.in_writer if name else self.hops).setdefault(hop)

    def path(self) -> list[Hop]:
        """Return the functions of the event loop, and those of the writer where the loop waits for
        them."""
        hops = list(self.hops)
        answered = next(n for n, hop in enumerate(hops) if hop.name == ANSWER)
        return [*hops[:answered], *self.in_writer, *hops[answered:]]


def _is_background() -> bool:
    """Return whether a periodic task runs, which has nothing to do with the move."""
    try:
        task = asyncio.current_task()
    except RuntimeError:  # in another thread
        return False
    return task is not None and task.get_name() in BACKGROUND


def hop_of(code: CodeType, thread: str) -> Hop | None:
    path = Path(code.co_filename)
    if not path.is_relative_to(ROOT) or code.co_name in _PARTS:
        return None
    return Hop(path.relative_to(ROOT).as_posix(), code.co_qualname, code.co_firstlineno, thread)


async def record(game: str = "fightdrome") -> Recorder:
    """Return the path of one move in the middle of a game."""
    recorder = Recorder()
    threading.setprofile(recorder.note)  # for threads that the server starts
    try:
        async with two_players(game) as (table, players):
            threading.setprofile(None)
            for n in range(WARM_UP):
                await move(table, players, f"k{n}")
            await _record_one(recorder, table, players)
    finally:
        sys.setprofile(None)
    return recorder


async def _record_one(recorder: Recorder, table: str, players: dict[LiveClient, Json]) -> None:
    """Record from the first byte of the incoming frame to the write of the second outgoing
    frame."""
    flush, read = LiveProtocol._flush, LiveProtocol.data_received
    flushed: set[LiveProtocol] = set()

    def counted(self: LiveProtocol) -> None:
        flush(self)
        flushed.add(self)
        recorder.is_on = recorder.is_on and len(flushed) < len(players)

    def begun(self: LiveProtocol, data: bytes) -> None:
        if not flushed and not recorder.is_on:
            recorder.start()
        read(self, data)

    LiveProtocol._flush, LiveProtocol.data_received = counted, begun  # type: ignore[method-assign]
    sys.setprofile(recorder.note)
    try:
        await move(table, players, "recorded")
    finally:
        sys.setprofile(None)
        LiveProtocol._flush, LiveProtocol.data_received = flush, read  # type: ignore[method-assign]
    await eventually(lambda: not recorder.is_on)


@asynccontextmanager
async def two_players(game: str) -> AsyncIterator[tuple[str, dict[LiveClient, Json]]]:
    """Yield a table of a real server, its clients and their last states."""
    with tempfile.TemporaryDirectory() as folder:
        await migrate_sqlite(Path(folder) / FILE)
        settings = ServerSettings(data=Path(folder), port=0, limits=NO_LIMITS, lobby_seconds=1000)
        async with (
            open_app(settings) as app,
            serving(settings, app) as address,
            Client.of(app) as ann,
            Client.of(app) as ben,
        ):
            await ann.enter("Ann")
            await ben.enter("Ben")
            table = await ann.make_table(game=game)
            await ben.step(table, {"step": "sit_down", "seat": 1})
            async with (
                LiveClient.of(address, ann.cookie) as a,
                LiveClient.of(address, ben.cookie) as b,
            ):
                players = {}
                for live in (a, b):
                    await live.send("subscribe", table=table)
                    players[live] = (await live.receive("snapshot"))["now"]
                yield table, players


async def move(table: str, players: dict[LiveClient, Json], key: str) -> None:
    actor = next(it for it, now in players.items() if now["view"]["legal"])
    await actor.send("step", table=table, key=key, step=act(players[actor]))
    for live in players:
        players[live] = (await live.receive("entries"))["now"]


def report(recorder: Recorder) -> str:
    """Return the section of the page."""
    path = recorder.path()
    head = f"{len(path)} functions of `server` in {len({hop.file for hop in path})} files:"
    rows = [
        f"| {n} | `{hop.name}` | `{hop.file}:{hop.line}` | {hop.thread} |"
        for n, hop in enumerate(path, 1)
    ]
    return "\n".join((head, "", "| | function | where | thread |", "|---|---|---|---|", *rows))


def put_into(page: Path, text: str) -> None:
    before, _, rest = page.read_text().partition(START)
    _, _, after = rest.partition(END)
    if not after:
        raise SystemExit(f"{page} has no {START} … {END}")
    page.write_text(f"{before}{START}\n{text}\n{END}{after}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--write", type=Path, help="the page with the marks to put it between")
    given = parser.parse_args()
    text = report(asyncio.run(record()))
    sys.stdout.write(text + "\n")
    if given.write:
        put_into(given.write, text)


if __name__ == "__main__":
    main()
