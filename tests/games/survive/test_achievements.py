"""Conditions of achievements at their borders, by the rule that each is about."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from undercard.games.survive.achievements import ACHIEVEMENTS
from undercard.games.survive.story import Activation, Contest, SideStory, Story

CONDITIONS = {one.name: one.is_earned for one in ACHIEVEMENTS.achievements}
WON = Story(
    seat=0,
    side=SideStory(),
    sides=3,
    rounds=4,
    team=4,
    winners=(0,),
    points=(20, 12),
    home=("ww", "f", "cc"),
    needs=frozenset("wmf"),
    wanted=frozenset("wfmc"),
)


def earns(name: str, story: Story) -> bool:
    return CONDITIONS[name](story)


def fought(contest: Contest, seat: int = 0) -> Story:
    return replace(WON, seat=seat, side=SideStory(contests=[contest]))


def roll(own: int, other: int, added: tuple[int, int] = (0, 0), way: str = "brawl") -> Contest:
    dice = {"X1": own, "Y2": other}
    totals = {"X1": own + added[0], "Y2": other + added[1]}
    return Contest(("X1", "Y2"), way, dice, totals)


def test_s9_2_all_demanded_resources() -> None:
    assert not earns("full-order", WON)
    full = replace(WON, home=("wmf", "c", ""))
    assert earns("full-order", full)
    assert earns("full-order", replace(full, winners=(1,)))
    # A game that was given up has no open cards.
    assert not earns("full-order", replace(full, winners=()))


def test_s9_2_nothing_is_worth_only_one_point() -> None:
    assert earns("nothing-wasted", replace(WON, home=("www", "ff", "")))
    assert not earns("nothing-wasted", replace(WON, home=("www", "f", "")))
    assert not earns("nothing-wasted", replace(WON, home=("www", "ff", "c")))


def test_s8_1_a_win_without_losing_a_figure() -> None:
    assert earns("everyone-home", WON)
    assert not earns("everyone-home", replace(WON, side=SideStory(out=1)))
    assert not earns("everyone-home", replace(WON, winners=(1,)))
    assert earns("unbowed", replace(WON, side=SideStory(out=3)))
    assert not earns("unbowed", replace(WON, side=SideStory(out=2)))


def test_s6_1_a_pacifist_may_defend() -> None:
    assert not earns("pacifist", fought(roll(5, 3)))
    assert earns("pacifist", fought(roll(5, 3, way="swap")))
    assert earns("pacifist", replace(fought(roll(5, 3), seat=1), winners=(1,)))


def test_s6_2_the_loser_of_a_brawl_drops_its_load() -> None:
    rich = replace(roll(5, 3), lost=Counter({"Y2": 2}))
    assert earns("stand-and-deliver", fought(rich))
    assert not earns("stand-and-deliver", fought(rich, seat=1))
    assert not earns("stand-and-deliver", fought(replace(rich, lost=Counter({"Y2": 1}))))


def test_s3_5_a_win_against_the_modifiers() -> None:
    assert earns("giant-killer", fought(roll(8, 3, added=(-1, 3))))
    assert not earns("giant-killer", fought(roll(8, 3, added=(0, 3))))
    assert not earns("giant-killer", fought(roll(4, 3, added=(-1, 3))))


def test_s8_1_an_npc_or_a_rival_goes_out() -> None:
    for letter, name in (("G", "grabber"), ("C", "crawler"), ("Y", "knockout")):
        contest = Contest(("X1", f"{letter}1"), "brawl", out=[f"{letter}1"])
        assert earns(name, fought(contest))
        assert not earns(name, fought(replace(contest, out=["X1"])))


def test_s2_2_last_in_every_round() -> None:
    assert earns("last-first", replace(WON, side=SideStory(places=[2, 2, 2, 2])))
    assert not earns("last-first", replace(WON, side=SideStory(places=[2, 2, 2, 1])))


def test_s3_7_thefts_and_traps() -> None:
    assert [
        earns("sticky-fingers", replace(WON, side=SideStory(thefts=[die]))) for die in (4, 5)
    ] == [
        False,
        True,
    ]
    assert [earns("trap", replace(WON, side=SideStory(thefts=[die]))) for die in (1, 2)] == [
        True,
        False,
    ]


def test_s4_1_a_jump_and_a_delivery_in_one_activation() -> None:
    one = Activation("X1", 1, home=1, jumps=1)
    assert earns("express", replace(WON, side=SideStory(activations=[one])))
    apart = [Activation("X1", 1, jumps=1), Activation("X1", 2, home=1)]
    assert not earns("express", replace(WON, side=SideStory(activations=apart)))


def test_s9_3_close_and_clear_wins() -> None:
    leads = {lead: replace(WON, points=(20, 20 - lead)) for lead in (0, 1, 2, 14, 15)}
    assert [lead for lead, it in leads.items() if earns("photo-finish", it)] == [0, 1]
    assert [lead for lead, it in leads.items() if earns("landslide", it)] == [15]
    assert not earns("photo-finish", replace(leads[0], winners=(0, 1)))
    assert earns("common-ground", replace(leads[0], winners=(0, 1)))
