"""Every seat seals its contribution before any is revealed, so nobody chooses theirs last."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from table.tables import ANN, BEN, PEOPLE, header_of, play_on, refusal
from undercard.kernel.chance_source import Proof, bot_contribution, seal_of
from undercard.kernel.errors import BadRecord
from undercard.kernel.promise import Kept, check_promise
from undercard.kernel.record import read_record, verify, write_record
from undercard.table import errors
from undercard.table.contributions import REVEAL_SECONDS
from undercard.table.header import TableHeader
from undercard.table.seats import Bot
from undercard.table.steps import LeaveSeat, Resign, Reveal, Seal, SitDown, Start
from undercard.table.table import Table

SEATS = {ANN: 0, BEN: 1}


def sit(table: Table, who: str) -> None:
    seat = SEATS[who]
    table.apply(SitDown(at=0.0, by=who, seat=seat, who=PEOPLE[seat], contributes=True))


def sealed(table: Table, who: str, word: str, at: float = 0.0) -> Seal:
    shown = table.about.commitment
    return Seal(at=at, by=who, seat=SEATS[who], commitment=shown, seal=seal_of(shown, word))


def revealed(table: Table, who: str, word: str, at: float = 0.0) -> Reveal:
    return Reveal(at=at, by=who, seat=SEATS[who], commitment=table.about.commitment, word=word)


def gathered() -> Table:
    table = Table(header_of("fightdrome"))
    sit(table, ANN)
    sit(table, BEN)
    return table


def finished() -> Table:
    table = gathered()
    table.apply(sealed(table, ANN, "a"))
    table.apply(revealed(table, BEN, "b"))
    table.apply(revealed(table, ANN, "a"))
    table.apply(Start(at=0.0))
    table.apply(Resign(at=0.0, by=ANN, seat=0))
    return table


def proof_of(table: Table) -> Proof:
    """Return the proof of the record, after writing, reading and verifying it."""
    record = read_record(write_record(table.record()))
    verify(record)
    assert record.proof is not None
    return record.proof


def test_no_contribution_is_revealed_before_every_seat_has_sealed() -> None:
    table = gathered()
    table.apply(sealed(table, ANN, "a"))
    assert type(refusal(table, revealed(table, ANN, "a"))) is errors.NotSealed
    assert type(refusal(table, Start(at=1e6))) is errors.NotSealed
    table.apply(sealed(table, BEN, "b"))
    assert type(refusal(table, revealed(table, ANN, "A"))) is errors.BadStep
    table.apply(revealed(table, ANN, "a"))
    for late in (sealed(table, BEN, "B"), sealed(table, ANN, "A")):
        assert type(refusal(table, late)) is errors.AlreadyRevealed
    assert type(refusal(table, revealed(table, BEN, "B"))) is errors.BadStep
    assert type(refusal(table, Start(at=0.0))) is errors.NotRevealed
    table.apply(revealed(table, BEN, "b"))
    assert table.is_ready
    table.apply(Start(at=0.0))
    assert table.snapshot(0).given == ()
    table.apply(Resign(at=0.0, by=ANN, seat=0))
    proof = proof_of(table)
    assert proof.contributions == ("a", "b")
    assert proof.seals == tuple(seal_of(proof.commitment, word) for word in "ab")


def test_the_last_to_contribute_may_reveal_immediately() -> None:
    table = gathered()
    table.apply(sealed(table, ANN, "a"))
    table.apply(revealed(table, BEN, "b"))
    assert type(refusal(table, sealed(table, ANN, "A"))) is errors.AlreadyRevealed
    table.apply(revealed(table, ANN, "a"))
    assert table.is_ready


def test_a_seal_can_be_replaced_until_a_contribution_is_revealed() -> None:
    table = gathered()
    table.apply(sealed(table, ANN, "a"))
    table.apply(sealed(table, ANN, "other"))
    table.apply(revealed(table, BEN, "b"))
    assert type(refusal(table, revealed(table, ANN, "a"))) is errors.BadStep
    table.apply(revealed(table, ANN, "other"))


def test_the_game_starts_without_a_contribution_that_is_not_revealed_in_time() -> None:
    table = gathered()
    before = table.deadline
    assert before is None
    table.apply(sealed(table, ANN, "a", at=1.0))
    table.apply(sealed(table, BEN, "b", at=5.0))
    table.apply(revealed(table, ANN, "a", at=6.0))
    assert table.deadline == 5.0 + REVEAL_SECONDS
    assert type(refusal(table, Start(at=19.9))) is errors.NotRevealed
    late = Table.replay(table.header, table.steps)
    late.apply(revealed(late, BEN, "b", at=30.0))
    assert late.is_ready
    table.apply(Start(at=20.0))
    table.apply(Resign(at=21.0, by=ANN, seat=0))
    proof = proof_of(table)
    assert proof.contributions == ("a", "")
    assert proof.seals[1] == seal_of(proof.commitment, "b")


@pytest.mark.parametrize("by", [BEN, None])
def test_nobody_leaves_between_a_revelation_and_the_deal(by: str | None) -> None:
    """Otherwise a player, or the server for one, could ask for another deal again and again."""
    table = gathered()
    table.apply(sealed(table, ANN, "a"))
    table.apply(sealed(table, BEN, "b"))
    table.apply(revealed(table, ANN, "a"))
    for at in (0.0, REVEAL_SECONDS + 1.0):
        leave = LeaveSeat(at=at, by=by, seat=1)
        assert type(refusal(table, leave)) is errors.AlreadyRevealed
    table.apply(Start(at=REVEAL_SECONDS))
    table.apply(LeaveSeat(at=REVEAL_SECONDS, by=BEN, seat=1))
    assert table.seats[1].away


def test_no_bot_is_sent_away_between_a_revelation_and_the_deal() -> None:
    table = Table(header_of("fightdrome", visibility="practice"))
    sit(table, ANN)
    table.apply(SitDown(at=0.0, by=ANN, seat=1, who=Bot("greedy")))
    table.apply(revealed(table, ANN, "a"))
    leave = LeaveSeat(at=0.0, by=ANN, seat=1)
    assert type(refusal(table, leave)) is errors.AlreadyRevealed


def test_a_stored_table_of_an_earlier_version_has_contributions_after_a_seat_changed() -> None:
    table = gathered()
    table.apply(sealed(table, ANN, "a"))
    table.apply(sealed(table, BEN, "b"))
    table.apply(revealed(table, ANN, "a"))
    leave = LeaveSeat(at=0.0, by=BEN, seat=1)
    stored = Table.replay(table.header, [*table.steps, leave])
    assert stored.snapshot(None).given == (None, None)
    assert stored.deadline is None
    sit(stored, BEN)
    assert type(refusal(stored, revealed(stored, ANN, "a"))) is errors.NotSealed


def test_a_seat_that_changes_before_any_revelation_leaves_the_other_seals() -> None:
    table = gathered()
    table.apply(sealed(table, ANN, "a"))
    table.apply(LeaveSeat(at=0.0, by=BEN, seat=1))
    kept, gone = table.snapshot(None).given
    assert kept is not None
    assert gone is None


def test_bots_contribute_what_the_commitment_fixes() -> None:
    table = Table(header_of("fightdrome", visibility="practice"))
    sit(table, ANN)
    table.apply(SitDown(at=0.0, by=ANN, seat=1, who=Bot("greedy")))
    bot = table.snapshot(None).given[1]
    assert bot is not None
    assert bot.word is None
    table.apply(revealed(table, ANN, "a"))
    table.apply(Start(at=0.0))
    proof = proof_of(play_on(table, 1))
    word = bot_contribution(bytes.fromhex(proof.secret), 1)
    assert proof.contributions == ("a", word)
    assert proof.seals[1] == bot.seal == seal_of(proof.commitment, word)


def test_tables_of_earlier_versions_keep_their_chance() -> None:
    header = header_of("fightdrome", visibility="practice")
    table = Table(TableHeader(replace(header.about, protocol=1), header.secret))
    table.apply(SitDown(at=0.0, by=ANN, seat=0, who=PEOPLE[0]))
    table.apply(SitDown(at=0.0, by=ANN, seat=1, who=Bot("greedy")))
    table.apply(Start(at=0.0, contributions=("a", "")))
    proof = proof_of(play_on(table, 1))
    assert proof.contributions == ("a", "")
    assert proof.seals == ()


def test_a_person_who_shares_a_screen_reveals_for_all_seats() -> None:
    table = Table(header_of("fightdrome", visibility="practice"))
    for seat in (0, 1):
        table.apply(SitDown(at=0.0, by=ANN, seat=seat, who=PEOPLE[0], contributes=True))
    table.apply(revealed(table, ANN, "a"))
    table.apply(replace(revealed(table, ANN, "a"), seat=1))
    assert table.is_ready


def test_a_person_who_shares_a_screen_may_leave_while_an_own_seat_has_not_sealed() -> None:
    table = Table(header_of("fightdrome", visibility="practice"))
    for seat in (0, 1):
        table.apply(SitDown(at=0.0, by=ANN, seat=seat, who=PEOPLE[0], contributes=True))
    table.apply(revealed(table, ANN, "a"))
    table.apply(LeaveSeat(at=0.0, by=ANN, seat=1))
    assert table.snapshot(None).given == (None, None)


def test_a_player_finds_every_difference_from_what_was_shown() -> None:
    proof = proof_of(finished())
    kept = Kept(commitment=proof.commitment, seat=0, word="a", seals=proof.seals)
    check_promise(proof, kept)
    check_promise(proof, replace(kept, seat=None, word=""))
    wrong = [
        (replace(kept, commitment="0" * 64), "the commitment"),
        (replace(kept, word="b"), "was not used"),
        (replace(kept, seat=-1), "was not used"),
        (replace(kept, seals=kept.seals[::-1]), "not the one that was sealed"),
    ]
    for other, about in wrong:
        with pytest.raises(BadRecord, match=about):
            check_promise(proof, other)


def test_a_contribution_that_was_not_sealed_makes_a_record_invalid() -> None:
    record = finished().record()
    assert record.proof is not None
    for seals in (record.proof.seals[::-1], record.proof.seals[:1]):
        with pytest.raises(BadRecord, match="step 0"):
            verify(replace(record, proof=replace(record.proof, seals=seals)))
