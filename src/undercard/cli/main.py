"""The command `undercard`: reads the command line and calls the part that does the work."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from undercard.cli import admin, compile, completion, lab, pack, play, scenario, serve, verify
from undercard.kernel.errors import UndercardError
from undercard.version import __version__

DESCRIPTION = "Play, check and study tabletop games with hidden hands."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 if all went well, 1 if a check failed, 2 for input that is not right."""
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
    for part in (serve, play, verify, pack, scenario, lab, compile, admin):
        part.add_command(commands)
    completion.add_command(commands, make_parser)
    return parser


if __name__ == "__main__":
    sys.exit(main())
