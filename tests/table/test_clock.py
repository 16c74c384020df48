"""Clocks at their limits: the arithmetic, and the effect of an empty clock at a table."""

from __future__ import annotations

import pytest

from table.tables import ANN, BEN, act_at, header_of, legal_at, refusal, started
from undercard.kernel.record import verify
from undercard.table import errors
from undercard.table.clock import (
    DAY,
    Clock,
    Correspondence,
    Fischer,
    PerMove,
    Unlimited,
    is_control,
    is_up,
    pass_clock,
    seconds_left,
    start_clock,
    turn_back,
)
from undercard.table.steps import AcceptDraw, ClaimTime, LeaveSeat, OfferDraw, TimeOut
from undercard.table.table import Table


def test_no_clock() -> None:
    assert start_clock(Unlimited(), 2, 0, 5.0) is None


def test_time_is_up_at_zero_and_not_before() -> None:
    clock = Clock((10.0, 10.0), 0, 100.0)
    assert not is_up(clock, 0, 109.999)
    assert is_up(clock, 0, 110.0)
    assert not is_up(clock, 1, 1e9)
    assert seconds_left(clock, 0, 90.0) == 10.0


def test_per_move_is_full_at_every_decision() -> None:
    control = PerMove(30.0)
    clock = pass_clock(control, Clock((30.0, 30.0), 0, 0.0), 0, 29.0)
    assert clock == Clock((30.0, 30.0), 0, 29.0)
    assert pass_clock(control, clock, 1, 99.0) == Clock((30.0, 30.0), 1, 99.0)


def test_correspondence_counts_days() -> None:
    clock = start_clock(Correspondence(2.0), 2, 1, 0.0)
    assert clock is not None
    assert not is_up(clock, 1, 2 * DAY - 1)
    assert is_up(clock, 1, 2 * DAY)


def test_fischer_adds_when_the_turn_passes_on_and_not_before() -> None:
    control = Fischer(60.0, 5.0)
    clock = pass_clock(control, Clock((60.0, 60.0), 0, 0.0), 0, 10.0)
    assert clock == Clock((50.0, 60.0), 0, 10.0)
    clock = pass_clock(control, clock, 1, 20.0)
    assert clock == Clock((45.0, 60.0), 1, 20.0)
    assert pass_clock(control, clock, None, 25.0) == Clock((45.0, 60.0), None, 25.0)


def test_fischer_leaves_no_debt_to_a_late_bot() -> None:
    clock = pass_clock(Fischer(60.0, 5.0), Clock((60.0, 60.0), 0, 0.0), 1, 500.0)
    assert clock.left == (5.0, 60.0)


def test_a_takeback_costs_its_time_and_earns_none() -> None:
    fischer = turn_back(Fischer(60.0, 5.0), Clock((60.0, 60.0), 0, 0.0), 0, 10.0)
    assert fischer == Clock((50.0, 60.0), 0, 10.0)
    assert turn_back(PerMove(30.0), Clock((30.0, 30.0), 1, 0.0), 0, 10.0).left == (30.0, 20.0)


@pytest.mark.parametrize(
    "control",
    [
        PerMove(0.0),
        PerMove(-1.0),
        PerMove(float("nan")),
        PerMove(float("inf")),
        Fischer(0.0, 5.0),
        Fischer(60.0, -1.0),
        Fischer(60.0, float("nan")),
        Correspondence(1000.0),
    ],
)
def test_invalid_times(control: PerMove | Fischer | Correspondence) -> None:
    assert not is_control(control)


def timed(name: str, **options: object) -> Table:
    return started(header_of(name, options=options, clock=PerMove(30.0)), at=100.0)


def test_the_host_ends_the_game_of_a_late_player_and_nobody_is_removed() -> None:
    table = timed("fightdrome", first="seat 0", overstimulated="off")
    assert table.deadline == 130.0
    assert type(refusal(table, TimeOut(at=129.9, seat=0))) is errors.TimeNotUp
    assert type(refusal(table, TimeOut(at=130.0, seat=1))) is errors.TimeNotUp
    assert type(refusal(table, TimeOut(at=130.0, by=BEN, seat=0))) is errors.TimeUp
    assert type(refusal(table, TimeOut(at=110.0, by=BEN, seat=0))) is errors.NotYourSeat
    table.apply(TimeOut(at=130.0, seat=0))
    assert table.result is not None
    assert (table.result.winners, table.result.ending) == ((1,), "time")
    assert table.snapshot(0).clock == Clock((30.0, 30.0), None, 100.0)
    verify(table.record())


def test_no_step_of_a_person_comes_after_the_deadline() -> None:
    options = {"first": "seat 0", "overstimulated": "off"}
    header = header_of("fightdrome", options=options, clock=PerMove(30.0), draws=True)
    table = started(header, at=100.0)
    table.apply(OfferDraw(at=110.0, by=BEN, seat=1))
    for late in (
        act_at(table, legal_at(table)[0], 130.0),
        AcceptDraw(at=130.0, by=ANN, seat=0),
        LeaveSeat(at=130.0, by=ANN, seat=0),
    ):
        assert type(refusal(table, late)) is errors.TimeUp
    table.apply(act_at(table, legal_at(table)[0], 129.9))


def test_older_tables_with_late_steps_and_claims_are_replayed() -> None:
    table = timed("fightdrome", first="seat 0", overstimulated="off")
    late = act_at(table, legal_at(table)[0], 500.0)
    replayed = Table.replay(table.header, [*table.steps, late])
    assert replayed.deadline == 530.0
    claimant = 1 if replayed.to_act == 0 else 0
    claim = ClaimTime(at=530.0, by=(ANN, BEN)[claimant], seat=claimant)
    over = Table.replay(table.header, [*replayed.steps, claim]).result
    assert over is not None
    assert (over.winners, over.ending) == ((claimant,), "time")


def test_without_a_clock_no_time_is_up() -> None:
    table = started(header_of("fightdrome", options={"first": "seat 0"}))
    assert type(refusal(table, TimeOut(at=1e9, seat=0))) is errors.TimeNotUp


def test_of_three_players_a_bot_replaces_the_late_one() -> None:
    table = timed("survive", players=3)
    assert table.to_act == 0
    table.apply(TimeOut(at=130.0, seat=0))
    assert not table.is_over
    assert (table.seats[0].out, table.bot_to_act) == ("time", table.seats[0].bot)
    assert type(refusal(table, TimeOut(at=1e9, seat=0))) is errors.TimeNotUp
    table.apply(act_at(table, legal_at(table)[0], 140.0))


def test_a_bot_never_runs_out_of_time() -> None:
    header = header_of("fightdrome", options={"first": "seat 1"}, clock=PerMove(30.0))
    table = started(header, bots=(1,))
    assert (table.to_act, table.deadline) == (1, None)
    assert type(refusal(table, TimeOut(at=1e9, seat=1))) is errors.TimeNotUp
    table.apply(act_at(table, legal_at(table)[0], 1e6))
