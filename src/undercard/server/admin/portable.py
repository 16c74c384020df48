"""The portable backup: one file that can be written from and restored into either database.

Lines of JSON in gzip: a header with the schema's revision, then for each table its name, columns
and rows, then a footer with the total number of rows. Bytes are in base64.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import msgspec

from undercard.server.db.errors import BadBackup
from undercard.server.db.private_files import create_file
from undercard.server.db.sqlite_backup import put_in_place, remove_part

FORMAT = 1
CHUNK = 500
Value: TypeAlias = str | int | float | bool | bytes | None
"""The value of a column; bytes read from a file are still text."""
Row: TypeAlias = list[Value]


class Head(msgspec.Struct, tag="head", frozen=True, forbid_unknown_fields=True):
    undercard: int
    """The version of the format."""
    revision: str
    at: float


class TableStart(msgspec.Struct, tag="table", frozen=True, forbid_unknown_fields=True):
    """The following lines are rows of this table."""

    name: str
    columns: list[str]


class Foot(msgspec.Struct, tag="end", frozen=True, forbid_unknown_fields=True):
    rows: int


@dataclass(frozen=True)
class Section:
    """A table, or some rows of it."""

    start: TableStart
    rows: Iterable[Row]


_encode = msgspec.json.Encoder().encode
_line = msgspec.json.Decoder(Head | TableStart | Foot | list[str | int | float | bool | None])


def write_portable(path: Path, head: Head, sections: Iterable[Section]) -> int:
    """Write a file; return the number of rows. It gets its name only when it is complete."""
    part, count = path.with_name(f"{path.name}.part"), 0
    try:
        part.unlink(missing_ok=True)
        create_file(part)
        with gzip.open(part, "wb") as out:
            out.write(_encode(head) + b"\n")
            for section in sections:
                out.write(_encode(section.start) + b"\n")
                for row in section.rows:
                    out.write(_encode(row) + b"\n")
                    count += 1
            out.write(_encode(Foot(count)) + b"\n")
        put_in_place(part, path)
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {error.strerror or error}") from error
    finally:
        remove_part(part)
    return count


class PortableFile:
    """A backup that is read once and in order; it raises `BadBackup` at the first error."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lines = self._read()
        head = next(self._lines, None)
        if not isinstance(head, Head) or head.undercard != FORMAT:
            raise BadBackup(f"{path} is no backup of Undercard that this version can read")
        self.head = head

    def sections(self) -> Iterator[Section]:
        """Yield rows in portions, each with its table; the last portion precedes the check of the
        footer."""
        start, rows, count = TableStart("", []), list[Row](), 0
        for line in self._lines:
            if isinstance(line, list):
                rows.append([*line])
                count += 1
            if rows and (not isinstance(line, list) or len(rows) == CHUNK):
                yield Section(start, rows)
                rows = []
            if isinstance(line, TableStart):
                start = line
            if isinstance(line, Foot) and line.rows == count:
                return
        raise BadBackup(f"{self._path} is damaged: it ends in the middle")

    def _read(self) -> Iterator[object]:
        try:
            with gzip.open(self._path, "rb") as file:
                for line in file:
                    yield _line.decode(line)
        except (OSError, EOFError, zlib.error, msgspec.MsgspecError, UnicodeError) as error:
            raise BadBackup(f"{self._path} is no sound backup of Undercard: {error}") from error
