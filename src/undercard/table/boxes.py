"""The packs and scenarios that come with the games, and the choice among them at a table."""

from __future__ import annotations

from pathlib import Path

from undercard.games.fightdrome.pack_check import BUILT_IN as PACKS
from undercard.games.survive.scenario_check import BUILT_IN as SCENARIOS
from undercard.kernel import box
from undercard.kernel.options import Option
from undercard.kernel.record import load_boxed

_FOLDERS: dict[str, Path] = {"fightdrome": PACKS, "survive": SCENARIOS}
_RULES = {"fightdrome": "FR1", "survive": "D3"}
OPTION = "box"


def box_names(game: str) -> tuple[str, ...]:
    """The names of a game's built-in boxes."""
    return box.box_names(_FOLDERS[game])


def name_or_path(game: str, text: str) -> str | Path:
    """What a person wrote on the command line: a built-in box's name, else a file's path."""
    return text if text in box_names(game) else Path(text)


def box_option(game: str) -> Option | None:
    """The boxes that suit the same table, as an option with the usual one first.

    None where there is nothing to choose: the other options of the table name the box.
    """
    plain = load_boxed(game, {}, None)
    usual = str(plain.box_document())
    suits = [it for it in box_names(game) if load_boxed(game, {}, it).options == plain.options]
    if len(suits) < 2:
        return None
    others = tuple(name for name in suits if name != usual)
    return Option(OPTION, usual, _RULES[game], choices=(usual, *others))
