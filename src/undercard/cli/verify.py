"""`undercard verify`: replay records and report whether they are valid."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.kernel.document import read_text
from undercard.kernel.errors import UndercardError, cut
from undercard.kernel.record import MOST_BYTES, Record, read_record, verify

if TYPE_CHECKING:
    from undercard.cli.commands import Commands


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "verify",
        help="replay a record and check it",
        description="Replay records and check every action, state and result.",
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a record")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    return max(_check(path) for path in arguments.files)


def _check(path: Path) -> int:
    try:
        record = read_record(read_text(path, MOST_BYTES))
        verify(record)
    except UndercardError as error:
        print(f"{cut(str(path))}: invalid: {error}", file=sys.stderr)
        return 1
    print(f"{path}: valid: {len(record.actions)} actions, {_result(record)}")
    if record.proof is not None:
        print(f"  compare with the commitment shown before the game: {record.proof.commitment}")
    return 0


def _result(record: Record) -> str:
    if record.result is None:
        return "not finished"
    if record.stopped is not None and record.stopped.how == "draw":
        return "a draw"
    winners = " and ".join(record.players[seat] for seat in record.result.winners)
    return f"won by {winners}"
