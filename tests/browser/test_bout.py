"""A whole bout against a bot, started on the front page."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import NewVisitor
from browser.fightdrome import Fighter, KeyboardFighter
from browser.player import tab_to
from browser.sample_tables import ME, ApiClient, Json

PATIENCE = 400
HOLD_ROUND_END = """
const later = window.setTimeout;
window.setTimeout = (run, ms, ...rest) => later(run, ms === 3000 ? 1e9 : ms, ...rest);
"""
"""Keep the end of a round until it is closed."""


def test_a_bout_by_mouse(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.open("/")
    visitor.button("level-fightdrome-1").click()
    fighter = Fighter(visitor)
    fighter.play_to_end()
    expect(visitor.button("web-rematch")).to_be_visible()


def test_a_bout_by_keyboard_alone(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.open("/")
    bot = visitor.button("level-fightdrome-1")
    bot.wait_for()
    tab_to(visitor.page, bot)
    visitor.page.keyboard.press("Enter")
    KeyboardFighter(visitor).play_to_end()
    tab_to(visitor.page, visitor.link("web-review"))
    visitor.page.keyboard.press("Enter")
    expect(visitor.button("replay-verify")).to_be_visible()


def test_on_one_screen_the_end_of_a_round_comes_before_the_next_player(
    new_visitor: NewVisitor,
) -> None:
    visitor = new_visitor()
    page = visitor.page
    page.add_init_script(HOLD_ROUND_END)
    visitor.open("/")
    api = ApiClient(visitor.context.request, visitor.address)
    api.post("/guest", {"name": "Ada"})
    # The loser acts last, and the winner starts.
    options: Json = {"mode": "match", "target": 1000, "next_start": "winner"}
    table = api.table("fightdrome", ME, ME, visibility="practice", options=options)
    visitor.open(f"/table/{table}")
    fighter = Fighter(visitor)
    scene = page.locator("[data-scene=round]")
    ready = page.get_by_role("button", name=visitor.text("web-hand-over-ready", who=""))
    for _ in range(PATIENCE):
        expect(fighter.moves.or_(ready).or_(scene).first).to_be_visible()
        if scene.count():
            break
        if ready.count():
            ready.click()
            expect(ready).to_have_count(0)
        else:
            fighter.play_once()
    expect(scene).to_be_visible()
    expect(ready).to_have_count(0)
    scene.get_by_role("button").click()
    expect(scene).to_have_count(0)
    expect(ready.or_(fighter.moves).first).to_be_visible()
