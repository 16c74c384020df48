"""The promise: what a player was shown before the deal, compared with the proof after the game.

A proof alone shows that its secret fits its commitment. Whether that is the commitment of before
the deal can be decided only with a copy that the player kept.
"""

from __future__ import annotations

import msgspec

from undercard.kernel.chance_source import Proof, seal_of
from undercard.kernel.errors import BadRecord


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player's copy of what the table showed before the deal."""

    commitment: str
    seat: int | None = None
    word: str = ""
    """The player's own contribution; empty if the player gave none."""
    seals: tuple[str, ...] = ()
    """The seals of all seats before the first contribution was revealed."""


def check_promise(proof: Proof, kept: Kept) -> None:
    """Raise `BadRecord` if the proof differs from what the player was shown."""
    if proof.commitment != kept.commitment:
        raise BadRecord("the commitment is not the one that was shown before the deal")
    if kept.word and kept.word not in _own(proof, kept.seat):
        raise BadRecord("the contribution of the player was not used")
    for seat, (seal, word) in enumerate(zip(kept.seals, proof.contributions, strict=False)):
        if word and seal != seal_of(kept.commitment, word):
            raise BadRecord(f"the contribution of seat {seat} is not the one that was sealed")


def _own(proof: Proof, seat: int | None) -> tuple[str, ...]:
    return proof.contributions if seat is None else proof.contributions[seat : seat + 1]
