"""Puzzles over HTTP: nothing about the solution leaves before the answer."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest
from starlette.applications import Starlette

from server.clients import Client, Json
from server.puzzles.conftest import GAME, puzzle_of
from undercard.kernel.registry import load
from undercard.server.puzzles.service import Puzzles

PATH = f"/api/puzzles/{GAME}/today"


@pytest.fixture
async def best(app: Starlette) -> str:
    puzzle = puzzle_of(datetime.now(UTC).date())
    await Puzzles(app.state.core.database).add(puzzle)
    return puzzle.solution.best


def keys_in(document: object) -> set[str]:
    """Return all names of fields, at any depth."""
    if isinstance(document, dict):
        return set(document).union(*map(keys_in, document.values()))
    return set().union(*map(keys_in, document)) if isinstance(document, list) else set()


SECRETS = {"choices", "chance", "soon", "answer", "endings", "points", "levels", "samples", "ease"}


def check_secret(shown: Json) -> None:
    assert shown["solution"] is None
    assert not keys_in({**shown, "view": None}) & SECRETS


async def test_the_solution_is_secret_until_the_own_answer(
    best: str, ann: Client, ben: Client, stranger: Client
) -> None:
    check_secret(await ann.get(PATH))
    solved = await ann.post(PATH, {"action": best})
    assert solved["solution"]["is_right"] is True
    assert solved["solution"]["choices"][0]["action"] == best
    assert (await ann.get(PATH))["solution"]["answer"] == best
    for other in (ben, stranger):
        shown = await other.get(PATH)
        check_secret(shown)
        assert shown["tried"] == 1
        listed = await other.get(f"/api/puzzles/{GAME}")
        assert listed["puzzles"][0]["right"] is None
    await stranger.post(PATH, {"action": best}, 401)
    await ben.post(PATH, {"action": "no such card"}, 422)


async def test_the_view_is_that_of_the_seat(best: str, stranger: Client) -> None:
    """The view has no hidden cards, and its actions are in an order that is no hint."""
    shown = await stranger.get(PATH)
    game = load(GAME)
    view = msgspec.convert(shown["view"], game.view_type)
    state = game.imagine(view)
    assert view.legal == game.legal(state)
    other = shown["view"]["fighters"][1 - shown["seat"]]
    assert other["hand"] is None
    assert best in view.legal


async def test_today_in_all_games(best: str, ann: Client) -> None:
    today = await ann.get("/api/puzzles")
    ready = {it["game"]: it["is_ready"] for it in today["games"]}
    assert ready == {GAME: True, "survive": False}
    await ann.post(PATH, {"action": best})
    today = await ann.get("/api/puzzles")
    assert today["streak"]["length"] == 1
    assert today["streak"]["days"][-1]["is_right"] is True
    await ann.get("/api/puzzles/survive/today", 404)
