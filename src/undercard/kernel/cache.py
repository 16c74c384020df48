"""The cache of compiled kernels: one folder per version of the sources.

Numba invalidates a cached function when its own file changes, but not when a function it calls in
another file changes. The folder is therefore named after a digest of all kernel sources, and any
change recompiles everything.
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

from undercard.kernel.compile_message import announce
from undercard.kernel.errors import UndercardError
from undercard.kernel.plugin import plugin_of

PACKAGE = Path(__file__).parents[1]
SOURCES = ("kernel", "games", "bots", "lab", "adapters")
KEPT_SECONDS = 30 * 24 * 3600


def cache_folder() -> Path:
    """Return the cache folder for these sources; a new one replaces stale ones."""
    root = _root()
    folder = root / _digest()
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            _remove_stale(root, folder)
        os.utime(folder)
    except OSError as error:
        raise UndercardError(
            f"compiled rules cannot be stored in {root}: {error.strerror}; set"
            " UNDERCARD_KERNEL_CACHE to a folder that can be written"
        ) from None
    return folder


@contextlib.contextmanager
def cache_lock(folder: Path) -> Iterator[None]:
    """Let one process at a time write the cache; without effect on Windows, which lacks `fcntl`."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (folder / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


class SharedCache(FunctionCache):
    """Numba's cache of one function, safe when several processes compile concurrently.

    Numba reads its index, picks the next free file, then writes the index and the file. Two
    processes that interleave these steps can leave an index that names the other process's file.
    The wrong machine code would then run.
    """

    def __init__(self, function: Callable[..., object], folder: Path) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._folder = folder

    def _index_key(self, sig: object, codegen: CPUCodegen) -> object:
        """Return a key that names a function's closure instead of pickling it.

        Numba would pickle the closure, and kernels pickle differently in every process. The folder
        and `_sources` guarantee that a name always refers to the same code.
        """
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
    """Return the names and values in a function's closure, and in those of its kernels."""
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
    """Return a digest of another package's sources: plug-ins change independently."""
    file = getattr(sys.modules.get(package), "__file__", None)
    if package == __name__.partition(".")[0] or file is None:
        return ""
    path = Path(file)
    files = sorted(path.parent.rglob("*.py")) if path.name == "__init__.py" else [path]
    return hashlib.sha256(b"".join(it.read_bytes() for it in files)).hexdigest()


def is_compiled(game: str, part: str) -> bool:
    """Whether this part of a game has been compiled completely, for this machine."""
    return _mark(game, part).exists()


def mark_compiled(game: str, part: str) -> None:
    """Record that this part of a game is in the cache."""
    _mark(game, part).touch()


def _mark(game: str, part: str) -> Path:
    """Return the file that marks a part as compiled for this processor, Python and Numba.

    Numba compiles for the host processor, and machines with different processors may share the
    folder.
    """
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
    """Return the folder of all caches: inside the package if that is writable, like Python's
    bytecode."""
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
