"""The studies that the commands run: the balance of a game, a change beside the original."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.games.fightdrome.options import OPTIONS as FIGHTDROME_OPTIONS
from undercard.games.survive.options import LEAST_ROUNDS, MOST_ROUNDS, RULINGS
from undercard.games.survive.options import OPTIONS as SURVIVE_OPTIONS
from undercard.kernel.errors import BadOption
from undercard.kernel.options import Option
from undercard.lab.study import Box, Study, Variant

NOT_STUDIED = ("mode", "target", "first", "do_you_want_fame", "players", "rounds")
"""Options that are no rulings, or that leave a single bout as it is."""
ONLY_LONGER = ("next_start", "survivor")


@dataclass(frozen=True)
class Plan:
    """What all studies of a command have in common."""

    bots: tuple[str, str]
    games: int
    seed: int = 1
    box: Box = None
    budget: float = 1.0


def balance_studies(game: str, plan: Plan, changes: dict[str, object]) -> list[Study]:
    """What there is to know of a game's balance, in several studies."""
    return _fightdrome(plan, changes) if game == "fightdrome" else _survive(plan, changes)


def _study(plan: Plan, name: str, game: str, games: int, changes: dict[str, object]) -> Study:
    return Study(
        name=name,
        game=game,
        bots=plan.bots,
        games=games,
        seed=plan.seed,
        box=plan.box,
        set=changes,
        budget=plan.budget,
    )


def _fightdrome(plan: Plan, changes: dict[str, object]) -> list[Study]:
    characters = _study(plan, "characters", "fightdrome", plan.games, changes)
    characters.pairings = "characters"
    rulings = _study(plan, "rulings", "fightdrome", 100 * plan.games, changes)
    rulings.variants = [Variant("as it is"), *_rulings(FIGHTDROME_OPTIONS, ONLY_LONGER)]
    matches = _study(plan, "matches", "fightdrome", 20 * plan.games, changes)
    matches.set = {**changes, "mode": "match"}
    matches.variants = [
        Variant("as it is"),
        Variant("150 Fame", {"do_you_want_fame": True}),
        Variant("next_start loser", {"next_start": "loser"}),
        Variant("next_start winner", {"next_start": "winner"}),
    ]
    return [characters, rulings, matches]


def _survive(plan: Plan, changes: dict[str, object]) -> list[Study]:
    studies = []
    for players, name, team in ((2, "two", "three"), (3, "three", "four")):
        study = _study(plan, name, "survive", 20 * plan.games, {**changes, "players": players})
        study.variants = [
            *(Variant(f"{n} rounds", {"rounds": n}) for n in range(LEAST_ROUNDS, MOST_ROUNDS + 1)),
            Variant(f"team {team}", {"team": team}),
            *_rulings(RULINGS, ()),
        ]
        studies.append(study)
    leaving_one_out = {**changes, "players": 3, "team": "three"}
    figures = _study(plan, "figures", "survive", 20 * plan.games, leaving_one_out)
    figures.pairings = "figures"
    return [*studies, figures]


def studied_options(game: str) -> list[Option]:
    """Those that change how a single game goes."""
    if game == "survive":
        return [option for option in SURVIVE_OPTIONS if option.name != "players"]
    left_out = (*NOT_STUDIED, *ONLY_LONGER)
    return [option for option in FIGHTDROME_OPTIONS if option.name not in left_out]


def _rulings(options: tuple[Option, ...], left_out: tuple[str, ...]) -> list[Variant]:
    """Every option's other values, one at a time."""
    return [
        Variant(f"{option.name} {_said(value)}", {option.name: value})
        for option in options
        if option.name not in NOT_STUDIED and option.name not in left_out
        for value in option.choices or (True, False)
        if value != option.default
    ]


def _said(value: str | bool) -> str:
    return value if isinstance(value, str) else ("off", "on")[value]


def what_if(game: str, plan: Plan, changes: dict[str, object], *, characters: bool) -> Study:
    """The game as it is beside the game with changes."""
    if not changes:
        raise BadOption("whatif: say what changes, such as --set blocks.values=[40,60,90]")
    study = _study(plan, "what if", game, plan.games, {})
    study.variants = [Variant("as it is"), Variant("changed", changes)]
    study.pairings = "characters" if characters else "dealt"
    return study
