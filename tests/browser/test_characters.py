"""The choice of a character (FR11): the rulebook's example."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.fightdrome import Fighter
from browser.lobby import choose_game
from browser.player import tab_to

EXAMPLE = "11-9-9-5-6"


def test_a_person_chooses_the_example_character_and_plays_the_first_card(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor()
    choose_game(visitor, "fightdrome", characters="chosen", first="seat-1")
    visitor.button("level-fightdrome-1").click()
    stacks = visitor.group("web-actions").get_by_role("button")
    example = stacks.filter(has_text=EXAMPLE)
    expect(example).to_have_count(1)
    expect(example).to_contain_text(visitor.text("web-example-character"))
    example.click()
    expect(stacks.filter(has_text=EXAMPLE)).to_have_count(0)
    stacks.first.click()
    deck = visitor.page.get_by_role("list", name=visitor.text("web-deck")).last
    expect(deck.get_by_role("listitem")).to_have_count(5)
    for supply, count in zip(("Punch", "Block", "Neurochem"), (11, 5, 6), strict=True):
        label = visitor.text("fightdrome-supply", supply=supply)
        text = visitor.text("labelled", label=label, value=count)
        expect(deck.get_by_text(text, exact=True)).to_have_count(1)
    Fighter(visitor).play_once()


def test_a_character_is_chosen_by_keyboard_in_the_text_view(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    choose_game(visitor, "fightdrome", characters="drafted", first="seat-1")
    visitor.button("level-fightdrome-1").click()
    visitor.group("web-actions").wait_for()
    visitor.button("web-view-text").click()
    choice = visitor.page.locator("[data-choices] button").first
    for _ in range(2):
        choice.wait_for()
        chosen = choice.inner_text()
        tab_to(visitor.page, choice)
        visitor.page.keyboard.press("Enter")
        # The next choice appears with the server's answer; an earlier key press would be lost.
        expect(visitor.page.get_by_role("button", name=chosen, exact=True)).to_have_count(0)
    expect(visitor.page.get_by_role("heading", name=visitor.text("web-hand-yours"))).to_be_visible()
