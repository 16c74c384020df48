"""Provably fair chance: a secret committed to before the deal and published after the game.

The host of a table draws a secret of 32 bytes and publishes its hash, the commitment. Each player
then publishes a seal, the hash of that commitment and of a text of their own. When every seat has
sealed, the texts are revealed. Nobody can choose theirs last, and the host cannot exchange the
secret, because the seals contain its commitment.

Before the deal and before every action, the generator is reseeded from the secret, the number of
the action and the contributions. Players therefore cannot predict the next draw from earlier ones,
and once the secret is published everyone can verify every draw.

    >>> secret = bytes(SECRET_BYTES)
    >>> commit(secret)[:16]
    '66687aadf862bd77'
    >>> chance_message(0, ["ann's word", "ben's word"]) == chance_message(1, ["ann's word", ""])
    False
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import msgspec

from undercard.kernel.events import Event
from undercard.kernel.game import Game, State, seeded

SECRET_BYTES = 32
MOST_CHARACTERS = 64
"""The longest text that a seat may contribute."""
_CONTEXT = b"undercard-chance-1"
_SEED_BYTES = 8
_BOT_CONTEXT = b"undercard-contribution-1"
_BOT_DIGITS = 32


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to verify a game's chance; `secret` and `commitment` are hexadecimal."""

    secret: str
    commitment: str
    contributions: tuple[str, ...]
    """One text per seat, in seat order; empty where a player gave or revealed none."""
    seals: tuple[str, ...] = ()
    """One seal per seat, empty where a player gave none; no seals in records of earlier versions,
    which had none."""


class ChanceSource(Protocol):
    """The source of a game's chance. The deal is action 0; the n-th action is n."""

    def start(self, game: Game) -> tuple[State, list[Event]]: ...

    def reseed(self, game: Game, state: State, n: int) -> State: ...


@dataclass(frozen=True)
class SeededChance:
    """All chance from one seed, for games without adversaries, such as simulations."""

    seed: int

    def start(self, game: Game) -> tuple[State, list[Event]]:
        return game.start(self.seed)

    def reseed(self, game: Game, state: State, n: int) -> State:  # noqa: ARG002
        return state


@dataclass(frozen=True, repr=False)
class SealedChance:
    """Chance from a secret and the players' contributions.

    It has no `repr`, because a log must never contain the secret.
    """

    secret: bytes
    contributions: tuple[str, ...]
    seals: tuple[str, ...] = ()

    def start(self, game: Game) -> tuple[State, list[Event]]:
        return game.start(self.bits(0))

    def reseed(self, game: Game, state: State, n: int) -> State:
        fresh = game.copy(state)
        fresh["rng"] = seeded(self.bits(n))
        return fresh

    def bits(self, n: int) -> int:
        """Return the 64 bits that seed the generator for action n."""
        signed = self._keyed.copy()
        signed.update(chance_message(n, self.contributions))
        return int.from_bytes(signed.digest()[:_SEED_BYTES], "big")

    @cached_property
    def _keyed(self) -> hmac.HMAC:
        """An HMAC with the key and no message; copying it halves the cost of each action."""
        return hmac.new(self.secret, digestmod="sha256")

    def proof(self) -> Proof:
        return Proof(
            secret=self.secret.hex(),
            commitment=commit(self.secret),
            contributions=self.contributions,
            seals=self.seals,
        )


def commit(secret: bytes) -> str:
    """Return the commitment: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def seal_of(commitment: str, contribution: str) -> str:
    """Return the seal: SHA-256 of the commitment, a colon and the contribution, in hexadecimal."""
    return hashlib.sha256(f"{commitment}:{contribution}".encode()).hexdigest()


def bot_contribution(secret: bytes, seat: int) -> str:
    """Return the contribution of a bot of the host: derived from the secret, so that the
    commitment fixes it."""
    return hmac.digest(secret, _BOT_CONTEXT + bytes([seat]), "sha256").hex()[:_BOT_DIGITS]


def chance_message(n: int, contributions: Sequence[str]) -> bytes:
    """Return the message to sign; lengths precede texts, so that different inputs never collide."""
    texts = [text.encode() for text in contributions]
    parts = [len(text).to_bytes(2, "big") + text for text in texts]
    return _CONTEXT + n.to_bytes(8, "big") + b"".join(parts)


def parse_secret(text: str) -> bytes | None:
    """Return the secret written by `bytes.hex`; None for any other text."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        return None
    return secret if len(secret) == SECRET_BYTES and secret.hex() == text else None


def is_hash(text: str) -> bool:
    """Return whether the text is a SHA-256 in lower-case hexadecimal digits."""
    return parse_secret(text) is not None


def is_contribution(text: str) -> bool:
    return len(text) <= MOST_CHARACTERS and text.isprintable()
