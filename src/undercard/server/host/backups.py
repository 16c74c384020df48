"""Backups of the running site: scheduled ones, and those that a host requests.

A separate process with a low priority writes the file, so that play does not wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from sqlalchemy import Connection

from undercard.server.admin.backup_files import BackupFile, file_name, list_files, remove_old
from undercard.server.db.audit import SERVER, Caller, record_act
from undercard.server.db.database import Database
from undercard.server.db.errors import StoreUnavailable
from undercard.server.db.private_files import make_folder
from undercard.server.db.site import claim_time
from undercard.server.db.sqlite_backup import remove_part
from undercard.server.host.errors import BackupFailed, BackupRunning

MODULE = "undercard.server.admin.backup_process"
CHECK_SECONDS = 60.0
RETRY_SECONDS = 600.0
SETTING = "backup_at"
log = logging.getLogger(__name__)


class Backups:
    """The backups in one folder; `every` is 0 if they are not scheduled."""

    def __init__(
        self,
        database: Database,
        url: str,
        folder: Path,
        every: float = 0.0,
        keep: int = 7,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.folder, self.every, self.keep = folder, every, keep
        self.error: str | None = None
        """Why the last backup failed; None if it did not."""
        self._db, self._url, self._clock = database, url, clock
        self._lock = asyncio.Lock()

    def files(self) -> tuple[BackupFile, ...]:
        return list_files(self.folder)

    async def make(self, caller: Caller = SERVER) -> Path:
        """Write a backup and remove the oldest ones; `BackupFailed` if it cannot be written."""
        if self._lock.locked():
            raise BackupRunning("another backup is being made")
        async with self._lock:
            at = self._clock()
            path = self.folder / file_name(at)
            await self._write(path)
            remove_old(self.folder, self.keep)
            await self._db.write(
                lambda db: record_act(db, "backup_made", None, at, caller, path.name)
            )
            return path

    async def make_if_due(self) -> Path | None:
        """Make a scheduled backup, unless another process has; a failed one is tried again."""
        at = self._clock()
        if not self.every or not await self._claim(at, at - self.every):
            return None
        try:
            return await self.make()
        except BackupRunning:  # a host's, which is as good if it succeeds
            async with self._lock:
                error = self.error
        except BackupFailed as failure:
            error = str(failure)
        if error is not None:
            log.error("the backup has failed: %s", error)
            await self._claim(at - self.every + RETRY_SECONDS, at)
        return None

    async def watch(self) -> None:
        """Make the scheduled backups until cancelled."""
        while self.every:
            with suppress(StoreUnavailable):
                await self.make_if_due()
            await asyncio.sleep(min(CHECK_SECONDS, self.every))

    async def _claim(self, at: float, due: float) -> bool:
        def claim(db: Connection) -> bool:
            return claim_time(db, SETTING, at, due)

        return await self._db.write(claim)

    async def _write(self, path: Path) -> None:
        try:
            make_folder(self.folder)
            await self._run(path)
        except (OSError, BackupFailed) as error:
            self.error = str(error)
            raise BackupFailed(f"the backup cannot be written: {error}") from None
        self.error = None

    async def _run(self, path: Path) -> None:
        """Write the file in a process of its own. The URL may contain a password, so it is not an
        argument."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", MODULE, stdin=PIPE, stderr=PIPE, env=dict(os.environ)
        )
        order = msgspec.json.encode({"url": self._url, "path": str(path)})
        try:
            _, errors = await process.communicate(order)
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        finally:
            # A process that was killed could not remove it.
            remove_part(path.with_name(f"{path.name}.part"))
        if process.returncode:
            lines = errors.decode(errors="replace").strip().splitlines()
            status = f"its process ended with status {process.returncode}"
            raise BackupFailed(lines[-1][:300] if lines else status)
