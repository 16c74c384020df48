"""The folder of backups: names with the time, the newest are kept."""

from __future__ import annotations

import re
import time
from pathlib import Path

import msgspec

_NAME = re.compile(r"undercard-\d{8}-\d{6}\.gz")


class BackupFile(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    at: float
    size: int
    """In bytes."""


def file_name(at: float) -> str:
    """Return the name of a backup of that time; names sort by time, which is UTC."""
    return time.strftime("undercard-%Y%m%d-%H%M%S.gz", time.gmtime(at))


def list_files(folder: Path) -> tuple[BackupFile, ...]:
    """Return the backups in a folder, the newest first; other files do not count."""
    if not folder.is_dir():
        return ()
    paths = sorted((it for it in folder.iterdir() if _NAME.fullmatch(it.name)), reverse=True)
    return tuple(
        BackupFile(name=it.name, at=it.stat().st_mtime, size=it.stat().st_size) for it in paths
    )


def remove_old(folder: Path, keep: int) -> None:
    """Remove all but the newest `keep` backups."""
    for old in list_files(folder)[keep:]:
        (folder / old.name).unlink(missing_ok=True)
