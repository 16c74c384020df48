"""Tables fit their window: no page scrolls, and nothing covers a button."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewVisitor
from browser.fightdrome import Fighter
from browser.visitor import Visitor

SIZES = [(360, 740), (390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900), (2560, 1440)]
OVERFLOW = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [scrollHeight - innerHeight, scrollWidth - innerWidth];
}"""
COVERED = """() => {
  const covered = [];
  for (const button of document.querySelectorAll("main button, header button, aside button")) {
    const { x, y, width, height } = button.getBoundingClientRect();
    if (!width || !height) continue;
    const points = [[0.5, 0.5], [0.12, 0.3], [0.12, 0.7], [0.3, 0.5], [0.88, 0.3]];
    const isFree = points.some(([across, down]) =>
      button.contains(document.elementFromPoint(x + width * across, y + height * down)));
    if (!isFree) covered.push(button.ariaLabel ?? button.textContent);
  }
  return covered;
}"""
"""The names of the buttons that are covered by something else or are outside of the window."""


def expect_fit(page: Page, what: str) -> None:
    assert page.evaluate(OVERFLOW) == [0, 0], what
    assert page.evaluate(COVERED) == [], what


def start(visitor: Visitor) -> Fighter:
    visitor.open("/")
    visitor.button("level-fightdrome-1").click()
    fighter = Fighter(visitor)
    expect(fighter.moves.first).to_be_visible()
    return fighter


def test_a_table_fits_every_window_with_and_without_its_panel(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(language="de")
    fighter = start(visitor)
    log = visitor.page.get_by_role("banner").get_by_role("button", name=visitor.text("web-log"))
    for size in SIZES:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        for _ in range(2):
            expect(fighter.hand).to_be_visible()
            expect_fit(visitor.page, f"{size}, panel {log.get_attribute('aria-expanded')}")
            log.click()


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)])
def test_the_end_of_a_game_fits_the_window(new_visitor: NewVisitor, size: tuple[int, int]) -> None:
    visitor = new_visitor(language="de", size=size)
    fighter = start(visitor)
    visitor.button("web-menu").click()
    visitor.button("web-resign").click()
    visitor.button("web-resign-sure").click()
    expect(fighter.end).to_be_visible()
    lost = visitor.text("web-result-lost")
    expect(visitor.page.get_by_role("heading", name=lost)).to_be_visible()
    expect_fit(visitor.page, str(size))
    visitor.button("end-next").click()
    expect(fighter.moves.first).to_be_visible()
