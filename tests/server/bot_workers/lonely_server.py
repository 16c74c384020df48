"""A server that prints the id of its worker and waits to be killed."""

from __future__ import annotations

import asyncio

from server.bot_workers.requests import request_for
from undercard.server.bot_workers.pool import BotWorkers


async def main() -> None:
    workers = BotWorkers(1)
    await workers.decide(request_for("fightdrome", "level5", budget=0.05))
    print(workers.pids[0], flush=True)  # noqa: T201
    while True:
        await workers.decide(request_for("fightdrome", "level5", budget=0.5))


if __name__ == "__main__":
    asyncio.run(main())
