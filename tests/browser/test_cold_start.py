"""With an empty kernel cache games start immediately, and the page shows unready bots."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.cold_start import place_first_figure, place_until_bot_acts, play_first_card
from browser.conftest import NewVisitor
from browser.site import running
from browser.visitor import Visitor

NUMBER = "77"
ANY = {"seconds": NUMBER, "minutes": NUMBER}


def test_games_begin_while_the_rules_are_compiled(new_visitor: NewVisitor, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with running(tmp_path / "data", kernels=tmp_path / "kernels") as site:
        visitor = new_visitor(site)
        play_first_card(visitor)
        survivor = place_first_figure(visitor)
        bot_status = visitor.page.get_by_text(_not_ready(visitor))
        place_until_bot_acts(survivor, bot_status)
        expect(bot_status).to_be_visible()
        assert site.compilation == "compiling"
        visitor.page.close()  # it would poll during the shutdown
        assert site.stop() == 0


def _not_ready(visitor: Visitor) -> re.Pattern[str]:
    """Match the text that the bot is not ready, with any time."""
    who = visitor.text("level-survive-3")
    texts = [
        visitor.text(f"web-table-ready-{it}", who=who, **ANY) for it in ("in", "minutes", "late")
    ]
    return re.compile("|".join(re.escape(it).replace(NUMBER, r"\d+") for it in texts))
