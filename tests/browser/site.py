"""The site as people host it: `undercard serve` in a process of its own, which may be killed."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 120.0
"""The very first start of a machine compiles."""


def build_pages() -> None:
    """So that what is looked at is what is in the sources."""
    subprocess.run([sys.executable, ROOT / "scripts" / "web.py", "build"], check=True)


class Site:
    """One server on one port with a data folder of its own; both stay over a restart."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        arguments = ["serve", "--port", str(self._port), "--data", str(self._data)]
        with open(self._data / "serve.log", "ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "undercard.cli.main", *arguments], stdout=log, stderr=log
            )
        self._wait_until_it_answers()

    def stop(self) -> int:
        """In order; its exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Without warning."""
        self._end(signal.SIGKILL)

    def give_up(self) -> None:
        """Whatever state it is in."""
        if self._process is None:
            return
        try:
            self.stop()
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        status = self._process.wait(timeout=30)
        self._process = None
        return status

    def _wait_until_it_answers(self) -> None:
        assert self._process is not None
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            assert self._process.poll() is None, "the server ended by itself"
            try:
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise TimeoutError(f"no answer from {self.address}")


@contextmanager
def running(data: Path) -> Iterator[Site]:
    site = Site(data)
    try:
        site.start()
        yield site
    finally:
        site.give_up()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port
