"""Leaving, returning, resigning, and the rematch."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from table.tables import (
    ANN,
    BEN,
    CEM,
    PEOPLE,
    act_at,
    header_of,
    legal_at,
    picture,
    play_on,
    refusal,
    secret_of,
    started,
)
from undercard.kernel.record import read_record, verify, write_record
from undercard.table import errors
from undercard.table.absence import patience
from undercard.table.clock import Correspondence, Fischer, PerMove, TimeControl, Unlimited
from undercard.table.rematch import rematch
from undercard.table.seats import Bot
from undercard.table.steps import (
    Abandon,
    Act,
    ComeBack,
    LeaveSeat,
    Rematch,
    Resign,
    Seal,
    SitDown,
    Start,
    TakeOver,
)
from undercard.table.table import Table

GREEDY = Bot("greedy")


def test_a_seat_is_reserved_then_played_by_a_bot_then_returned() -> None:
    table = started(header_of("survive"))
    take_over = TakeOver(at=2.0, seat=0, bot=GREEDY)
    assert type(refusal(table, take_over)) is errors.NotAway
    assert type(refusal(table, ComeBack(at=1.0, by=ANN, seat=0))) is errors.NotAway
    assert type(refusal(table, LeaveSeat(at=1.0, by=BEN, seat=0))) is errors.NotYourSeat
    table.apply(LeaveSeat(at=1.0, by=ANN, seat=0))
    assert table.seats[0].away
    assert type(refusal(table, LeaveSeat(at=1.0, by=ANN, seat=0))) is errors.AlreadyAway
    assert type(refusal(table, TakeOver(at=2.0, by=BEN, seat=0, bot=GREEDY))) is errors.NotYourSeat
    assert type(refusal(table, TakeOver(at=2.0, seat=0, bot=Bot("")))) is errors.BadStep
    table.apply(take_over)
    assert type(refusal(table, take_over)) is errors.SeatTaken
    assert table.bot_to_act == GREEDY
    action = legal_at(table)[0]
    mine = Act(at=3.0, by=ANN, seat=0, action=action, answers=table.number)
    assert type(refusal(table, mine)) is errors.NotYourSeat
    table.apply(act_at(table, action, 3.0))
    assert type(refusal(table, ComeBack(at=4.0, by=BEN, seat=0))) is errors.NotYourSeat
    table.apply(ComeBack(at=4.0, by=ANN, seat=0))
    assert table.seats[0].has_player
    table.apply(act_at(table, legal_at(table)[0], 5.0))


def test_an_absent_player_loses_when_the_opponent_claims_it() -> None:
    table = started(header_of("fightdrome", clock=Fischer(300.0)))
    away = table.to_act
    assert away is not None
    claimant, person, other = 1 - away, PEOPLE[1 - away].id, PEOPLE[away].id
    claim = Abandon(at=200.0, by=person, seat=away, claimant=claimant, answers=table.number)
    refused = {
        replace(claim, by=other): errors.NotYourSeat,
        replace(claim, by=other, claimant=away): errors.NotYourSeat,
        replace(claim, seat=claimant, claimant=away, by=other): errors.NotAway,
        replace(claim, answers=table.number - 1): errors.StaleStep,
        replace(claim, seat=7): errors.BadStep,
        replace(claim, at=900.0): errors.TimeUp,
    }
    for step, error in refused.items():
        assert type(refusal(table, step)) is error
    table.apply(claim)
    assert table.result is not None
    assert (table.result.winners, table.result.ending) == ((claimant,), "abandoned")
    assert picture(Table.replay(table.header, table.steps)) == picture(table)
    verify(read_record(write_record(table.record())))


def test_of_three_players_a_bot_plays_on_for_the_one_who_is_gone() -> None:
    table = started(header_of("survive", options={"players": 3}))
    away = table.to_act
    assert away is not None
    claimant = (away + 1) % 3
    by, answers = PEOPLE[claimant].id, table.number
    table.apply(Abandon(at=1.0, by=by, seat=away, claimant=claimant, answers=answers))
    assert not table.is_over
    assert (table.seats[away].out, table.bot_to_act) == ("abandoned", Bot(table.about.stand_in))


def test_a_claimant_may_let_a_bot_finish_and_the_player_may_return() -> None:
    table = started(header_of("survive"))
    away = table.to_act
    assert away is not None
    by = PEOPLE[1 - away].id
    table.apply(TakeOver(at=1.0, by=by, seat=away, bot=GREEDY, claimant=1 - away))
    assert (table.seats[away].away, table.bot_to_act) == (True, GREEDY)
    table.apply(ComeBack(at=2.0, by=PEOPLE[away].id, seat=away))
    assert table.seats[away].has_player


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (Fischer(180.0, 5.0), 60.0),
        (Fischer(300.0), 100.0),
        (Fischer(600.0, 10.0), 120.0),
        (PerMove(30.0), 60.0),
        (PerMove(900.0), 120.0),
        (Correspondence(3.0), None),
        (Unlimited(), 1800.0),
    ],
)
def test_the_patience_depends_on_the_clock(clock: TimeControl, seconds: float | None) -> None:
    about = header_of("fightdrome", clock=clock).about
    assert patience(about) == seconds
    assert patience(replace(about, visibility="practice")) is None


def test_a_player_who_acts_before_the_bot_takes_over_is_back() -> None:
    table = started(header_of("survive"))
    table.apply(LeaveSeat(at=1.0, seat=0))
    table.apply(act_at(table, legal_at(table)[0], 2.0))
    assert not table.seats[0].away


@pytest.mark.parametrize("name", ["fightdrome", "survive"])
def test_of_two_players_the_one_who_resigns_has_lost(name: str) -> None:
    table = play_on(started(header_of(name)), 1, 5)
    assert type(refusal(table, Resign(at=9.0, by=ANN, seat=1))) is errors.NotYourSeat
    table.apply(Resign(at=9.0, by=ANN, seat=0))
    assert table.result is not None
    assert (table.result.winners, table.result.ending) == ((1,), "resigned")
    assert (table.to_act, table.phase) == (None, "finished")
    assert picture(Table.replay(table.header, table.steps)) == picture(table)
    verify(read_record(write_record(table.record())))


def test_of_three_players_a_bot_replaces_the_one_who_resigns() -> None:
    table = play_on(started(header_of("survive", options={"players": 3})), 1, 20)
    table.apply(Resign(at=90.0, by=ANN, seat=0))
    assert not table.is_over
    assert (table.seats[0].out, table.seats[0].bot) == ("resigned", Bot(table.about.stand_in))
    assert type(refusal(table, ComeBack(at=91.0, by=ANN, seat=0))) is errors.AlreadyOut
    assert type(refusal(table, LeaveSeat(at=91.0, by=ANN, seat=0))) is errors.AlreadyAway
    assert type(refusal(table, Resign(at=91.0, seat=0))) is errors.AlreadyOut
    on = play_on(Table.replay(table.header, table.steps), 2)
    assert on.record().stopped is None
    verify(on.record())
    table.apply(Resign(at=92.0, by=CEM, seat=2))
    assert table.result is not None
    assert table.result.winners == (1,)
    verify(read_record(write_record(table.record())))


def test_when_no_person_is_left_the_bots_have_won() -> None:
    table = started(header_of("survive", options={"players": 3}), bots=(1, 2))
    table.apply(Resign(at=1.0, by=ANN, seat=0))
    assert table.result is not None
    assert table.result.winners == (1, 2)
    verify(table.record())


def test_practice_is_for_one_person_who_may_hold_every_seat() -> None:
    table = Table(header_of("fightdrome", visibility="practice"))
    ann, ben = PEOPLE[:2]
    stranger = SitDown(at=0.0, by=BEN, seat=0, who=ben)
    assert type(refusal(table, stranger)) is errors.NotYourSeat
    for seat in range(2):
        table.apply(SitDown(at=0.0, by=ANN, seat=seat, who=ann))
    table.apply(Start(at=0.0, by=ANN))
    play_on(table, 1)
    verify(table.record())


def test_a_rematch_moves_all_players_by_one_seat_and_keeps_the_rest() -> None:
    table = started(header_of("survive", 1, options={"players": 3}), bots=(1,))
    with pytest.raises(errors.NotOver):
        rematch(table, "next", secret_of(2), 0.0)
    assert type(refusal(table, Rematch(at=1.0, table="next"))) is errors.NotOver
    play_on(table, 1)
    header, steps = rematch(table, "next", secret_of(2), 1e6)
    after = Table.replay(header, steps)
    assert [seat.name for seat in after.seats] == ["Cem", "Ann", "greedy"]
    assert after.about.follows == table.about.id
    assert after.about.options == table.about.options
    assert after.about.commitment != table.about.commitment
    assert type(refusal(after, Start(at=1e6))) is errors.NotSealed  # until all are present
    after.apply(Seal(at=1e6, by=CEM, seat=0))
    after.apply(Seal(at=1e6, by=ANN, seat=1))
    after.apply(Start(at=1e6))
    assert type(refusal(table, Rematch(at=1.0, by=ANN, table="next"))) is errors.BadStep
    table.apply(Rematch(at=1e6, table="next"))
    assert table.snapshot(None).following == "next"
    assert type(refusal(table, Rematch(at=1e6, table="other"))) is errors.SeatTaken


def test_a_rematch_after_a_resignation_seats_all_present_players() -> None:
    table = started(header_of("survive", options={"players": 3}))
    table.apply(LeaveSeat(at=1.0, by=BEN, seat=1))
    table.apply(Resign(at=1.0, by=ANN, seat=0))
    table.apply(Resign(at=1.0, by=CEM, seat=2))
    after = Table.replay(*rematch(table, "next", secret_of(2), 2.0))
    assert [seat.name for seat in after.seats] == ["Cem", "Ann", ""]
