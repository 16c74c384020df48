"""Checks the situations of a turn against F3: who must do what, and that nobody may decline.

A situation is everything that a table asks of a player. Where possible, a test reaches it by play,
so that the transition is checked too.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.fightdrome.positions import (
    Side,
    choices,
    events_of,
    fight,
    happenings,
    look,
    moment,
    play,
    table,
)
from undercard.kernel.errors import IllegalAction
from undercard.kernel.game import State

GAME = table()


def able_to_play(situation: str) -> State:
    if situation == "lead":
        return fight(GAME, "P20 W", "K20")
    if situation == "answer":
        return fight(GAME, "P20 W", "K20", live="P20")
    return play(GAME, fight(GAME, "F P20", "K20", live="K80"), "F")


def staggered_at_lead() -> State:
    """Seat 1's Kick is blocked, and seat 1 has no Attack to lead with."""
    state = fight(GAME, "KB80 P20", "W PB40", live="K60")
    return play(GAME, state, "KB80")


def staggered_at_answer() -> State:
    state = fight(GAME, "K80 P20", "K70 PB80")
    return play(GAME, state, "K80")


def staggered_at_follow_up() -> State:
    state = fight(GAME, Side("F PB40", pile="KB40"), "K20 P20", live="K60")
    return play(GAME, state, "F")


def test_f3_1_the_first_player_begins_with_a_lead() -> None:
    for seed in range(20):
        state = GAME.new(seed)
        view = look(GAME, state)
        assert (view.situation, view.to_act) == ("lead", view.starter)


def test_f3_1_a_lead_is_an_attack_of_any_strength() -> None:
    state = fight(GAME, "P20 K50 G80 NP NK NG", "K20")
    assert choices(GAME, state) == ["G80", "K50", "NG", "NK", "NP", "P20"]


def test_f3_1_after_a_pause_a_weaker_attack_may_lead() -> None:
    state = play(GAME, fight(GAME, "KB80 P20", "K20 W", live="K80"), "KB80")
    assert choices(GAME, state) == ["K20"]


def test_f3_2_a_live_attack_must_be_answered_by_the_other_player() -> None:
    state = play(GAME, fight(GAME, "P50 K20", "P60 P40 PB60 KB60"), "P50")
    assert moment(GAME, state) == ("answer", 1)
    assert choices(GAME, state) == ["P60", "PB60"]


def test_f3_3_a_feint_is_followed_up_by_the_same_player() -> None:
    state = play(GAME, fight(GAME, "F P20", "K20", live="K80"), "F")
    assert moment(GAME, state) == ("follow_up", 0)


def test_f3_3_a_follow_up_is_an_attack_of_any_strength() -> None:
    state = fight(GAME, Side("F P20 G30 NP W NB", pile="K40"), "K20", live="K80")
    assert choices(GAME, play(GAME, state, "F")) == ["G30", "K40", "NP", "P20"]


def test_f3_3_a_follow_up_is_the_live_attack() -> None:
    state = play(GAME, fight(GAME, "F P20", "P30", live="K80"), "F", "P20")
    assert moment(GAME, state) == ("answer", 1)
    assert look(GAME, state).live == "P20"


@pytest.mark.parametrize(
    ("situation", "card"), [("lead", "P20"), ("answer", "W"), ("follow_up", "P20")]
)
def test_f3_3_an_event_of_a_card_names_the_situation(situation: str, card: str) -> None:
    events = happenings(GAME, able_to_play(situation), card)
    assert events_of(events, "played") == [(0, {"card": card, "situation": situation})]


def test_f3_4_a_player_who_cannot_lead_must_discard_a_card() -> None:
    state = staggered_at_lead()
    assert moment(GAME, state) == ("stagger", 1)
    assert choices(GAME, state) == ["xPB40", "xW"]


def test_f3_4_a_player_who_cannot_answer_must_discard_a_card() -> None:
    state = staggered_at_answer()
    assert moment(GAME, state) == ("stagger", 1)
    assert choices(GAME, state) == ["xK70", "xPB80"]


def test_f3_4_a_player_who_cannot_follow_up_must_discard_a_card() -> None:
    state = staggered_at_follow_up()
    assert moment(GAME, state) == ("stagger", 0)
    assert choices(GAME, state) == ["xKB40", "xPB40"]


@pytest.mark.parametrize("situation", ["lead", "answer", "follow_up"])
def test_f3_5_nobody_may_choose_to_stagger(situation: str) -> None:
    state = able_to_play(situation)
    assert not [action for action in GAME.legal(state) if action.startswith("x")]
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(state, "xP20")
    assert refusal.value.rule == "F3.5"


def test_f3_5_an_only_card_that_can_be_played_must_be_played() -> None:
    assert choices(GAME, fight(GAME, "NB P20", "K20", live="NG")) == ["NB"]


@pytest.mark.parametrize(
    "staggered",
    [staggered_at_lead, staggered_at_answer, staggered_at_follow_up],
    ids=["lead", "answer", "follow up"],
)
def test_f3_5_the_staggered_may_not_rest(staggered: Callable[[], State]) -> None:
    with pytest.raises(IllegalAction):
        GAME.apply(staggered(), "rest")
