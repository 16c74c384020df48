"""`undercard verify` compares a record with what was shown before the deal."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.commands import run
from table.tables import ANN, BEN
from table.test_contributions import finished, gathered, revealed, sealed
from undercard.kernel.promise import Kept
from undercard.kernel.record import Record, write_record
from undercard.table.contributions import REVEAL_SECONDS
from undercard.table.steps import Resign, Start

OTHER = "0" * 64


@pytest.fixture(scope="module")
def record() -> Record:
    return finished().record()


def verify(record: Record, folder: Path, *options: str) -> tuple[int, str]:
    file = folder / "game.json"
    file.write_text(write_record(record))
    result = run("verify", str(file), *options)
    return result.returncode, result.stdout + result.stderr


def test_the_commitment_of_before_the_deal_decides(record: Record, tmp_path: Path) -> None:
    assert record.proof is not None
    shown = record.proof.commitment
    status, text = verify(record, tmp_path)
    assert (status, shown in text) == (0, True)
    status, text = verify(record, tmp_path, "--commitment", shown, "--word", "a")
    assert (status, "the one that you gave" in text) == (0, True)
    status, text = verify(record, tmp_path, "--commitment", OTHER)
    assert (status, "not the one that was shown" in text) == (1, True)
    status, text = verify(record, tmp_path, "--word", "mine")
    assert (status, "was not used" in text) == (1, True)
    assert verify(record, tmp_path, "--commitment", "short")[0] != 0


def test_the_copy_of_the_browser_in_the_record_is_compared(record: Record, tmp_path: Path) -> None:
    assert record.proof is not None
    kept = Kept(commitment=record.proof.commitment, seat=0, word="a", seals=record.proof.seals)
    status, text = verify(replace(record, kept=kept), tmp_path)
    assert (status, "browser's copy" in text) == (0, True)
    status, _ = verify(replace(record, kept=replace(kept, commitment=OTHER)), tmp_path)
    assert status == 1


def test_a_word_that_was_used_is_confirmed(record: Record, tmp_path: Path) -> None:
    status, text = verify(record, tmp_path, "--word", "a")
    assert (status, "the word that you gave was used" in text) == (0, True)
    assert "the word that you gave" not in verify(record, tmp_path)[1]


def test_a_commitment_in_capital_digits_is_the_same(record: Record, tmp_path: Path) -> None:
    assert record.proof is not None
    status, text = verify(record, tmp_path, "--commitment", record.proof.commitment.upper())
    assert (status, "the one that you gave" in text) == (0, True)


def test_a_word_that_was_held_back_is_named_with_its_player(tmp_path: Path) -> None:
    table = gathered()
    table.apply(sealed(table, ANN, "a"))
    table.apply(sealed(table, BEN, "b"))
    table.apply(revealed(table, ANN, "a"))
    table.apply(Start(at=REVEAL_SECONDS))
    table.apply(Resign(at=REVEAL_SECONDS, by=ANN, seat=0))
    record = table.record()
    status, text = verify(record, tmp_path)
    line = f"seat 1 ({record.players[1]}) sealed a word and did not reveal it"
    assert (status, line in text, "seat 0 (" in text) == (0, True, False)
    assert record.proof is not None
    kept = Kept(commitment=record.proof.commitment, seat=0, word="a", seals=record.proof.seals)
    assert line in verify(replace(record, kept=kept), tmp_path)[1]
