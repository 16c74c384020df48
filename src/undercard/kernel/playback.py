"""The moments of a record, replayed by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from undercard.kernel.chance_source import SealedChance, SeededChance
from undercard.kernel.events import Event
from undercard.kernel.game import Game, State
from undercard.kernel.record import Record, load_boxed


@dataclass(frozen=True)
class Moment:
    """The state after an action and its events, with all secrets; moment 0 is the deal."""

    number: int
    seat: int | None
    action: str | None
    state: State
    events: list[Event]


def replay_moments(game: Game, record: Record) -> Iterator[Moment]:
    """Yield the moments of a record that is known to be valid."""
    chance = _chance(record)
    state, events = chance.start(game)
    yield Moment(0, None, None, state, events)
    for number, action in enumerate(record.actions, 1):
        seat = game.to_act(state)
        state, events = game.apply(chance.reseed(game, state, number), action)
        yield Moment(number, seat, action, state, events)


def replayed(record: Record) -> tuple[Game, list[Moment]]:
    """Return the game and the moments of a record that is known to be valid."""
    game = load_boxed(record.game, record.options, record.box, record.box_hash)
    return game, list(replay_moments(game, record))


def _chance(record: Record) -> SealedChance | SeededChance:
    if record.proof is None:
        return SeededChance(int(record.seed or ""))
    return SealedChance(bytes.fromhex(record.proof.secret), record.proof.contributions)
