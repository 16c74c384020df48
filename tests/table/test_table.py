"""Whole games at tables: replayed, reloaded and recorded, always with the same result."""

from __future__ import annotations

import msgspec
import pytest

import undercard
from table.tables import (
    ANN,
    BEN,
    CEM,
    PEOPLE,
    act_at,
    audiences,
    header_of,
    legal_at,
    picture,
    play_on,
    random_acts,
    random_header,
    refusal,
    seating,
    started,
)
from undercard.kernel.chance_source import commit
from undercard.kernel.record import read_record, verify, write_record
from undercard.table import errors
from undercard.table.clock import PerMove
from undercard.table.header import About, TableHeader
from undercard.table.redaction import Entry
from undercard.table.seats import Bot, Person
from undercard.table.steps import (
    AcceptDraw,
    Act,
    AskTakeback,
    DeclineDraw,
    LeaveSeat,
    OfferDraw,
    Resign,
    SitDown,
    Start,
    Step,
    WithdrawDraw,
)
from undercard.table.table import Table

every_game = pytest.mark.parametrize("name", undercard.game_names())


@every_game
def test_whole_games_replay_reload_and_verify(name: str) -> None:
    for seed in range(8):
        table = Table(random_header(name, seed))
        received: dict[int | None, list[Entry]] = {seat: [] for seat in audiences(table)}
        for step in [*seating(table), Start(at=0.5, by=ANN)]:
            announced = table.apply(step)
            for seat, entries in received.items():
                entries.extend(announced.entries(seat))
        for n, act in enumerate(random_acts(table, seed)):
            announced = table.apply(act)
            for seat, entries in received.items():
                entries.extend(announced.entries(seat))
                if n % 20 == 0 or table.is_over:
                    assert list(table.snapshot(seat).log) == entries
        assert table.snapshot(0, table.number - 1).log == announced.entries(0)
        again = Table.replay(table.header, table.steps)
        assert picture(again) == picture(table)
        record = read_record(write_record(table.record()))
        verify(record)
        assert record.result == table.result is not None


@every_game
def test_steps_and_headers_round_trip(name: str) -> None:
    table = play_on(started(random_header(name, 3)), 3)
    stored = msgspec.json.encode((table.header, table.steps))
    header, steps = msgspec.json.decode(stored, type=tuple[TableHeader, list[Step]])
    assert picture(Table.replay(header, steps)) == picture(table)


def test_a_prepared_step_has_no_effect_before_it_is_committed() -> None:
    table = started(header_of("fightdrome"))
    before, act = picture(table), act_at(table, legal_at(table)[0], 1.0)
    prepared = table.prepare(act)
    assert picture(table) == before
    table.commit(prepared)
    assert table.number == 4
    with pytest.raises(AssertionError):
        table.commit(prepared)


def test_the_secret_is_shown_when_the_game_is_over_and_not_before() -> None:
    table = started(header_of("fightdrome", 5))
    secret = table.header.secret
    assert commit(bytes.fromhex(secret)) == table.about.commitment
    while not table.is_over:
        assert secret.encode() not in picture(table)
        assert secret not in repr((table, table.header, table.prepare))
        with pytest.raises(errors.NotOver):
            table.record()
        table.apply(act_at(table, legal_at(table)[0], 1.0))
    for seat in audiences(table):
        proof = table.snapshot(seat).proof
        assert proof is not None
        assert proof.secret == secret
        assert proof.contributions == ("word 0", "word 1")


def test_contributions_and_the_number_of_the_action_change_the_chance() -> None:
    one, other = (Table(header_of("fightdrome")) for _ in range(2))
    for table, word in ((one, "a"), (other, "b")):
        for step in seating(table):
            table.apply(step)
        table.apply(Start(at=0.0, contributions=(word, "")))
    assert one.view(0) != other.view(0)


