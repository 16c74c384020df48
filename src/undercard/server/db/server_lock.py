"""One server per SQLite file: a second one would not receive the steps of the first.

The system releases the lock when the process ends, however it ends. `undercard admin` does not take
it: it may run beside a server.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from undercard.server.db.backends import SQLITE, sqlite_path
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.private_files import FILE_MODE, make_folder


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Hold the lock of a SQLite file during the block; other databases serve many processes."""
    if not url.startswith(SQLITE):
        yield
        return
    path = sqlite_path(url)
    try:
        make_folder(path.parent)
        handle = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, FILE_MODE)
    except OSError as error:
        raise StoreUnavailable(f"{path} cannot be used: {error.strerror or error}") from error
    try:
        _lock(handle, path)
        yield
    finally:
        os.close(handle)


def _lock(handle: int, path: Path) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise StoreUnavailable(
            f"another server uses {path}; stop it, or use PostgreSQL for several processes"
        ) from None
