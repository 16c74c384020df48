"""Studies: a file that says which games are played, and from which the same numbers always follow.

A study has cells, one for each variant (a changed option, pack or scenario) and pairing (who meets
whom, of a kind that the game knows). Every cell plays the same number of deals, each once for every
seating of the bots, and what is counted depends on the study alone: not on where, in which order or
in how many pieces its deals are played.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import msgspec

from undercard.kernel.document import Struct, convert, read_json, read_text, read_toml
from undercard.kernel.game import Game
from undercard.kernel.registry import box_options, load
from undercard.lab.changes import changed_box, parse_changes

Box: TypeAlias = str | dict[str, object] | None

DEALT = "dealt"
"""The pairing of every game: as the rules deal."""


class Variant(Struct):
    """A change against the study's own options and box."""

    name: str
    set: dict[str, object] = {}
    box: Box = None


class Study(Struct, kw_only=True):
    name: str
    game: str
    bots: tuple[str, str]
    """The first one's wins count; the second takes all other seats."""
    games: int
    """Of each cell."""
    seed: int = 1
    pairings: str = DEALT
    box: Box = None
    """A pack or scenario: a built-in name, a file's path, or its data."""
    set: dict[str, object] = {}
    """Options by name, values of the box by path (`blocks.values`)."""
    variants: list[Variant] = []
    """None: the study's own options and box are the only one."""
    budget: float = 1.0
    """Seconds for a decision of a bot that thinks."""
    chunk: int = 0
    """Deals played at a time; 0: as suits the bots."""
    hook: str = ""
    """Python that watches the games (see `hooks`): a file's path, or its text."""

    @property
    def all_variants(self) -> list[Variant]:
        return self.variants or [Variant("as it is")]

    @property
    def digest(self) -> str:
        """What the numbers depend on, hashed: the name and the chunks do not count."""
        plain = msgspec.structs.replace(self, name="", chunk=0, games=0)
        return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


@dataclass(frozen=True)
class Plan:
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
    """A study from TOML or JSON, its pack or scenario read into it."""
    text = read_text(path)
    study = read_json(text, Study) if path.suffix == ".json" else convert(read_toml(text), Study)
    variants = [
        msgspec.structs.replace(v, box=_read_box(v.box, path.parent)) for v in study.variants
    ]
    hook = read_text(path.parent / study.hook) if study.hook.endswith(".py") else study.hook
    return msgspec.structs.replace(
        study, box=_read_box(study.box, path.parent), variants=variants, hook=hook
    )


def _read_box(box: Box, folder: Path) -> Box:
    """A file's data, so that a study means the same on every machine."""
    if isinstance(box, str) and box.endswith(".toml"):
        return read_toml(read_text(folder / box))
    return box


def make_game(study: Study, variant: Variant) -> Game:
    """The game of a variant."""
    options, paths = parse_changes(study.game, {**study.set, **variant.set})
    box = variant.box if variant.box is not None else study.box
    game = load(study.game, **options, **box_options(study.game, box))
    if paths:
        changed = changed_box(game, paths)
        game = load(study.game, **options, **box_options(study.game, changed))
    return game
