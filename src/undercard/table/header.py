"""What a table is set up with. The part that all may see is a struct of its own, so that nothing
has to be taken out before it is shown."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from undercard.kernel.errors import UndercardError, UnknownGame
from undercard.kernel.fairness import commit, parse_secret
from undercard.kernel.game import Game
from undercard.kernel.options import OptionValue
from undercard.kernel.record import load_boxed
from undercard.table.clock import TimeControl, Unlimited, is_control
from undercard.table.errors import BadHeader
from undercard.table.seats import Person, is_name

Visibility: TypeAlias = Literal["public", "private", "practice"]
_LATEST = 1000


class About(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What anybody at the table may know of it before it begins."""

    id: str
    game: str
    options: dict[str, OptionValue] = {}
    box: object = None
    """The pack or scenario: a built-in one's name, its data, or None for the usual one."""
    clock: TimeControl = Unlimited()
    draws: bool = False
    visibility: Visibility = "public"
    """Practice is one person alone, with bots or hot-seat."""
    open_hands: int | None = None
    """Spectators see all hands, so many actions late; None: they see what is open to all."""
    stand_in: str = "random"
    """The bot or level that plays on for a person who gave up or left; every game has `random`."""
    creator: Person
    commitment: str = ""
    """The hash of the secret that all chance comes from."""
    rules: int | None = None
    box_hash: str | None = None
    """With `rules`: what the table was made under. It is not played on under anything else."""
    follows: str | None = None
    """The table whose rematch this is."""
    rated: bool = False
    """Whether it counts for the players' ratings, if it is played to an end."""
    starts_when_full: bool = False
    """Whether the host starts the game when all are there; else its creator does."""


class TableHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a table starts from; only the host may ever see it."""

    about: About
    secret: str
    """32 bytes, hexadecimal, promised by `about.commitment`."""

    def __repr__(self) -> str:
        """Without the secret, for it might end up in a log."""
        return f"TableHeader({self.about!r})"


def make_header(about: About, secret: bytes) -> TableHeader:
    """A header whose commitment, rules and box are the true ones, whatever `about` said."""
    game = _game_of(about)
    made = msgspec.structs.replace(
        about,
        commitment=commit(secret),
        rules=game.rules_version,
        box_hash=game.box_digest(),
    )
    return TableHeader(made, secret.hex())


def open_header(header: TableHeader) -> tuple[Game, bytes]:
    """The game and the secret; `BadHeader` says what is wrong."""
    about, secret = header.about, parse_secret(header.secret)
    if secret is None or commit(secret) != about.commitment:
        raise BadHeader("the secret is not the one promised by the commitment")
    _check_about(about)
    game = _game_of(about)
    if about.rules != game.rules_version or not game.has_digest(about.box_hash or ""):
        raise BadHeader("the table was made under other rules or with another box")
    return game, secret


def readable_header(header: TableHeader) -> TableHeader:
    """A stored header with options that are accepted today and mean what they meant then."""
    about = header.about
    try:
        game = load_boxed(about.game, {}, None)
    except UnknownGame:
        return header
    options = game.upgrade_options(about.options)
    return msgspec.structs.replace(header, about=msgspec.structs.replace(about, options=options))


def _check_about(about: About) -> None:
    if not is_control(about.clock):
        raise BadHeader("clock: times are positive, and a year at most")
    if about.open_hands is not None and not 0 <= about.open_hands <= _LATEST:
        raise BadHeader(f"open_hands: the delay is 0 to {_LATEST} actions")
    if not is_name(about.id) or not is_name(about.stand_in):
        raise BadHeader("id and stand_in are short texts")
    if not is_name(about.creator.id) or not is_name(about.creator.name):
        raise BadHeader("creator: ids and names are short texts")


def _game_of(about: About) -> Game:
    try:
        return load_boxed(about.game, about.options, about.box, about.box_hash or "")
    except UndercardError as error:
        raise BadHeader(str(error)) from None
