"""Checks the alternative rules against F10: each is an option, off by default."""

from __future__ import annotations

import pytest

from games.fightdrome.positions import (
    Side,
    before_rest,
    brink,
    choices,
    ended,
    fight,
    hand,
    look,
    moment,
    play,
    table,
)
from undercard.kernel.errors import BadOption

BREATHING = table(breathing_space=True)
GASP = table(last_gasp=True)
QUICK = table(mode="match", do_you_want_fame=True)
SIX_WITHOUT_ATTACK = "F F W PB40 KB40 NB"


def test_f10_1_after_a_rest_the_staggered_player_may_rest_or_lead() -> None:
    state = play(BREATHING, before_rest(BREATHING, "P20", "K20 W"), "rest")
    assert moment(BREATHING, state) == ("lead", 1)
    assert choices(BREATHING, state) == ["K20", "rest"]


def test_f10_1_that_rest_draws_one_and_hands_the_lead_back() -> None:
    state = before_rest(BREATHING, "P20", Side("K20 W", pile="G80"))
    state = play(BREATHING, state, "rest", "rest")
    assert hand(BREATHING, state, 1) == ["G80", "K20", "W"]
    assert moment(BREATHING, state) == ("lead", 0)


def test_f10_1_rests_alternate() -> None:
    state = before_rest(BREATHING, Side("P20", pile="W W F F"), "K20 W")
    state = play(BREATHING, state, "rest", "rest")
    assert choices(BREATHING, state) == ["P20", "rest"]
    state = play(BREATHING, state, "rest", "rest", "rest")
    sizes = [fighter.hand_size for fighter in look(BREATHING, state).fighters]
    assert sizes == [4, 4]


def test_f10_1_the_chain_ends_when_a_player_leads() -> None:
    state = before_rest(BREATHING, Side("P20 P30", pile="PB40 PB40 PB60"), "K20 W")
    state = play(BREATHING, state, "rest", "rest", "P20", "W")
    assert moment(BREATHING, state) == ("lead", 0)
    assert choices(BREATHING, state) == ["P30"]


def test_f10_1_the_chain_ends_when_a_player_cannot_rest() -> None:
    state = before_rest(BREATHING, Side("P20 P30 W W F F", pile="PB40"), "K20 W")
    state = play(BREATHING, state, "rest", "rest")
    assert moment(BREATHING, state) == ("lead", 0)
    assert choices(BREATHING, state) == ["P20", "P30"]


def test_f10_1_a_player_who_has_no_attack_but_may_rest_must_rest() -> None:
    state = play(BREATHING, before_rest(BREATHING, "P20", "W PB40"), "rest")
    assert moment(BREATHING, state) == ("lead", 1)
    assert choices(BREATHING, state) == ["rest"]


def test_f10_1_a_rest_may_draw_the_attack_that_was_lacking() -> None:
    state = before_rest(BREATHING, "P20", Side("W", pile="K60"))
    state = play(BREATHING, state, "rest", "rest", "rest")
    assert choices(BREATHING, state) == ["K60", "rest"]


def test_f10_1_with_neither_the_one_staggered_before_ends_the_round() -> None:
    state = before_rest(BREATHING, "P20", Side(SIX_WITHOUT_ATTACK, pile="W"))
    outcome = ended(BREATHING, play(BREATHING, state, "rest", "rest", "rest"))
    assert (outcome.winners, outcome.ending) == ((0,), "rest")


def test_f10_1_that_end_scores_both() -> None:
    game = table(mode="match", breathing_space=True)
    state = before_rest(game, Side("P20", pile="P30 P30 P30"), Side(SIX_WITHOUT_ATTACK, pile="W"))
    state = play(game, state, "rest", "rest", "rest")
    assert [fighter.fame for fighter in look(game, state).fighters] == [80, 100]


def test_f10_1_with_neither_the_other_is_staggered() -> None:
    state = before_rest(BREATHING, Side(SIX_WITHOUT_ATTACK, pile="W"), "K20")
    assert choices(BREATHING, state) == ["rest"]
    assert moment(BREATHING, play(BREATHING, state, "rest", "rest")) == ("stagger", 0)


def test_f10_1_the_opponent_then_may_rest() -> None:
    state = before_rest(BREATHING, Side(SIX_WITHOUT_ATTACK, pile="W"), Side("K20", pile="W"))
    state = play(BREATHING, state, "rest", "rest", "xNB")
    assert moment(BREATHING, state) == ("lead", 1)
    assert choices(BREATHING, state) == ["K20", "rest"]


