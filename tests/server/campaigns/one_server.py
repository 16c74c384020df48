"""A server process for campaigns: `undercard serve` without rate limits.

python one_server.py DATABASE PORT [SECONDS]

SECONDS is the time after which an idle table is unloaded; only measurements need a short one.
"""

from __future__ import annotations

import sys
from functools import partial
from unittest.mock import patch

from server.limits import MANY_SOCKETS
from undercard.server.serve import run_server
from undercard.server.settings import ServerSettings
from undercard.server.tables import service
from undercard.server.tables.cache import IDLE_SECONDS, Cache


def main() -> None:
    url, port = sys.argv[1], int(sys.argv[2])
    idle_seconds = float(sys.argv[3]) if len(sys.argv) > 3 else IDLE_SECONDS
    with patch.object(service, "Cache", partial(Cache, idle_seconds=idle_seconds)):
        run_server(ServerSettings(port=port, database=url, limits=MANY_SOCKETS, stop_seconds=2))


if __name__ == "__main__":
    main()
