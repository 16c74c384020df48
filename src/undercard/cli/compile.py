"""`undercard compile`: fill the cache of compiled rules, bots and lab loops in advance."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from undercard.bots.compilation import RULES, Part, all_parts, compile_part
from undercard.kernel.cache import cache_folder
from undercard.kernel.compile_message import silence
from undercard.kernel.plugin import game_names

if TYPE_CHECKING:
    from undercard.cli.commands import Commands


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "compile",
        help="compile rules, bots and the lab in advance",
        description="Compile the rules and bots of all games that a server or a game in the "
        "terminal needs, and the lab's loop. Parts that are already compiled are skipped.",
    )
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    silence()
    for part in all_parts():
        _show(part)
    for game in game_names():
        _show_loop(game)
    print(f"cache: {cache_folder()}")
    return 0


def _show(part: Part) -> None:
    what = "rules" if part.name == RULES else f"bots ({', '.join(part.bots)})"
    print(f"{part.game.capitalize()}: {what}", end="", flush=True)
    if part.is_compiled:
        print(": already compiled")
    else:
        print(f", about {part.seconds:.0f} s … ", end="", flush=True)
        print(f"{compile_part(part):.1f} s")


def _show_loop(game: str) -> None:
    # Imported here, because the lab takes a second to import and other commands do without it.
    from undercard.lab.compilation import compile_loop, is_loop_compiled

    print(f"{game.capitalize()}: lab", end="", flush=True)
    if is_loop_compiled(game):
        print(": already compiled")
    else:
        print(" … ", end="", flush=True)
        print(f"{compile_loop(game):.1f} s")
