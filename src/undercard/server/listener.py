"""The socket that a server listens on, opened first so that errors are reported immediately."""

from __future__ import annotations

import errno
import ipaddress
import socket

from undercard.kernel.errors import UndercardError

BACKLOG = 2048
_ELSEWHERE = "192.0.2.1"
"""A documentation address: nothing is sent, only the route is looked up."""


class CannotListen(UndercardError):
    """The address is in use, not of this machine, or not allowed."""


def listen(host: str, port: int) -> socket.socket:
    """Open the socket; port 0 means any free port."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        both = family == socket.AF_INET6 and address[0] == "::" and socket.has_dualstack_ipv6()
        return socket.create_server(address, family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except (OSError, OverflowError) as error:
        raise CannotListen(_words(error, host, port)) from error


def _words(error: OSError | OverflowError, host: str, port: int) -> str:
    if isinstance(error, OverflowError):
        return f"--port: {port} is not a number from 0 to 65535"
    match error.errno:
        case errno.EADDRINUSE:
            return f"port {port} is in use; stop the other program, or choose another with --port"
        case errno.EACCES:
            return f"port {port} is reserved by the system; choose one above 1023 with --port"
        case errno.EADDRNOTAVAIL | socket.EAI_NONAME:
            return f"--host: {host!r} is not an address of this machine"
        case _:
            return f"cannot listen at {host!r}, port {port}: {error.strerror or error}"


def addresses(listening: socket.socket) -> list[str]:
    """Return the URLs for a browser on this machine and, if allowed, on the network."""
    host, port = listening.getsockname()[:2]
    address = ipaddress.ip_address(host)
    if not address.is_unspecified:
        return [url_of(str(address), port)]
    near = network_address()
    return [url_of("127.0.0.1", port), *([url_of(near, port)] if near else [])]


def network_address() -> str | None:
    """Return the address of this machine in its network, or None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ELSEWHERE, 9))
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if ipaddress.ip_address(host).is_loopback else host


def url_of(host: str, port: int) -> str:
    """Return the origin of a server without encryption."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
