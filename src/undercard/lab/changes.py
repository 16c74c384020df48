"""Changes to a game: an option by its name, a value of the pack or scenario by its path.

blocks.values = [40, 60, 90]
stacks.cards.Rook.counts = [10, 9, 9, 6, 6]
figures.2.modifier = 1
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import cast

from undercard.kernel.document import MalformedDocument, read_toml
from undercard.kernel.errors import BadOption, cut, quoted
from undercard.kernel.game import Game
from undercard.kernel.plugin import plugin_of
from undercard.kernel.registry import load
from undercard.lab.traits import traits_of

Changes = dict[str, object]


def parse_change(text: str) -> tuple[str, object]:
    """Return a change from the command line: `path=value`, the value in TOML or plain text."""
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise BadOption(
            f"--set {cut(text)}: must have the form name=value, such as blocks.values=[40,60,90]"
        )
    try:
        return name.strip(), read_toml(f"value = {value}")["value"]
    except MalformedDocument:
        return name.strip(), value.strip()


def parse_changes(game: str, given: Mapping[str, object]) -> tuple[Changes, Changes]:
    """Return the options among the changes, and the paths into the box.

    A name that is neither counts as an option, which the game will refuse.
    """
    barred = {plugin_of(game).box, "engine"} & given.keys()
    if barred:
        raise BadOption(f"--set {min(barred)}: not an option of the rules; use --box for a box")
    plain = load(game)
    known, box = {option.name for option in plain.all_options}, box_of(plain)
    paths = {
        name: value
        for name, value in given.items()
        if name not in known and name.partition(".")[0] in box
    }
    return {name: value for name, value in given.items() if name not in paths}, paths


def box_of(game: Game) -> dict[str, object]:
    """Return the data of a game's pack or scenario, as a mutable copy."""
    return copy.deepcopy(game.box_data())


def changed_box(game: Game, paths: Changes) -> dict[str, object]:
    """Return the box with these values, marked as changed if the game requires it."""
    box = box_of(game)
    for path, value in paths.items():
        _put(box, path, value)
    usual = traits_of(game.name).box_changes
    return {**box, **{name: value for name, value in usual.items() if name not in paths}}


def _put(box: object, path: str, value: object) -> None:
    *steps, last = path.split(".")
    place = box
    for step in steps:
        place = _inside(place, step, path)
    _inside(place, last, path)
    if isinstance(place, list):
        place[_index(place, last, path)] = value
    else:
        assert isinstance(place, dict)
        place[last] = value


def _inside(place: object, step: str, path: str) -> object:
    if isinstance(place, list):
        return place[_index(place, step, path)]
    if not isinstance(place, dict) or step not in place:
        known = f"; there are {', '.join(place)}" if isinstance(place, dict) else ""
        raise BadOption(f"--set {cut(path)}: unknown key {quoted(step)}{known}")
    return cast(object, place[step])


def _index(items: list[object], step: str, path: str) -> int:
    """Return an index into a list, given as a number from 0 or as the name of an item."""
    if step.isascii() and step.isdigit() and len(step) < 10 and int(step) < len(items):
        return int(step)
    names = [str(item.get("name")) if isinstance(item, dict) else "" for item in items]
    if step in names:
        return names.index(step)
    what = f"there is no {quoted(step)}; write a number or a name in the list"
    raise BadOption(f"--set {cut(path)}: {what}")
