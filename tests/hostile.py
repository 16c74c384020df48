"""Box names that an attacker might send, and a folder in which files of these names exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercard.games.fightdrome.pack_check import BUILT_IN

HOSTILE = [
    "",
    ".",
    "..",
    "LICENSE",
    "src",
    "mine",
    "mine.toml",
    "./mine.toml",
    "../packs/reconstructed",
    "reconstructed.toml",
    "reconstructed\n",
    "Reconstructed",
    "/etc/passwd",
    "C:\\mine.toml",
    "file:///etc/passwd",
    "a\0b",
    "\ud800",
    "x" * 300,
    "x" * 100_000,
    "é" * 200,
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory, with files that the names would open."""
    text = (BUILT_IN / "reconstructed.toml").read_text(encoding="utf-8")
    for name in ("mine", "mine.toml", "LICENSE"):
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "src").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path
