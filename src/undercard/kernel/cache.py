"""Where compiled kernels are kept: one folder for each version of the sources.

Numba notices when the file of a cached function changes, not when a function it calls in another
file does. So the folder's name is a digest of all sources that kernels are made of, and a change
anywhere compiles anew.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
SOURCES = ("kernel", "games", "bots", "lab")
KEPT_SECONDS = 30 * 24 * 3600


def cache_folder() -> Path:
    """The folder for these sources, made if need be; long unused ones of others are removed."""
    root = _root()
    folder = root / _digest()
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _remove_stale(root, folder)
    os.utime(folder)
    return folder


def is_compiled(game: str) -> bool:
    """Whether the rules of a game have been compiled before, so that it starts at once."""
    return any(cache_folder().glob(f"{game}_*/rules.step-*"))


def _digest() -> str:
    digest = hashlib.sha256(str(PACKAGE).encode())
    for part in SOURCES:
        for path in sorted((PACKAGE / part).rglob("*.py")):
            digest.update(str(path.relative_to(PACKAGE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _root() -> Path:
    """Beside the package where that can be written, as Python keeps its own bytecode."""
    if chosen := os.environ.get("UNDERCARD_KERNEL_CACHE"):
        return Path(chosen)
    if os.access(PACKAGE, os.W_OK):
        return PACKAGE / "__pycache__" / "kernels"
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "undercard" / "kernels"


def _remove_stale(root: Path, current: Path) -> None:
    for folder in root.iterdir():
        if folder != current and folder.stat().st_mtime < time.time() - KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)
