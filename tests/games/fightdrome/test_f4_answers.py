"""Checks every answer against every attack, with an independent copy of the table of F4.

For each kind of answer this module lists the attacks that it answers, from the rules, and tries all
24 attacks of the box. The player holds no other card, so a card that does not answer must leave its
owner Staggered.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.fightdrome.positions import (
    ATTACKS,
    BLOCKS,
    STRENGTHS,
    choices,
    fight,
    look,
    moment,
    play,
    side,
    table,
)
from undercard.kernel.game import State

GAME = table()
NORMAL = [attack for attack in ATTACKS if not attack.startswith("N")]


def up_to(strength: int, letters: str) -> list[str]:
    return [f"{letter}{n}" for letter in letters for n in STRENGTHS if n <= strength]


def any_of(letters: str) -> list[str]:
    return up_to(80, letters)


def stands_against(attacks: list[str]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return every attack of the box, and whether it can be answered."""
    table = [pytest.param(attack, attack in attacks, id=attack) for attack in ATTACKS]
    return pytest.mark.parametrize(("attack", "answers"), table)


def check(answer: str, attack: str, answers: bool) -> None:
    state = play(GAME, fight(GAME, f"{attack} W", answer), attack)
    assert moment(GAME, state) == ("answer" if answers else "stagger", 1)
    assert choices(GAME, state) == [answer if answers else f"x{answer}"]


def answered(answer: str, attack: str) -> State:
    """Seat 1 has answered seat 0's attack; both can continue."""
    return play(GAME, fight(GAME, f"{attack} K20 NB", f"{answer} P20"), attack, answer)


@stands_against(up_to(60, "PG"))
def test_f4_1_punch_answers_punch_and_grapple_no_stronger(attack: str, answers: bool) -> None:
    check("P60", attack, answers)


@stands_against(up_to(60, "KG"))
def test_f4_2_kick_answers_kick_and_grapple_no_stronger(attack: str, answers: bool) -> None:
    check("K60", attack, answers)


@stands_against(up_to(60, "PKG"))
def test_f4_3_grapple_answers_any_attack_no_stronger(attack: str, answers: bool) -> None:
    check("G60", attack, answers)


@stands_against(up_to(60, "PG"))
def test_f4_4_punch_block_answers_punch_and_grapple_no_stronger(attack: str, answers: bool) -> None:
    check("PB60", attack, answers)


@stands_against(up_to(60, "KG"))
def test_f4_5_kick_block_answers_kick_and_grapple_no_stronger(attack: str, answers: bool) -> None:
    check("KB60", attack, answers)


@stands_against(any_of("PKG"))
def test_f4_6_weave_answers_any_normal_attack(attack: str, answers: bool) -> None:
    check("W", attack, answers)


@stands_against(any_of("PKG"))
def test_f4_7_feint_answers_any_normal_attack(attack: str, answers: bool) -> None:
    check("F", attack, answers)


@stands_against([*any_of("PG"), "NP", "NG"])
def test_f4_8_neurochem_punch_answers_punch_and_grapple(attack: str, answers: bool) -> None:
    check("NP", attack, answers)


@stands_against([*any_of("KG"), "NK", "NG"])
def test_f4_9_neurochem_kick_answers_kick_and_grapple(attack: str, answers: bool) -> None:
    check("NK", attack, answers)


@stands_against(list(ATTACKS))
def test_f4_10_neurochem_grapple_answers_any_attack(attack: str, answers: bool) -> None:
    check("NG", attack, answers)


@stands_against(list(ATTACKS))
def test_f4_11_neurochem_block_answers_any_attack(attack: str, answers: bool) -> None:
    check("NB", attack, answers)


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("attack", STRENGTHS)
def test_f4_1_equal_or_higher_strength_answers(strength: int, attack: int) -> None:
    check(f"P{strength}", f"P{attack}", strength >= attack)


@pytest.mark.parametrize("attack", STRENGTHS)
@pytest.mark.parametrize("block", BLOCKS[:3])
def test_f4_4_a_punch_block_answers_up_to_its_value(block: str, attack: int) -> None:
    check(block, f"P{attack}", int(block[2:]) >= attack)


@pytest.mark.parametrize("attack", STRENGTHS)
@pytest.mark.parametrize("block", BLOCKS[3:])
def test_f4_5_a_kick_block_answers_up_to_its_value(block: str, attack: int) -> None:
    check(block, f"K{attack}", int(block[2:]) >= attack)


