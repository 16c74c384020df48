"""The traits of Fightdrome in the lab."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import TypeAlias, cast

from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.options import OPTIONS
from undercard.games.fightdrome.state import ENDINGS
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Game
from undercard.kernel.options import Option
from undercard.lab.fightdrome import learned, quick
from undercard.lab.fightdrome.leads import lead_picture
from undercard.lab.fightdrome.training_task import TRAINING
from undercard.lab.quick import Counting, Quick
from undercard.lab.studies import AS_IT_IS, rulings
from undercard.lab.study import Study, StudyDefaults, Variant
from undercard.lab.training_task import TrainingTask
from undercard.lab.traits import Grouping, Pairing, SiteStudy, Tally, Traits

Character: TypeAlias = tuple[int, int]
"""Sleeve and Stack."""

WIDTHS = {"bout": 4, "match": 32, "epic": 32}
NO_RULINGS = ("mode", "target", "first", "do_you_want_fame")
ONLY_LONGER = ("next_start", "survivor")
"""Options without effect in a single bout."""


def character_name(game: Fightdrome, character: Character) -> str:
    return f"{_stack_name(game, character)} {_sleeve_name(game, character)}"


def _sleeve_name(game: Fightdrome, character: Character) -> str:
    return game.pack.sleeves.cards[character[0]].name


def _stack_name(game: Fightdrome, character: Character) -> str:
    return game.pack.stacks.cards[character[1]].name


def _grouping(one: str, name: Callable[[Fightdrome, Character], str]) -> Grouping:
    def members(game: Game, pairing: Pairing) -> list[tuple[str, int]]:
        a, b, c, d = pairing.numbers
        fightdrome = cast(Fightdrome, game)
        return [(name(fightdrome, (a, b)), 0), (name(fightdrome, (c, d)), 1)]

    return Grouping(one, f"{one}s", members, is_compared=one == "Stack")


class FightdromeTraits(Traits):
    has_starter = True
    score = "Fame"
    groupings = {
        "characters": (
            _grouping("character", character_name),
            _grouping("Stack", _stack_name),
            _grouping("Sleeve", _sleeve_name),
        )
    }
    bench = SiteStudy("characters", games=240, chunk=1)
    box_changes = {"origin": "house"}

    def counting(self, game: Game) -> Counting:  # noqa: ARG002
        return quick.COUNTING

    def quick(self, game: Game) -> tuple[Quick, ...]:  # noqa: ARG002
        return quick.QUICK, learned.QUICK

    def tallies(self, game: Game) -> tuple[Tally, ...]:  # noqa: ARG002
        return (
            Tally("cards left in the winner's hand", quick.HANDS, str, is_scale=True),
            Tally(
                "endings of the last round", len(ENDINGS), lambda n: ENDINGS[n].replace("_", " ")
            ),
        )

    def width(self, game: Game) -> int:
        return WIDTHS[str(game.options["mode"])]

    def pair(self, kind: str, games: list[Game]) -> list[Pairing]:  # noqa: ARG002
        """Return all ordered pairs of characters with distinct Sleeves and Stacks (F1.1)."""
        fightdromes = cast(list[Fightdrome], games)
        _check_characters(fightdromes)
        game = fightdromes[0]
        pack = game.pack
        sleeves, stacks = range(len(pack.sleeves.cards)), range(len(pack.stacks.cards))
        characters = list(itertools.product(sleeves, stacks))
        return [
            Pairing(f"{character_name(game, one)} – {character_name(game, other)}", (*one, *other))
            for one, other in itertools.permutations(characters, 2)
            if one[0] != other[0] and one[1] != other[1] and pack.is_dealable(one, other)
        ]

    def options(self) -> list[Option]:
        return [it for it in OPTIONS if it.name not in (*NO_RULINGS, *ONLY_LONGER)]

    def balance(self, plan: StudyDefaults, changes: dict[str, object]) -> list[Study]:
        characters = plan.study("characters", self.game, plan.games, changes)
        characters.pairings = "characters"
        studied = plan.study("rulings", self.game, 100 * plan.games, changes)
        studied.variants = [AS_IT_IS, *rulings(self.options())]
        longer = {**changes, "mode": "match"}
        matches = plan.study("matches", self.game, 20 * plan.games, longer)
        matches.variants = [
            AS_IT_IS,
            Variant("150 Fame", {"do_you_want_fame": True}),
            Variant("next_start loser", {"next_start": "loser"}),
            Variant("next_start winner", {"next_start": "winner"}),
        ]
        return [characters, studied, matches]

    def pictures(self, game: Game, bot: str) -> Iterable[tuple[str, str]]:
        yield lead_picture(cast(Fightdrome, game), bot)

    def training(self) -> TrainingTask:
        return TRAINING


def _check_characters(games: list[Fightdrome]) -> None:
    """Check that all variants number the same Sleeves and Stacks, because they share deals."""
    sizes = {(len(game.pack.sleeves.cards), len(game.pack.stacks.cards)) for game in games}
    if len(sizes) > 1 or any(game.options["mode"] == "epic" for game in games):
        raise BadOption(
            "pairings: characters need mode=bout or mode=match, and equally many Sleeves and "
            "Stacks in each variant"
        )
