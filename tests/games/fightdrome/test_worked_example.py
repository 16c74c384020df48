"""Plays the rulebook's example turn as described there: many rules in one sequence.

The piles are chosen so that no drawn card changes what the example states about the hands.
"""

from __future__ import annotations

from games.fightdrome.positions import Side, choices, fight, happenings, kinds, look, play, table
from undercard.kernel.game import State

GAME = table()
STORY = ("K30", "K50", "K60", "KB80", "P20", "P80", "NP")
ALICE = Side("K30 K60 P20 NP G70 G30 PB40", pile="K20 K20 K20 K40")
SIMON = Side("K50 KB80 P80 P60 P50 PB60 NK", pile="P30 P30 P40 P40")


def played_up_to(n: int) -> State:
    return play(GAME, fight(GAME, ALICE, SIMON), *STORY[:n])


def test_f3_1_alice_has_several_attacks_to_begin_with() -> None:
    assert choices(GAME, played_up_to(0)) == ["G30", "G70", "K30", "K60", "NP", "P20"]


def test_f4_2_simon_and_alice_kick_higher_and_higher() -> None:
    assert "K50" in choices(GAME, played_up_to(1))
    assert "K60" in choices(GAME, played_up_to(2))


def test_f4_5_simon_has_no_kick_left_and_blocks() -> None:
    assert choices(GAME, played_up_to(3)) == ["KB80", "NK"]


def test_f4_12_alice_must_lead() -> None:
    state = played_up_to(4)
    assert (GAME.to_act(state), look(GAME, state).situation) == (0, "lead")
    assert "P20" in choices(GAME, state)


def test_f4_1_simon_plays_the_punch_he_hoped_to() -> None:
    assert "P80" in choices(GAME, played_up_to(5))


def test_f4_8_nothing_but_the_neurochem_punch_answers_it() -> None:
    assert choices(GAME, played_up_to(6)) == ["NP"]


def test_f5_1_all_other_plays_drew_a_card() -> None:
    for n, card in enumerate(STORY):
        events = kinds(happenings(GAME, played_up_to(n), card))
        assert events.count("drew") == (card != "NP")


def test_f6_1_simon_is_staggered() -> None:
    state = played_up_to(7)
    assert (GAME.to_act(state), look(GAME, state).situation) == (1, "stagger")


def test_f6_3_both_hold_6_cards_and_alice_may_lead_or_rest() -> None:
    state = played_up_to(7)
    state = play(GAME, state, GAME.legal(state)[0])
    assert [fighter.hand_size for fighter in look(GAME, state).fighters] == [6, 6]
    assert look(GAME, state).fighters[1].face_down_size == 1
    assert GAME.to_act(state) == 0
    assert {"rest", "G30"} <= set(choices(GAME, state))
