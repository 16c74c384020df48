"""Studies: a file that says which games are played, and from which the same numbers always follow.

A study has cells, one for each variant (a changed option, pack or scenario) and pairing (of
characters, or by the figure that is left out). Every cell plays the same number of deals, each once
for every seating of the bots, and what is counted depends on the study alone: not on where, in
which order or in how many pieces its deals are played.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from undercard.games.fightdrome.game import Fightdrome
from undercard.games.survive.game import Survive
from undercard.kernel.document import Struct, convert, read_json, read_text, read_toml
from undercard.kernel.errors import BadOption
from undercard.kernel.game import SEEDS, Game
from undercard.kernel.registry import box_options, load
from undercard.lab.changes import changed_box, parse_changes

Pairings: TypeAlias = Literal["dealt", "characters", "figures"]
Box: TypeAlias = str | dict[str, object] | None

QUICK_CHUNK = {"fightdrome": 5000, "survive": 250}
LEARNED_CHUNK = 100
SLOW_CHUNK = 5
"""Deals played at a time: a fraction of a second for the quick bots, some seconds for others."""
QUICK_BOTS = {"fightdrome": ("random", "greedy", "learned"), "survive": ("random", "greedy")}
"""Those that play compiled, in the order of their numbers."""


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
    pairings: Pairings = "dealt"
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
    def is_quick(self) -> bool:
        """Whether the games run compiled from deal to end."""
        return not self.hook and all(bot in QUICK_BOTS.get(self.game, ()) for bot in self.bots)

    @property
    def chunk_size(self) -> int:
        quick = LEARNED_CHUNK if "learned" in self.bots else QUICK_CHUNK[self.game]
        return self.chunk or (quick if self.is_quick else SLOW_CHUNK)

    @property
    def digest(self) -> str:
        """What the numbers depend on, hashed: the name and the chunks do not count."""
        plain = msgspec.structs.replace(self, name="", chunk=0, games=0)
        return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


@dataclass(frozen=True)
class Pairing:
    """Who meets whom: a name, and the numbers the compiled games take."""

    name: str
    numbers: tuple[int, int, int, int] = (-1, -1, -1, -1)


@dataclass(frozen=True)
class Chunk:
    """Some deals of a cell, from `first` to before `stop`."""

    cell: int
    first: int
    stop: int


class Table:
    """A study made ready: the games of its variants, its pairings and its cells."""

    def __init__(self, study: Study) -> None:
        _check(study)
        self.study = study
        self.games = [make_game(study, variant) for variant in study.all_variants]
        self.seats = self.games[0].seats
        self.pairings = _pairings(study, self.games)
        self.deals = -(-study.games // self.seats)

    @property
    def cells(self) -> int:
        return len(self.games) * len(self.pairings)

    def split(self, cell: int) -> tuple[int, int]:
        """The numbers of a cell's variant and pairing."""
        return divmod(cell, len(self.pairings))

    def blocks(self) -> Iterator[tuple[int, int]]:
        """The deals of every cell in steps of a chunk, so that all cells grow alike."""
        size = self.study.chunk_size
        return ((n, min(n + size, self.deals)) for n in range(0, self.deals, size))


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


def _check(study: Study) -> None:
    if study.games < 1:
        raise BadOption(f"games: {study.games} is not a number of games")
    if not 0 <= study.seed < SEEDS:
        raise BadOption(f"seed: {study.seed} is not a whole number from 0 to 2**64 - 1")
    names = [variant.name for variant in study.all_variants]
    if len(set(names)) < len(names):
        raise BadOption("variants: two have the same name")
    if study.chunk < 0:
        raise BadOption(f"chunk: {study.chunk} is not a number of deals")


def _pairings(study: Study, games: list[Game]) -> list[Pairing]:
    if study.pairings == "dealt":
        if len({game.seats for game in games}) > 1:
            raise BadOption("variants: all must be for the same number of players")
        return [Pairing("dealt")]
    first = games[0]
    if study.pairings == "characters" and isinstance(first, Fightdrome):
        _check_characters(games)
        return _character_pairings(first)
    if study.pairings == "figures" and isinstance(first, Survive):
        if any(isinstance(it, Survive) and it.team == len(it.scenario.figures) for it in games):
            raise BadOption("pairings: figures need a team that leaves one out (S1.7)")
        names = [figure.in_language("en") for figure in first.scenario.figures]
        return [Pairing(name, (n, -1, -1, -1)) for n, name in enumerate(names)]
    raise BadOption(f"pairings: {study.game} has no {study.pairings} to pair")


def _check_characters(games: list[Game]) -> None:
    """Variants share their deals, so they must have the same Sleeves and Stacks by number."""
    sizes = {
        (len(game.pack.sleeves.cards), len(game.pack.stacks.cards))
        for game in games
        if isinstance(game, Fightdrome)
    }
    if len(sizes) > 1 or any(game.options["mode"] == "epic" for game in games):
        raise BadOption(
            "pairings: characters need bouts or matches, and as many Sleeves and Stacks in each "
            "variant"
        )


def _character_pairings(game: Fightdrome) -> list[Pairing]:
    """Every ordered pair of characters that can meet: no Sleeve or Stack is there twice (F1.1)."""
    pack = game.pack
    sleeves, stacks = range(len(pack.sleeves.cards)), range(len(pack.stacks.cards))
    characters = list(itertools.product(sleeves, stacks))
    return [
        Pairing(f"{character_name(game, one)} – {character_name(game, other)}", (*one, *other))
        for one, other in itertools.permutations(characters, 2)
        if one[0] != other[0] and one[1] != other[1] and pack.is_dealable(one, other)
    ]


def character_name(game: Fightdrome, character: tuple[int, int]) -> str:
    sleeve, stack = character
    return f"{game.pack.stacks.cards[stack].name} {game.pack.sleeves.cards[sleeve].name}"
