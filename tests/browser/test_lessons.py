"""The lessons, played to their end on a phone in German by taking what the table marks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browser.lobby import choose_game
from browser.test_table_layouts import COVERED, OVERFLOW, resize
from browser.visitor import Visitor
from polling import wait_until

SIZES = [(390, 844), (844, 390)]
MAX_STEPS = 80
MARKED = ".hand .place:has(.wanted) > button, button.wanted, .wanted > button, [data-wanted]"
TARGET = """it => {
  const { x, y, width, height } = it.getBoundingClientRect();
  // The cards of a hand overlap: the left edge of each is free.
  const across = it.closest(".hand .place") ? 0.15 : 0.5;
  const [left, top] = [x + width * across, y + height * 0.5];
  const found = document.elementFromPoint(left, top);
  const isFree = it.contains(found) || (it.closest("svg")?.contains(found) ?? false);
  return [left, top, isFree];
}"""


def step_of(visitor: Visitor) -> str:
    return visitor.page.locator("#guide").inner_text()


def click_marked(visitor: Visitor, marked: Locator) -> None:
    expect(marked).to_have_count(1)
    left, top, is_free = marked.evaluate(TARGET)
    assert is_free, step_of(visitor)
    visitor.page.mouse.click(left, top)


def play_once(visitor: Visitor) -> None:
    before = step_of(visitor)
    proceed = visitor.page.locator(".buttons button").first
    marked = visitor.page.locator(MARKED)
    if marked.count():
        click_marked(visitor, marked)
    else:
        proceed.click()
    wait_until(lambda: step_of(visitor) != before)


@pytest.mark.parametrize("lesson", ["fightdrome/bout", "survive/turn", "survive/trouble"])
def test_a_lesson_is_played_by_its_marks_on_a_phone(new_visitor: NewVisitor, lesson: str) -> None:
    visitor = new_visitor(language="de", size=SIZES[0])
    visitor.open(f"/learn#{lesson}")
    end = visitor.button("help-play-bot")
    expect(visitor.page.locator("#guide")).to_be_visible()
    for n in range(MAX_STEPS):
        resize(visitor.page, SIZES[n % 2])
        assert visitor.page.evaluate(OVERFLOW) == [0, 0], step_of(visitor)
        # Neither the guide nor anything else lies over the hand.
        assert visitor.page.evaluate(COVERED) == [], step_of(visitor)
        if end.is_visible():
            break
        play_once(visitor)
    expect(end).to_be_visible()
    visitor.open("/learn")
    expect(visitor.page.get_by_text(visitor.text("help-learned"), exact=True)).to_have_count(1)


@pytest.mark.parametrize("game", ["fightdrome", "survive"])
def test_a_newcomer_is_first_offered_the_lesson_of_the_chosen_game(
    new_visitor: NewVisitor, game: str
) -> None:
    visitor = new_visitor()
    choose_game(visitor, game)
    learn = visitor.link("web-learn-now")
    bot = visitor.button(f"level-{game}-1")
    assert top_of(learn) < top_of(bot)
    bot.click()
    visitor.page.wait_for_url("**/table/*")
    visitor.open("/")
    expect(visitor.page.get_by_text(visitor.text("web-continue"))).to_be_visible()
    expect(learn).to_have_count(0)
    visitor.link("web-nav-learn").click()
    visitor.page.wait_for_url("**/learn")


def top_of(button: Locator) -> float:
    expect(button).to_be_visible()
    return float(button.evaluate("it => it.getBoundingClientRect().top"))
