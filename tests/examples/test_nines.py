"""The game of the guide passes the conformance tests of registered games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kernel import test_conformance as conformance
from kernel import test_secrecy as secrecy
from nines import inventory, registered
from undercard.kernel.errors import BadPosition
from undercard.kernel.registry import load


@pytest.fixture
def nines(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The example as a registered game, for the duration of a test."""
    with registered() as name:
        monkeypatch.setitem(conformance.INVENTORIES, name, inventory)
        monkeypatch.setitem(conformance.GAMES_A_BLOCK, name, 50)
        yield name


@pytest.mark.parametrize(
    "check",
    [
        conformance.test_random_games_end_and_always_have_a_legal_action,
        conformance.test_illegal_actions_raise_with_a_rule_and_change_nothing,
        conformance.test_legal_actions_do_not_change_the_old_state,
        conformance.test_only_the_seat_to_act_may_act,
        conformance.test_the_same_actions_give_the_same_hash,
        conformance.test_positions_round_trip_to_the_byte,
        conformance.test_notation_round_trips,
        conformance.test_the_inventory_is_constant,
        conformance.test_samples_agree_between_compiled_and_interpreted,
        conformance.test_samples_are_possible_games,
        secrecy.test_views_and_legal_actions_do_not_depend_on_hidden_information,
        secrecy.test_errors_do_not_depend_on_hidden_information,
        secrecy.test_samples_do_not_depend_on_hidden_information,
    ],
    ids=lambda check: check.__name__.removeprefix("test_"),
)
def test_it_conforms(nines: str, check: Callable[[str], None]) -> None:
    check(nines)


def test_compiled_and_interpreted_agree(nines: str) -> None:
    conformance.test_compiled_and_interpreted_agree_step_by_step(nines, 0)


@pytest.mark.parametrize("text", ["", "nonsense", "K30 ", "0", "c0", "c10", "🃏"])
def test_unknown_actions_are_refused(nines: str, text: str) -> None:
    conformance.test_unknown_actions_are_refused(nines, text)


def test_a_duplicate_card_is_refused(nines: str) -> None:
    game = load(nines)
    position = game.position(game.new(1))
    position["played"] = position["hands"][0]  # type: ignore[index]
    with pytest.raises(BadPosition, match="N1"):
        game.setup(position)
