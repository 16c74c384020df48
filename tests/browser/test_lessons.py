"""The lessons, played to their end on a phone in German by taking what the table marks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import NewVisitor
from browser.test_table_layouts import OVERFLOW
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
        width, height = SIZES[n % 2]
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate(OVERFLOW) == [0, 0], step_of(visitor)
        if end.is_visible():
            break
        play_once(visitor)
    expect(end).to_be_visible()
    visitor.open("/learn")
    expect(visitor.page.get_by_text(visitor.text("help-learned"), exact=True)).to_have_count(1)
