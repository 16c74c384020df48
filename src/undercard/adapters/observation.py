"""A game as learners see it: what a plug-in's entry `observation` refers to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

from undercard.kernel.game import Game, GameView
from undercard.kernel.plugin import import_entry, plugin_of

if TYPE_CHECKING:  # Pillow comes with the extra `pettingzoo` only
    from PIL.Image import Image

Kernel: TypeAlias = Callable[..., None]


@dataclass(frozen=True)
class Policy:
    """A bot compiled: it chooses from a state, and uses nothing that is hidden from the seat."""

    choose: Callable[..., int]
    """A kernel that takes an array of books, an array of states and `data`."""
    data: tuple[object, ...] = ()


@dataclass(frozen=True)
class Observation:
    """The parts that a game may bring; each has a default that is derived from the view."""

    observe: Kernel | None = None
    """A kernel `observe(book, state, seat, x)` that writes all of `x`, an array of `uint8`, from
    what the seat may know. Default: `ViewEncoder`."""
    size: Callable[..., int] | None = None
    """The length of `x`, given the book; needed with `observe`."""
    text: str = "undercard.adapters.drawing:draw_text"
    """The entry of a function that draws a view of a game as text."""
    picture: str = "undercard.adapters.picture:draw_picture"
    """The entry of one that draws it as a picture, which is always of the same size."""
    policies: Mapping[str, Callable[[Game], Policy]] = field(default_factory=dict)
    """Bots that play compiled as the opponents of an agent, by the name of the bot."""


_DEFAULT = Observation()


def observation_of(game: Game) -> Observation:
    """Return the observation that the game's plug-in brings, or the default."""
    entry = plugin_of(game.name).observation
    return cast(Observation, import_entry(entry)) if entry else _DEFAULT


def draw_text(game: Game, view: GameView) -> str:
    """Return a view as text."""
    draw = cast("Callable[[Game, GameView], str]", import_entry(observation_of(game).text))
    return draw(game, view)


def draw_picture(game: Game, view: GameView) -> Image:
    """Return a view as a picture."""
    draw = cast("Callable[[Game, GameView], Image]", import_entry(observation_of(game).picture))
    return draw(game, view)
