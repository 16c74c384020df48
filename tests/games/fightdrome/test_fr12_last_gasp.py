"""Last Gasp as a choice (FR12): when a player is asked, the effect of each answer, and old tables.

The rulebook allows the draw and does not demand it. Declining can be useful only with an empty hand
that may fight on, or if a lost round does not lose the game.
"""

from __future__ import annotations

import pytest

import undercard
from games.fightdrome.positions import Side, choices, events_of, fight, hand, moment, play, table
from undercard.kernel.errors import BadOption, BadPosition

MAY = table(last_gasp="may", empty_hand="fight_on")


def test_fr12_the_player_is_asked_after_a_neurochem_as_the_last_card() -> None:
    state = play(MAY, fight(MAY, "NP", "K20 W"), "NP")
    assert moment(MAY, state) == ("last_gasp", 0)
    assert choices(MAY, state) == ["draw", "pass"]


def test_fr12_a_player_who_draws_has_that_card_and_the_attack_is_live() -> None:
    state = play(MAY, fight(MAY, Side("NP", pile="G80"), "NP W"), "NP", "draw")
    assert hand(MAY, state, 0) == ["G80"]
    assert moment(MAY, state) == ("answer", 1)


def test_fr12_a_player_who_declines_fights_on_without_cards() -> None:
    state = play(MAY, fight(MAY, Side("NP", pile="G80"), "NP W"), "NP", "pass")
    assert hand(MAY, state, 0) == []
    assert moment(MAY, state) == ("answer", 1)


def test_fr12_a_neurochem_block_leads_to_the_choice_and_then_to_the_pause() -> None:
    state = fight(MAY, "NB", "K20 W", live="P30")
    state = play(MAY, state, "NB")
    assert moment(MAY, state) == ("last_gasp", 0)
    assert moment(MAY, play(MAY, state, "pass")) == ("lead", 1)


def test_fr12_with_cards_left_nobody_is_asked() -> None:
    state = play(MAY, fight(MAY, "NP P20", "NP W"), "NP")
    assert moment(MAY, state) == ("answer", 1)


def test_fr12_in_a_bout_that_an_empty_hand_loses_the_card_is_drawn_unasked() -> None:
    game = table(last_gasp="may")
    state = play(game, fight(game, Side("NP", pile="G80"), "NP W"), "NP")
    assert hand(game, state, 0) == ["G80"]
    assert moment(game, state) == ("answer", 1)


def test_fr12_in_a_match_a_player_who_declines_has_lost_the_round() -> None:
    game = table(last_gasp="may", mode="match")
    state = play(game, fight(game, "NP", "K20 W"), "NP")
    assert choices(game, state) == ["draw", "pass"]
    _, events = game.apply(state, "pass")
    assert [event.kind for event in events][:2] == ["declined", "round_won"]
    assert events_of(events, "round_won")[0][0] == 1


def test_fr12_the_choice_is_explained_by_its_rule() -> None:
    state = play(MAY, fight(MAY, "NP", "K20 W"), "NP")
    assert MAY.why(state, "rest") == "F10.2"
    assert MAY.why(state, "K20") == "F10.2"
    assert MAY.why(fight(MAY, "P20", "K20"), "draw") == "F10.2"


def test_fr12_a_position_of_the_choice_is_read_back() -> None:
    attack = play(MAY, fight(MAY, "NP", "K20 W"), "NP")
    block = play(MAY, fight(MAY, "NB", "K20 W", live="P30"), "NB")
    for state in (attack, block):
        assert MAY.setup(MAY.position(state)).tobytes() == state.tobytes()


def test_fr12_a_position_in_which_nobody_could_be_asked_is_refused() -> None:
    position = MAY.position(play(MAY, fight(MAY, "NP", "K20 W"), "NP"))
    with pytest.raises(BadPosition, match="FR12"):
        table(last_gasp="on", empty_hand="fight_on").setup(position)
    with pytest.raises(BadPosition, match="FR12"):
        MAY.setup(MAY.position(fight(MAY, "P20", "K20 W")) | {"situation": "last_gasp"})


@pytest.mark.parametrize(
    ("value", "meant"),
    [(False, "off"), (True, "on"), ("no", "off"), ("yes", "on"), ("on", "on"), ("may", "may")],
)
def test_f10_2_what_was_a_yes_or_no_is_still_read(value: object, meant: str) -> None:
    assert undercard.load("fightdrome", last_gasp=value).options["last_gasp"] == meant


@pytest.mark.parametrize("value", ["perhaps", 1, 2, None])
def test_f10_2_no_other_value_is_taken(value: object) -> None:
    with pytest.raises(BadOption):
        undercard.load("fightdrome", last_gasp=value)
