"""Messages through the pipe between the server and a worker: MessagePack with a length prefix."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from undercard.bots.house import HouseBot
from undercard.kernel.options import OptionValue

LENGTH_BYTES = 4


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to make. The bot receives only the seat's view of the game."""

    table: str
    seat: int
    game: str
    options: dict[str, OptionValue]
    box: object
    level: str
    seed: int
    """The seed of a new bot; a cached bot continues with its own generator."""
    house: HouseBot | None = None
    """The file of a house bot, or None for a built-in one."""
    view: bytes
    """The game's view in MessagePack."""
    legal: list[str]
    budget: float
    """The time budget in seconds."""
    interpreted: bool = False
    """Whether to decide without compiling anything."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The game is compiled and the bot exists: its time budget starts now."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    action: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot raised an error; the worker continues."""

    error: str


Reply: TypeAlias = Ready | Chosen | Failed

encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(BotRequest).decode
_reply = msgspec.msgpack.Decoder(Reply)


def decode_reply(body: bytes) -> Reply:
    reply: Reply = _reply.decode(body)
    return reply


def framed(message: BotRequest | Reply) -> bytes:
    body = encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body
