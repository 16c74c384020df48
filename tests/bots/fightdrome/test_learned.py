"""Learned is better than Greedy, with the packs it was trained on."""

from __future__ import annotations

from typing import Any

import pytest

import undercard
from undercard.bots.make import UnknownBot, make_bot
from undercard.games.fightdrome.pack_check import BUILT_IN as PACKS
from undercard.kernel.document import read_toml


def test_learned_beats_greedy() -> None:
    """200 bouts with alternating seats; the measured share is 68%."""
    game = undercard.load("fightdrome")
    wins = 0
    for seed in range(200):
        seat = seed % 2
        bots = [make_bot("learned" if n == seat else "greedy", game, seed) for n in range(2)]
        state = game.new(seed)
        while (actor := game.to_act(state)) is not None:
            view, legal = game.view(state, actor), game.legal(state)
            state, _ = game.apply(state, bots[actor].decide(view, legal, 1.0))
        outcome = game.outcome(state)
        wins += outcome is not None and outcome.winners == (seat,)
    assert wins >= 110


def test_learned_does_not_play_with_cards_it_never_saw() -> None:
    raw: Any = read_toml((PACKS / "reconstructed.toml").read_text(encoding="utf-8"))
    raw["origin"] = "house"
    raw["blocks"].update(values=list(range(10, 100, 10)), copies=1)
    game = undercard.load("fightdrome", pack=raw)
    for bot in ("learned", "champion"):
        with pytest.raises(UnknownBot):
            make_bot(bot, game, 1)
    state = game.new(1)
    seat = game.to_act(state)
    strongest = make_bot("level5", game, 1)
    assert strongest.decide(game.view(state, seat), game.legal(state), 0.1) in game.legal(state)
