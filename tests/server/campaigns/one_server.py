"""A server process for campaigns: as `undercard serve`, without limits on how much one may ask.

python one_server.py DATABASE PORT
"""

from __future__ import annotations

import asyncio
import sys

from undercard.server.serve import serve
from undercard.server.settings import Limits, Rate, Settings

PLENTY = Rate(1e6, 1e6)
LIMITS = Limits(
    connections=100_000,
    sign_in=PLENTY,
    guest=PLENTY,
    table=PLENTY,
    step=PLENTY,
    message=PLENTY,
    mistake=PLENTY,
)


def main() -> None:
    url, port = sys.argv[1], int(sys.argv[2])
    asyncio.run(serve(Settings(port=port, database=url, limits=LIMITS, stop_seconds=2)))


if __name__ == "__main__":
    main()
