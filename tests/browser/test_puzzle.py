"""A visitor with a phone solves today's puzzle in German and finds it in the archive; all
choices of a puzzle are in sight."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect
from sqlalchemy import create_engine

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.site import Site
from browser.visitor import PHONE
from polling import LIMIT_SECONDS
from server.puzzles.conftest import GAME, puzzle_of
from undercard.puzzles.puzzle import Puzzle
from undercard.server.db.backends import FILE
from undercard.server.puzzles.queries import add_puzzle

SIZES = [(390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900)]
CUT_OFF = """(choices) => choices.map((choice) => {
  const { bottom } = choice.closest(".frame").getBoundingClientRect();
  const lead = choice.closest(".lead").getBoundingClientRect();
  const end = Math.min(bottom, lead.bottom, innerHeight);
  return Math.round(choice.getBoundingClientRect().bottom - end);
}).filter((pixels) => pixels > 0)"""
"""By how much buttons reach below the part of the page that shows them."""


def store(site: Site, puzzle: Puzzle) -> None:
    """Store a puzzle, as another process of the site would."""
    # The server may be writing.
    patient = {"timeout": LIMIT_SECONDS}
    with create_engine(f"sqlite:///{site.data / FILE}", connect_args=patient).begin() as db:
        add_puzzle(db, puzzle, 0.0)


def test_a_puzzle_on_a_phone(site: Site, new_visitor: NewVisitor) -> None:
    today = datetime.now(UTC).date()
    puzzle = puzzle_of(today)
    # The day may end during the test.
    for date in (today, today + timedelta(1)):
        store(site, puzzle_of(date))
    visitor = new_visitor(language="de", size=PHONE)
    page = visitor.page
    visitor.open("/puzzle")
    visitor.button("puzzle-solve").first.click()
    question = visitor.text("fightdrome-puzzle-ask", situation=puzzle.position.view["situation"])
    expect(page.get_by_role("heading", name=question)).to_be_visible()
    # Before the answer nothing hints: no bars, and no marked card.
    expect(page.get_by_text(visitor.text("puzzle-chances"))).to_have_count(0)
    expect(page.locator("[data-wanted], .wanted")).to_have_count(0)
    assert violations(page) == []
    assert puzzle.solution.best == "KB40"
    card = visitor.text("fightdrome-card", kind="KICK_BLOCK", strength="40")
    page.get_by_role("button", name=card).first.click()
    expect(page.get_by_role("heading", name=visitor.text("puzzle-right"))).to_be_visible()
    expect(page.get_by_text(visitor.text("puzzle-best"), exact=True)).to_be_visible()
    expect(page.get_by_text(visitor.text("puzzle-streak", days=1))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert violations(page) == []
    visitor.button("puzzle-archive").click()
    solved = page.locator(f"a[href^='/puzzle/{GAME}/']").filter(
        has_text=visitor.text("puzzle-state", state="right")
    )
    expect(solved).to_have_count(1)
    assert violations(page) == []


def test_every_choice_is_in_sight(site: Site, new_visitor: NewVisitor) -> None:
    today = datetime.now(UTC).date()
    for date in (today, today + timedelta(1)):
        store(site, puzzle_of(date, "survive"))
    visitor = new_visitor(language="de")
    page = visitor.page
    visitor.open("/puzzle/survive")
    choices = page.locator(".choices button")
    expect(choices).to_have_count(len(puzzle_of(today, "survive").position.view["legal"]))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert choices.evaluate_all(CUT_OFF) == [], (width, height)
