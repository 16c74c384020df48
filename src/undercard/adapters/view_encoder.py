"""An encoding of views as numbers, for games without a kernel for that.

The layout is derived from the views of sample games, played at random from fixed seeds. It is the
same in every process for the same game, options and box. docs/adapters.md describes it, and
`ViewEncoder.names` lists it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from undercard.kernel.chance import mix
from undercard.kernel.game import Game, GameView, per_seat_fields
from undercard.kernel.interpreter import interpreted

Bytes: TypeAlias = NDArray[np.uint8]
Fields: TypeAlias = dict[str, object]

SAMPLE_GAMES = 64
SAMPLE_DECISIONS = 2_000
LEFT_OUT = ("game", "seat", "legal", "outcome")
"""Fields that carry no information for the seat to act; the mask and the rewards cover them."""
OTHER = "…"
"""The name of the number for all texts that no sample contains."""
BYTE = 256

_mix = interpreted(mix)


class FieldEncoder:
    """The encoder of one field: it learns possible values from samples, then writes values.

    Its numbers are, as far as the samples need them: whether there is a value; the value of a
    number; one number per text; the numbers of a list's items; the numbers of a struct's fields.
    """

    def __init__(self) -> None:
        self._is_optional = self._is_struct = False
        self._least = self._most = 0
        self._has_numbers = False
        self._texts: dict[str, int] = {}
        self._item: FieldEncoder | None = None
        self._lengths: set[int] = set()
        self._fields: dict[str, FieldEncoder] = {}

    def learn(self, value: object) -> None:
        """Extend the layout to include a value."""
        if value is None:
            self._is_optional = True
        elif isinstance(value, str):
            self._texts[value] = 0
        elif isinstance(value, list):
            self._learn_items(value)
        elif isinstance(value, dict):
            self._learn_fields(value)
        else:
            self._has_numbers = True
            self._least = min(self._least, round(cast(float, value)))
            self._most = max(self._most, round(cast(float, value)))

    def _learn_items(self, values: list[object]) -> None:
        self._item = self._item or FieldEncoder()
        self._lengths.add(len(values))
        for value in values:
            self._item.learn(value)

    def _learn_fields(self, values: Fields) -> None:
        for name in values.keys() - self._fields.keys():
            self._fields[name] = FieldEncoder()
            if self._is_struct:
                self._fields[name].learn(None)
        for name, place in self._fields.items():
            place.learn(values.get(name))
        self._is_struct = True

    def settle(self) -> int:
        """Fix the layout after all samples; return its number of numbers."""
        self._number_at = int(self._is_optional)
        is_wide = self._least < 0 or self._most >= BYTE
        self._number_width = (3 if is_wide else 1) if self._has_numbers else 0
        self._text_at = self._number_at + self._number_width
        self._texts = {text: n for n, text in enumerate(sorted(self._texts))}
        self._items_at = self._text_at + (len(self._texts) + 1 if self._texts else 0)
        self._settle_items()
        size = self._items_at + self._length * self._stride
        self._fields_at = {}
        for name in sorted(self._fields):
            self._fields_at[name] = size
            size += self._fields[name].settle()
        return size

    def _settle_items(self) -> None:
        """Choose the layout of a list: count texts if its length varies, else place each item."""
        self._length = self._stride = 0
        self._is_counted = False
        if self._item is None or self._lengths == {0}:
            return
        self._is_counted = len(self._lengths) > 1 and self._item._has_texts_only
        if len(self._lengths) > 1 and not self._is_counted:
            self._item.learn(None)
        self._stride = self._item.settle()
        self._length = 1 if self._is_counted else max(self._lengths)

    @property
    def _has_texts_only(self) -> bool:
        others = (self._is_optional, self._has_numbers, self._item, self._fields)
        return bool(self._texts) and not any(others)

    def names(self, path: str) -> Iterator[str]:
        """Yield the name of each number."""
        if self._is_optional:
            yield f"{path}?"
        yield from (path, f"{path} / {BYTE}", f"{path} < 0")[: self._number_width]
        if self._texts:
            yield from (f"{path} = {text}" for text in (*self._texts, OTHER))
        if self._item is not None:
            for n in range(self._length):
                yield from self._item.names(f"{path}[{'' if self._is_counted else n}]")
        for name in self._fields_at:
            yield from self._fields[name].names(f"{path}.{name}".lstrip("."))

    def write(self, value: object, x: Bytes, at: int) -> None:
        """Write a value into the zeros from `at` on; skip what no sample contains."""
        if value is None:
            return
        if self._is_optional:
            x[at] = 1
        if isinstance(value, str):
            if self._texts:
                place = at + self._text_at + self._texts.get(value, len(self._texts))
                x[place] = min(x[place] + 1, BYTE - 1)
        elif isinstance(value, list):
            self._write_items(value, x, at + self._items_at)
        elif isinstance(value, dict):
            for name in value.keys() & self._fields.keys():
                self._fields[name].write(value[name], x, at + self._fields_at[name])
        elif self._has_numbers:
            self._write_number(round(cast(float, value)), x, at + self._number_at)

    def _write_items(self, values: list[object], x: Bytes, at: int) -> None:
        if self._item is None:
            return
        places = [at] * len(values)
        if not self._is_counted:
            places = [at + n * self._stride for n in range(self._length)]
        for value, place in zip(values, places, strict=False):
            self._item.write(value, x, place)

    def _write_number(self, number: int, x: Bytes, at: int) -> None:
        size = abs(number)
        if self._number_width == 1:
            x[at] = 0 if number < 0 else min(number, BYTE - 1)
        else:
            x[at : at + 3] = size % BYTE, min(size // BYTE, BYTE - 1), number < 0


class ViewEncoder:
    """Encodes the views of one game under one set of options."""

    def __init__(self, game: Game) -> None:
        self._seats = game.seats
        self._per_seat = per_seat_fields(game.view_type)
        self._root = FieldEncoder()
        for view in _sample_views(game):
            self._root.learn(self._relative(view))
        self.size = self._root.settle()

    @property
    def names(self) -> list[str]:
        """The meaning of each number."""
        return list(self._root.names(""))

    def write(self, view: GameView, x: Bytes) -> None:
        """Write a view."""
        x[:] = 0
        self._root.write(self._relative(view), x, 0)

    def _relative(self, view: GameView) -> Fields:
        """Return the fields of a view relative to its seat: its own first."""
        seat = view.seat or 0
        fields = cast(Fields, msgspec.to_builtins(view))
        for name in LEFT_OUT:
            fields.pop(name, None)
        for name in self._per_seat:
            items = list(cast(list[object], fields[name]))
            fields[name] = items[seat:] + items[:seat]
        if view.to_act is not None:
            fields["to_act"] = (view.to_act - seat) % self._seats
        return fields


_encoders: dict[tuple[object, ...], ViewEncoder] = {}


def encoder_of(game: Game) -> ViewEncoder:
    """Return the encoder of a game; games with the same options and box share one."""
    options = tuple(sorted(game.options.items()))
    key = (game.name, game.rules_version, options, game.box_digest())
    if key not in _encoders:
        _encoders[key] = ViewEncoder(game)
    return _encoders[key]


def _sample_views(game: Game) -> Iterator[GameView]:
    """Yield the views of all seats in enough random games to meet most values."""
    decisions = 0
    for seed in range(SAMPLE_GAMES):
        state = game.new(seed)
        yield from game.views(state)
        while game.to_act(state) is not None and decisions < SAMPLE_DECISIONS:
            legal = game.legal(state)
            state, _ = game.apply(state, legal[int(_mix(np.uint64(decisions))) % len(legal)])
            yield from game.views(state)
            decisions += 1
