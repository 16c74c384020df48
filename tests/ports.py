"""Ports for servers that tests start."""

from __future__ import annotations

import random
import socket

PORTS = range(15_000, 32_000)
"""Below the range for outgoing connections: one of those could otherwise take the port of a server
during its restart, or a polling client could connect to itself."""


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