def is_live(answer: str, attack: str) -> bool:
    state = answered(answer, attack)
    return look(GAME, state).live == answer and moment(GAME, state) == ("answer", 0)


def test_f4_1_the_answering_punch_is_the_live_attack() -> None:
    assert is_live("P60", "G50")


def test_f4_2_the_answering_kick_is_the_live_attack() -> None:
    assert is_live("K60", "G50")


def test_f4_3_the_answering_grapple_is_the_live_attack() -> None:
    assert is_live("G60", "K50")


def test_f4_8_the_answering_neurochem_punch_is_the_live_attack() -> None:
    assert is_live("NP", "P80")


def test_f4_9_the_answering_neurochem_kick_is_the_live_attack() -> None:
    assert is_live("NK", "K80")


def test_f4_10_the_answering_neurochem_grapple_is_the_live_attack() -> None:
    assert is_live("NG", "NP")


def is_paused(answer: str, attack: str) -> bool:
    state = answered(answer, attack)
    return look(GAME, state).live is None and moment(GAME, state) == ("lead", 0)


def test_f4_4_a_punch_block_pauses_the_fight() -> None:
    assert is_paused("PB80", "P60")


def test_f4_5_a_kick_block_pauses_the_fight() -> None:
    assert is_paused("KB80", "K60")


def test_f4_6_a_weave_pauses_the_fight() -> None:
    assert is_paused("W", "G80")


def test_f4_11_a_neurochem_block_pauses_the_fight() -> None:
    assert is_paused("NB", "NG")


def test_f4_7_a_feint_is_followed_up_by_its_player() -> None:
    state = answered("F", "G80")
    assert look(GAME, state).live is None
    assert moment(GAME, state) == ("follow_up", 1)


def test_f4_8_a_neurochem_attack_is_answered_whatever_the_strengths_were() -> None:
    state = answered("NP", "P80")
    assert choices(GAME, state) == ["NB"]


@pytest.mark.parametrize(
    ("attack", "stop"), [("P60", "PB60"), ("K60", "KB60"), ("G60", "W"), ("NK", "NB")]
)
def test_f4_12_a_pause_hands_the_lead_to_the_stopped_attacker(attack: str, stop: str) -> None:
    assert moment(GAME, answered(stop, attack)) == ("lead", 0)


@pytest.mark.parametrize(
    ("attack", "stop"), [("P60", "PB60"), ("K60", "KB60"), ("G60", "W"), ("NK", "NB")]
)
def test_f4_12_the_stopped_attack_is_not_live_again(attack: str, stop: str) -> None:
    state = answered(stop, attack)
    assert side(GAME, state, 0).discard == [attack]


@pytest.mark.parametrize("card", ["F", "W", "PB80", "KB80", "NB"])
def test_f4_13_only_attacks_lead(card: str) -> None:
    state = fight(GAME, f"{card} P20", "K20")
    assert choices(GAME, state) == ["P20"]
    assert GAME.why(state, card) == "F4.13"


@pytest.mark.parametrize("card", ["F", "W", "PB80", "KB80", "NB"])
def test_f4_13_only_attacks_follow_up(card: str) -> None:
    state = play(GAME, fight(GAME, f"F {card} P20", "K20", live="K80"), "F")
    assert card not in choices(GAME, state)
    assert GAME.why(state, card) == "F4.13"


@pytest.mark.parametrize(
    ("answer", "attack", "rule"),
    [
        ("P70", "P80", "F4.1"),
        ("P70", "K20", "F4.1"),
        ("K70", "K80", "F4.2"),
        ("K70", "P20", "F4.2"),
        ("G70", "G80", "F4.3"),
        ("G80", "NP", "F4.3"),
        ("PB40", "P50", "F4.4"),
        ("KB40", "P20", "F4.5"),
        ("W", "NG", "F4.6"),
        ("F", "NG", "F4.7"),
        ("NP", "K20", "F4.8"),
        ("NP", "NK", "F4.8"),
        ("NK", "P20", "F4.9"),
        ("NK", "NP", "F4.9"),
    ],
)
def test_f4_a_refused_answer_names_its_own_rule(answer: str, attack: str, rule: str) -> None:
    state = fight(GAME, f"{answer} NB", "K20", live=attack)
    assert GAME.why(state, answer) == rule


@pytest.mark.parametrize("attack", NORMAL)
def test_f4_an_answer_that_is_legal_has_no_rule_against_it(attack: str) -> None:
    assert GAME.why(fight(GAME, "W", "K20", live=attack), "W") is None
