"""Ports for servers that tests start."""

from __future__ import annotations

import random
import socket

PORTS = range(15_000, 32_000)
"""Below the range for outgoing connections: one of those could otherwise take the port of a server
during its restart, or a polling client could connect to itself."""


def free_port() -> int:
    """Return a port of this machine that nothing listens on, reserved until this process ends."""
    rng = random.SystemRandom()
    while True:
        port = rng.choice(PORTS)
        if _reserve(port):
            return port


def _reserve(port: int) -> bool:
    """Take the UDP port of the same number: the server of another process may not be up yet."""
    place = ("127.0.0.1", port)
    with socket.socket(type=socket.SOCK_DGRAM) as reservation:
        try:
            reservation.bind(place)
            socket.create_server(place).close()
        except OSError:
            return False
        reservation.detach()
        return True
