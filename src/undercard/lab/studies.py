"""The studies behind the commands: the balance of a game, and a change against the original."""

from __future__ import annotations

from collections.abc import Iterable

from undercard.kernel.errors import BadOption
from undercard.kernel.options import Option, OptionValue
from undercard.kernel.registry import load
from undercard.lab.study import DEALT, Study, StudyDefaults, Variant, make_game
from undercard.lab.traits import traits_of

AS_IT_IS = Variant("as it is")
FEW = 8
"""Spans of at most this many values are studied completely."""


def quick_bot(game: str) -> str:
    """Return the best compiled bot of a game that also plays on a GPU."""
    kinds = traits_of(game).quick(load(game))
    return kinds[0].bots[-1] if kinds else "random"


def balance_studies(game: str, plan: StudyDefaults, changes: dict[str, object]) -> list[Study]:
    """Return the balance studies of a game: its own, or one per option."""
    return traits_of(game).balance(plan, changes) or _studies_of_options(game, plan, changes)


def _studies_of_options(game: str, plan: StudyDefaults, changes: dict[str, object]) -> list[Study]:
    """Return one study per number of players, since variants must share it."""
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
    """Return a variant for every other value of every option."""
    return [
        Variant(f"{option.name} {_format_value(value)}", {option.name: value})
        for option in options
        for value in _values(option)
        if value != option.default
    ]


def _values(option: Option) -> Iterable[OptionValue]:
    """Yield all values; for a wide span, half and twice the default."""
    if option.choices:
        return option.choices
    if option.span is None:
        return (True, False)
    least, most = option.span
    if most - least < FEW:
        return range(least, most + 1)
    usual = int(option.default)
    return sorted({max(least, usual // 2), min(most, 2 * usual)})


def _format_value(value: OptionValue) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def what_if(
    game: str, plan: StudyDefaults, changes: dict[str, object], pairings: str = DEALT
) -> Study:
    """Return a study of the game and of the game with changes."""
    if not changes:
        raise BadOption("whatif: needs a change, such as --set blocks.values=[40,60,90]")
    study = plan.study("what if", game, plan.games, {})
    study.variants = [AS_IT_IS, Variant("changed", changes)]
    study.pairings = pairings
    return study
