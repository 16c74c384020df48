"""Answers, streaks and the archive, on both databases."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from server.company import Company
from server.puzzles.conftest import GAME, TODAY, Calendar, puzzle_of
from undercard.server.puzzles.errors import NoSuchPuzzle, NotAChoice
from undercard.server.puzzles.service import TODAY as NOW
from undercard.server.puzzles.service import Puzzles, difficulty_of

SOLUTION = puzzle_of(TODAY).solution
BEST, WRONG = SOLUTION.best, SOLUTION.choices[-1].action


async def fill(puzzles: Puzzles, days: int) -> None:
    """Store the puzzles of today and of the days before it."""
    for n in range(days):
        await puzzles.add(puzzle_of(puzzles.today - timedelta(n)))


async def test_the_first_stored_puzzle_and_the_first_answer_stay(
    company: Company, puzzles: Puzzles
) -> None:
    ann = await company.guest("Ann")
    await puzzles.add(puzzle_of(TODAY))
    await puzzles.add(replace(puzzle_of(TODAY), generator=99))
    assert (await puzzles.show(None, GAME, NOW)).puzzle.generator == 1
    assert (await puzzles.answer(ann, GAME, NOW, WRONG)).answer is not None
    seen = await puzzles.answer(ann, GAME, NOW, BEST)
    assert seen.answer is not None
    assert (seen.answer.action, seen.answer.is_right) == (WRONG, False)
    assert seen.people == {WRONG: 1}
    with pytest.raises(NotAChoice):
        await puzzles.answer(ann, GAME, NOW, "P999")


async def test_trying_keeps_the_streak_and_right_answers_are_counted_apart(
    company: Company, puzzles: Puzzles, calendar: Calendar
) -> None:
    ann = await company.guest("Ann")
    for action in (BEST, WRONG, BEST):
        await puzzles.add(puzzle_of(calendar.day))
        streak = (await puzzles.answer(ann, GAME, NOW, action)).streak
        calendar.advance()
    assert (streak.length, streak.right, streak.has_today) == (3, 2, True)
    await puzzles.add(puzzle_of(calendar.day))
    streak = (await puzzles.show(ann, GAME, NOW)).streak
    assert (streak.length, streak.has_today) == (3, False)
    # A day without an answer ends it; a late answer is not one of the day.
    late = calendar.day.isoformat()
    calendar.advance()
    assert (await puzzles.answer(ann, GAME, late, BEST)).streak.length == 0


async def test_puzzles_of_the_future_are_closed(puzzles: Puzzles, calendar: Calendar) -> None:
    tomorrow = TODAY + timedelta(1)
    await puzzles.add(puzzle_of(tomorrow))
    for day in (tomorrow.isoformat(), NOW, "2026-02-30", "x"):
        with pytest.raises(NoSuchPuzzle):
            await puzzles.show(None, GAME, day)
    assert (await puzzles.archive(None, GAME, None, 5)).puzzles == []
    for before in (date.min, date.max):
        assert (await puzzles.archive(None, GAME, before.isoformat(), 5)).puzzles == []
    calendar.advance()
    assert (await puzzles.show(None, GAME, NOW)).puzzle.date == tomorrow.isoformat()


async def test_the_archive_has_pages_and_statistics(company: Company, puzzles: Puzzles) -> None:
    ann, ben = await company.guest("Ann"), await company.guest("Ben")
    await fill(puzzles, 5)
    yesterday = (TODAY - timedelta(1)).isoformat()
    await puzzles.answer(ann, GAME, yesterday, BEST)
    await puzzles.answer(ben, GAME, yesterday, WRONG)
    first = await puzzles.archive(ann, GAME, None, 3)
    assert [it.date for it in first.puzzles][:2] == [TODAY.isoformat(), yesterday]
    one = first.puzzles[1]
    assert (one.tried, one.right, one.own, first.puzzles[0].own) == (2, 1, True, None)
    rest = await puzzles.archive(ann, GAME, first.next, 3)
    assert (len(rest.puzzles), rest.next) == (2, None)
    seen = await puzzles.show(ben, GAME, yesterday)
    assert seen.people == {BEST: 1, WRONG: 1}
    assert (seen.earlier, seen.later) == ((TODAY - timedelta(2)).isoformat(), TODAY.isoformat())


async def test_answers_of_a_guest_belong_to_the_account_that_adopts_them(
    company: Company, puzzles: Puzzles
) -> None:
    await fill(puzzles, 2)
    yesterday = (TODAY - timedelta(1)).isoformat()
    account, guest = await company.account("Benjamin"), await company.guest("Ben")
    await puzzles.answer(account, GAME, NOW, WRONG)
    await puzzles.answer(guest, GAME, NOW, BEST)
    await puzzles.answer(guest, GAME, yesterday, BEST)
    ben = (await company.people.sign_in("Benjamin", "long enough", guest)).who
    today, before = [await puzzles.show(ben, GAME, day) for day in (NOW, yesterday)]
    assert today.answer is not None
    assert before.answer is not None
    assert (today.answer.action, today.people) == (WRONG, {WRONG: 1})
    assert before.answer.action == BEST


async def test_a_deleted_account_leaves_no_answers(company: Company, puzzles: Puzzles) -> None:
    await fill(puzzles, 1)
    ann = await company.account("Ann")
    await puzzles.answer(ann, GAME, NOW, BEST)
    await company.people.account.leave(ann, "long enough")
    assert (await puzzles.show(None, GAME, NOW)).people == {}


def test_peoples_answers_correct_the_difficulty() -> None:
    assert difficulty_of(0.7, 0, 0) == "easy"
    assert difficulty_of(0.7, 10, 3) == "medium"
    assert difficulty_of(0.7, 200, 10) == "hard"
    assert difficulty_of(0.2, 200, 190) == "easy"
