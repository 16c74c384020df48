"""Golden playthroughs: whole games written out, so that a change of the rules shows in a diff.

Each file in `tests/golden` names a game, its options and a seed. The rest is the output of the
library: every action, every event with all secrets and as each seat receives it, and at intervals
the view of each seat. Run this file to rewrite them, then read the diff:

    PYTHONPATH=tests python tests/kernel/test_golden.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import undercard
from undercard.kernel.events import Event
from undercard.kernel.game import Game, State
from undercard.kernel.registry import load

FOLDER = Path(__file__).parents[1] / "golden"
FILES = sorted(FOLDER.glob("*.txt"))
VIEW_EVERY = {"fightdrome": 12, "survive": 150}
"""The interval of views: short enough to show a change, long enough to stay readable."""
MOST_BYTES = 100_000


def playthrough(header: str) -> str:
    """Return the whole file for a first line such as `fightdrome {"mode": "bout"} 7`."""
    name, rest = header.split(" ", 1)
    options, seed = rest.rsplit(" ", 1)
    game = load(name, **json.loads(options))
    return "\n".join([header, *_lines(game, int(seed))]) + "\n"


def _lines(game: Game, seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    state, events = game.start(seed)
    yield from ("", "deal", *_lines_of(game, events))
    for step in range(10_000):
        yield from _moment(game, state, with_views=step % VIEW_EVERY[game.name] == 0)
        if game.to_act(state) is None:
            yield f"outcome {msgspec.json.encode(game.outcome(state)).decode()}"
            return
        seat, action = game.to_act(state), rng.choice(game.legal(state))
        state, events = game.apply(state, action)
        yield from ("", f"{step + 1}. seat {seat}: {action}", *_lines_of(game, events))


def _lines_of(game: Game, events: list[Event]) -> Iterator[str]:
    """Yield each event in full, with the seats that receive it redacted."""
    for n, event in enumerate(events):
        seats = range(game.seats)
        less = [str(seat) for seat in seats if game.redact(events, seat)[n] != event]
        data = " ".join(f"{name}={value}" for name, value in event.data.items())
        hidden = f" (hidden from {', '.join(less)})" if less else ""
        yield f"  {event.kind} seat={event.seat} {data}{hidden}".rstrip()


def _moment(game: Game, state: State, *, with_views: bool) -> Iterator[str]:
    yield f"  legal {' '.join(game.legal(state))}  hash {game.hash(state)[:8]}"
    if with_views:
        for seat in (*range(game.seats), None):
            yield f"  view {seat} {msgspec.json.encode(game.view(state, seat)).decode()}"


def test_every_game_has_three_goldens_of_readable_size() -> None:
    for name in undercard.game_names():
        assert sum(path.name.startswith(f"{name}-") for path in FILES) >= 3
    assert all(path.stat().st_size < MOST_BYTES for path in FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_equals_its_golden(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert playthrough(written.split("\n", 1)[0]).split("\n") == written.split("\n")


if __name__ == "__main__":
    for file in FILES:
        file.write_text(playthrough(file.read_text().split("\n", 1)[0]), encoding="utf-8")
