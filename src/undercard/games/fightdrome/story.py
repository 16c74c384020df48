"""The story of a finished game of Fightdrome for one seat, for its achievements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import cast

from undercard.games.fightdrome.cards import Face, parse_face
from undercard.games.fightdrome.game import Fightdrome
from undercard.games.fightdrome.state import read_state
from undercard.kernel.events import Event
from undercard.kernel.game import Game
from undercard.kernel.playback import Moment


@dataclass(frozen=True)
class PlayedCard:
    """A card as it was played."""

    seat: int
    face: Face
    situation: str
    against: Face | None
    """The live attack that it answers."""


@dataclass
class Round:
    """One round, for both seats; lists have an item per seat."""

    winner: int | None = None
    ending: str = ""
    cards: list[PlayedCard] = field(default_factory=list)
    staggers: list[int] = field(default_factory=lambda: [0, 0])
    staggered_by: list[PlayedCard] = field(default_factory=list)
    """The attacks that the other player could not answer."""
    rests: list[int] = field(default_factory=lambda: [0, 0])
    rest_chances: list[int] = field(default_factory=lambda: [0, 0])
    rests_in_turn: int = 0
    """The Rests of the longest chain (F10.1)."""
    reshuffles: list[int] = field(default_factory=lambda: [0, 0])
    overstimulated: list[bool] = field(default_factory=lambda: [False, False])
    gasps: list[int] = field(default_factory=lambda: [0, 0])
    """The Neurochem cards after which a player drew with an empty hand (F10.2)."""
    hands: list[int] = field(default_factory=lambda: [0, 0])
    """The cards in both hands at the end."""
    points: list[int] = field(default_factory=lambda: [0, 0])
    """The Fame for the hands (F8.2)."""

    def of(self, seat: int) -> Iterator[PlayedCard]:
        return (played for played in self.cards if played.seat == seat)


@dataclass(frozen=True)
class Story:
    """A game from the point of view of one seat."""

    seat: int
    mode: str
    rounds: Sequence[Round]
    won: bool
    """Whether the seat won by the rules; a resignation is not a win by them."""
    eliminated: tuple[int, int]
    """The Sleeves that each seat lost (F9.4)."""

    @property
    def won_rounds(self) -> Iterator[Round]:
        return (it for it in self.rounds if it.winner == self.seat)


def build_stories(game: Game, moments: Sequence[Moment]) -> list[Story]:
    mode = str(cast(Fightdrome, game).options["mode"])
    builder = StoryBuilder()
    for moment in moments:
        builder.add(moment)
    lost = builder.eliminated[0], builder.eliminated[1]
    rounds, winner = builder.rounds, builder.winner
    return [Story(seat, mode, rounds, seat == winner, lost) for seat in range(game.seats)]


class StoryBuilder:
    """Divides the events of a game into rounds."""

    def __init__(self) -> None:
        self.rounds: list[Round] = []
        self.winner: int | None = None
        self.eliminated = [0, 0]
        self._hands = [0, 0]
        self._live: PlayedCard | None = None
        self._chain = 0
        self._gasper: int | None = None

    def add(self, moment: Moment) -> None:
        for event in moment.events:
            self._note(event, -1 if event.seat is None else event.seat)
        after = read_state(moment.state)
        self._hands = list(after.hand_n)
        if after.can_rest:
            self.rounds[-1].rest_chances[after.actor] += 1

    def _note(self, event: Event, seat: int) -> None:
        match event.kind:
            case "round":
                self.rounds.append(Round())
                self._live, self._chain = None, 0
            case "played":
                self._play(self.rounds[-1], event, seat)
            case "drew":
                self._hands[seat] += 1
                self.rounds[-1].gasps[seat] += seat == self._gasper
                self._gasper = None
            case "staggered":
                self._stagger(self.rounds[-1], seat)
            case "discarded":
                self._hands[seat] -= 1
            case "rested":
                self._rest(self.rounds[-1], seat)
            case "reshuffled":
                self.rounds[-1].reshuffles[seat] += 1
            case "overstimulated":
                self.rounds[-1].overstimulated[seat] = True
            case "round_won":
                self._end(self.rounds[-1], event, seat)
            case "scored":
                self.rounds[-1].points[seat] = int(event.data["points"] or 0)
            case "eliminated":
                self.eliminated[seat] += 1
            case "game_won":
                self.winner = seat

    def _play(self, now: Round, event: Event, seat: int) -> None:
        face = parse_face(str(event.data["card"]))
        assert face is not None
        situation = str(event.data["situation"])
        against = self._live.face if self._live and situation == "answer" else None
        played = PlayedCard(seat, face, situation, against)
        now.cards.append(played)
        self._live, self._chain = (played if face.is_attack else None), 0
        self._hands[seat] -= 1
        self._gasper = seat if face.is_neurochem and self._hands[seat] == 0 else None

    def _stagger(self, now: Round, seat: int) -> None:
        now.staggers[seat] += 1
        if self._live and self._live.seat != seat:
            now.staggered_by.append(self._live)
        self._live, self._chain = None, 0

    def _rest(self, now: Round, seat: int) -> None:
        now.rests[seat] += 1
        self._chain += 1
        now.rests_in_turn = max(now.rests_in_turn, self._chain)

    def _end(self, now: Round, event: Event, seat: int) -> None:
        now.winner, now.ending = seat, str(event.data["ending"])
        now.hands, self._gasper = list(self._hands), None