def test_f10_1_and_is_not_the_one_staggered_before_any_more() -> None:
    state = before_rest(
        BREATHING, Side(SIX_WITHOUT_ATTACK, pile="W PB40 PB40"), Side("K20", pile="W PB60")
    )
    state = play(BREATHING, state, "rest", "rest", "xNB", "rest", "rest", "rest")
    outcome = ended(BREATHING, state)
    assert (outcome.winners, outcome.ending) == ((1,), "rest")


def test_f10_1_is_off_unless_chosen() -> None:
    game = table()
    state = play(game, before_rest(game, "P20", "K20 W"), "rest")
    assert choices(game, state) == ["K20"]
    assert game.why(state, "rest") == "F10.1"


@pytest.mark.parametrize("card", ["NP", "NK", "NG"])
def test_f10_2_a_last_neurochem_lead_draws_one(card: str) -> None:
    state = play(GASP, fight(GASP, Side(card, pile="G70"), "NB K20"), card)
    assert hand(GASP, state, 0) == ["G70"]
    assert moment(GASP, state) == ("answer", 1)


@pytest.mark.parametrize("card", ["NP", "NG", "NB"])
def test_f10_2_a_last_neurochem_answer_draws_one(card: str) -> None:
    state = play(GASP, fight(GASP, Side(card, pile="G70"), "NB K20", live="P50"), card)
    assert hand(GASP, state, 0) == ["G70"]
    assert GASP.to_act(state) == 1


def test_f10_2_a_last_neurochem_follow_up_draws_one() -> None:
    state = fight(GASP, Side("F", pile="NK NK"), "NB K20", live="P50")
    assert hand(GASP, play(GASP, state, "F", "NK"), 0) == ["NK"]


def test_f10_2_a_neurochem_that_is_not_the_last_card_draws_nothing() -> None:
    state = play(GASP, fight(GASP, Side("NP W", pile="G70"), "NB K20"), "NP")
    assert hand(GASP, state, 0) == ["W"]


def test_f10_2_a_discarded_last_card_draws_nothing() -> None:
    assert ended(GASP, play(GASP, brink(GASP, "P20"), "xK20")).winners == (0,)


@pytest.mark.parametrize(("before", "over"), [(69, False), (70, True), (71, True)])
def test_f10_3_the_match_target_is_150(before: int, over: bool) -> None:
    state = play(QUICK, brink(QUICK, "P80", fame=(before, 0)), "xK20")
    assert (QUICK.outcome(state) is not None) == over


RULINGS = {
    "overstimulated": ("FR2", "must", "once", "may", "off"),
    "empty_hand": ("FR3", "out", "fight_on"),
    "rest_finish": ("FR4", "not_staggered", "higher_hand"),
    "next_start": ("FR5", "alternate", "loser", "winner"),
    "survivor": ("FR6", "fresh", "wounded"),
    "rest_limit": ("FR7", "would_exceed", "exceeds"),
    "rest_no_attack": ("FR9", "round_ends", "staggered"),
}


@pytest.mark.parametrize("ruling", RULINGS)
def test_f10_4_every_ruling_is_an_option_of_the_table(ruling: str) -> None:
    _, *values = RULINGS[ruling]
    assert all(table(**{ruling: value}).options[ruling] == value for value in values)


def test_f10_3_another_target_beside_it_is_refused() -> None:
    """An earlier version silently changed it to 150."""
    for target in (200, 299, "151", 300):
        with pytest.raises(BadOption, match=f"^target: {target} contradicts do_you_want_fame"):
            table(mode="match", target=target, do_you_want_fame=True)
    for given in ({"target": 150}, {}):
        assert table(mode="match", do_you_want_fame=True, **given).options["target"] == 150
    assert table(mode="match", target=200).options["target"] == 200


@pytest.mark.parametrize("ruling", RULINGS)
def test_f10_4_every_ruling_has_its_default(ruling: str) -> None:
    _, default, *_ = RULINGS[ruling]
    assert table().options[ruling] == default


@pytest.mark.parametrize("ruling", RULINGS)
def test_f10_4_every_ruling_is_shown_with_its_rule(ruling: str) -> None:
    rule, *values = RULINGS[ruling]
    (option,) = [option for option in table().all_options if option.name == ruling]
    assert (option.rule, list(option.choices)) == (rule, values)


@pytest.mark.parametrize(
    ("option", "off", "on"),
    [
        ("breathing_space", False, True),
        ("last_gasp", "off", "on"),
        ("do_you_want_fame", False, True),
    ],
)
def test_f10_4_every_alternative_rule_is_an_option_that_is_off(
    option: str, off: object, on: object
) -> None:
    assert table().options[option] == off
    assert table(**{option: True}).options[option] == on


def test_f10_4_a_rule_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOption):
        table(overstimulated="never")
