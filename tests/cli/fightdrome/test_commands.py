"""`undercard pack`."""

from __future__ import annotations

from pathlib import Path

from cli.commands import run
from undercard.games.fightdrome.pack_check import BUILT_IN


def test_pack_check(tmp_path: Path) -> None:
    good = run("pack", "check", "reconstructed")
    assert good.returncode == 0
    assert ": playable" in good.stdout
    text = (BUILT_IN / "reconstructed.toml").read_text()
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace("[11, 9, 9, 5, 6]", "[11, 9, 9, 5, 7]"))
    bad = run("pack", "check", str(broken))
    assert bad.returncode == 1
    assert "stacks.cards[0].counts: sum to 41, not 40 (F1.2)" in bad.stderr
