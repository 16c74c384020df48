"""The attacker's process.

python -m server.campaigns.attack.attacker HOST:PORT SOURCE TABLE SECONDS ATTACK

It prints a `Tally` as JSON.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time

import msgspec

from server.campaigns.attack.attacks import attack_of
from server.campaigns.attack.raw import Tally, Target

NICENESS = 5
"""A real attacker has a machine of its own and takes no CPU time from the server."""


async def attack(name: str, target: Target) -> Tally:
    tally, wanted = Tally(), attack_of(name)
    await asyncio.gather(*(wanted.run(target, tally) for _ in range(wanted.workers)))
    return tally


def main() -> None:
    address, source, table, seconds, name = sys.argv[1:]
    os.nice(NICENESS)
    host, port = address.split(":")
    began, cpu = time.perf_counter(), time.process_time()
    target = Target(host, int(port), source, table, began + float(seconds))
    tally = asyncio.run(attack(name, target))
    tally.cpu = (time.process_time() - cpu) / (time.perf_counter() - began)
    sys.stdout.buffer.write(msgspec.json.encode(tally))


if __name__ == "__main__":
    main()
