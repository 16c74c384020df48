"""The Stacks of the balanced pack, and the search that chose them."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from tune_stacks import PRINTED, Stack, candidates, choose, measure
from undercard.games.fightdrome.pack_check import load_pack


def test_the_balanced_pack_is_the_reconstruction_with_other_stacks() -> None:
    even, usual = load_pack("balanced"), load_pack("reconstructed")
    assert even.origin == "reconstructed"
    assert tuple(even.stacks.cards[0].counts) == PRINTED
    assert (even.faces, even.sleeves) == (usual.faces, usual.sleeves)


def test_every_stack_of_the_balanced_pack_is_about_even() -> None:
    """Each wins 45% to 55% against all others (docs/balance.md), plus a margin for so few bouts."""
    stacks = [tuple(stack.counts) for stack in load_pack("balanced").stacks.cards]
    shares = measure(cast("list[Stack]", stacks), "greedy", 1200)
    others = (shares.sum(axis=1) - 0.5) / (len(stacks) - 1)
    assert np.all(abs(others - 0.5) < 0.055)


def test_more_neurochem_is_measured_as_stronger() -> None:
    shares = measure([PRINTED, (9, 9, 9, 9, 4)], "greedy", 600)
    assert shares[0, 1] > 0.6
    assert shares[0, 1] + shares[1, 0] == pytest.approx(1)


def test_the_chosen_stacks_are_nearly_even() -> None:
    """If strength is the number of Neurochem cards, Stacks with about as many as the printed one
    win."""
    stacks = candidates()
    strength = np.array([0.04 * stack[4] for stack in stacks])
    chosen = choose(stacks, [0.5 + strength[:, None] - strength[None]], tries=3)
    assert chosen.stacks[0] == PRINTED
    assert len(set(chosen.stacks)) == 11
    assert chosen.off <= 0.05
