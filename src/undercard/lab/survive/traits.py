"""The traits of Survive in the lab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from undercard.games.survive.game import Survive
from undercard.games.survive.options import LEAST_ROUNDS, MOST_ROUNDS, OPTIONS, RULINGS
from undercard.kernel.errors import BadOption
from undercard.kernel.game import Game
from undercard.kernel.options import Option
from undercard.lab.counts import FIRST_BOT
from undercard.lab.quick import Counting, Quick
from undercard.lab.studies import rulings
from undercard.lab.study import Study, StudyDefaults, Variant
from undercard.lab.survive.quick import COUNTING, QUICK
from undercard.lab.traits import Grouping, Pairing, Tally, Traits

WIDTH = 16


def _left_out(game: Game, pairing: Pairing) -> list[tuple[str, int]]:  # noqa: ARG001
    return [(pairing.name, FIRST_BOT)]


class SurviveTraits(Traits):
    groupings = {
        "figures": (Grouping("figure left out", "choices of the figure left out", _left_out),)
    }

    def counting(self, game: Game) -> Counting:  # noqa: ARG002
        return COUNTING

    def quick(self, game: Game) -> tuple[Quick, ...]:  # noqa: ARG002
        return (QUICK,)

    def tallies(self, game: Game) -> tuple[Tally, ...]:  # noqa: ARG002
        return ()

    def width(self, game: Game) -> int:  # noqa: ARG002
        return WIDTH

    def pair(self, kind: str, games: list[Game]) -> list[Pairing]:  # noqa: ARG002
        """Return a pairing for each figure that the first bot can leave out (S1.7)."""
        games_of = cast(list[Survive], games)
        if any(it.team == len(it.scenario.figures) for it in games_of):
            raise BadOption("pairings: figures need a team size that leaves one figure out (S1.7)")
        names = [figure.in_language("en") for figure in games_of[0].scenario.figures]
        return [Pairing(name, (n,)) for n, name in enumerate(names)]

    def forced(self, pairing: Pairing, legal: Sequence[str]) -> str | None:
        leave = f"leave {pairing.numbers[0] + 1}"
        return leave if leave in legal else None

    def options(self) -> list[Option]:
        return [option for option in OPTIONS if option.name != "players"]

    def balance(self, plan: StudyDefaults, changes: dict[str, object]) -> list[Study]:
        studies = []
        for players, name, team in ((2, "two", "three"), (3, "three", "four")):
            seated = {**changes, "players": players}
            study = plan.study(name, self.game, 20 * plan.games, seated)
            rounds = range(LEAST_ROUNDS, MOST_ROUNDS + 1)
            study.variants = [
                *(Variant(f"{n} rounds", {"rounds": n}) for n in rounds),
                Variant(f"team {team}", {"team": team}),
                *rulings(RULINGS),
            ]
            studies.append(study)
        leaving_one_out = {**changes, "players": 3, "team": "three"}
        figures = plan.study("figures", self.game, 20 * plan.games, leaving_one_out)
        figures.pairings = "figures"
        return [*studies, figures]
