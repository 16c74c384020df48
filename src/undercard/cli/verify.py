"""`undercard verify`: replay records and report whether they are valid."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.kernel.document import MalformedDocument, read_text
from undercard.kernel.errors import UndercardError, cut
from undercard.kernel.record import MOST_BYTES, Record, read_record, verify

if TYPE_CHECKING:
    from undercard.cli.commands import Commands

SEVERAL = ".ndjson"
"""The ending of files with a record on each line."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="replay a record and check it",
        description="Replay records and check every action, state and result.",
    )
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        type=Path,
        help="a record, or a .ndjson file with one on each line",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    return max(_check(path) for path in arguments.files)


def _check(path: Path) -> int:
    if path.suffix == SEVERAL:
        return _check_lines(path)
    try:
        text = read_text(path, MOST_BYTES)
    except UndercardError as error:
        return _report(str(path), error)
    return _check_record(str(path), text)


def _check_lines(path: Path) -> int:
    """Check a file with a record on each line, such as the games that the site exports."""
    worst = 0
    try:
        with path.open("rb") as file:
            # A line that is too long is read in parts, which are no records.
            for number, line in enumerate(iter(lambda: file.readline(MOST_BYTES + 1), b""), 1):
                worst = max(worst, _check_record(f"{path}:{number}", line))
    except OSError as error:
        return _report(str(path), MalformedDocument(f"cannot read it: {error.strerror}"))
    return worst


def _check_record(name: str, text: str | bytes) -> int:
    try:
        record = read_record(text)
        verify(record)
    except UndercardError as error:
        return _report(name, error)
    print(f"{name}: valid: {len(record.actions)} actions, {_result(record)}")
    if record.proof is not None:
        print(f"  compare with the commitment shown before the game: {record.proof.commitment}")
    return 0


def _report(name: str, error: UndercardError) -> int:
    print(f"{cut(name)}: invalid: {error}", file=sys.stderr)
    return 1


def _result(record: Record) -> str:
    if record.result is None:
        return "not finished"
    if record.stopped is not None and record.stopped.how == "draw":
        return "a draw"
    winners = " and ".join(record.players[seat] for seat in record.result.winners)
    return f"won by {winners}"
