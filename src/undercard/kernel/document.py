"""Documents from outside (packs, positions, records) read into typed structs.

msgspec checks the shape; its one-line complaint is turned into a `Problem` with our path style.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from undercard.kernel.errors import Problem, UndercardError

T = TypeVar("T")

_WHERE = re.compile(r"^(?P<what>.*?)(?: - at `(?P<where>[^`]*)`)?$", re.DOTALL)
_FIELD = re.compile(r"(?:missing required|contains unknown) field `(?P<name>[^`]+)`")


class Malformed(UndercardError):
    """The document does not have the shape asked for."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


class Struct(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of the documents: an unknown key is an error, a default is not written."""


def convert(raw: object, shape: type[T]) -> T:
    """`raw` as `shape`, or `Malformed` with the path of what does not fit."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise Malformed(_problem(str(error))) from None


def read_json(text: str | bytes, shape: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.ValidationError as error:
        raise Malformed(_problem(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(Problem("", f"not JSON: {error}")) from None


def read_toml(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Malformed(Problem("", f"not TOML: {error}")) from None


def read_text(path: Path) -> str:
    """A file's text; what the system says about a file that cannot be read is passed on."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Malformed(Problem("", f"cannot read {path}: {error.strerror}")) from None
    except UnicodeDecodeError:
        raise Malformed(Problem("", f"{path} is not a text file in UTF-8")) from None


def _problem(message: str) -> Problem:
    match = _WHERE.match(message)
    assert match is not None
    where = (match["where"] or "").removeprefix("$").removeprefix(".")
    if field := _FIELD.search(match["what"]):  # its place is the field, not what should hold it
        where = f"{where}.{field['name']}" if where else field["name"]
    return Problem(where, match["what"].replace("`", "'"))
