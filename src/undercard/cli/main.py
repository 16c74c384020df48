"""The command `undercard`: reads the command line and calls the part that does the work."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import cast

from undercard.cli import admin, compile, completion, lab, play, serve, verify
from undercard.cli.commands import AddCommands
from undercard.kernel.errors import UndercardError
from undercard.kernel.plugin import game_names, import_entry, plugin_of
from undercard.version import __version__

DESCRIPTION = "Play, host, check and study tabletop games."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0 for success, 1 for a failed check, 2 for wrong input."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a file's name need not be proper text
            stream.reconfigure(errors="backslashreplace")
    parser = make_parser()
    chosen = parser.parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except UndercardError as error:
        print(f"undercard: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return code


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="undercard", description=DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"undercard {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for part in (serve, play, verify, lab, compile, admin):
        part.add_command(commands)
    for entry in filter(None, (plugin_of(game).commands for game in game_names())):
        cast(AddCommands, import_entry(entry))(commands)
    completion.add_command(commands, make_parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
