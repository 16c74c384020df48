"""Validation errors of msgspec as a `Problem` in our own style."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from msgspec import inspect

from undercard.kernel.errors import Problem, cut, did_you_mean

_WHERE = re.compile(r"^(?P<what>.*?)(?: - at `(?P<where>[^`]*)`)?$", re.DOTALL)
_STEP = re.compile(r"\[[^\]]*\]|[^.\[\]]+")
_FIELD = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_VALUE = re.compile(r"Invalid enum value (.*)", re.DOTALL)


def problem_of(error: msgspec.ValidationError, shape: object) -> Problem:
    """Return the path and message of an error, with the fields or values allowed there."""
    match = _WHERE.match(str(error))
    assert match is not None
    where = (match["where"] or "").removeprefix("$").removeprefix(".")
    what = match["what"]
    if field := _FIELD.fullmatch(what):
        hint = did_you_mean(field[1], _fields(_kinds_at(shape, where)))
        return Problem(_join(where, cut(field[1])), f"unknown field; {hint}")
    if field := _MISSING.fullmatch(what):
        return Problem(_join(where, field[1]), "this required field is missing")
    if value := _VALUE.fullmatch(what):
        what = f"{cut(value[1])} is not one of {', '.join(_choices(_kinds_at(shape, where)))}"
    return Problem(where, what.replace("`", "'"))


def _join(where: str, field: str) -> str:
    return f"{where}.{field}" if where else field


def _kinds_at(shape: object, where: str) -> list[inspect.Type]:
    """Return the types that a document of this shape allows at a path."""
    kinds = _alternatives(inspect.type_info(shape))
    for step in _STEP.findall(where):
        kinds = [inner for kind in kinds for inner in _inside(kind, step)]
    return kinds


def _fields(kinds: list[inspect.Type]) -> list[str]:
    structs = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
    return [field.encode_name for kind in structs for field in kind.fields]


def _choices(kinds: list[inspect.Type]) -> list[str]:
    found: list[object] = []
    for kind in kinds:
        if isinstance(kind, inspect.LiteralType):
            found += kind.values
        elif isinstance(kind, inspect.EnumType):
            found += [member.value for member in kind.cls]
    return [str(value) for value in found]


def _inside(kind: inspect.Type, step: str) -> list[inspect.Type]:
    """Return the types inside a type at a field `name` or an item `[2]`."""
    if isinstance(kind, inspect.StructType):
        return [it for f in kind.fields if f.encode_name == step for it in _alternatives(f.type)]
    if isinstance(kind, inspect.DictType):
        return _alternatives(kind.value_type)
    if isinstance(kind, inspect.CollectionType):
        return _alternatives(kind.item_type)
    if isinstance(kind, inspect.TupleType):
        return _alternatives(kind.item_types[int(step[1:-1])])
    return []


def _alternatives(kind: inspect.Type) -> list[inspect.Type]:
    return list(_flatten(kind))


def _flatten(kind: inspect.Type) -> Iterator[inspect.Type]:
    for one in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        yield one.type if isinstance(one, inspect.Metadata) else one
