"""Messages of histories and profiles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercard.kernel.game import Outcome
from undercard.server.history.archive import Mode, Verdict
from undercard.server.http.wire import FromClient, PersonName, Pool, RatingInfo, Text, ToClient
from undercard.table.header import Visibility
from undercard.table.phase import Phase


class Player(ToClient, frozen=True, kw_only=True):
    """The player of a seat: a person, a bot, both (the bot has taken over), or nobody yet."""

    seat: int
    person: PersonName | None
    bot: str | None


class GamePlayed(ToClient, frozen=True, kw_only=True):
    """A game in a person's history."""

    table: str
    game: str
    state: Phase
    visibility: Visibility
    mode: Mode
    is_rated: bool
    at: float
    """The time of the last change, accurate to about a minute; for a finished game, its end."""
    players: tuple[Player, ...]
    seats: tuple[int, ...]
    """The seats of the person whose history it is."""
    result: Outcome | None
    verdict: Verdict | None
    """The result for that person; None for a running game and for one with all seats."""
    actions: int | None
    seconds: float | None
    """The length; None for a running game and for one that cannot be replayed any more."""
    traits: dict[str, tuple[str, ...]]
    """What the person played with, such as a character; see `undercard.kernel.facts`."""
    pool: Pool | None
    rating: int | None
    """The rating after the game, if it was rated."""
    rating_change: int | None
    """Points won or lost, if it was rated."""


class HistoryQuery(FromClient, frozen=True, kw_only=True):
    before: Annotated[str, Meta(max_length=120)] | None = None
    """`next` of the previous page."""
    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    game: Text | None = None
    mode: Mode | None = None
    verdict: Verdict | None = None
    opponent: Text | None = None
    """The id of a person, or the name of a bot or a level."""
    trait: Text | None = None
    """The name and the value of a trait, such as `stack:Ember`."""
    search: Annotated[str, Meta(max_length=64)] = ""
    """A part of an opponent's name or of the value of a trait."""


class GamesPlayed(ToClient, frozen=True, kw_only=True):
    """The caller's own games, including hidden ones; `next` is None on the last page."""

    current: tuple[GamePlayed, ...]
    finished: tuple[GamePlayed, ...]
    next: str | None


class OpponentInfo(ToClient, frozen=True, kw_only=True):
    """A person, or a bot of a game."""

    person: PersonName | None
    game: str | None
    bot: str | None


class Opponents(ToClient, frozen=True, kw_only=True):
    """Everyone whom a person has played against, the most frequent first."""

    opponents: tuple[OpponentInfo, ...]


class PersonPage(ToClient, frozen=True, kw_only=True):
    """The public page of a person, with public games only."""

    person: PersonName
    has_account: bool
    since: float
    ratings: tuple[RatingInfo, ...]
    current: tuple[GamePlayed, ...]
    finished: tuple[GamePlayed, ...]
    next: str | None


class ResultCounts(ToClient, frozen=True, kw_only=True):
    """Numbers of finished games."""

    won: int
    lost: int
    drawn: int


class GameTally(ToClient, frozen=True, kw_only=True):
    game: str
    mode: Mode
    tally: ResultCounts


class TraitTally(ToClient, frozen=True, kw_only=True):
    """The results with one value of a trait."""

    game: str
    trait: str
    value: str
    tally: ResultCounts


class LevelTally(ToClient, frozen=True, kw_only=True):
    """The results against a level, and its measured rating."""

    level: str
    number: int
    rating: float | None
    tally: ResultCounts


class LadderClimb(ToClient, frozen=True, kw_only=True):
    """The levels of a game, weakest first."""

    game: str
    levels: tuple[LevelTally, ...]
    next: str | None
    """The weakest level that the person has not beaten; None after the last."""


class LadderQuery(FromClient, frozen=True, kw_only=True):
    game: Text


class OwnLadder(ToClient, frozen=True, kw_only=True):
    """The caller's climb, and their rating against bots."""

    climb: LadderClimb
    rating: RatingInfo | None


class RatingPoint(ToClient, frozen=True, kw_only=True):
    at: float
    rating: int


class RatingCurve(ToClient, frozen=True, kw_only=True):
    """The ratings after selected games, oldest first; the first, the last and the best are
    among them."""

    game: str
    pool: Pool
    points: tuple[RatingPoint, ...]


class CardCount(ToClient, frozen=True, kw_only=True):
    game: str
    card: str
    count: int


class ProfilePage(ToClient, frozen=True, kw_only=True):
    """A person in numbers: all their games for themselves, public games for others. Ratings are
    always public."""

    person: PersonName
    is_own: bool
    has_account: bool
    since: float
    ratings: tuple[RatingInfo, ...]
    curves: tuple[RatingCurve, ...]
    tallies: tuple[GameTally, ...]
    ladders: tuple[LadderClimb, ...]
    traits: tuple[TraitTally, ...]
    cards: tuple[CardCount, ...]
    """Their favourites in recent games."""
    streak: int
    """The wins up to now without another result."""
    best_streak: int
    longest: GamePlayed | None
    """The game with the most actions."""
    current: tuple[GamePlayed, ...]
    recent: tuple[GamePlayed, ...]


class OwnResult(ToClient, frozen=True, kw_only=True):
    """A finished game of the caller; `game` is None until the game is settled."""

    game: GamePlayed | None
    next: LevelTally | None
    """The suggested level after a game against bots."""
    earned: tuple[str, ...]
    """The achievements that the caller earned in this game for the first time."""


class AchievementShown(ToClient, frozen=True, kw_only=True):
    """An achievement of a game; `at`, `table` and `count` describe the games of a person."""

    achievement: str
    rule: str
    """The rule that it is about."""
    at: float | None
    """The end of the first game in which it was earned; None if there is none."""
    table: str | None
    count: int
    """The number of games in which it was earned."""


class GameAchievements(ToClient, frozen=True, kw_only=True):
    """All achievements of a game, in the order of its list."""

    game: str
    achievements: tuple[AchievementShown, ...]


class AchievementsPage(ToClient, frozen=True, kw_only=True):
    """The achievements of a person: from all games for themselves, from public games for others."""

    is_own: bool
    games: tuple[GameAchievements, ...]
