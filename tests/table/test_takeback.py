"""Takebacks: each of the four limits, consent, and practice, which has no limits."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import msgspec
import pytest

import undercard
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
    random_acts,
    refusal,
    started,
)
from undercard.kernel.record import read_record, verify, write_record
from undercard.table import errors
from undercard.table.clock import PerMove
from undercard.table.errors import TableError
from undercard.table.seats import Bot
from undercard.table.steps import (
    AskTakeback,
    ComeBack,
    GrantTakeback,
    LeaveSeat,
    RefuseTakeback,
    Resign,
    TakeOver,
)
from undercard.table.table import Table

every_game = pytest.mark.parametrize("name", undercard.game_names())


def ask(seat: int, at: float = 1e6) -> AskTakeback:
    return AskTakeback(at=at, by=PEOPLE[seat].id, seat=seat)


def answer(table: Table, seat: int) -> str:
    """Return the code of a refusal, or `granted`, or `asked` if others must agree."""
    try:
        prepared = table.prepare(ask(seat))
    except TableError as error:
        return error.code
    return "asked" if prepared.after.takeback is not None else "granted"


def first(name: str, wanted: str, **options: object) -> tuple[Table, int]:
    """Return a position of a random game in which a seat gets this answer."""
    for seed in range(40):
        table = started(header_of(name, seed, options=options))
        for act in random_acts(table, seed):
            for seat in range(table.game.seats):
                if answer(table, seat) == wanted:
                    return table, seat
            table.apply(act)
    raise AssertionError(f"no position where a takeback is {wanted}")


def test_nothing_to_take_back_before_the_first_action() -> None:
    table = started(header_of("survive"))
    assert type(refusal(table, ask(0))) is errors.NoTakeback


def test_never_past_chance() -> None:
    table, seat = first("survive", "takeback_chance")
    assert type(refusal(table, ask(seat))) is errors.TakebackChance


def test_never_past_something_revealed() -> None:
    """A Neurochem card draws nothing, but the opponent has seen it."""
    table, seat = first("fightdrome", "takeback_revealed")
    assert type(refusal(table, ask(seat))) is errors.TakebackRevealed


def test_never_changing_whose_turn_it_is() -> None:
    """After the last figure is placed (S1.7), the other seat places its own."""
    table = started(header_of("survive"))
    while table.to_act == 0:
        table.apply(act_at(table, legal_at(table)[0], 1.0))
    assert type(refusal(table, ask(0))) is errors.TakebackTurn


def test_never_making_others_redo() -> None:
    table, seat = first("survive", "takeback_others", activation="one")
    assert type(refusal(table, ask(seat))) is errors.TakebackOthers


def test_fightdrome_refuses_all_and_names_the_limit() -> None:
    """A played card is seen, and all but Neurochem cards draw; see docs/decisions/0009."""
    codes: Counter[str] = Counter()
    for seed in range(20):
        mode = ("bout", "match", "epic")[seed % 3]
        table = started(header_of("fightdrome", seed, options={"mode": mode, "target": 100}))
        for act in random_acts(table, seed):
            table.apply(act)
            if not table.is_over:
                codes[answer(table, act.seat)] += 1
    assert set(codes) == {"takeback_chance", "takeback_revealed"}


def test_within_the_limits_it_is_granted_immediately() -> None:
    table = started(header_of("survive", clock=PerMove(60.0)))
    before = msgspec.json.encode(table.view(0))
    table.apply(act_at(table, legal_at(table)[0], 1.0))
    middle = msgspec.json.encode(table.view(0))
    table.apply(act_at(table, legal_at(table)[1], 2.0))
    assert [entry.actions for entry in table.log(1)[-3:]] == [0, 1, 2]
    announced = table.apply(ask(0, 3.0))
    assert announced.seats[1].actions == 1
    assert msgspec.json.encode(table.view(0)) == middle
    table.apply(ask(0, 4.0))
    assert msgspec.json.encode(table.view(0)) == before
    assert type(refusal(table, ask(0, 5.0))) is errors.NoTakeback
    assert table.deadline == 64.0
    play_on(table, 3)
    assert picture(Table.replay(table.header, table.steps)) == picture(table)
    verify(read_record(write_record(table.record())))


def test_an_action_for_a_position_taken_back_is_stale() -> None:
    table = started(header_of("survive"))
    table.apply(act_at(table, legal_at(table)[0], 1.0))
    late = act_at(table, legal_at(table)[0], 3.0)
    table.apply(ask(0, 2.0))
    assert type(refusal(table, late)) is errors.StaleStep


def test_granted_takebacks_keep_the_limits() -> None:
    """The limits are checked against what the seats received, over whole games of Survive."""
    chancy = {"rolled", "theft", "jumped", "misfired", "revealed", "round", "need", "dealt"}
    granted = 0
    for seed in range(6):
        table = started(header_of("survive", seed, options={"players": 2 + seed % 2}))
        for act in random_acts(table, seed):
            seat = table.to_act
            assert seat is not None
            if answer(table, seat) == "granted":
                granted += 1
                last = table.log(None)[-1]
                assert getattr(last.step, "seat", None) == seat
                assert not chancy & {event.kind for event in last.events}
            for other in range(table.game.seats):
                assert other == seat or answer(table, other) not in ("granted", "asked")
            table.apply(act)
    assert granted > 100


def consent_table() -> Table:
    """Return a table where a bot placed for the absent Ann; to undo that, Ben and Cem must
    agree."""
    table = started(header_of("survive", options={"players": 3}))
    table.apply(act_at(table, legal_at(table)[0], 1.0))
    table.apply(LeaveSeat(at=2.0, by=ANN, seat=0))
    table.apply(TakeOver(at=3.0, seat=0, bot=Bot("greedy")))
    table.apply(act_at(table, legal_at(table)[0], 4.0))
    table.apply(ComeBack(at=5.0, by=ANN, seat=0))
    assert table.to_act == 0
    table.apply(ask(0, 6.0))
    return table


def test_if_a_bot_has_acted_all_other_people_must_agree() -> None:
    table = consent_table()
    assert table.log(1)[-1].actions == 2
    assert type(refusal(table, ask(0))) is errors.AlreadyOffered
    assert type(refusal(table, GrantTakeback(at=7.0, by=ANN, seat=0))) is errors.NoOffer
    assert type(refusal(table, GrantTakeback(at=7.0, by=CEM, seat=1))) is errors.NotYourSeat
    table.apply(GrantTakeback(at=7.0, by=BEN, seat=1))
    assert type(refusal(table, GrantTakeback(at=7.0, by=BEN, seat=1))) is errors.AlreadyOffered
    table.apply(GrantTakeback(at=8.0, by=CEM, seat=2))
    assert table.log(1)[-1].actions == 0
    assert table.snapshot(0).takeback is None
    assert type(refusal(table, GrantTakeback(at=9.0, by=BEN, seat=1))) is errors.NoOffer


def test_one_refusal_is_enough_and_the_next_action_cancels_the_request() -> None:
    table = consent_table()
    table.apply(GrantTakeback(at=7.0, by=BEN, seat=1))
    table.apply(RefuseTakeback(at=8.0, by=CEM, seat=2))
    assert table.log(1)[-1].actions == 2
    assert type(refusal(table, GrantTakeback(at=9.0, by=BEN, seat=1))) is errors.NoOffer
    table.apply(ask(0, 10.0))
    table.apply(act_at(table, legal_at(table)[0], 11.0))
    assert type(refusal(table, RefuseTakeback(at=12.0, by=CEM, seat=2))) is errors.NoOffer


def test_absent_players_need_not_agree() -> None:
    table = consent_table()
    table.apply(LeaveSeat(at=7.0, by=CEM, seat=2))
    table.apply(GrantTakeback(at=8.0, by=BEN, seat=1))
    assert table.log(1)[-1].actions == 0


def test_bots_and_players_who_resigned_cannot_ask() -> None:
    table = started(header_of("survive", options={"players": 3}), bots=(1,))
    assert type(refusal(table, AskTakeback(at=1.0, seat=1))) is errors.NotYourSeat
    table.apply(Resign(at=2.0, by=ANN, seat=0))
    assert type(refusal(table, ask(0))) is errors.NotYourSeat


@every_game
def test_in_practice_a_takeback_past_chance_repeats_the_same_chance(name: str) -> None:
    """The takeback returns to the player's last decision; the same action then has the same
    outcome."""
    table = started(header_of(name, 2, visibility="practice"), bots=(1,))
    compared = 0
    for act in random_acts(table, 2):
        if act.seat == 0 and compared < 20:
            before = msgspec.json.encode(table.view(0))
            first = table.apply(act).seats[0].events
            if table.is_over:
                break
            table.apply(ask(0))
            assert msgspec.json.encode(table.view(0)) == before
            again = msgspec.structs.replace(act, answers=table.number)
            assert table.apply(again).seats[0].events == first
            compared += 1
        else:
            table.apply(act)
    assert compared > 5
    assert picture(Table.replay(table.header, table.steps)) == picture(table)
    verify(table.record())


def test_in_practice_the_bots_moves_are_taken_back_as_well() -> None:
    table = started(header_of("survive", 2, visibility="practice"), bots=(1,))
    for act in random_acts(table, 2):
        is_turn = act.seat == 1 and table.seats[1].bot is not None
        table.apply(act)
        if is_turn and table.to_act == 0:
            break
    actions = table.log(0)[-1].actions
    assert actions is not None
    table.apply(ask(0))
    assert table.to_act == 0
    assert table.log(0)[-1].actions is not None
    assert (table.log(0)[-1].actions or 0) < actions - 1


@every_game
def test_a_seat_is_offered_exactly_the_takebacks_that_are_not_refused(name: str) -> None:
    seen: Counter[bool] = Counter()
    for seed in range(4):
        for visibility, bots in (("public", ()), ("practice", (1,))):
            table = started(header_of(name, seed, visibility=visibility), bots=bots)
            for act in islice(random_acts(table, seed), 25):
                for seat in set(range(table.game.seats)) - set(bots):
                    is_offered = table.snapshot(seat).can_take_back
                    assert is_offered == (answer(table, seat) in ("granted", "asked"))
                    seen[is_offered] += 1
                table.apply(act)
    assert set(seen) == {True, False}


def test_an_open_request_and_the_end_of_the_game_end_the_offer() -> None:
    table, seat = first("survive", "granted")
    assert table.snapshot(seat).can_take_back
    assert not table.snapshot(None).can_take_back
    table.apply(Resign(at=1e6, by=PEOPLE[seat].id, seat=seat))
    assert not table.snapshot(seat).can_take_back
