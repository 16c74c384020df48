"""The turns of others: pause, single steps, and what happened since one's own turn shown again."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.test_table_layouts import expect_fit, start

SIZES = [(360, 740), (844, 390), (820, 1180), (1440, 900)]


def test_the_turn_of_an_opponent_waits_for_a_step_and_can_be_shown_again(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor(language="de")
    # A bout can end with the third card.
    fighter = start(visitor, mode="match")
    page = visitor.page
    strip = page.get_by_role("region", name=visitor.text("web-turns-since"), exact=True)
    for _ in range(2):
        fighter.play_once()
        expect(fighter.moves.first).to_be_visible()
    visitor.button("web-turns-pause").click()
    step = visitor.button("web-turns-step").and_(page.locator(":enabled"))
    fighter.play_once()
    expect(step.or_(fighter.moves).first).to_be_visible()
    while not step.is_visible():  # after a Feint the player acts again
        fighter.play_once()
        expect(step.or_(fighter.moves).first).to_be_visible()
    assert not fighter.can_move()
    page.keyboard.press("n")
    page.keyboard.press("p")
    expect(fighter.moves.first).to_be_visible()
    expect(strip.get_by_role("listitem").last).to_be_visible()

    page.keyboard.press("r")
    again = page.get_by_role("group", name=visitor.text("web-turns-again"))
    expect(again).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(visitor.button("web-turns-back")).to_be_visible()
        expect_fit(page, f"{width}×{height}, shown again")
    page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    expect(fighter.moves.first).to_be_visible()
