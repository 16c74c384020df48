"""Puzzles over HTTP."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.kernel.plugin import game_names
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get, get_by, post_with
from undercard.server.puzzles import wire
from undercard.server.puzzles.messages import archived, shown, shown_streak, shown_today
from undercard.server.puzzles.service import Puzzles
from undercard.server.tables.games import check_game


@dataclass(frozen=True)
class PuzzlesApi:
    puzzles: Puzzles

    @get("/api/puzzles", "Today's puzzles and the caller's streak.", wire.PuzzlesToday)
    async def show_puzzles(self, call: Call) -> wire.PuzzlesToday:
        today, games = self.puzzles.today, game_names()
        ready, streak = await self.puzzles.todays(call.who, games)
        return wire.PuzzlesToday(
            date=today.isoformat(),
            games=tuple(shown_today(game, ready.get(game)) for game in games),
            streak=shown_streak(streak, today),
        )

    @get_by(
        "/api/puzzles/{game}",
        "The puzzles of a game up to today, the newest first.",
        wire.ArchiveQuery,
        wire.PuzzleArchive,
    )
    async def show_puzzle_archive(self, call: Call, query: wire.ArchiveQuery) -> wire.PuzzleArchive:
        game = _game(call)
        found = await self.puzzles.archive(call.who, game, query.before, query.limit)
        return wire.PuzzleArchive(
            game=game,
            today=found.today,
            puzzles=tuple(map(archived, found.puzzles)),
            next=found.next,
        )

    @get(
        "/api/puzzles/{game}/{date}",
        "A puzzle by its date, or `today`; with the solution after the caller's answer.",
        wire.PuzzleShown,
    )
    async def show_puzzle(self, call: Call) -> wire.PuzzleShown:
        return shown(await self.puzzles.show(call.who, _game(call), call.path("date")))

    @post_with(
        "/api/puzzles/{game}/{date}",
        "Answer a puzzle; the first answer counts.",
        wire.PuzzleAnswer,
        wire.PuzzleShown,
    )
    async def answer_puzzle(self, call: Call, body: wire.PuzzleAnswer) -> wire.PuzzleShown:
        person = call.person
        call.take(call.rates.puzzle)
        seen = await self.puzzles.answer(person, _game(call), call.path("date"), body.action)
        return shown(seen)


def _game(call: Call) -> str:
    game = call.path("game")
    check_game(game)
    return game
