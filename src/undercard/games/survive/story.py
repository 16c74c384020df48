"""The story of a finished game of Survive for one seat, for its achievements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import cast

from undercard.games.survive.cells import SEAT_LETTERS, parse_cell
from undercard.games.survive.game import Survive
from undercard.games.survive.scenario import Scenario
from undercard.games.survive.state import read_state
from undercard.games.survive.view import View
from undercard.kernel.events import Event
from undercard.kernel.game import Game
from undercard.kernel.playback import Moment

_AFTER_A_CONTEST = ("activated", "contest", "theft", "jumped", "stepped", "round")
"""Events that a contest cannot cause."""


@dataclass
class Contest:
    """Out of the way! or a Brawl, or an arrival on a teleporter (S3.5, S4.2, S6)."""

    figures: tuple[str, str]
    """The mover or attacker, and the other."""
    way: str
    dice: dict[str, int] = field(default_factory=dict)
    totals: dict[str, int] = field(default_factory=dict)
    down: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    lost: Counter[str] = field(default_factory=Counter)
    """The resources that each figure lost."""

    def other(self, figure: str) -> str:
        return self.figures[1 - self.figures.index(figure)]

    def is_won_by(self, figure: str) -> bool:
        return self.totals[figure] > self.totals[self.other(figure)]

    def added(self, figure: str) -> int:
        """Return what a figure added to its die."""
        return self.totals[figure] - self.dice[figure]


@dataclass
class Activation:
    """The activation of one figure (S2.4)."""

    figure: str
    round: int
    home: int = 0
    """The resources that it dropped in its own zone."""
    swaps: int = 0
    jumps: int = 0
    greens: int = 0
    """The most green fields switched by one action (S5.3)."""


@dataclass
class SideStory:
    """What happened to one seat."""

    activations: list[Activation] = field(default_factory=list)
    contests: list[Contest] = field(default_factory=list)
    thefts: list[int] = field(default_factory=list)
    """The dice of attempted thefts (S3.7)."""
    down: int = 0
    out: int = 0
    places: list[int] = field(default_factory=list)
    """Its place in the order of each round, from 0 (S2.2)."""
    brought: set[str] = field(default_factory=set)
    """The figures that dropped a resource in the own zone."""


@dataclass(frozen=True)
class Story:
    """A game from the point of view of one seat."""

    seat: int
    side: SideStory
    sides: int
    rounds: int
    team: int
    winners: tuple[int, ...]
    """Empty if the game was not played to its end."""
    points: tuple[int, ...]
    home: tuple[str, str, str]
    """The resources at home that match an own card, an open one, none (S9.2)."""
    wanted: frozenset[str]
    needs: frozenset[str]

    @property
    def won(self) -> bool:
        return self.seat in self.winners

    @property
    def lead(self) -> int:
        """Return the points ahead of the best other player."""
        others = [points for seat, points in enumerate(self.points) if seat != self.seat]
        return self.points[self.seat] - max(others)

    def figures(self, contest: Contest) -> tuple[str, str]:
        """Return the own figure of a contest and the other."""
        own = next(it for it in contest.figures if it.startswith(SEAT_LETTERS[self.seat]))
        return own, contest.other(own)


def build_stories(game: Game, moments: Sequence[Moment]) -> list[Story]:
    scenario = cast(Survive, game).scenario
    builder = StoryBuilder(scenario, game.seats)
    for moment in moments:
        builder.add(moment)
    last = moments[-1].state
    return [_story(builder, seat, cast(View, game.view(last, seat))) for seat in range(game.seats)]


def _story(builder: StoryBuilder, seat: int, view: View) -> Story:
    outcome, own = view.outcome, view.players[seat]
    home = tuple(row.resources for row in own.home_rows or [])
    return Story(
        seat=seat,
        side=builder.sides[seat],
        sides=len(builder.sides) + 1,
        rounds=view.rounds,
        team=sum(it.seat == seat and not it.left_out for it in view.figures),
        winners=outcome.winners if outcome else (),
        points=tuple(player.points for player in view.players),
        home=(home[0], home[1], home[2]),
        needs=frozenset(own.needs or ""),
        wanted=frozenset((own.needs or "") + view.open_cards),
    )


class StoryBuilder:
    """Divides the events of a game into activations and contests, by seat."""

    def __init__(self, scenario: Scenario, seats: int) -> None:
        self.sides = [SideStory() for _ in range(seats)]
        self._zones = [frozenset(zone) for zone in scenario.plan.zones]
        self._round = 0
        self._active: Activation | None = None
        self._contest: Contest | None = None

    def add(self, moment: Moment) -> None:
        for event in moment.events:
            self._note(event, str(event.data.get("figure", "")))
        after = read_state(moment.state)
        if self._active is not None:
            self._active.greens = max(self._active.greens, after.switched.bit_count())
        if any(event.kind == "revealed" for event in moment.events):
            order = [side for side in after.order if side >= 0]
            for seat, side in enumerate(self.sides):
                side.places.append(order.index(seat))

    def _side(self, figure: str) -> SideStory | None:
        seat = SEAT_LETTERS.find(figure[:1])
        return self.sides[seat] if 0 <= seat < len(self.sides) else None

    def _note(self, event: Event, figure: str) -> None:
        side = self._side(figure) if figure else None
        if event.kind in _AFTER_A_CONTEST:
            self._contest = None
        match event.kind:
            case "round":
                self._round = int(event.data["round"] or 0)
            case "activated":
                self._activate(figure, side)
            case "contest":
                self._begin(event, figure)
            case "rolled" if self._contest:
                self._contest.dice[figure] = int(event.data["die"] or 0)
                self._contest.totals[figure] = int(event.data["total"] or 0)
            case "knocked_down" | "out" | "lost":
                self._suffer(event.kind, figure, side)
            case "theft" if side:
                side.thefts.append(int(event.data["die"] or 0))
            case "dropped" if side:
                self._drop(event, figure, side)
            case "swapped" if self._active and self._active.figure == figure:
                self._active.swaps += 1
            case "jumped" if self._active and self._active.figure == figure:
                self._active.jumps += 1

    def _activate(self, figure: str, side: SideStory | None) -> None:
        self._active = Activation(figure, self._round)
        if side is not None:
            side.activations.append(self._active)

    def _begin(self, event: Event, figure: str) -> None:
        self._contest = Contest((figure, str(event.data["other"])), str(event.data["way"]))
        for one in self._contest.figures:
            if (side := self._side(one)) is not None:
                side.contests.append(self._contest)

    def _suffer(self, what: str, figure: str, side: SideStory | None) -> None:
        if side is not None:
            side.down += what == "knocked_down"
            side.out += what == "out"
        if self._contest is None:
            return
        if what == "lost":
            self._contest.lost[figure] += 1
        else:
            (self._contest.out if what == "out" else self._contest.down).append(figure)

    def _drop(self, event: Event, figure: str, side: SideStory) -> None:
        if parse_cell(str(event.data["cell"])) not in self._zones[SEAT_LETTERS.index(figure[0])]:
            return
        side.brought.add(figure)
        if self._active is not None:
            self._active.home += 1
