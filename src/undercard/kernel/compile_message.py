"""Print one line to stderr when kernels are compiled and a person waits at the terminal."""

from __future__ import annotations

import sys

from undercard.kernel.plugin import game_names, plugin_of

PARTS = {
    "undercard.bots": ("the bots", 20),
    "undercard.lab": ("the lab", 60),
    "undercard.adapters": ("the adapters", 60),
}
"""The name shown for each package, and the approximate seconds it takes to compile."""
_announced: set[str] = set()
_is_wanted = True


def silence() -> None:
    """Print no messages in this process: it reports compilation in another way, or not at all."""
    global _is_wanted
    _is_wanted = False


def announce(module: str) -> None:
    """Print once, and only in a terminal, that the package of `module` is being compiled."""
    if not _is_wanted or not sys.stderr.isatty():
        return
    expected = {**_rules(), **PARTS}
    package = next((it for it in expected if module.startswith(it)), None)
    if package is not None and package not in _announced:
        _announced.add(package)
        what, seconds = expected[package]
        sys.stderr.write(f"Compiling {what}, once, about {seconds} s\n")


def _rules() -> dict[str, tuple[str, int]]:
    plugins = map(plugin_of, game_names())
    return {it.package: (f"{it.name.capitalize()}'s rules", it.compile_seconds) for it in plugins}
