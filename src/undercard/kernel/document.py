"""Documents from outside (packs, scenarios, positions, records) read into typed structs.

Everything here may come from a stranger, so every size is bounded before the work that depends on
it, and only `Malformed` is raised.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from undercard.kernel.complaint import problem_of
from undercard.kernel.errors import Problem, UndercardError, cut, quoted

T = TypeVar("T")

MOST_BYTES = 1_000_000
"""Of a file."""
MOST_TOML_BYTES = 65_536
MOST_TOML_LINE = 500
"""Characters. The time to read a dotted key grows with the square of its length."""
MOST_VALUES = 50_000
MOST_DEPTH = 32
MOST_TEXT = 50_000
"""Values in a document, how deep they are nested, and characters of one text."""
INTEGERS = range(-(1 << 63), 1 << 64)
MOST_NAME = 60
BOM = "\ufeff"


class Malformed(UndercardError):
    """The document does not have the shape asked for."""

    def __init__(self, problem: Problem | str) -> None:
        """Take what does not fit and where; a text is about the document as a whole."""
        self.problem = Problem("", problem) if isinstance(problem, str) else problem
        super().__init__(str(self.problem))


class Struct(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of the documents: an unknown key is an error, a default is not written."""


def convert(raw: object, shape: type[T]) -> T:
    """`raw` as `shape`, or `Malformed` with the path of what does not fit."""
    _check_bounds(raw)
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise Malformed(problem_of(error, shape)) from None
    except UnicodeError:
        raise Malformed("a text with a lone surrogate, which UTF-8 cannot hold") from None


def read_json(text: str | bytes, shape: type[T]) -> T:
    """A document from JSON; a byte order mark at its beginning is ignored."""
    mark = BOM if isinstance(text, str) else BOM.encode()
    try:
        return msgspec.json.decode(text.removeprefix(mark), type=shape)  # type: ignore[arg-type]
    except msgspec.ValidationError as error:
        raise Malformed(problem_of(error, shape)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(f"not JSON: {error}") from None
    except RecursionError:
        raise Malformed("not JSON that can be read: nested too deeply") from None


def read_toml(text: str) -> dict[str, object]:
    """The data of a TOML document; a byte order mark at its beginning is ignored."""
    text = text.removeprefix(BOM)
    if len(text.encode(errors="replace")) > MOST_TOML_BYTES:
        raise Malformed(f"more than {MOST_TOML_BYTES:,} bytes of TOML")
    for n, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_TOML_LINE:
            raise Malformed(f"line {n} has more than {MOST_TOML_LINE:,} characters")
    try:
        return tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, or a date or number that Python cannot hold
        raise Malformed(f"not TOML: {error}") from None
    except RecursionError:
        raise Malformed("not TOML that can be read: nested too deeply") from None


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """A file's text, without a byte order mark; `most` is the limit in bytes."""
    shown = cut(str(path))
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise Malformed(f"cannot read {shown}: {error.strerror}") from None
    except ValueError as error:  # a NUL in the path
        raise Malformed(f"cannot read {shown}: {error}") from None
    if len(data) > most:
        raise Malformed(f"{shown} has more than {most:,} bytes")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Malformed(f"{shown} is not a text file in UTF-8") from None


def is_name(text: str) -> bool:
    """Whether a text can name something: 1 to 60 printable characters, not only blanks."""
    return 1 <= len(text) <= MOST_NAME and text.isprintable() and not text.isspace()


def _check_bounds(raw: object) -> None:
    """Refuse a document so large or deep that reading it, or a message about it, could fail."""
    todo: list[tuple[object, int]] = [(raw, 0)]
    values = 0
    while todo:
        value, depth = todo.pop()
        values += len(value) if isinstance(value, dict | list | tuple) else 0
        if depth > MOST_DEPTH:
            raise Malformed(f"nested more than {MOST_DEPTH} deep")
        if values > MOST_VALUES:
            raise Malformed(f"more than {MOST_VALUES:,} values")
        if isinstance(value, str) and len(value) > MOST_TEXT:
            raise Malformed(f"a text of more than {MOST_TEXT:,} characters")
        if isinstance(value, int) and value not in INTEGERS:
            raise Malformed(f"{quoted(value)} is more than 64 bits")
        if isinstance(value, dict):
            todo += [(key, depth + 1) for key in value]
            todo += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list | tuple):
            todo += [(inner, depth + 1) for inner in value]
