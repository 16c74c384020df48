"""Studies: a file that specifies games and always yields the same numbers.

A study has one cell per variant (a changed option, pack or scenario) and pairing (of a kind that
the game defines). Every cell plays the same number of deals, each once per seating of the bots. The
counts depend on the study alone: not on the machine, the order, or the number of chunks.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import msgspec

from undercard.kernel.document import Struct, convert, naming, read_json, read_text, read_toml
from undercard.kernel.game import Game
from undercard.kernel.registry import box_options, load
from undercard.lab.changes import changed_box, parse_changes

Box: TypeAlias = str | dict[str, object] | None

DEALT = "dealt"
"""The pairing of every game in which the rules deal."""


class Variant(Struct):
    """A change to the study's own options and box."""

    name: str
    set: dict[str, object] = {}
    box: Box = None


class Study(Struct, kw_only=True):
    name: str
    game: str
    bots: tuple[str, str]
    """Results count the wins of the first bot; the second takes all other seats."""
    games: int
    """Games per cell."""
    seed: int = 1
    pairings: str = DEALT
    box: Box = None
    """A pack or scenario: a built-in name, a file's path, or its data."""
    set: dict[str, object] = {}
    """Options by name, values of the box by path (`blocks.values`)."""
    variants: list[Variant] = []
    """Empty means one variant: the study's own options and box."""
    budget: float = 1.0
    """Seconds per decision of a bot that searches."""
    chunk: int = 0
    """Deals per chunk; 0 selects a size that suits the bots."""
    hook: str = ""
    """Python called during the games (see `hooks`): a file's path, or its text."""

    @property
    def all_variants(self) -> list[Variant]:
        return self.variants or [Variant("as it is")]

    @property
    def digest(self) -> str:
        """A hash of all that determines the numbers, so neither name nor chunk size."""
        plain = msgspec.structs.replace(self, name="", chunk=0, games=0)
        return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


@dataclass(frozen=True)
class StudyDefaults:
    """What all studies of a command have in common."""

    bots: tuple[str, str]
    games: int
    seed: int = 1
    box: Box = None
    budget: float = 1.0

    def study(self, name: str, game: str, games: int, changes: dict[str, object]) -> Study:
        return Study(
            name=name,
            game=game,
            bots=self.bots,
            games=games,
            seed=self.seed,
            box=self.box,
            set=changes,
            budget=self.budget,
        )


def read_study(path: Path) -> Study:
    """Return a study from TOML or JSON, with its pack or scenario embedded."""
    with naming(path):
        text = read_text(path)
        is_json = path.suffix == ".json"
        study = read_json(text, Study) if is_json else convert(read_toml(text), Study)
    variants = [
        msgspec.structs.replace(v, box=_read_box(v.box, path.parent)) for v in study.variants
    ]
    hook = read_text(path.parent / study.hook) if study.hook.endswith(".py") else study.hook
    return msgspec.structs.replace(
        study, box=_read_box(study.box, path.parent), variants=variants, hook=hook
    )


def _read_box(box: Box, folder: Path) -> Box:
    """Return the data of a box's file, so that a study means the same on every machine."""
    if isinstance(box, str) and box.endswith(".toml"):
        with naming(folder / box):
            return read_toml(read_text(folder / box))
    return box


def make_game(study: Study, variant: Variant) -> Game:
    """Return the game of a variant."""
    options, paths = parse_changes(study.game, {**study.set, **variant.set})
    box = variant.box if variant.box is not None else study.box
    game = load(study.game, **options, **box_options(study.game, box))
    if paths:
        changed = changed_box(game, paths)
        game = load(study.game, **options, **box_options(study.game, changed))
    return game
