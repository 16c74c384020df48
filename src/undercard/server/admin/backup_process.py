"""The process that writes a backup beside a running server: `host.backups` starts it.

An order in JSON comes on standard input; an error goes to standard error with exit status 1.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import msgspec

from undercard.kernel.errors import UndercardError
from undercard.server.admin.backup import back_up

NICENESS = 10


class BackupOrder(msgspec.Struct, frozen=True):
    url: str
    path: str


def main() -> int:
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=BackupOrder)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        asyncio.run(back_up(order.url, Path(order.path)))
    except UndercardError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
