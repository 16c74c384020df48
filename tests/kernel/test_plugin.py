"""Games are found through entry points, and a broken one does not affect the others."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import undercard
from nines import registered
from undercard.kernel import plugin
from undercard.kernel.errors import BadOption, UnknownGame
from undercard.kernel.plugin import GamePlugin, import_entry, plugin_of, register
from undercard.kernel.record import load_boxed
from undercard.kernel.registry import boxes_of, load


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, plugin.GROUP)


def installed(monkeypatch: pytest.MonkeyPatch, *entries: EntryPoint) -> dict[str, GamePlugin]:
    """Return the plug-ins found with these entry points."""
    monkeypatch.setattr(plugin, "entry_points", lambda group: [it for it in entries if group])
    return plugin._installed.__wrapped__()


@pytest.mark.parametrize("name", undercard.game_names())
def test_the_built_in_games_are_plug_ins_like_any_other(name: str) -> None:
    found = plugin_of(name)
    assert found.name == name
    for it in (found.boxes, found.bots, found.screen, found.commands, found.observation, found.lab):
        assert not it or import_entry(it) is not None


@pytest.mark.parametrize(
    ("value", "complaint"),
    [
        ("undercard.nowhere:PLUGIN", "No module named"),
        ("undercard.kernel.plugin:NOTHING", "no attribute"),
        ("undercard.kernel.plugin:GROUP", "must be a GamePlugin"),
        ("undercard.games.survive:PLUGIN", "its plug-in is named 'survive'"),
    ],
)
def test_a_broken_plug_in_is_reported_and_the_others_stay(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    value: str,
    complaint: str,
) -> None:
    good = entry("fightdrome", "undercard.games.fightdrome:PLUGIN")
    assert list(installed(monkeypatch, entry("broken", value), good)) == ["fightdrome"]
    output = capsys.readouterr().err
    assert f"Skipping the game broken ({value}):" in output
    assert complaint in output


def test_a_game_registered_in_this_process_can_be_loaded_and_removed() -> None:
    with registered() as name:
        assert name in undercard.game_names()
        assert load(name, hand=4).options == {"hand": 4}
    assert name not in undercard.game_names()
    with pytest.raises(UnknownGame, match="there is no game 'nines'"):
        load(name)


def test_every_field_but_name_and_build_has_a_default() -> None:
    bare = GamePlugin(name="bare", build="undercard_nines.game:build")
    with registered():
        register(bare)
        try:
            assert boxes_of("bare") is None
            assert load("bare").box_document() is None
            with pytest.raises(BadOption, match="bare has no packs or scenarios"):
                load_boxed("bare", {}, "any")
        finally:
            plugin.unregister("bare")
