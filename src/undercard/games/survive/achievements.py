"""The achievements of Survive, each about a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from undercard.games.survive.cells import SEAT_LETTERS
from undercard.games.survive.story import Activation, Contest, Story, build_stories
from undercard.kernel.achievements import Achievement, AchievementSet

Condition: TypeAlias = Callable[[Story], bool]

FULL_LOAD, RICH, CLEAN_LOAD, LATE, MANY_OUT, UNEQUAL, GREENS, FAR_AHEAD = 3, 2, 5, 5, 3, 4, 3, 15
STOLEN, TRAP = 5, 1
"""The lowest die of a successful theft, and that of a trap (S3.7)."""


class Duel(NamedTuple):
    """A contest of an own figure with another."""

    contest: Contest
    own: str
    other: str

    @property
    def is_won(self) -> bool:
        return self.contest.is_won_by(self.own)

    @property
    def is_own_brawl(self) -> bool:
        return self.contest.way == "brawl" and self.contest.figures[0] == self.own


def duels(story: Story) -> Iterator[Duel]:
    return (Duel(it, *story.figures(it)) for it in story.side.contests)


def in_a_duel(test: Callable[[Duel], bool]) -> Condition:
    return lambda story: any(map(test, duels(story)))


def in_an_activation(test: Callable[[Activation], bool]) -> Condition:
    return lambda story: any(map(test, story.side.activations))


def in_a_won_game(test: Condition) -> Condition:
    return lambda story: story.won and test(story)


def puts_out(letter: str) -> Condition:
    """Return the condition that a contest with an own figure puts an NPC out."""
    return in_a_duel(lambda it: it.other.startswith(letter) and it.other in it.contest.out)


def advantage_of_the_other(duel: Duel) -> int:
    return duel.contest.added(duel.other) - duel.contest.added(duel.own)


def brought_late(story: Story) -> int:
    """Return the resources that were brought home in the last round."""
    return sum(it.home for it in story.side.activations if it.round == story.rounds)


def is_always_last(story: Story) -> bool:
    return all(place == story.sides - 1 for place in story.side.places)


def thefts(story: Story) -> int:
    return sum(die >= STOLEN for die in story.side.thefts)


ACHIEVEMENTS = AchievementSet(
    build_stories,
    (
        Achievement("winner", "S9.3", lambda story: story.won),
        Achievement("team-effort", "S2.3", lambda story: len(story.side.brought) >= story.team),
        Achievement(
            "full-order",
            "S9.2",
            lambda story: bool(story.winners) and story.wanted <= set("".join(story.home)),
        ),
        Achievement("crawler", "S8.1", puts_out("C")),
        Achievement("pack-mule", "S3.2", in_an_activation(lambda it: it.home >= FULL_LOAD)),
        Achievement(
            "stand-and-deliver",
            "S6.2",
            in_a_duel(lambda it: it.contest.way == "brawl" and it.contest.lost[it.other] >= RICH),
        ),
        Achievement("grabber", "S10.1", puts_out("G")),
        Achievement("everyone-home", "S8.1", in_a_won_game(lambda story: not story.side.out)),
        Achievement(
            "pacifist",
            "S6.1",
            in_a_won_game(lambda story: not any(it.is_own_brawl for it in duels(story))),
        ),
        Achievement("coming-through", "S3.5", in_an_activation(lambda it: it.swaps >= 2)),
        Achievement("landslide", "S9.3", in_a_won_game(lambda story: story.lead >= FAR_AHEAD)),
        Achievement(
            "nothing-wasted",
            "S9.2",
            lambda story: (
                bool(story.winners) and len("".join(story.home)) >= CLEAN_LOAD and not story.home[2]
            ),
        ),
        Achievement("unbowed", "S8.1", in_a_won_game(lambda story: story.side.out >= MANY_OUT)),
        Achievement(
            "giant-killer",
            "S3.5",
            in_a_duel(lambda it: it.is_won and advantage_of_the_other(it) >= UNEQUAL),
        ),
        Achievement(
            "sure-footed",
            "S7.1",
            in_a_won_game(lambda story: not story.side.down and not story.side.out),
        ),
        Achievement(
            "eleventh-hour", "S9.1", in_a_won_game(lambda story: brought_late(story) >= LATE)
        ),
        Achievement("common-ground", "SR2", in_a_won_game(lambda story: len(story.winners) > 1)),
        Achievement(
            "knockout",
            "S8.1",
            in_a_duel(
                lambda it: it.other.startswith(tuple(SEAT_LETTERS)) and it.other in it.contest.out
            ),
        ),
        Achievement("express", "S4.1", in_an_activation(lambda it: it.jumps > 0 and it.home > 0)),
        Achievement(
            "photo-finish",
            "S9.3",
            in_a_won_game(lambda story: len(story.winners) == 1 and story.lead <= 1),
        ),
        Achievement("last-first", "S2.2", in_a_won_game(is_always_last)),
        Achievement("sticky-fingers", "S3.7", lambda story: thefts(story) > 0),
        Achievement("trap", "S3.7", lambda story: TRAP in story.side.thefts),
        Achievement("master-switch", "S5.3", in_an_activation(lambda it: it.greens >= GREENS)),
    ),
)
