"""Provably fair chance: a secret promised before the first card and published after the last.

Whoever holds the table draws a secret of 32 bytes and shows its hash, the commitment, before
anybody gives a word of their own. Before the deal and before every action the generator is set
anew from the secret, the number of the action and those words. So nobody can work out the next
draw from those seen, and with the secret anybody can check it all. The holder cannot choose the
draws either, unless every word was known when the secret was, or chosen by somebody who knew it.

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
"""The longest word a seat may contribute."""
_CONTEXT = b"undercard-chance-1"
_SEED_BYTES = 8


class Proof(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one needs to check the chance of a game; `secret` and `commitment` are hexadecimal."""

    secret: str
    commitment: str
    contributions: tuple[str, ...]
    """One text for each seat, in order; empty where a player gave none."""


class Chance(Protocol):
    """Where the chance of a game comes from; action n is the n-th, the deal is 0."""

    def start(self, game: Game) -> tuple[State, list[Event]]: ...

    def reseed(self, game: Game, state: State, n: int) -> State: ...


@dataclass(frozen=True)
class SeededChance:
    """All from one number: for games that nobody has to be protected in."""

    seed: int

    def start(self, game: Game) -> tuple[State, list[Event]]:
        return game.start(self.seed)

    def reseed(self, game: Game, state: State, n: int) -> State:  # noqa: ARG002
        return state


@dataclass(frozen=True, repr=False)
class SealedChance:
    """From a secret and what the players gave; without a `repr`, which might end up in a log."""

    secret: bytes
    contributions: tuple[str, ...]

    def start(self, game: Game) -> tuple[State, list[Event]]:
        return game.start(self.bits(0))

    def reseed(self, game: Game, state: State, n: int) -> State:
        fresh = game.copy(state)
        fresh["rng"] = seeded(self.bits(n))
        return fresh

    def bits(self, n: int) -> int:
        """The 64 bits that the generator starts action n from."""
        signed = self._keyed.copy()
        signed.update(chance_message(n, self.contributions))
        return int.from_bytes(signed.digest()[:_SEED_BYTES], "big")

    @cached_property
    def _keyed(self) -> hmac.HMAC:
        """Nothing signed yet: with the key in place already, each action costs half."""
        return hmac.new(self.secret, digestmod="sha256")

    def proof(self) -> Proof:
        return Proof(
            secret=self.secret.hex(),
            commitment=commit(self.secret),
            contributions=self.contributions,
        )


def commit(secret: bytes) -> str:
    """The promise: SHA-256 of the secret, hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def chance_message(n: int, contributions: Sequence[str]) -> bytes:
    """What is signed: lengths come before texts, so no two inputs are written alike."""
    texts = [text.encode() for text in contributions]
    parts = [len(text).to_bytes(2, "big") + text for text in texts]
    return _CONTEXT + n.to_bytes(8, "big") + b"".join(parts)


def parse_secret(text: str) -> bytes | None:
    """The secret written by `bytes.hex`; None for anything else."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        return None
    return secret if len(secret) == SECRET_BYTES and secret.hex() == text else None


def is_contribution(text: str) -> bool:
    return len(text) <= MOST_CHARACTERS and text.isprintable()
