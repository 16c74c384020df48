"""The observation of a game for agents: the object in the field `observation` of a plug-in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

from undercard.kernel.game import Game, GameView
from undercard.kernel.plugin import import_entry, plugin_of

if TYPE_CHECKING:  # only the extra `pettingzoo` installs Pillow
    from PIL.Image import Image

Kernel: TypeAlias = Callable[..., None]


@dataclass(frozen=True)
class Policy:
    """A compiled bot: it chooses from a state, using only what the seat may know."""

    choose: Callable[..., int]
    """A kernel that takes an array of books, an array of states and `data`."""
    data: tuple[object, ...] = ()


@dataclass(frozen=True)
class Observation:
    """The parts that a game can provide; each has a default derived from the view."""

    observe: Kernel | None = None
    """A kernel `observe(book, state, seat, x)` that fills `x`. Default: `ViewEncoder`.

    `x` is an array of `uint8`; the kernel may use only what the seat may know.
    """
    size: Callable[..., int] | None = None
    """Returns the length of `x` for a book; required with `observe`."""
    text: str = "undercard.adapters.text_render:draw_text"
    """The entry string of a function that draws a view as text."""
    picture: str = "undercard.adapters.picture:draw_picture"
    """The entry string of a function that draws a view as a picture of constant size."""
    policies: Mapping[str, Callable[[Game], Policy]] = field(default_factory=dict)
    """Bots that play compiled as opponents of an agent, by the name of the bot."""


_DEFAULT = Observation()


def observation_of(game: Game) -> Observation:
    """Return the observation of the game's plug-in, or the default."""
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