def test_each_refusal_before_the_start() -> None:
    table = Table(header_of("fightdrome"))
    ann, ben = PEOPLE[:2]
    sit = SitDown(at=0.0, by=ANN, seat=0, who=ann)
    cases: list[tuple[Step, type[errors.TableError]]] = [
        (SitDown(at=0.0, by=BEN, seat=0, who=ann), errors.NotYourSeat),
        (SitDown(at=0.0, by=ANN, seat=2, who=ann), errors.BadStep),
        (SitDown(at=0.0, by=ANN, seat=-1, who=ann), errors.BadStep),
        (SitDown(at=float("nan"), by=ANN, seat=0, who=ann), errors.BadStep),
        (SitDown(at=0.0, by="x" * 65, seat=0, who=Person("x" * 65, "x")), errors.BadStep),
        (SitDown(at=0.0, by="x", seat=0, who=Person("x", "a\nb")), errors.BadStep),
        (SitDown(at=0.0, by=BEN, seat=0, who=Bot("greedy")), errors.NotYourSeat),
        (SitDown(at=0.0, by=ANN, seat=0, who=Bot("")), errors.BadStep),
        (LeaveSeat(at=0.0, by=ANN, seat=0), errors.NotYourSeat),
        (Start(at=0.0, by=ANN), errors.SeatsOpen),
        (Act(at=0.0, by=ANN, seat=0, action="rest", answers=0), errors.NotStarted),
        (Resign(at=0.0, by=ANN, seat=0), errors.NotStarted),
        (AskTakeback(at=0.0, by=ANN, seat=0), errors.NotStarted),
    ]
    for step, error in cases:
        assert type(refusal(table, step)) is error
    table.apply(sit)
    assert type(refusal(table, msgspec.structs.replace(sit, seat=1))) is errors.SeatTaken
    taken = SitDown(at=0.0, by=BEN, seat=0, who=ben)
    assert type(refusal(table, taken)) is errors.SeatTaken
    assert type(refusal(table, LeaveSeat(at=0.0, by=BEN, seat=0))) is errors.NotYourSeat
    table.apply(msgspec.structs.replace(taken, seat=1))
    assert type(refusal(table, Start(at=0.0, by=BEN))) is errors.NotYourSeat
    for words in (("a",), ("a", "x" * 65), ("a", "\n")):
        assert type(refusal(table, Start(at=0.0, contributions=words))) is errors.BadStep


def test_leaving_before_the_start_opens_the_seat() -> None:
    table = Table(header_of("fightdrome"))
    for step in seating(table, bots=(1,)):
        table.apply(step)
    for seat in (0, 1):
        table.apply(LeaveSeat(at=1.0, by=ANN, seat=seat))
        assert table.seats[seat].is_open


def test_each_refusal_of_an_action() -> None:
    table = started(header_of("fightdrome", options={"first": "seat 0", "overstimulated": "off"}))
    good = act_at(table, legal_at(table)[0], 1.0)
    assert (good.seat, good.by) == (0, ANN)
    changed = msgspec.structs.replace
    cases = [
        (changed(good, by=BEN), errors.NotYourSeat),
        (changed(good, by=None), errors.NotYourSeat),
        (changed(good, by=CEM), errors.NotYourSeat),
        (changed(good, seat=1, by=BEN), errors.NotYourTurn),
        (changed(good, seat=7), errors.BadStep),
        (changed(good, answers=table.number - 1), errors.StaleStep),
        (changed(good, answers=table.number + 1), errors.StaleStep),
        (changed(good, action="xK30"), errors.BadAction),
        (changed(good, action="checkmate"), errors.BadAction),
        (changed(good, action=""), errors.BadAction),
        (changed(good, at=float("inf")), errors.BadStep),
    ]
    for step, error in cases:
        assert type(refusal(table, step)) is error
    illegal = refusal(table, cases[7][0])
    assert isinstance(illegal, errors.BadAction)
    assert illegal.rule is not None
    assert type(refusal(table, Start(at=1.0))) is errors.AlreadyStarted
    table.apply(good)
    assert type(refusal(table, good)) is errors.StaleStep
    assert table.find_repeat(good) == table.number
    assert table.find_repeat(changed(good, action="other")) is None
    assert table.find_repeat(act_at(table, "other", 2.0)) is None


def test_a_step_without_a_new_position_makes_no_action_stale() -> None:
    table = started(header_of("fightdrome", draws=True))
    act = act_at(table, legal_at(table)[0], 1.0)
    table.apply(OfferDraw(at=1.0, by=PEOPLE[1 - act.seat].id, seat=1 - act.seat))
    table.apply(act)


def test_only_a_rematch_follows_the_end() -> None:
    table = play_on(started(header_of("fightdrome", draws=True)), 1)
    for step in (
        Act(at=1e6, by=ANN, seat=0, action="rest", answers=table.number),
        Resign(at=1e6, by=ANN, seat=0),
        OfferDraw(at=1e6, by=ANN, seat=0),
        AskTakeback(at=1e6, by=ANN, seat=0),
        LeaveSeat(at=1e6, by=ANN, seat=0),
    ):
        assert type(refusal(table, step)) is errors.AlreadyOver


