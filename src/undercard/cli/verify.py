"""`undercard verify`: replay records and report whether they are valid.

A record shows that its secret fits its own commitment. Only a copy from before the deal shows that
the host has not exchanged both: the one given with `--commitment`, or the one that the player's
browser has added to the record.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.kernel.chance_source import is_hash
from undercard.kernel.document import MalformedDocument, read_text
from undercard.kernel.errors import BadOption, BadRecord, UndercardError, cut
from undercard.kernel.promise import Kept, check_promise
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
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        help="the commitment (promise) that the table showed before the deal",
    )
    parser.add_argument(
        "--word", metavar="TEXT", default="", help="your own contribution, which must be used"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    shown, word = arguments.commitment, arguments.word
    if shown is not None and not is_hash(shown := shown.lower()):
        raise BadOption(f"--commitment: {shown[:80]!r} must have 64 hexadecimal digits")
    several = [path for path in arguments.files if path.suffix == SEVERAL]
    if (shown or word) and several:
        raise BadOption(f"--commitment and --word: {several[0]} has the records of several games")
    return max(_check(path, shown, word) for path in arguments.files)


def _check(path: Path, commitment: str | None, word: str) -> int:
    if path.suffix == SEVERAL:
        return _check_lines(path)
    try:
        text = read_text(path, MOST_BYTES)
    except UndercardError as error:
        return _report(str(path), error)
    return _check_record(str(path), text, commitment, word)


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


def _check_record(
    name: str, text: str | bytes, commitment: str | None = None, word: str = ""
) -> int:
    try:
        record = read_record(text)
        verify(record)
        compared = _compare(record, commitment, word)
    except UndercardError as error:
        return _report(name, error)
    print(f"{name}: valid: {len(record.actions)} actions, {_result(record)}")
    for line in (*compared, *_held_back(record)):
        print(f"  {line}")
    return 0


def _report(name: str, error: UndercardError) -> int:
    print(f"{cut(name)}: invalid: {error}", file=sys.stderr)
    return 1


def _compare(record: Record, commitment: str | None, word: str) -> list[str]:
    """Compare the proof with the copies from before the deal; return what was compared."""
    if record.proof is None:
        if commitment is not None or word:
            raise BadRecord("the record has a seed and no commitment")
        return []
    if record.kept is not None:
        check_promise(record.proof, record.kept)
    given = Kept(commitment=commitment or record.proof.commitment, word=word)
    check_promise(record.proof, given)
    used = ["the word that you gave was used"] if word else []
    if commitment is not None:
        return ["the commitment is the one that you gave", *used]
    if record.kept is not None:
        return ["the commitment is the one in the browser's copy, which the record contains", *used]
    shown = record.proof.commitment
    return [f"compare with the commitment shown before the game: {shown}", *used]


def _held_back(record: Record) -> list[str]:
    """Return a line for each word that was sealed and not revealed, so that the deal lacks it."""
    if record.proof is None:
        return []
    words, seals = record.proof.contributions, record.proof.seals
    if record.kept is not None and record.kept.seals:
        seals = record.kept.seals
    return [
        f"seat {seat} ({cut(record.players[seat])}) sealed a word and did not reveal it"
        for seat, (word, seal) in enumerate(zip(words, seals, strict=False))
        if seal and not word
    ]


def _result(record: Record) -> str:
    if record.result is None:
        return "not finished"
    if record.stopped is not None and record.stopped.how == "draw":
        return "a draw"
    winners = " and ".join(cut(record.players[seat]) for seat in record.result.winners)
    return f"won by {winners}"
