"""Games to watch: public ones with people, the best first, and recent ones that were played to
their end."""

from __future__ import annotations

from server.clients import ME, OPEN, Client, play
from server.company import Company
from undercard.server.http.addresses import Addresses
from undercard.server.tables.lobby_list import LobbyList
from undercard.server.watch.service import KEPT_SECONDS, WatchList
from undercard.table.steps import Abandon


class Watching:
    """Numbers of spectators, and a clock."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
        self.at = 0.0

    def count(self, table: str) -> int:
        return self.counts.get(table, 0)


async def test_ratings_come_before_spectators(company: Company) -> None:
    ann, ben, cem, dan = [await company.guest(name) for name in ("Ann", "Ben", "Cem", "Dan")]
    rated = await company.finished(ann, ben)
    await company.ratings.settle(rated)
    good = await company.started(ann, ben)
    lonely, crowded = await company.started(cem, dan), await company.started(cem, dan)
    await company.started(ann, ben, visibility="private")
    watching = Watching()
    watching.counts = {crowded: 3, good: 1}
    lobby = LobbyList(company.tables, Addresses(), 5)
    ratings = company.ratings.in_game
    games = WatchList(company.tables, lobby, ratings, watching.count, lambda: watching.at)

    chosen = await games.select(None, 2, 5)
    assert [game.table.table for game, _ in chosen.running] == [good, crowded]
    assert chosen.count == 3, "also those that are not shown"
    assert chosen.running[0][0].ratings[0] is not None
    assert chosen.running[1][0].ratings == (None, None)
    assert not chosen.finished, "a resignation is no replay to recommend"
    assert not (await games.select("survive", 2, 5)).running

    watching.counts = {lonely: 9}
    assert await games.select(None, 2, 5) == chosen
    more = await games.select(None, 3, 1)
    assert len(more.running) == 3
    assert more.running[0][1] is chosen.running[0][1], "other numbers share the views"
    watching.at += KEPT_SECONDS + 1
    second = (await games.select(None, 2, 5)).running[1][0]
    assert (second.table.table, second.watching) == (lonely, 9)


async def test_an_abandoned_game_is_no_replay_to_recommend(company: Company) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    table = await company.started(ann, ben)
    turn = await company.tables.seat_of(table, ann.id, ben.id)
    assert turn is not None
    at = (await company.tables.snapshot(table, None)).number
    claim = Abandon(at=0.0, by=(ben, ann)[turn].id, seat=turn, claimant=1 - turn, answers=at)
    await company.tables.post(table, claim)
    assert (await company.tables.status(table)).phase == "finished"
    lobby = LobbyList(company.tables, Addresses(), 5)
    games = WatchList(company.tables, lobby, company.ratings.in_game, lambda _: 0)
    assert not (await games.select(None, 1, 5)).finished


async def test_spectators_see_no_hands_and_whole_games_are_replays(
    ann: Client, ben: Client, stranger: Client
) -> None:
    table = await ann.make_table(seats=[ME, OPEN])
    await ben.step(table, {"step": "sit_down", "seat": 1})
    [game] = (await stranger.get("/api/watch", running=3, finished=1))["running"]
    assert game["table"]["table"] == table
    assert [fighter["hand"] for fighter in game["view"]["fighters"]] == [None, None]
    await play([ann, ben], table)
    over = await stranger.get("/api/watch", game="fightdrome", running=3, finished=2)
    assert (over["running"], over["count"]) == ([], 0)
    assert [it["table"]["table"] for it in over["finished"]] == [table]
    assert (await stranger.get("/api/watch", 422, game="chess"))["error"] == "unknown_game"


async def test_the_ladder_of_a_new_person_begins_at_the_first_level(ann: Client) -> None:
    ladder = await ann.get("/api/me/ladder", game="fightdrome")
    assert ladder["climb"]["next"] == ladder["climb"]["levels"][0]["level"] == "level1"
    assert ladder["rating"] is None
