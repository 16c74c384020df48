"""Where compiled kernels are kept: one folder for each version of the sources.

Numba notices when the file of a cached function changes, not when a function it calls in another
file does. So the folder's name is a digest of all sources that kernels are made of, and a change
anywhere compiles anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import cast

import numba
from llvmlite.binding import (  # type: ignore[import-untyped]
    get_host_cpu_features,
    get_host_cpu_name,
)
from numba.core.caching import FunctionCache
from numba.core.codegen import CPUCodegen

from undercard.kernel.announcement import announce
from undercard.kernel.plugin import plugin_of

PACKAGE = Path(__file__).parents[1]
SOURCES = ("kernel", "games", "bots", "lab", "adapters")
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


@contextlib.contextmanager
def cache_lock(folder: Path) -> Iterator[None]:
    """One process at a time; where the system has no such lock, as before without."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (folder / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


class SharedCache(FunctionCache):
    """Numba's cache of one function, safe when several processes compile at once.

    Numba reads its index, picks the next free file, and writes index and file. Two processes that
    do so at once can leave an index that names the other's file: then the wrong machine code runs.
    """

    def __init__(self, function: Callable[..., object], folder: Path) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._folder = folder

    def _index_key(self, sig: object, codegen: CPUCodegen) -> object:
        """Name what a function closes over: Numba would pickle it, and kernels pickle differently
        in every process. The folder and `_sources` guarantee that a name means the same code."""
        code, module = self._py_func.__code__, self._py_func.__module__
        named = _closed_over(self._py_func) + _sources(module.partition(".")[0])
        digest = hashlib.sha256(code.co_code + named.encode())
        machine = codegen.magic_tuple()  # type: ignore[no-untyped-call]
        return sig, machine, digest.hexdigest()

    def load_overload(self, sig: object, target_context: object) -> object:
        loaded: object = super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        if loaded is None:
            announce(self._py_func.__module__)
        return loaded

    def save_overload(self, sig: object, data: object) -> None:
        with cache_lock(self._folder):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]


def _closed_over(function: Callable[..., object]) -> str:
    """The names and values that a function takes from around it, kernels with their own."""
    cells = getattr(function, "__closure__", None) or ()
    return f"({', '.join(_named(cell.cell_contents) for cell in cells)})"


def _named(value: object) -> str:
    if not callable(value):
        return repr(value)
    source = cast(FunctionType, getattr(value, "py_func", value))
    sources = _sources(source.__module__.partition(".")[0])
    return f"{source.__module__}.{source.__qualname__}{sources}{_closed_over(source)}"


@cache
def _sources(package: str) -> str:
    """A digest of another package's sources: a game plug-in may change while Undercard does not."""
    file = getattr(sys.modules.get(package), "__file__", None)
    if package == __name__.partition(".")[0] or file is None:
        return ""
    path = Path(file)
    files = sorted(path.parent.rglob("*.py")) if path.name == "__init__.py" else [path]
    return hashlib.sha256(b"".join(it.read_bytes() for it in files)).hexdigest()


def is_compiled(game: str, part: str) -> bool:
    """Whether all of this part of a game has been compiled before, for this very machine."""
    return _mark(game, part).exists()


def mark_compiled(game: str, part: str) -> None:
    """Note that all of this part of a game is in the cache."""
    _mark(game, part).touch()


def _mark(game: str, part: str) -> Path:
    """Numba compiles for the processor at hand, which a shared folder may have several of."""
    machine = f"{get_host_cpu_name()} {get_host_cpu_features().flatten()}"
    sources = _sources(plugin_of(game).package.partition(".")[0])
    built_by = f"{machine} {sys.version} {numba.__version__} {sources}"
    return cache_folder() / f"{game}-{part}-{hashlib.sha256(built_by.encode()).hexdigest()[:16]}"


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
