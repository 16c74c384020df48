"""The studies that the commands run: the balance of a game, a change beside the original."""

from __future__ import annotations

from collections.abc import Iterable

from undercard.kernel.errors import BadOption
from undercard.kernel.options import Option, OptionValue
from undercard.kernel.registry import load
from undercard.lab.study import DEALT, Plan, Study, Variant, make_game
from undercard.lab.traits import traits_of

AS_IT_IS = Variant("as it is")
FEW = 8
"""So many values of a number are all studied."""


def quick_bot(game: str) -> str:
    """Return the best bot that plays the games of a study compiled, on a GPU too."""
    kinds = traits_of(game).quick(load(game))
    return kinds[0].bots[-1] if kinds else "random"


def balance_studies(game: str, plan: Plan, changes: dict[str, object]) -> list[Study]:
    """Return the studies of a game's balance: its own, or every option one at a time."""
    return traits_of(game).balance(plan, changes) or _studies_of_options(game, plan, changes)


def _studies_of_options(game: str, plan: Plan, changes: dict[str, object]) -> list[Study]:
    """A study for each number of players: what the others differ by is compared within one."""
    whole = plan.study("rulings", game, 100 * plan.games, changes)
    by_seats: dict[int, list[Variant]] = {}
    for variant in [AS_IT_IS, *rulings(traits_of(game).options())]:
        if not variant.set.keys() & changes.keys():
            by_seats.setdefault(make_game(whole, variant).seats, []).append(variant)
    whole.variants, *others = by_seats.values()
    studies = [whole]
    for variants in others:
        study = plan.study(variants[0].name, game, whole.games, changes)
        study.variants = variants
        studies.append(study)
    return studies


def rulings(options: Iterable[Option]) -> list[Variant]:
    """Return every option's other values, one at a time."""
    return [
        Variant(f"{option.name} {_said(value)}", {option.name: value})
        for option in options
        for value in _values(option)
        if value != option.default
    ]


def _values(option: Option) -> Iterable[OptionValue]:
    """All values; of a wide span half the default and twice the default."""
    if option.choices:
        return option.choices
    if option.span is None:
        return (True, False)
    least, most = option.span
    if most - least < FEW:
        return range(least, most + 1)
    usual = int(option.default)
    return sorted({max(least, usual // 2), min(most, 2 * usual)})


def _said(value: OptionValue) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def what_if(game: str, plan: Plan, changes: dict[str, object], pairings: str = DEALT) -> Study:
    """Return a study of the game as it is beside the game with changes."""
    if not changes:
        raise BadOption("whatif: say what changes, such as --set blocks.values=[40,60,90]")
    study = plan.study("what if", game, plan.games, {})
    study.variants = [AS_IT_IS, Variant("changed", changes)]
    study.pairings = pairings
    return study
