"""The achievements of Fightdrome, each about a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import TypeAlias

from undercard.games.fightdrome.cards import BLOCKS, Face, Kind
from undercard.games.fightdrome.story import PlayedCard, Round, Story, build_stories
from undercard.kernel.achievements import Achievement, AchievementSet

Test: TypeAlias = Callable[[Round, int], bool]
"""A condition on a round for a seat."""
Condition: TypeAlias = Callable[[Story], bool]

WEAKEST, MANY_BLOCKS, LONG_EXCHANGE, MANY_STAGGERS, FULL_HAND, FAR_BEHIND = 20, 6, 8, 3, 7, 150
_ATTACK_OF = {
    Kind.NEUROCHEM_PUNCH: Kind.PUNCH,
    Kind.NEUROCHEM_KICK: Kind.KICK,
    Kind.NEUROCHEM_GRAPPLE: Kind.GRAPPLE,
}


def in_a_won_round(test: Test) -> Condition:
    return lambda story: any(test(it, story.seat) for it in story.won_rounds)


def in_a_round(test: Test) -> Condition:
    return lambda story: any(test(it, story.seat) for it in story.rounds)


def in_a_won(mode: str, test: Condition) -> Condition:
    return lambda story: story.won and story.mode == mode and test(story)


def count(one: Round, seat: int, is_wanted: Callable[[Face], bool]) -> int:
    return sum(is_wanted(played.face) for played in one.of(seat))


def count_kind(one: Round, seat: int, kind: Kind) -> int:
    return count(one, seat, lambda face: face.kind is kind)


def stagger_attacks(one: Round, seat: int) -> Iterator[PlayedCard]:
    """Yield the attacks of a seat that Staggered the opponent."""
    return (played for played in one.staggered_by if played.seat == seat)


def longest_exchange(one: Round) -> int:
    """Return the most attacks in a row, each an answer to the one before (F4)."""
    lengths = accumulate(one.cards, _longer, initial=0)
    return max(lengths)


def _longer(length: int, played: PlayedCard) -> int:
    if not played.face.is_attack:
        return 0
    return length + 1 if played.against else 1


def was_behind(story: Story, points: int) -> bool:
    """Whether the other player was ahead by so much Fame after a round."""
    leads = accumulate(it.points[1 - story.seat] - it.points[story.seat] for it in story.rounds)
    return any(lead >= points for lead in leads)


def could_rest_twice(story: Story) -> bool:
    rests = sum(it.rests[story.seat] for it in story.rounds)
    return rests == 0 and sum(it.rest_chances[story.seat] for it in story.rounds) >= 2


def kinds_that_staggered(one: Round, seat: int) -> set[Kind]:
    kinds = (played.face.kind for played in stagger_attacks(one, seat))
    return {_ATTACK_OF.get(kind, kind) for kind in kinds}


def stops_neurochem(played: PlayedCard) -> bool:
    is_neurochem = played.against is not None and played.against.is_neurochem
    return is_neurochem and played.face.kind is Kind.NEUROCHEM_BLOCK


def scored(story: Story, seat: int) -> int:
    return sum(it.points[seat] for it in story.rounds)


ACHIEVEMENTS = AchievementSet(
    build_stories,
    (
        Achievement("winner", "F9.1", lambda story: story.won),
        Achievement(
            "antidote",
            "F4.11",
            in_a_round(lambda it, seat: any(map(stops_neurochem, it.of(seat)))),
        ),
        Achievement("untouchable", "F6.1", in_a_won_round(lambda it, seat: not it.staggers[seat])),
        Achievement(
            "patience",
            "F7.3",
            in_a_won_round(
                lambda it, seat: it.ending == "rest" and it.hands[seat] <= it.hands[1 - seat]
            ),
        ),
        Achievement(
            "toe-to-toe",
            "F4.3",
            in_a_round(lambda it, _: longest_exchange(it) >= LONG_EXCHANGE),
        ),
        Achievement(
            "bait",
            "F3.3",
            in_a_round(
                lambda it, seat: any(
                    played.situation == "follow_up" for played in stagger_attacks(it, seat)
                )
            ),
        ),
        Achievement(
            "triple-threat",
            "F4.1",
            in_a_round(lambda it, seat: len(kinds_that_staggered(it, seat)) == 3),
        ),
        Achievement(
            "wall",
            "F4.4",
            in_a_round(
                lambda it, seat: count(it, seat, lambda face: face.kind in BLOCKS) >= MANY_BLOCKS
            ),
        ),
        Achievement("fresh", "F8.2", in_a_won_round(lambda it, seat: it.hands[seat] >= FULL_HAND)),
        Achievement(
            "iron-chin",
            "F6.3",
            in_a_won_round(lambda it, seat: it.staggers[seat] >= MANY_STAGGERS),
        ),
        Achievement(
            "footwork",
            "F4.6",
            in_a_won_round(
                lambda it, seat: all(
                    count_kind(it, seat, kind) >= 2 for kind in (Kind.FEINT, Kind.WEAVE)
                )
            ),
        ),
        Achievement(
            "all-out",
            "F4.13",
            in_a_won_round(lambda it, seat: all(played.face.is_attack for played in it.of(seat))),
        ),
        Achievement(
            "second-wind", "F5.4", in_a_won_round(lambda it, seat: it.reshuffles[seat] > 0)
        ),
        Achievement(
            "love-tap",
            "F4.2",
            in_a_round(
                lambda it, seat: any(
                    played.face.strength == WEAKEST for played in stagger_attacks(it, seat)
                )
            ),
        ),
        Achievement(
            "burned-out",
            "F8.1",
            in_a_round(lambda it, seat: it.winner == 1 - seat and it.ending == "empty_hand"),
        ),
        Achievement(
            "clean",
            "F5.2",
            in_a_won_round(lambda it, seat: not count(it, seat, lambda face: face.is_neurochem)),
        ),
        Achievement("wired", "F2.2", in_a_won_round(lambda it, seat: it.overstimulated[seat])),
        Achievement("tireless", "F7.1", lambda story: story.won and could_rest_twice(story)),
        Achievement("by-a-thread", "F6.2", in_a_won_round(lambda it, seat: it.hands[seat] == 1)),
        Achievement("last-gasp", "F10.2", in_a_won_round(lambda it, seat: it.gasps[seat] > 0)),
        Achievement(
            "from-behind",
            "F9.2",
            in_a_won("match", lambda story: was_behind(story, FAR_BEHIND)),
        ),
        Achievement(
            "whitewash",
            "F9.3",
            in_a_won("match", lambda story: not scored(story, 1 - story.seat)),
        ),
        Achievement(
            "undefeated",
            "F9.4",
            in_a_won("epic", lambda story: not story.eliminated[story.seat]),
        ),
        Achievement(
            "last-sleeve",
            "F9.5",
            in_a_won("epic", lambda story: story.eliminated[story.seat] == 2),
        ),
    ),
)
