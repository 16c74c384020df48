"""Record layouts: one annotated class gives the documentation, the types and the NumPy dtype.

    class State(Layout):
        rng: U64
        fame: Annotated[NDArray[np.int32], 2]

An annotation carries the NumPy scalar type and, for arrays, the shape. `dtype_of(State)` returns a
packed record dtype whose fields are attributes, both in Python and in compiled code.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from struct import Struct
from typing import (
    Annotated,
    Protocol,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
from numpy.typing import ArrayLike

I8: TypeAlias = Annotated[int, np.int8]
I16: TypeAlias = Annotated[int, np.int16]
U64: TypeAlias = Annotated[np.uint64, np.uint64]
AnyRecord: TypeAlias = np.record
"""A book or a state of any game, for kernels that serve all games."""


class Layout(Protocol):
    """Base of every record class."""


class LayoutRecord(np.record):  # type: ignore[misc]
    """A record whose fields are attributes.

    `np.record` looks every attribute up in Python code, methods included. Here only fields are.
    """

    __getattribute__ = object.__getattribute__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> object:
        if name in (self.dtype.names or ()):
            return self[name]
        raise AttributeError(f"a record without {name!r}")

    def __setattr__(self, name: str, value: ArrayLike) -> None:
        self[name] = value


L = TypeVar("L")
_Place: TypeAlias = int | slice


def dtype_of(layout: type) -> np.dtype[np.void]:
    """Return the record dtype of an annotated class, padded only at its end, to a multiple of 8."""
    hints = get_type_hints(layout, include_extras=True)
    fields = [(name, *_field(name, hint)) for name, hint in hints.items()]
    size = np.dtype(fields).itemsize
    fields.append(("padding", np.dtype(np.int8), (-size % 8,)))
    dtype = np.dtype((LayoutRecord, fields))
    _check_alignment(dtype)
    return dtype


def reader_of(layout: type[L], dtype: np.dtype[np.void]) -> Callable[[np.record], L]:
    """Return a function that reads all fields of a record in one call, as Python's own values.

    A number becomes an `int`, a row of numbers a tuple, a row of `uint8` a `bytes`, and a table a
    tuple of rows. Reading one number of a NumPy array would take a tenth as long as all of this.
    """
    assert dtype.names is not None
    fields = namedtuple(layout.__name__, dtype.names)  # type: ignore[misc]
    codes, rows, places, count = list[str](), list[_Place](), list[_Place](), 0
    for name in dtype.names:
        scalar, shape = dtype[name].base, dtype[name].shape
        first = len(rows)
        for _ in range(shape[0] if len(shape) > 1 else 1):
            code, row, count = _row(scalar, shape, count)
            codes.append(code)
            rows.append(row)
        places.append(slice(first, len(rows)) if len(shape) > 1 else first)
    # Native sizes and alignment: every field is aligned, so nothing is inserted between them.
    unpack, by_row, by_field = Struct("".join(codes)), itemgetter(*rows), itemgetter(*places)
    assert unpack.size == dtype.itemsize

    def read(record: np.record) -> L:
        return cast(L, fields(*by_field(by_row(unpack.unpack_from(record)))))

    return read


def _row(scalar: np.dtype[np.generic], shape: tuple[int, ...], at: int) -> tuple[str, _Place, int]:
    """Return the code of a row for `struct`, the place of its values, and where the next begin."""
    if not shape:
        return scalar.char, at, at + 1
    if scalar == np.uint8:
        return f"{shape[-1]}s", at, at + 1
    end = at + shape[-1]
    return f"{shape[-1]}{scalar.char}", slice(at, end), end


def quick(value: L) -> L:
    """Return a record or an array of records on the same memory, with faster field access.

    Python reads and writes these fields twice as fast as those of `LayoutRecord`. Compiled code
    does not use them. Any other value is returned unchanged.
    """
    if isinstance(value, np.record):
        base: object = value.base
        if isinstance(base, np.ndarray) and base.shape == (1,) and base.dtype == value.dtype:
            return cast(L, base.view(_quick_dtype(base.dtype))[0])
    elif isinstance(value, np.ndarray) and value.dtype.type in (np.record, LayoutRecord):
        return cast(L, value.view(_quick_dtype(value.dtype)))
    return value


@cache
def _quick_dtype(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """Return a record dtype whose scalars look fields up as properties."""
    names = dtype.names or ()
    body: dict[str, object] = {name: property(itemgetter(name), _setter(name)) for name in names}
    body["__getattribute__"] = object.__getattribute__
    body["__setattr__"] = object.__setattr__
    # `np.record` overrides attribute access in Python code, which only nested records need.
    body["__getitem__"] = np.void.__getitem__
    return np.dtype((type("QuickRecord", (np.record,), body), dtype.descr))


def _setter(name: str) -> Callable[[np.record, int], None]:
    def put(record: np.record, value: int) -> None:
        record[name] = value

    return put


def _field(name: str, hint: object) -> tuple[np.dtype[np.generic], tuple[int, ...]]:
    if hasattr(np.record, name):
        raise TypeError(f"{name}: NumPy records have this attribute; rename the field")
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{name}: a field needs an Annotated type, not {hint!r}")
    base, *extra = get_args(hint)
    if isinstance(extra[0], type):
        return np.dtype(extra[0]), ()
    return np.dtype(_scalar(base)), tuple(extra)


def _scalar(hint: object) -> type[np.generic]:
    """Return the scalar type inside `NDArray[...]`, which NumPy versions nest differently."""
    if isinstance(hint, type) and issubclass(hint, np.generic):
        return hint
    for part in get_args(hint)[::-1]:
        return _scalar(part)
    raise TypeError(f"no NumPy scalar type in {hint!r}")


def _check_alignment(dtype: np.dtype[np.void]) -> None:
    """Check that every field is aligned, as CUDA requires; wide fields first guarantees it."""
    assert dtype.fields is not None
    for name, (field, offset, *_) in dtype.fields.items():
        width = field.base.itemsize
        if offset % width:
            raise TypeError(f"{name}: at byte {offset}, not a multiple of {width}; reorder")
