"""`undercard compile`: fills the cache of compiled rules and bots, so that nobody waits later."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from undercard.bots.compilation import RULES, Part, all_parts, compile_part
from undercard.kernel.announcement import silence
from undercard.kernel.cache import cache_folder

if TYPE_CHECKING:
    from undercard.cli.commands import Commands


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "compile",
        help="compile rules and bots in advance",
        description="Compile the rules and bots of all games, all that a server or a game in the "
        "terminal needs. What is compiled already is left as it is.",
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    silence()
    for part in all_parts():
        _show(part)
    print(f"kept in {cache_folder()}")
    return 0


def _show(part: Part) -> None:
    what = "rules" if part.name == RULES else f"bots ({', '.join(part.bots)})"
    print(f"{part.game.capitalize()}: {what}", end="", flush=True)
    if part.is_compiled:
        print(": compiled before")
    else:
        print(f", about {part.seconds:.0f} s … ", end="", flush=True)
        print(f"{compile_part(part):.1f} s")
