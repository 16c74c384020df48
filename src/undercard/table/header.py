"""Headers: what a table is set up with.

The part that everyone may see is a struct of its own, so nothing has to be removed before it is
shown.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from undercard.kernel.chance_source import commit, parse_secret
from undercard.kernel.errors import UndercardError, UnknownGame
from undercard.kernel.game import Game
from undercard.kernel.options import OptionValue
from undercard.kernel.record import load_boxed
from undercard.table.clock import TimeControl, Unlimited, is_control
from undercard.table.errors import BadHeader
from undercard.table.seats import Person, is_name

Visibility: TypeAlias = Literal["public", "private", "practice"]
Spectators: TypeAlias = Literal["names", "number"]
_LATEST = 1000


class About(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What everyone at the table may know before the game starts."""

    id: str
    game: str
    options: dict[str, OptionValue] = {}
    box: object = None
    """The pack or scenario: the name of a built-in one, its data, or None for the default."""
    clock: TimeControl = Unlimited()
    draws: bool = False
    visibility: Visibility = "public"
    """A practice table has one person, with bots or in hot-seat mode."""
    spectators: Spectators = "names"
    """What everyone at the table sees of its spectators."""
    open_hands: int | None = None
    """The delay in actions with which spectators see all hands; None hides the hands."""
    stand_in: str = "random"
    """The bot or level that replaces a person who resigned or left; every game has `random`."""
    creator: Person
    commitment: str = ""
    """The hash of the secret from which all chance is derived."""
    rules: int | None = None
    box_hash: str | None = None
    """With `rules`: what the table was created under. It cannot continue under anything else."""
    follows: str | None = None
    """The id of the table whose rematch this is."""
    rated: bool = False
    """Whether a finished game counts for the players' ratings."""
    starts_when_full: bool = False
    """Whether the host starts the game when all seats are taken; otherwise the creator does, or the
    host once a contribution was revealed."""
    invited_only: bool = False
    """Whether only people whom the creator has challenged may sit down; before the start the table
    is in no public list."""
    protocol: Literal[1, 2] = 1
    """2: bots contribute to chance, and rated tables have no takebacks; 1: tables of earlier
    versions."""

    @property
    def is_competitive(self) -> bool:
        """Whether people play for their ratings, so that nobody may have an aid.

        Practice against bots may be rated too, but stays practice: a takeback or a stand-in is
        allowed, and the game then does not count.
        """
        return self.rated and self.visibility == "public"


class TableHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a table starts from; only the host may see it."""

    about: About
    secret: str
    """32 bytes in hexadecimal, to which `about.commitment` commits."""

    def __repr__(self) -> str:
        """Return a text without the secret, because a `repr` can end up in a log."""
        return f"TableHeader({self.about!r})"


def make_header(about: About, secret: bytes) -> TableHeader:
    """Return a header with the actual commitment, rules and box, overriding those in `about`."""
    game = _game_of(about)
    made = msgspec.structs.replace(
        about,
        commitment=commit(secret),
        rules=game.rules_version,
        box_hash=game.box_digest(),
        protocol=2,
    )
    return TableHeader(made, secret.hex())


def open_header(header: TableHeader) -> tuple[Game, bytes]:
    """Return the game and the secret; raise `BadHeader` if the header is invalid."""
    about, secret = header.about, parse_secret(header.secret)
    if secret is None or commit(secret) != about.commitment:
        raise BadHeader("secret: does not match the commitment")
    _check_about(about)
    game = _game_of(about)
    if about.rules != game.rules_version or not game.has_digest(about.box_hash or ""):
        raise BadHeader("the table was created under another version of the rules or the box")
    return game, secret


def readable_header(header: TableHeader) -> TableHeader:
    """Return a stored header with its options converted to their present equivalent."""
    about = header.about
    try:
        game = load_boxed(about.game, {}, None)
    except UnknownGame:
        return header
    options = game.upgrade_options(about.options)
    return msgspec.structs.replace(header, about=msgspec.structs.replace(about, options=options))


def _check_about(about: About) -> None:
    if not is_control(about.clock):
        raise BadHeader("clock: times must be positive, and at most a year")
    if about.open_hands is not None and not 0 <= about.open_hands <= _LATEST:
        raise BadHeader(f"open_hands: the delay must be 0 to {_LATEST} actions")
    if not is_name(about.id) or not is_name(about.stand_in):
        raise BadHeader("id and stand_in must be short texts")
    if not is_name(about.creator.id) or not is_name(about.creator.name):
        raise BadHeader("creator: ids and names must be short texts")


def _game_of(about: About) -> Game:
    try:
        return load_boxed(about.game, about.options, about.box, about.box_hash or "")
    except UndercardError as error:
        raise BadHeader(str(error)) from None
