"""The documentation of the bot API lists every path and event, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from undercard.server.app import all_endpoints
from undercard.server.bot_api.wire import EventLine

PAGE = (Path(__file__).parents[3] / "docs" / "bot-api.md").read_text(encoding="utf-8")
PATH = re.compile(r"`(?:(?:GET|POST) /api/bot/)?((?:account|events|tables)[\w/{}]*)`")


def test_all_paths_are_documented() -> None:
    paths = {it.path.removeprefix("/api/bot/") for it in all_endpoints() if it.scope is not None}
    assert set(PATH.findall(PAGE)) == paths - {"account"}


def test_all_events_are_documented() -> None:
    for line in get_args(EventLine):
        assert f"| `{line.__struct_config__.tag}` |" in PAGE
