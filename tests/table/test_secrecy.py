"""Nothing that a table sends to a seat may depend on what the seat cannot know.

As in `tests/kernel/test_secrecy.py`, the tests compare every byte that leaves two tables which
differ only in hidden information.
"""

from __future__ import annotations

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

import undercard
from table.tables import (
    act_at,
    audiences,
    header_of,
    hidden_state,
    legal_at,
    play_on,
    random_acts,
    started,
    with_state,
)
from undercard.kernel.events import Event
from undercard.table.errors import TableError
from undercard.table.redaction import Announced, Entry
from undercard.table.steps import Act, Acted, Step
from undercard.table.table import Table

every_game = pytest.mark.parametrize("name", undercard.game_names())
OPTIONS: dict[str, list[dict[str, object]]] = {
    "fightdrome": [{}, {"mode": "epic"}, {"mode": "match", "target": 60}],
    "survive": [{}, {"players": 3}],
}


def secret_tables(name: str, games: int) -> list[Table]:
    """Return tables just dealt, with closed hands, in several modes."""
    ways = OPTIONS[name]
    headers = [header_of(name, n, options=ways[n % len(ways)]) for n in range(games)]
    return [started(header) for header in headers]


def answer(table: Table, step: Step) -> str:
    try:
        table.prepare(step)
    except TableError as error:
        return f"{error.code}: {error}"
    return "done"


@every_game
def test_snapshots_and_refusals_do_not_depend_on_hidden_information(name: str) -> None:
    compared = 0
    for table in secret_tables(name, 6):
        for n, act in enumerate(random_acts(table, 5)):
            if n % 7 == 0:
                for seat in range(table.game.seats):
                    twin = with_state(table, table.game.sample(hidden_state(table), seat, n))
                    compared += hidden_state(twin).tobytes() != hidden_state(table).tobytes()
                    for who in (seat, None):
                        one, other = table.snapshot(who), twin.snapshot(who)
                        assert msgspec.json.encode(one) == msgspec.json.encode(other)
                    by = table.seats[seat].person
                    assert by is not None
                    for action in ("rest", "pass", "K30", *legal_at(table)[:3]):
                        tried = Act(
                            at=9.0, by=by.id, seat=seat, action=action, answers=table.number
                        )
                        assert answer(table, tried) == answer(twin, tried)
            table.apply(act)
    assert compared > 50


@every_game
def test_announcements_do_not_depend_on_hidden_information(name: str) -> None:
    """With other secrets or chance, a seat that cannot distinguish two games gets the same
    bytes."""
    compared = 0
    for table in secret_tables(name, 6):
        for n, act in enumerate(random_acts(table, 6)):
            if n % 2 == 0:
                for seat in audiences(table):
                    compared += seat != act.seat and compare_courses(table, act, seat, n)
            table.apply(act)
    assert compared > 20


def compare_courses(table: Table, act: Act, seat: int | None, n: int) -> bool:
    state = hidden_state(table)
    if seat is None:
        other = table.game.copy(state)
        other.rng = np.uint64(n)
    else:
        other = table.game.sample(state, seat, n)
    one, twin = with_state(table, state), with_state(table, other)
    legal = twin.game.legal(other)
    action = act.action if act.action in legal else legal[n % len(legal)]
    first, second = one.apply(act), twin.apply(replace(act, action=action))
    if open_course(one, seat) != open_course(twin, seat):
        return False
    assert received(first, seat) == received(second, seat)
    if not one.is_over:
        assert msgspec.json.encode(one.snapshot(seat)) == msgspec.json.encode(twin.snapshot(seat))
    return one._log[-1].events != twin._log[-1].events or action != act.action


def received(announced: Announced, seat: int | None) -> bytes:
    return msgspec.json.encode(announced.entries(seat))


def open_course(table: Table, seat: int | None) -> list[object]:
    """Return the public part of the last step's events, computed without `redact`."""
    secret = {kind.name for kind in table.game.kinds if any(f.secret for f in kind.fields)}

    def open_part(event: Event) -> object:
        is_open = event.kind not in secret or event.seat == seat
        return event.kind, event.seat, event.data if is_open else None

    return [open_part(event) for event in table._log[-1].events]


@every_game
def test_no_entry_contains_the_secrets_of_another_seat(name: str) -> None:
    for table in secret_tables(name, 6):
        play_on(table, 7)
        for seat in audiences(table):
            for entry in table.log(seat):
                check_entry(table, entry, seat)


def check_entry(table: Table, entry: Entry, seat: int | None) -> None:
    if isinstance(entry.step, Acted):
        assert (entry.step.action is not None) == (entry.step.seat == seat)
    secret = {kind.name: [f.name for f in kind.fields if f.secret] for kind in table.game.kinds}
    for event in entry.events:
        if event.seat != seat:
            assert all(event.data[name] is None for name in secret[event.kind])


@pytest.mark.parametrize("players", [2, 3])
def test_s2_1_nobody_else_sees_a_bid(players: int) -> None:
    table = started(header_of("survive", options={"players": players}))
    while "bid" not in legal_at(table)[0]:
        table.apply(act_at(table, legal_at(table)[0], 1.0))
    bidder = table.to_act
    seen: dict[int | None, set[bytes]] = {seat: set() for seat in audiences(table)}
    bids = legal_at(table)
    for bid in bids:
        twin = Table.replay(table.header, table.steps)
        announced = twin.apply(act_at(twin, bid, 2.0))
        for seat in seen:
            seen[seat].add(received(announced, seat) + msgspec.json.encode(twin.snapshot(seat)))
    assert {len(found) for seat, found in seen.items() if seat != bidder} == {1}
    assert len(seen[bidder]) == len(bids)
