"""The lab: a change, the shrinking interval, and the end of a study."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.test_pages import overflow
from browser.visitor import PHONE, Visitor


def begin(visitor: Visitor) -> Locator:
    """Study a stronger Onyx and return the result for that Stack."""
    visitor.open("/")
    visitor.link("web-lab").click()
    visitor.button("lab-preset-onyx").click()
    visitor.button("lab-run").click()
    stack = visitor.page.get_by_role("listitem").filter(has_text="Onyx")
    expect(stack).to_contain_text("→")
    return stack


STOP_AT_THE_FIRST_LINE = """name => new MutationObserver((_, observer) => {
    const stop = [...document.querySelectorAll("button")].find(b => b.textContent.trim() === name);
    if (!document.querySelector(".sure") || !stop) return;
    observer.disconnect();
    stop.click();
}).observe(document.body, { childList: true, subtree: true, characterData: true })"""


def test_a_study_can_be_stopped(new_visitor: NewVisitor) -> None:
    """A script in the page clicks, because a busy machine may click when the study is over."""
    visitor = new_visitor(size=PHONE)
    visitor.open("/lab/fightdrome")
    visitor.button("lab-preset-onyx").click()
    visitor.page.evaluate(STOP_AT_THE_FIRST_LINE, visitor.text("lab-stop"))
    visitor.button("lab-run").click()
    expect(visitor.page.locator(".state")).to_contain_text("Stopped after")


KEEP_EVERY_LINE = """() => {
    window.lines = [];
    new MutationObserver(() => {
        const line = document.querySelector(".sure")?.textContent;
        if (line && line !== window.lines.at(-1)) window.lines.push(line);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

IS_NARROWER = """() => {
    const widths = window.lines.map((line) => Number(/([\\d.]+)%/.exec(line)[1]));
    return widths.at(-1) < widths[0];
}"""


def test_an_interval_shrinks(new_visitor: NewVisitor) -> None:
    """A script in the page collects the lines, for the same reason. The first lines can be equally
    wide: each has few games."""
    visitor = new_visitor(size=PHONE)
    visitor.open("/lab/fightdrome")
    visitor.button("lab-preset-onyx").click()
    visitor.page.evaluate(KEEP_EVERY_LINE)
    visitor.button("lab-run").click()
    visitor.page.wait_for_function(IS_NARROWER)


def test_a_clear_difference_is_marked(new_visitor: NewVisitor) -> None:
    """The study may be over by then."""
    visitor = new_visitor(size=PHONE)
    stack = begin(visitor)
    expect(stack).to_contain_text(visitor.text("lab-clear"))
    assert overflow(visitor.page) <= 0
    assert violations(visitor.page) == []


def test_an_invalid_value_is_explained(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.open("/lab/fightdrome")
    punch = visitor.page.get_by_label("Punch", exact=True)
    punch.fill("40")
    punch.blur()
    visitor.button("lab-run").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("This change cannot be made")
