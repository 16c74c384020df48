"""The latency of the disk alone: a lower bound for a durable step."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path


def sync_times(folder: Path, seconds: float = 2.0) -> list[float]:
    """Return the seconds of each fdatasync after an append of 4 KB, about 100 times a second, at
    least twice."""
    handle = os.open(folder / "synced", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    end, times = time.perf_counter() + seconds, list[float]()
    while time.perf_counter() < end or len(times) < 2:
        os.write(handle, b"x" * 4096)
        began = time.perf_counter()
        os.fdatasync(handle)
        times.append(time.perf_counter() - began)
        time.sleep(0.01)
    os.close(handle)
    return times


def measure_disk(seconds: float = 2.0) -> list[float]:
    """Return `sync_times` of the disk on which the databases of the campaigns lie."""
    with tempfile.TemporaryDirectory(prefix="undercard-disk-") as folder:
        return sync_times(Path(folder), seconds)