def test_draws_if_the_table_allows_them() -> None:
    closed = started(header_of("fightdrome"))
    assert type(refusal(closed, OfferDraw(at=1.0, by=ANN, seat=0))) is errors.NoDraws
    table = started(header_of("survive", options={"players": 3}, draws=True))
    assert type(refusal(table, AcceptDraw(at=1.0, by=BEN, seat=1))) is errors.NoOffer
    table.apply(OfferDraw(at=1.0, by=ANN, seat=0))
    assert type(refusal(table, OfferDraw(at=1.0, by=BEN, seat=1))) is errors.AlreadyOffered
    assert type(refusal(table, AcceptDraw(at=1.0, by=ANN, seat=0))) is errors.AlreadyOffered
    assert type(refusal(table, DeclineDraw(at=1.0, by=ANN, seat=0))) is errors.NoOffer
    assert type(refusal(table, WithdrawDraw(at=1.0, by=BEN, seat=1))) is errors.NoOffer
    table.apply(DeclineDraw(at=2.0, by=CEM, seat=2))
    table.apply(OfferDraw(at=3.0, by=ANN, seat=0))
    table.apply(WithdrawDraw(at=3.0, by=ANN, seat=0))
    table.apply(OfferDraw(at=4.0, by=ANN, seat=0))
    table.apply(AcceptDraw(at=5.0, by=BEN, seat=1))
    assert not table.is_over
    table.apply(AcceptDraw(at=6.0, by=CEM, seat=2))
    assert table.result is not None
    assert table.result.winners == (0, 1, 2)
    verify(read_record(write_record(table.record())))


def test_an_offered_draw_lapses_when_another_acts() -> None:
    table = started(header_of("fightdrome", draws=True))
    actor = table.to_act
    assert actor is not None
    table.apply(OfferDraw(at=1.0, by=PEOPLE[1 - actor].id, seat=1 - actor))
    table.apply(act_at(table, legal_at(table)[0], 2.0))
    assert table.snapshot(0).draw is None


def test_spectators_of_open_hands_see_everything_with_a_delay() -> None:
    delay = 3
    table = started(header_of("fightdrome", 7, open_hands=delay, clock=PerMove(60.0)))
    assert table.view(None) is None
    views, opened = [], 0
    for act in random_acts(table, 7):
        views.append(_open_view(table))
        table.apply(act)
        snapshot = table.snapshot(None)
        if table.is_over:
            break
        if len(views) < delay:
            assert snapshot.view is None
        else:
            assert msgspec.json.encode(snapshot.view) == views[len(views) - delay]
            opened += 1
        assert snapshot.clock is None
        assert table.snapshot(0).clock is not None
        assert snapshot.number == len(snapshot.log) == 2 + max(0, len(views) - delay + 1)
    assert opened > 3
    assert len(table.log(None)) == table.number


def _open_view(table: Table) -> bytes:
    """Return the current view of an open-hand spectator, from the record of a game that stops
    here."""
    stopped = Table.replay(table.header, table.steps)
    stopped.apply(Resign(at=0.0, by=ANN, seat=0))
    view = stopped.game.view(verify(stopped.record()), None, open_hands=True)
    return msgspec.json.encode(view)


def test_time_does_not_run_backwards() -> None:
    table = started(header_of("fightdrome", clock=PerMove(10.0)), at=100.0)
    table.apply(act_at(table, legal_at(table)[0], 50.0))
    assert table.deadline == 110.0


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"options": {"mode": "brawl"}},
        {"options": {"pack": "reconstructed"}},
        {"options": {"engine": "interpreted"}},
        {"box": "../secrets"},
        {"box": "/etc/passwd"},
        {"box": 7},
        {"box": {"name": "x"}},
        {"clock": PerMove(0.0)},
        {"clock": PerMove(float("nan"))},
        {"open_hands": -1},
        {"id": ""},
        {"stand_in": ""},
        {"creator": Person("", "")},
        {"commitment": "00"},
        {"rules": 99},
        {"box_hash": "00"},
    ],
)
def test_an_invalid_table(changes: dict[str, object]) -> None:
    header = header_of("fightdrome")
    about: About = msgspec.structs.replace(header.about, **changes)
    with pytest.raises(errors.BadHeader):
        Table(TableHeader(about, header.secret))


def test_codes_are_unique() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    codes = [kind.code for kind in kinds if issubclass(kind, errors.TableError)]
    assert len(codes) == len(set(codes)) > 20
