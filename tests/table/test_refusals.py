"""Every illegal action that a pointer can attempt has a rule to cite, for the seat to act only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import undercard
from table.tables import audiences, header_of, hidden_state, random_acts, started
from undercard.games.fightdrome.view import View
from undercard.kernel.errors import IllegalAction
from undercard.locales import Messages
from undercard.table.table import Table

every_game = pytest.mark.parametrize("name", undercard.game_names())


def moments(name: str, seed: int, most: int) -> Iterator[tuple[Table, int]]:
    """Yield a table before each of its first actions, with the seat to act."""
    table = started(header_of(name, seed))
    for _, act in zip(range(most), random_acts(table, seed), strict=False):
        yield table, act.seat
        table.apply(act)


@every_game
def test_an_action_is_refused_by_the_rule_against_it(name: str) -> None:
    found = 0
    for table, seat in moments(name, 3, 40):
        for action, rule in table.snapshot(seat).why.items():
            with pytest.raises(IllegalAction) as refusal:
                table.game.apply(hidden_state(table), action)
            assert refusal.value.rule == rule
            found += 1
    assert found > 20


@every_game
def test_nobody_else_gets_refusals(name: str) -> None:
    for table, seat in moments(name, 1, 10):
        others = [audience for audience in audiences(table) if audience != seat]
        assert [table.snapshot(other).why for other in others] == [{}] * len(others)


def test_every_card_in_hand_is_playable_or_has_a_reason() -> None:
    for table, seat in moments("fightdrome", 2, 60):
        view = table.view(seat)
        assert isinstance(view, View)
        why = table.snapshot(seat).why
        for card in view.fighters[seat].hand or []:
            assert {card, f"x{card}"} & set(view.legal) or card in why


@every_game
def test_each_rule_has_a_sentence(name: str) -> None:
    messages = Messages("en")
    for table, seat in moments(name, 5, 30):
        for rule in table.snapshot(seat).why.values():
            assert messages.has(f"{name}-why-{rule.replace('.', '-')}"), rule
