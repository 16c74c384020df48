"""Documents from outside (packs, scenarios, positions, records), read into typed structs.

Every document may come from an untrusted client. Every size is therefore bounded before any work
that depends on it, and the only exception raised is `MalformedDocument`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import TypeVar

import msgspec

from undercard.kernel.errors import Problem, UndercardError, cut, quoted
from undercard.kernel.validation import problem_of

T = TypeVar("T")
_known: set[object] = set()
_preparation = Lock()

MOST_BYTES = 1_000_000
"""The size limit of a file."""
MOST_TOML_BYTES = 65_536
MOST_TOML_LINE = 500
"""Characters in a line. The time to parse a dotted key grows with the square of its length."""
MOST_VALUES = 50_000
MOST_DEPTH = 32
MOST_TEXT = 50_000
"""Limits of a document: values, nesting depth, and characters in one string."""
INTEGERS = range(-(1 << 63), 1 << 64)
MOST_NAME = 60
BOM = "\ufeff"


class MalformedDocument(UndercardError):
    """The document does not have the expected shape."""

    def __init__(self, problem: Problem | str) -> None:
        """Take the problem; a plain string refers to the document as a whole."""
        self.problem = Problem("", problem) if isinstance(problem, str) else problem
        super().__init__(str(self.problem))


class Struct(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all documents: an unknown key is an error, a default value is not written."""


def _prepared(shape: type[T]) -> type[T]:
    """Return the shape, ready for use by any thread.

    msgspec describes a type when it is first used. A thread that uses a type while another one
    describes it crashes the process. Types that decoders name in a module are described when the
    module is imported; the types of documents are not known before."""
    if shape not in _known:
        with _preparation:
            msgspec.json.Decoder(shape)
            _known.add(shape)
    return shape


def convert(raw: object, shape: type[T]) -> T:
    """Return `raw` as `shape`; raise `MalformedDocument` with the path of what does not fit."""
    _check_bounds(raw)
    try:
        return msgspec.convert(raw, _prepared(shape))
    except msgspec.ValidationError as error:
        raise MalformedDocument(problem_of(error, shape)) from None
    except UnicodeError:
        raise MalformedDocument("a text has a lone surrogate, which UTF-8 cannot encode") from None


def read_json(text: str | bytes, shape: type[T]) -> T:
    """Return a document from JSON; a leading byte order mark is ignored."""
    mark = BOM if isinstance(text, str) else BOM.encode()
    try:
        return msgspec.json.decode(text.removeprefix(mark), type=_prepared(shape))  # type: ignore[arg-type]
    except msgspec.ValidationError as error:
        raise MalformedDocument(problem_of(error, shape)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise MalformedDocument(f"not JSON: {error}") from None
    except RecursionError:
        raise MalformedDocument("not readable JSON: nested too deeply") from None


def read_toml(text: str) -> dict[str, object]:
    """Return the data of a TOML document; a leading byte order mark is ignored."""
    text = text.removeprefix(BOM)
    if len(text.encode(errors="replace")) > MOST_TOML_BYTES:
        raise MalformedDocument(f"more than {MOST_TOML_BYTES:,} bytes of TOML")
    for n, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_TOML_LINE:
            raise MalformedDocument(f"line {n} has more than {MOST_TOML_LINE:,} characters")
    try:
        return tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, or a date or number outside Python's range
        raise MalformedDocument(f"not TOML: {error}") from None
    except RecursionError:
        raise MalformedDocument("not readable TOML: nested too deeply") from None


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Add the name of the file to what is wrong in it."""
    try:
        yield
    except MalformedDocument as error:
        shown, text = cut(str(path)), str(error)
        raise MalformedDocument(text if shown in text else f"{shown}: {text}") from None


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """Return a file's text without its byte order mark; `most` is the limit in bytes."""
    shown = cut(str(path))
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise MalformedDocument(f"cannot read {shown}: {error.strerror}") from None
    except ValueError as error:  # a NUL in the path
        raise MalformedDocument(f"cannot read {shown}: {error}") from None
    if len(data) > most:
        raise MalformedDocument(f"{shown} has more than {most:,} bytes")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise MalformedDocument(f"{shown} is not a UTF-8 text file") from None


def is_name(text: str) -> bool:
    """Whether a text is a valid name: 1 to 60 printable characters, not only blanks."""
    return 1 <= len(text) <= MOST_NAME and text.isprintable() and not text.isspace()


def _check_bounds(raw: object) -> None:
    """Refuse a document too large or too deep to be parsed, or reported on, safely."""
    todo: list[tuple[object, int]] = [(raw, 0)]
    values = 0
    while todo:
        value, depth = todo.pop()
        values += len(value) if isinstance(value, dict | list | tuple) else 0
        if depth > MOST_DEPTH:
            raise MalformedDocument(f"nested more than {MOST_DEPTH} levels deep")
        if values > MOST_VALUES:
            raise MalformedDocument(f"more than {MOST_VALUES:,} values in one document")
        if isinstance(value, str) and len(value) > MOST_TEXT:
            raise MalformedDocument(f"a text of more than {MOST_TEXT:,} characters")
        if isinstance(value, int) and value not in INTEGERS:
            raise MalformedDocument(f"{quoted(value)} does not fit into 64 bits")
        if isinstance(value, dict):
            todo += [(key, depth + 1) for key in value]
            todo += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list | tuple):
            todo += [(inner, depth + 1) for inner in value]
