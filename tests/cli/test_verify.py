"""`undercard verify` compares a record with what was shown before the deal."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.commands import run
from table.test_contributions import finished
from undercard.kernel.promise import Kept
from undercard.kernel.record import Record, write_record

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
