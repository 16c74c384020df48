"""Files and folders that only their owner may read: they contain hashes of passwords and secrets of
games."""

from __future__ import annotations

import os
from pathlib import Path

FILE_MODE, FOLDER_MODE = 0o600, 0o700


def make_folder(path: Path) -> None:
    """Make a folder and its parents, unless it exists."""
    for missing in reversed([it for it in (path, *path.parents) if not it.exists()]):
        missing.mkdir(mode=FOLDER_MODE, exist_ok=True)


def create_file(path: Path) -> None:
    """Create an empty file, unless it exists; others fill it."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, FILE_MODE))


def give_to_owner(path: Path) -> None:
    """Give a file that root has made to the owner of its folder: the server runs as that user."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        folder = path.parent.stat()
        os.chown(path, folder.st_uid, folder.st_gid)
