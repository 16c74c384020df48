"""The default observation: fixed, the same in every process, and without secrets."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray

from adapters.games import every_name
from random_games import play_randomly, random_game, some_states
from undercard.adapters.view_encoder import FieldEncoder, ViewEncoder, encoder_of
from undercard.kernel.game import Game, State
from undercard.kernel.registry import load


def encoded(game: Game, state: State, seat: int) -> NDArray[np.uint8]:
    x = np.full(encoder_of(game).size, 99, np.uint8)
    encoder_of(game).write(game.view(state, seat), x)
    return x


def written(samples: list[object], value: object) -> dict[str, int]:
    """Return the nonzero values that an encoder fitted to the samples writes, by name."""
    place = FieldEncoder()
    for sample in samples:
        place.learn(sample)
    x = np.zeros(place.settle(), np.uint8)
    place.write(value, x, 0)
    names = list(place.names("v"))
    assert len(names) == len(x)
    return {name: int(n) for name, n in zip(names, x, strict=True) if n}


@every_name
def test_hidden_information_does_not_change_an_encoded_view(name: str) -> None:
    for seed in range(4):
        game = random_game(name, seed)
        for n, state in some_states(game, seed):
            seat = n % game.seats
            other = game.sample(state, seat, n)
            np.testing.assert_array_equal(encoded(game, other, seat), encoded(game, state, seat))


@every_name
def test_every_decision_changes_what_some_seat_sees(name: str) -> None:
    game = load(name)
    last = b""
    for state, _ in play_randomly(game, 7):
        now = b"".join(encoded(game, state, seat).tobytes() for seat in range(game.seats))
        assert now != last
        last = now


@every_name
def test_the_layout_is_the_same_in_every_process(name: str) -> None:
    """Python orders sets of texts differently in every process."""
    program = (
        "import sys; from undercard import load; "
        "from undercard.adapters.view_encoder import ViewEncoder; "
        f"print(*ViewEncoder(load({name!r})).names, sep='\\n')"
    )
    printed = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert printed.split("\n")[:-1] == ViewEncoder(load(name)).names


@pytest.mark.parametrize(
    ("samples", "value", "expected"),
    [
        ([0, 9], 7, {"v": 7}),
        ([0, 9], 300, {"v": 255}),
        ([0, 9], -1, {}),
        ([0, 300], 515, {"v": 3, "v / 256": 2}),
        ([0, -3], -2, {"v": 2, "v < 0": 1}),
        ([True, False], True, {"v": 1}),
        ([None, 3], 0, {"v?": 1}),
        ([None, 3], None, {}),
        (["b", "a"], "a", {"v = a": 1}),
        (["b", "a"], "c", {"v = …": 1}),
        (["b", "a"], 5, {}),
        ([["a"], ["a", "b"]], ["b", "a", "b"], {"v[] = a": 1, "v[] = b": 2}),
        ([["a", "b"], ["b", "b"]], ["b", "a"], {"v[0] = b": 1, "v[1] = a": 1}),
        ([[1], [1, 2]], [4], {"v[0]?": 1, "v[0]": 4}),
        ([[1, 2]], [4, 5, 6], {"v[0]": 4, "v[1]": 5}),
        ([[]], [1], {}),
        ([{"b": 1, "a": "x"}], {"a": "x", "b": 2}, {"v.a = x": 1, "v.b": 2}),
        ([{}, {"a": 1}], {"a": 2}, {"v.a?": 1, "v.a": 2}),
        ([{"a": 1}], {"c": 2}, {}),
    ],
)
def test_a_place_writes(samples: list[object], value: object, expected: dict[str, int]) -> None:
    assert written(samples, value) == expected
