"""Conditions of achievements at their borders, by the rule that each is about."""

from __future__ import annotations

from dataclasses import replace

from undercard.games.fightdrome.achievements import ACHIEVEMENTS
from undercard.games.fightdrome.cards import parse_face
from undercard.games.fightdrome.story import PlayedCard, Round, Story

CONDITIONS = {one.name: one.is_earned for one in ACHIEVEMENTS.achievements}


def cards(*played: str, seat: int = 0) -> list[PlayedCard]:
    """Return cards played in turn; a letter in front names the situation."""
    return [_card(text, (seat + n) % 2) for n, text in enumerate(played)]


def _card(text: str, seat: int, against: str = "") -> PlayedCard:
    face = parse_face(text)
    assert face is not None
    return PlayedCard(seat, face, "answer" if against else "lead", parse_face(against))


def story(*rounds: Round, mode: str = "bout", won: bool = True) -> Story:
    return Story(0, mode, rounds, won, (0, 0))


def earns(name: str, told: Story) -> bool:
    return CONDITIONS[name](told)


def test_f6_3_a_win_after_three_staggers() -> None:
    assert earns("iron-chin", story(Round(winner=0, staggers=[3, 1])))
    assert not earns("iron-chin", story(Round(winner=0, staggers=[2, 1])))
    assert not earns("iron-chin", story(Round(winner=1, staggers=[3, 1])))
    # Staggers of different rounds do not add up.
    assert not earns("iron-chin", story(*[Round(winner=0, staggers=[2, 0])] * 2))


def test_f7_1_a_win_without_rest_needs_two_chances() -> None:
    two = [Round(winner=0, rest_chances=[1, 0]), Round(winner=0, rest_chances=[1, 3])]
    assert earns("tireless", story(*two))
    assert not earns("tireless", story(*two, won=False))
    assert not earns("tireless", story(two[0]))
    assert not earns("tireless", story(*two, Round(winner=1, rests=[1, 0])))


def test_f7_3_a_rest_that_wins_against_a_larger_hand() -> None:
    assert earns("patience", story(Round(winner=0, ending="rest", hands=[3, 3])))
    assert not earns("patience", story(Round(winner=0, ending="rest", hands=[3, 2])))
    assert not earns("patience", story(Round(winner=0, ending="staggered", hands=[1, 2])))


def test_f10_2_a_last_gasp_counts_in_a_won_round() -> None:
    assert earns("last-gasp", story(Round(winner=0, gasps=[1, 0])))
    assert not earns("last-gasp", story(Round(winner=1, gasps=[1, 0])))
    assert not earns("last-gasp", story(Round(winner=0, gasps=[0, 1])))


def test_f4_3_an_exchange_ends_with_a_block() -> None:
    attacks = [_card("P20", 0), *(_card("P20", n % 2, "P20") for n in range(7))]
    assert earns("toe-to-toe", story(Round(cards=attacks), won=False))
    assert not earns("toe-to-toe", story(Round(cards=attacks[1:])))
    blocked = [*attacks[:4], _card("PB40", 0, "P20"), *attacks[4:]]
    assert not earns("toe-to-toe", story(Round(cards=blocked)))


def test_f4_11_only_a_neurochem_attack_needs_the_antidote() -> None:
    assert earns("antidote", story(Round(cards=[_card("NB", 0, "NP")])))
    assert not earns("antidote", story(Round(cards=[_card("NB", 0, "P80")])))
    assert not earns("antidote", story(Round(cards=[_card("NB", 1, "NP")])))


def test_f4_1_neurochem_attacks_count_as_their_kind() -> None:
    attacks = [_card("NP", 0), _card("K30", 0), _card("G40", 0)]
    assert earns("triple-threat", story(Round(staggered_by=attacks)))
    assert not earns("triple-threat", story(Round(staggered_by=[*attacks[:2], _card("NK", 0)])))
    assert not earns("triple-threat", story(Round(staggered_by=[*attacks[:2], _card("G40", 1)])))


def test_f5_2_a_clean_round_has_no_neurochem_of_its_winner() -> None:
    assert earns("clean", story(Round(winner=0, cards=cards("P20", "NP"))))
    assert not earns("clean", story(Round(winner=0, cards=cards("NP", "P20"))))


def test_f9_2_a_match_is_won_from_behind() -> None:
    rounds = [Round(winner=1, points=[0, 150]), Round(winner=0, points=[310, 0])]
    assert earns("from-behind", story(*rounds, mode="match"))
    assert not earns("from-behind", story(*rounds, mode="match", won=False))
    assert not earns("from-behind", story(replace(rounds[0], points=[0, 149]), mode="match"))


def test_f9_3_a_whitewash_is_a_match() -> None:
    alone = Round(winner=0, points=[310, 0])
    assert earns("whitewash", story(alone, mode="match"))
    assert not earns("whitewash", story(alone, Round(points=[0, 5]), mode="match"))
    assert not earns("whitewash", story(Round(winner=0)))


def test_f9_4_sleeves_lost_in_a_tournament() -> None:
    told = [replace(story(mode="epic"), eliminated=(lost, 3)) for lost in range(3)]
    assert [earns("undefeated", it) for it in told] == [True, False, False]
    assert [earns("last-sleeve", it) for it in told] == [False, False, True]
