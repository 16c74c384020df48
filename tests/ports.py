"""A port for a server that a test starts."""

from __future__ import annotations

import random
import socket

PORTS = range(15_000, 32_000)
"""Below those that systems give to outgoing connections: such a connection could otherwise take
the port of a server that is being restarted, or a client that polls could connect to itself."""


def free_port() -> int:
    """Return a port of this machine that nothing listens on."""
    rng = random.SystemRandom()
    while True:
        port = rng.choice(PORTS)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
