"""On a cold cache one plays at once, and whoever must be waited for says so."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.cold import place_first_figure, place_the_others, play_first_card
from browser.conftest import Invite
from browser.site import running
from browser.visitor import Visitor

NUMBER = "77"
ANY = {"seconds": NUMBER, "minutes": NUMBER}


def test_games_begin_while_the_rules_are_compiled(invite: Invite, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with running(tmp_path / "data", kernels=tmp_path / "kernels") as site:
        visitor = invite(site)
        play_first_card(visitor)
        survivor = place_first_figure(visitor)
        waits = visitor.page.get_by_text(_waiting(visitor))
        place_the_others(survivor, waits)
        expect(waits).to_be_visible()
        assert site.compilation == "compiling"
        visitor.page.close()  # it would go on asking how long it takes
        assert site.stop() == 0


def _waiting(visitor: Visitor) -> re.Pattern[str]:
    """That the bot is not ready, however long it takes."""
    who = visitor.text("level-survive-3")
    said = [
        visitor.text(f"web-table-ready-{it}", who=who, **ANY) for it in ("in", "minutes", "late")
    ]
    return re.compile("|".join(re.escape(it).replace(NUMBER, r"\d+") for it in said))
