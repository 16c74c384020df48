"""`undercard replay`: write a record as one HTML file that replays the game without a server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, cast

from undercard.cli.commands import output_file
from undercard.kernel.document import read_text
from undercard.kernel.errors import BadOption
from undercard.kernel.record import MOST_BYTES, read_record
from undercard.locales import LANGUAGES, system_language

if TYPE_CHECKING:
    from undercard.cli.commands import Commands
    from undercard.server.http.wire import Language


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="write a record as a page that replays it",
        description="Verify a record and write it as one HTML file, which needs no server.",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record")
    parser.add_argument(
        "--html", metavar="FILE", type=output_file, required=True, help="the file to write"
    )
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=system_language(), help="language of the title"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    # The server's modules are slow to import, and `--help` must not be.
    from undercard.server.replays.standalone import standalone_page

    record = read_record(read_text(arguments.record, MOST_BYTES))
    page = standalone_page(record, cast("Language", arguments.lang))
    try:
        arguments.html.write_bytes(page)
    except OSError as error:
        raise BadOption(f"--html: {arguments.html}: {error.strerror}") from None
    print(arguments.html)
    return 0
