"""The site: `undercard serve` in a separate process, which a test may kill."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

from polling import LIMIT_SECONDS, wait_until
from ports import free_port

ROOT = Path(__file__).resolve().parents[2]
LIMITS = {
    "UNDERCARD_LIMIT_PER_ADDRESS": "1000",
    "UNDERCARD_LIMIT_SNAPSHOT": "10000/1000",
    "UNDERCARD_LIMIT_NEW_SOCKET": "10000/1000",
    "UNDERCARD_LIMIT_REQUEST": "10000/1000",
    "UNDERCARD_LIMIT_LAB_NICENESS": "1",
    "UNDERCARD_PUZZLE_DAYS": "0",
}
"""All visitors of the tests share one address, tests poll, and a study runs beside them. Puzzles
would take the time of the tests."""


def build_pages() -> None:
    """Build the pages, so that the tests run the current sources."""
    subprocess.run([sys.executable, ROOT / "scripts" / "web.py", "build"], check=True)


class Site:
    """A server with a port and a data folder, which a restart keeps.

    A new folder for `kernels` makes it start with nothing compiled. `environment` extends that of
    the tests.
    """

    def __init__(
        self, data: Path, kernels: Path | None = None, environment: Mapping[str, str] | None = None
    ) -> None:
        self._data = data
        self._environment = {**os.environ, **LIMITS, **(environment or {})}
        if kernels is not None:
            self._environment["UNDERCARD_KERNEL_CACHE"] = str(kernels)
        self._port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> Path:
        """The data folder."""
        return self._data

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        arguments = ["serve", "--port", str(self._port), "--data", str(self._data)]
        with open(self._data / "serve.log", "ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "undercard.cli.main", *arguments],
                stdout=log,
                stderr=log,
                env=self._environment,
            )
        wait_until(self._is_up)

    @property
    def compilation(self) -> str:
        """The state of the compilation."""
        health = httpx.get(f"{self.address}/health", timeout=LIMIT_SECONDS)
        return str(health.json()["compilation"])

    def stop(self) -> int:
        """Shut down gracefully and return the exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the process."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Stop the server if it runs; kill it if it does not stop."""
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
        status = self._process.wait(timeout=LIMIT_SECONDS)
        self._process = None
        return status

    def _is_up(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, "the server has exited"
        try:
            return httpx.get(f"{self.address}/health", timeout=LIMIT_SECONDS).status_code == 200
        except httpx.TransportError:
            return False


@contextmanager
def running(
    data: Path, kernels: Path | None = None, environment: Mapping[str, str] | None = None
) -> Iterator[Site]:
    site = Site(data, kernels, environment)
    try:
        site.start()
        yield site
    finally:
        site.close()
