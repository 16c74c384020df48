"""A table accepts or refuses any step, without side effects."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from table.tables import CONTROLS, PEOPLE, audiences, header_of, legal_at, picture, seating
from undercard.kernel.record import verify
from undercard.table import steps
from undercard.table.errors import TableError
from undercard.table.header import TableHeader
from undercard.table.redaction import Entry
from undercard.table.seats import Bot, Person
from undercard.table.table import Table

NUMBERS = st.integers(-1, 3)
SPEAKERS = st.sampled_from(["ann", "ben", "cem", "eve", None])
TIMES = st.floats(-10.0, 1e6) | st.sampled_from([float("nan"), float("inf"), -float("inf")])
TEXTS = st.text(max_size=70)
HASHES = st.sampled_from(["", "0" * 64])
SIMPLE = [
    steps.LeaveSeat,
    steps.Resign,
    steps.OfferDraw,
    steps.AcceptDraw,
    steps.DeclineDraw,
    steps.WithdrawDraw,
    steps.ClaimTime,
    steps.TimeOut,
    steps.AskTakeback,
    steps.GrantTakeback,
    steps.RefuseTakeback,
    steps.ComeBack,
]
BOTS = st.builds(Bot, st.just("greedy") | TEXTS)
GARBAGE: st.SearchStrategy[steps.Step] = st.one_of(
    *(st.builds(kind, at=TIMES, by=SPEAKERS, seat=NUMBERS) for kind in SIMPLE),
    st.builds(
        steps.SitDown,
        at=TIMES,
        by=SPEAKERS,
        seat=NUMBERS,
        who=st.sampled_from(PEOPLE) | BOTS | st.builds(Person, TEXTS, TEXTS),
        contributes=st.booleans(),
    ),
    st.builds(
        steps.Seal,
        at=TIMES,
        by=SPEAKERS,
        seat=NUMBERS,
        commitment=HASHES | TEXTS,
        seal=HASHES | TEXTS,
    ),
    st.builds(steps.Reveal, at=TIMES, by=SPEAKERS, seat=NUMBERS, commitment=HASHES, word=TEXTS),
    st.builds(
        steps.Start, at=TIMES, by=SPEAKERS, contributions=st.lists(TEXTS, max_size=3).map(tuple)
    ),
    st.builds(
        steps.Act, at=TIMES, by=SPEAKERS, seat=NUMBERS, action=TEXTS, answers=st.integers(-5, 60)
    ),
    st.builds(
        steps.Abandon,
        at=TIMES,
        by=SPEAKERS,
        seat=NUMBERS,
        claimant=NUMBERS,
        answers=st.integers(-5, 60),
    ),
    st.builds(
        steps.TakeOver,
        at=TIMES,
        by=SPEAKERS,
        seat=NUMBERS,
        bot=BOTS,
        claimant=st.none() | NUMBERS,
    ),
    st.builds(steps.Rematch, at=TIMES, by=SPEAKERS, table=TEXTS),
)
HEADERS = st.builds(
    header_of,
    st.just("fightdrome"),
    st.integers(0, 9),
    clock=st.sampled_from(CONTROLS),
    draws=st.booleans(),
    visibility=st.sampled_from(["public", "private", "practice"]),
    open_hands=st.sampled_from([None, 0, 2]),
) | st.builds(
    header_of,
    st.just("survive"),
    st.integers(0, 9),
    options=st.sampled_from([{}, {"players": 3}]),
    clock=st.sampled_from(CONTROLS),
    draws=st.booleans(),
    visibility=st.sampled_from(["public", "practice"]),
    open_hands=st.sampled_from([None, 0, 2]),
)
RIGHT = st.integers(0, 1000)
"""A number selects a valid step: the next seat, the start, or a legal action."""
PLANS = st.lists(
    st.integers(0, 3).flatmap(lambda n: GARBAGE if n == 0 else RIGHT), min_size=10, max_size=60
)


def right_step(table: Table, n: int) -> steps.Step | None:
    if table.phase == "open":
        alone = table.about.visibility == "practice"
        bots = tuple(range(1, table.game.seats)) if alone else ()
        wanted = [step for step in seating(table, bots) if is_wanted(table, step)]
        return wanted[0] if wanted else steps.Start(at=0.0)
    if table.to_act is None:
        return None
    if table.deadline is not None and n >= table.deadline:
        return steps.TimeOut(at=float(n), seat=table.to_act)
    legal, seat = legal_at(table), table.seats[table.to_act]
    by = seat.person.id if seat.person is not None and seat.bot is None else None
    action = legal[n % len(legal)]
    return steps.Act(at=float(n), by=by, seat=table.to_act, action=action, answers=table.number)


def is_wanted(table: Table, step: steps.Step) -> bool:
    return isinstance(step, steps.SitDown) and table.seats[step.seat].is_open


@settings(max_examples=120)
@given(HEADERS, PLANS)
def test_a_table_accepts_or_refuses_a_step(
    header: TableHeader, plan: list[steps.Step | int]
) -> None:
    table = Table(header)
    received: dict[int | None, list[Entry]] = {seat: [] for seat in audiences(table)}
    for planned in plan:
        step = right_step(table, planned) if isinstance(planned, int) else planned
        if step is None:
            continue
        before = picture(table)
        try:
            announced = table.apply(step)
        except TableError:
            assert picture(table) == before
            continue
        for seat, entries in received.items():
            entries.extend(announced.entries(seat))
            assert list(table.log(seat)) == entries
    assert picture(Table.replay(header, table.steps)) == picture(table)
    if table.is_over:
        verify(table.record())


@given(st.lists(GARBAGE, max_size=10))
def test_steps_round_trip(plan: list[steps.Step]) -> None:
    stored = msgspec.json.encode([step for step in plan if abs(step.at) < 1e9])
    again = msgspec.json.decode(stored, type=list[steps.Step])
    assert msgspec.json.encode(again) == stored
