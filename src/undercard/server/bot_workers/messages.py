"""Messages through the pipe between the server and a worker: MessagePack after its length."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from undercard.bots.house import HouseBot
from undercard.kernel.options import OptionValue

LENGTH_BYTES = 4


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to make. The bot learns nothing of the game but the seat's view."""

    table: str
    seat: int
    game: str
    options: dict[str, OptionValue]
    box: object
    level: str
    seed: int
    """For a bot that is made now; one that knows the table goes on with its own chance."""
    house: HouseBot | None = None
    """Where the bot comes from, if it is not one of ours."""
    view: bytes
    """MessagePack of the game's own view."""
    legal: list[str]
    budget: float
    """Seconds."""
    interpreted: bool = False
    """Whether to decide without compiling anything."""


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The game is compiled and the bot made: its time runs from now."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    action: str


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot raised an error; the worker is well."""

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
