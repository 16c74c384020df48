"""A game of another package, without its own table."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import NewVisitor
from browser.generic import Chooser
from browser.site import Site, running
from browser.visitor import PHONE, WIDE
from nines import install


@pytest.fixture(scope="module")
def nines_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    environment = install(tmp_path_factory.mktemp("packages"))
    # The server compiles in the background, which can take very long on a busy machine.
    compiling = [sys.executable, "-m", "undercard", "compile"]
    subprocess.run(compiling, env={**os.environ, **environment}, check=True, capture_output=True)
    with running(tmp_path_factory.mktemp("site"), environment=environment) as site:
        yield site


@pytest.mark.parametrize(
    ("language", "title", "sentence", "size", "level"),
    [("en", "Nines", "You play c", WIDE, 5), ("de", "Neuner", "Du spielst c", PHONE, 1)],
)
def test_a_game_against_a_bot_and_its_replay(
    new_visitor: NewVisitor,
    nines_site: Site,
    language: str,
    title: str,
    sentence: str,
    size: tuple[int, int],
    level: int,
) -> None:
    visitor = new_visitor(nines_site, language=language, size=size)
    visitor.open("/")
    visitor.group("web-game").get_by_role("button", name=title, exact=True).click()
    visitor.button("level", level=level).click()
    chooser = Chooser(visitor)
    expect(chooser.moves.first).to_be_visible()
    assert violations(visitor.page) == []
    chooser.play_to_end()
    if size == PHONE:
        visitor.button("web-log").click()
    expect(visitor.page.get_by_role("tabpanel").get_by_text(sentence).first).to_be_visible()
    if size == PHONE:
        visitor.button("web-close").click()
    visitor.link("web-review").click()
    visitor.page.get_by_role("slider").wait_for()
    if size == PHONE:
        visitor.button("replay-moves").click()
    moves = visitor.page.get_by_role("region", name=visitor.text("replay-moves"))
    moves.get_by_role("button").last.click()
    expect(visitor.page.get_by_role("status").filter(has_text="!")).to_be_visible()
    assert violations(visitor.page) == []


def test_the_text_view(new_visitor: NewVisitor, nines_site: Site) -> None:
    visitor = new_visitor(nines_site)
    visitor.open("/")
    visitor.page.get_by_role("button", name="Nines", exact=True).click()
    visitor.button("level", level=1).click()
    visitor.button("web-view-text").click()
    expect(visitor.page.get_by_role("article")).to_contain_text("Hand: c")
    Chooser(visitor).play_to_end()
