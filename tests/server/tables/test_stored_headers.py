"""Headers that an earlier version stored keep their meaning."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from table.tables import header_of
from undercard.server.tables.live_table import decode_header
from undercard.table.table import Table


def test_f10_3_a_table_stored_with_two_targets_is_played_to_150() -> None:
    header = header_of("fightdrome", options={"mode": "match", "do_you_want_fame": True})
    old = replace(header.about, options={**header.about.options, "target": 200})
    stored = msgspec.json.encode(replace(header, about=old))
    assert Table(decode_header(stored)).game.options["target"] == 150


def test_other_options_are_left_alone() -> None:
    for options in ({"mode": "match", "target": 200}, {"do_you_want_fame": True}, {}):
        header = header_of("fightdrome", options=options)
        assert decode_header(msgspec.json.encode(header)) == header
