"""Records from annotated classes, and the same function compiled and interpreted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, cast

import numpy as np
import pytest
from numpy.typing import NDArray

from undercard.kernel.bits import count, has, lowest, nth, without_lowest
from undercard.kernel.cache import cache_folder
from undercard.kernel.chance import HasRng, below, unit
from undercard.kernel.interpreter import interpreted
from undercard.kernel.layout import I8, U64, Layout, dtype_of, reader_of


class Pair(Layout):
    wide: U64
    rows: Annotated[NDArray[np.int16], 2, 3]
    narrow: I8


class Crooked(Layout):
    narrow: I8
    wide: U64


class Taken(Layout):
    round: I8


class Bare(Layout):
    number: int


def test_a_layout_is_a_dtype_of_whole_words() -> None:
    dtype = dtype_of(Pair)
    assert dtype.itemsize == 24
    assert dtype["rows"].shape == (2, 3)
    assert dtype["wide"] == np.uint64


@pytest.mark.parametrize(
    ("layout", "message"),
    [(Crooked, "reorder"), (Taken, "rename the field"), (Bare, "Annotated")],
)
def test_an_invalid_layout_is_refused(layout: type, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        dtype_of(layout)


def test_a_reader_returns_all_fields() -> None:
    record = np.zeros(1, dtype_of(Pair))[0]
    record.wide, record.narrow = 7, -1
    read = reader_of(Pair, dtype_of(Pair))(record)
    assert (int(read.wide), read.narrow) == (7, -1)
    assert read.rows.tolist() == [[0] * 3] * 2


MASKS = [1, 2, 0b1011, (1 << 63) | 5, (1 << 64) - 1]


@pytest.mark.parametrize("mask", MASKS)
def test_sets_as_masks(mask: int) -> None:
    members = [n for n in range(64) if mask >> n & 1]
    word = np.uint64(mask)
    assert count(word) == len(members)
    assert lowest(word) == members[0]
    assert [nth(word, n) for n in range(len(members))] == members
    assert [n for n in range(64) if has(word, n)] == members
    assert int(without_lowest(word)) == mask & (mask - 1)


class OnlyChance(Layout):
    rng: U64


def test_chance_is_even_and_the_same_interpreted() -> None:
    one, other = cast(list[HasRng], list(np.zeros(2, dtype_of(OnlyChance))))
    plain = interpreted(below)
    drawn = [below(one, 6) for _ in range(6000)]
    assert drawn == [plain(other, 6) for _ in range(6000)]
    assert all(900 < drawn.count(n) < 1100 for n in range(6))
    assert all(0 <= unit(one) < 1 for _ in range(1000))


def test_the_cache_is_named_by_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCARD_KERNEL_CACHE", str(tmp_path))
    folder = cache_folder()
    assert folder == cache_folder()
    assert folder.is_dir()
    assert folder.parent == tmp_path
