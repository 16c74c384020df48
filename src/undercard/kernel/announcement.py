"""One line on the error output when kernels are compiled and a person waits at the terminal."""

from __future__ import annotations

import sys

_expected = {
    "undercard.bots": ("the bots", 20),
    "undercard.lab": ("the lab", 60),
    "undercard.adapters": ("the adapters", 60),
}
"""What a package is called, and how many seconds it takes about to compile it."""
_announced: set[str] = set()
_is_wanted = True


def expect(package: str, what: str, seconds: int) -> None:
    """Announce the compilation of this package's kernels in these words."""
    _expected[package] = what, seconds


def silence() -> None:
    """Announce nothing: this process reports in another way, or to nobody."""
    global _is_wanted
    _is_wanted = False


def announce(module: str) -> None:
    """Print that the package of `module` is being compiled; once, and only in a terminal."""
    package = next((it for it in _expected if module.startswith(it)), None)
    if package is None or package in _announced or not _is_wanted or not sys.stderr.isatty():
        return
    _announced.add(package)
    what, seconds = _expected[package]
    sys.stderr.write(f"Compiling {what}, once, about {seconds} s\n")
