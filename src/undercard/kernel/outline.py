"""A view as an indented tree of text, for any game, shown by terminals and text renderers.

The tree is built from a view alone, so it shows only what that seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from undercard.kernel.game import GameView, per_seat_fields

SHORT = 60
"""The longest text, in characters, of branches that share a line."""


@dataclass(frozen=True)
class Branch:
    """A line of the tree: a label with either a text or branches."""

    label: str
    text: str
    branches: tuple[Branch, ...] = ()


def plain_label(field: str) -> str:
    """Return the name of a field as words."""
    return field.replace("_", " ")


@dataclass(frozen=True)
class Outline:
    """Formats views: shared fields first, then a branch for each seat."""

    seats: Sequence[str]
    """The names of the seats."""
    label: Callable[[str], str] = plain_label
    """Returns the label of a field."""
    hidden: str = "##"
    """Stands for a list that the seat may not see."""
    nothing: str = "-"
    yes: str = "yes"
    no: str = "no"

    def branches(self, view: GameView) -> list[Branch]:
        hints, ours = _hints(type(view)), per_seat_fields(type(view))
        names = [it for it in view.__struct_fields__ if it not in GameView.__struct_fields__]
        shared = [self._branch(it, getattr(view, it), hints[it]) for it in names if it not in ours]
        if not ours:
            return shared
        return [*shared, *(self._seat(view, n) for n in range(len(self.seats)))]

    def _seat(self, view: GameView, seat: int) -> Branch:
        branches: list[Branch] = []
        for name in per_seat_fields(type(view)):
            value = getattr(view, name)[seat]
            if isinstance(value, msgspec.Struct):
                branches += self._fields(value)
            else:
                branches.append(self._branch(name, value, _item(_hints(type(view))[name])))
        return self._folded(self.seats[seat], branches)

    def _fields(self, struct: msgspec.Struct) -> Iterator[Branch]:
        for name, hint in _hints(type(struct)).items():
            yield self._branch(name, getattr(struct, name), hint)

    def _branch(self, name: str, value: object, hint: object) -> Branch:
        label = self.label(name)
        if value is None:
            return Branch(label, self.hidden if _holds_several(hint) else self.nothing)
        if isinstance(value, msgspec.Struct):
            return self._folded(label, self._fields(value))
        if isinstance(value, Mapping):
            pairs = [self._branch(str(key), it, _item(hint)) for key, it in value.items()]
            return self._folded(label, pairs, is_long=True)
        if not isinstance(value, list | tuple):
            return Branch(label, self._scalar(value))
        if any(isinstance(it, msgspec.Struct | Mapping | list | tuple) for it in value):
            items = [self._numbered(n, it, _item(hint)) for n, it in enumerate(value)]
            return self._folded(label, items)
        return Branch(label, " ".join(map(self._scalar, value)) or self.nothing)

    def _numbered(self, n: int, value: object, hint: object) -> Branch:
        """Return the branch of a list item; of a struct, only its non-empty fields."""
        if not isinstance(value, msgspec.Struct):
            return self._branch(str(n + 1), value, hint)
        fields = [it for it in self._fields(value) if it.text not in (self.nothing, self.no)]
        return self._folded(str(n + 1), fields, is_long=True)

    def _folded(self, label: str, branches: Iterable[Branch], *, is_long: bool = False) -> Branch:
        """Join branches without children into one line, if it is short or `is_long`."""
        found = tuple(branches)
        text = ", ".join(f"{it.label} {it.text}" for it in found)
        if any(it.branches for it in found) or (len(text) > SHORT and not is_long):
            return Branch(label, "", found)
        return Branch(label, text or self.nothing)

    def _scalar(self, value: object) -> str:
        if isinstance(value, bool):
            return self.yes if value else self.no
        return self.nothing if value is None or value == "" else str(value)


@cache
def _hints(struct: type[msgspec.Struct]) -> dict[str, Any]:
    hints = get_type_hints(struct, include_extras=True)
    return {name: hints[name] for name in struct.__struct_fields__}


def _item(hint: object) -> object:
    """Return the item type of a list or mapping."""
    arguments = get_args(_plain(hint))
    return arguments[1 if len(arguments) > 1 and arguments[1] is not ... else 0]


def _holds_several(hint: object) -> bool:
    kind = _plain(hint)
    origin = get_origin(kind) or kind
    return isinstance(origin, type) and issubclass(origin, list | tuple | Mapping | msgspec.Struct)


def _plain(hint: object) -> object:
    """Return a type without its annotations and without None."""
    if get_origin(hint) is Annotated:
        return _plain(get_args(hint)[0])
    kinds = [it for it in get_args(hint) if it is not NoneType]
    return _plain(kinds[0]) if NoneType in get_args(hint) else hint
