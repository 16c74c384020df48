"""Tables for tests: created, filled and played at random."""

from __future__ import annotations

import copy
import hashlib
import random
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from random_games import random_options
from undercard.kernel.game import State
from undercard.kernel.options import OptionValue
from undercard.table.clock import Correspondence, Fischer, PerMove, TimeControl, Unlimited
from undercard.table.errors import TableError
from undercard.table.header import About, TableHeader, make_header
from undercard.table.seats import Bot, Person
from undercard.table.steps import Act, SitDown, Start, Step
from undercard.table.table import Table

PEOPLE = [Person(name.lower(), name) for name in ("Ann", "Ben", "Cem")]
ANN, BEN, CEM = "ann", "ben", "cem"
CONTROLS: list[TimeControl] = [
    Unlimited(),
    PerMove(30.0),
    Fischer(300.0, 5.0),
    Correspondence(3.0),
]


def secret_of(seed: int) -> bytes:
    return hashlib.sha256(str(seed).encode()).digest()


def header_of(game: str, seed: int = 0, **more: Any) -> TableHeader:  # noqa: ANN401
    about = About(id=f"t{seed}", game=game, creator=PEOPLE[0], **more)
    return make_header(about, secret_of(seed))


def random_header(game: str, seed: int) -> TableHeader:
    rng = random.Random(seed)
    options: dict[str, OptionValue] = random_options(game, rng)
    hands = rng.choice([None, None, 0, 3])
    return header_of(
        game,
        seed,
        options=options,
        clock=rng.choice(CONTROLS),
        open_hands=hands,
        draws=seed % 2 == 0,
    )


def seating(table: Table, bots: tuple[int, ...] = (), at: float = 0.0) -> list[Step]:
    steps: list[Step] = []
    for seat in range(table.game.seats):
        if seat in bots:
            steps.append(SitDown(at=at, by=ANN, seat=seat, who=Bot("greedy")))
        else:
            who = PEOPLE[seat]
            steps.append(SitDown(at=at, by=who.id, seat=seat, who=who))
    return steps


def started(header: TableHeader, bots: tuple[int, ...] = (), at: float = 0.0) -> Table:
    """Return a table that has just been dealt, with these seats played by bots."""
    table = Table(header)
    for step in seating(table, bots, at):
        table.apply(step)
    words = tuple(f"word {n}" for n in range(table.game.seats))
    table.apply(Start(at=at, by=ANN, contributions=words))
    return table


def legal_at(table: Table) -> list[str]:
    """Return the legal actions in the view of the seat to act."""
    view = table.view(table.to_act)
    assert view is not None
    legal: list[str] = getattr(view, "legal")  # noqa: B009
    return legal


def act_at(table: Table, action: str, at: float) -> Act:
    seat = table.to_act
    assert seat is not None
    held = table.seats[seat]
    by = held.person.id if held.person is not None and held.bot is None else None
    return Act(at=at, by=by, seat=seat, action=action, answers=table.number)


def random_acts(table: Table, seed: int, pace: float = 1.0) -> Iterator[Act]:
    """Yield random actions until the game is over; the caller applies each before the next."""
    rng, at = random.Random(seed), 1.0
    while table.to_act is not None:
        at += rng.random() * pace
        yield act_at(table, rng.choice(legal_at(table)), at)


def play_on(table: Table, seed: int, most: int | None = None) -> Table:
    for n, act in enumerate(random_acts(table, seed)):
        if n == most:
            break
        table.apply(act)
    return table


def audiences(table: Table) -> list[int | None]:
    return [*range(table.game.seats), None]


def picture(table: Table) -> bytes:
    """Return everything that each audience can see of a table, and what the host can query."""
    seen = [table.snapshot(audience) for audience in audiences(table)]
    host = (table.number, table.to_act, table.deadline, table.steps, table.seats)
    return msgspec.json.encode((seen, host))


def refusal(table: Table, step: Step) -> TableError:
    """Return the error for a step that must be refused, and check that the table is unchanged."""
    before = picture(table)
    try:
        table.apply(step)
    except TableError as error:
        assert picture(table) == before
        return error
    raise AssertionError(f"not refused: {step}")


def hidden_state(table: Table) -> State:
    play = table._now.play
    assert play is not None
    return play.state


def with_state(table: Table, state: State) -> Table:
    """Return the same table with other hidden information."""
    twin, play = copy.copy(table), table._now.play
    assert play is not None
    twin._now = replace(table._now, play=replace(play, state=state))
    twin._log = [*table._log[:-1], replace(table._log[-1], state=state.tobytes())]
    return twin
