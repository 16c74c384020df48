"""The command `undercard`: parse the command line and run the selected command."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from undercard.cli import admin, compile, completion, lab, play, puzzle, replay, serve, verify
from undercard.cli.commands import AddCommands
from undercard.kernel.errors import UndercardError, cut
from undercard.kernel.plugin import game_names, import_entry, plugin_of
from undercard.version import __version__

if TYPE_CHECKING:
    from undercard.cli.commands import Commands

DESCRIPTION = "Play, host, check and study tabletop games."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0 for success, 1 for a failed check, 2 for wrong input."""
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # file names need not be valid Unicode
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
        _discard_output()
        return 141
    except OSError as error:  # such as a full disk
        _discard_output()
        where = f"{cut(str(error.filename))}: " if error.filename else ""
        print(f"undercard: {where}{error.strerror or error}", file=sys.stderr)
        return 2
    return code


def _open_closed_streams() -> None:
    """Replace the standard streams that the caller has closed, which Python leaves None."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def _discard_output() -> None:
    """If the output cannot be written, let Python flush the rest at its exit without an error."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="undercard", description=DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"undercard {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for part in (serve, play, puzzle, verify, replay, lab, compile, admin):
        part.add_command(commands)
    for game in game_names():
        _add_commands_of(game, commands)
    completion.add_command(commands, make_parser)
    return parser


def _add_commands_of(game: str, commands: Commands) -> None:
    """Add a game's own commands; report and skip them if they cannot be imported."""
    entry = plugin_of(game).commands
    if not entry:
        return
    known, listed = set(commands.choices), len(commands._choices_actions)
    try:
        cast(AddCommands, import_entry(entry))(commands)
    except Exception as error:
        for name in set(commands.choices) - known:
            del commands.choices[name]
        del commands._choices_actions[listed:]
        print(f"Skipping the commands of {game} ({entry}): {error}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
