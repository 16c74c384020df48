"""The creation of tables on the front page, and joining them."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.visitor import Visitor


def choose_game(visitor: Visitor, game: str, **options: str | int) -> None:
    """Open the front page and choose a game and its options."""
    visitor.open("/")
    visitor.group("web-game").get_by_role("button", name=visitor.text(game), exact=True).click()
    visitor.button(f"level-{game}-1").wait_for()
    if "players" in options:
        _set_players(visitor, game, options.pop("players"))
    if options.keys() - {"mode"}:
        visitor.button("web-options").click()
    for name, value in options.items():
        _set(visitor, f"{game}-option-{name}", value)


def _set_players(visitor: Visitor, game: str, count: str | int) -> None:
    players = visitor.group(f"{game}-option-players")
    players.get_by_role("button", name=str(count)).click()


def _set(visitor: Visitor, message: str, value: str | int) -> None:
    page, name = visitor.page, visitor.text(message)
    if isinstance(value, int):
        field = page.get_by_label(name, exact=True)
        field.fill(str(value))
        field.blur()
    else:
        field = page.get_by_role("combobox", name=name, exact=True)
        field.select_option(visitor.text(f"{message}.{value}"))


def create_table(visitor: Visitor) -> str:
    """Create a table for friends and return its link."""
    visitor.button("web-play-friend").click()
    return visitor.page.get_by_label(visitor.text("web-link")).input_value()


def resign(visitor: Visitor) -> None:
    visitor.button("web-menu").click()
    visitor.button("web-resign").click()
    visitor.button("web-resign-sure").click()


def join(visitor: Visitor, link: str) -> None:
    visitor.page.goto(link)
    visitor.button("web-sit-down").click()
    expect(visitor.button("web-sit-down")).to_have_count(0)
