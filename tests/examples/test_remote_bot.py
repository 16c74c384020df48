"""The example bot, as its own process, plays whole games: against a level, and when invited."""

from __future__ import annotations

import ast
import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette

from polling import LIMIT_SECONDS, pause
from server.bot_api.clients import make_bot
from server.clients import Client, act

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


@asynccontextmanager
async def running(address: str, token: str, *more: str) -> AsyncIterator[asyncio.StreamReader]:
    """Start the bot; yield its output."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLE),
        f"http://{address}",
        *more,
        env={**os.environ, "UNDERCARD_TOKEN": token},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        yield process.stdout
    finally:
        process.kill()
        await process.wait()


async def test_it_plays_a_level_to_the_end(app: Starlette, address: str) -> None:
    token = await make_bot(app, address, "Remote")
    async with running(address, token, "level1") as printed, asyncio.timeout(LIMIT_SECONDS):
        table, result = (await printed.readline()).decode().split()
    assert result in ("won", "lost")
    async with Client.of(app) as client:
        shown = await client.look(table)
    assert shown["now"]["phase"] == "finished"
    assert shown["now"]["seats"][0]["person"]["is_bot"] is True


async def test_a_person_invites_it(app: Starlette, ann: Client, address: str) -> None:
    token = await make_bot(app, address, "Remote")
    async with running(address, token) as printed, asyncio.timeout(LIMIT_SECONDS):
        table = await ann.make_table(visibility="private")
        await ann.post(f"/api/tables/{table}/invite", {"name": "Remote"})
        while (now := (await ann.look(table))["now"])["phase"] != "finished":
            if now["view"] and now["view"]["legal"]:
                await ann.step(table, act(now))
            else:
                await pause()
        assert (await printed.readline()).decode().split()[0] == table


def test_it_imports_only_the_standard_library() -> None:
    imported = {
        name.name.partition(".")[0]
        for node in ast.walk(ast.parse(EXAMPLE.read_text(encoding="utf-8")))
        for name in (node.names if isinstance(node, ast.Import) else ())
    }
    assert imported <= sys.stdlib_module_names
