"""Checks after a campaign: the responses to the clients against the content of the database."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import msgspec

from server.campaigns.groups import Finished, Group
from server.campaigns.people import Journal, Post
from undercard.server.db import Store, open_store
from undercard.server.db.store import StoredStep
from undercard.server.tables.live_table import decode_header, decode_step
from undercard.table.steps import Act
from undercard.table.table import Table


@dataclass
class Aftermath:
    """Counts of the check; it fails unless `lost` and `twice` are 0."""

    games: int = 0
    steps: int = 0
    lost: int = 0
    twice: int = 0
    verified: int = 0


class Log(msgspec.Struct):
    log: list[msgspec.Raw]


async def check_aftermath(url: str, groups: list[Group], journal: Journal) -> Aftermath:
    """Check the database while the last server still runs."""
    found = Aftermath()
    store = await open_store(url)
    try:
        stored = {it.table: await store.steps(it.table) for it in await store.tables(limit=10**6)}
        for table, steps in stored.items():
            _replay(await _header(store, table), steps)
            found.steps += len(steps)
            found.twice += _twice(steps)
            _check_posted(steps, journal)
    finally:
        await store.close()
    found.lost = sum(not _is_stored(stored, post, number) for post, number in journal.acknowledged)
    assert (found.lost, found.twice) == (0, 0), found
    games = [game for group in groups for game in group.finished]
    found.games = len(games)
    await asyncio.gather(*(_check_received(game, stored[game.table]) for game in games))
    found.verified = await _verify(games)
    return found


async def _header(store: Store, table: str) -> bytes:
    header = await store.header(table)
    assert header is not None
    return header


def _replay(header: bytes, steps: list[StoredStep]) -> Table:
    assert [it.number for it in steps] == list(range(1, len(steps) + 1))
    return Table.replay(decode_header(header), [decode_step(it.step) for it in steps])


def _twice(steps: list[StoredStep]) -> int:
    """Count posts stored under two numbers, and actions that answer the same step."""
    keys = Counter(it.key for it in steps if it.key is not None)
    acts = [it for it in (decode_step(it.step) for it in steps) if isinstance(it, Act)]
    answered = Counter(it.answers for it in acts)
    return sum(count - 1 for counts in (keys, answered) for count in counts.values())


def _check_posted(steps: list[StoredStep], journal: Journal) -> None:
    """Check that every action of a person is exactly what that person posted."""
    for stored in steps:
        step = decode_step(stored.step)
        if isinstance(step, Act) and step.by is not None:
            assert stored.key is not None
            person, key = stored.key.split("/", 1)
            assert person == step.by
            asked = journal.posts[person, key].step
            assert asked == {"step": "act", **_content(step)}


def _content(step: Act) -> dict[str, object]:
    return {"seat": step.seat, "action": step.action, "answers": step.answers}


def _is_stored(stored: dict[str, list[StoredStep]], post: Post, number: int) -> bool:
    """Return whether the step is stored, under its key or as the same action from another
    window."""
    steps = stored[post.table]
    if number > len(steps):
        return False
    step = decode_step(steps[number - 1].step)
    is_same = isinstance(step, Act) and {"step": "act", **_content(step)} == post.step
    return is_same or steps[number - 1].key == f"{post.person}/{post.key}"


async def _check_received(game: Finished, stored: list[StoredStep]) -> None:
    """Check that every subscriber received every step, that a reload returns the same entries, and
    that all windows of a seat received the same view at every step."""
    views: dict[tuple[int | None, int], int] = {}
    for subscriber in game.subscribers:
        assert len(subscriber.received) == len(stored)
        shown = await subscriber.person.look(game.table)
        reloaded = msgspec.json.decode(shown.content, type=Log).log
        assert [bytes(entry) for entry in reloaded] == subscriber.received
        for number, view in subscriber.views.items():
            assert views.setdefault((subscriber.seat, number), view) == view


async def _verify(games: list[Finished]) -> int:
    """Run `undercard verify` on every downloaded record; return the number of valid ones."""
    with tempfile.TemporaryDirectory(prefix="undercard-records-") as folder:
        files: list[Path] = []
        for game in games:
            reply = await game.subscribers[0].person.http.get(f"/api/tables/{game.table}/record")
            files.append(Path(folder) / f"{len(files)}.json")
            files[-1].write_bytes(reply.content)
        command = [sys.executable, "-m", "undercard", "verify", *map(str, files)]
        checker = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
        )
        said, _ = await checker.communicate()
    assert checker.returncode == 0, said.decode()
    return said.count(b": valid: ")
