"""A string is the name of a built-in box and never opens a file; a file is given as a `Path`."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercard
from hostile import HOSTILE, folder
from undercard.games.fightdrome.pack_check import load_pack
from undercard.kernel.errors import BadOption, BadPack
from undercard.kernel.record import load_boxed

__all__ = ["folder"]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_opens_no_file(name: str) -> None:
    for game, keyword in (("fightdrome", "pack"), ("survive", "scenario")):
        with pytest.raises(BadOption, match=f"no built-in {keyword}") as refusal:
            undercard.load(game, **{keyword: name})
        assert len(str(refusal.value)) < 200
        with pytest.raises(BadOption):
            load_boxed(game, {}, name)


def test_a_path_opens_a_file(folder: Path) -> None:
    for path in (Path("mine"), Path("mine.toml"), folder / "LICENSE"):
        assert load_pack(path).name == "reconstructed"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("path", [".", "src", "none", "a\0b", "x" * 300, "x/" * 5000, "/dev/zero"])
def test_a_path_that_cannot_be_read(path: str) -> None:
    with pytest.raises(BadPack) as refusal:
        load_pack(Path(path))
    assert len(str(refusal.value)) < 500


@pytest.mark.parametrize("box", [0, 1.5, True, [], b"reconstructed"])
def test_other_values_are_not_boxes(box: object) -> None:
    with pytest.raises(BadPack):
        undercard.load("fightdrome", pack=box)
    with pytest.raises(undercard.UndercardError):
        load_boxed("survive", {}, box)
