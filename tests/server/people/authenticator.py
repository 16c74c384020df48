"""An authenticator in software: it creates passkeys and signs challenges as a device would."""

from __future__ import annotations

import base64
import hashlib
import secrets
import struct
from dataclasses import dataclass, field

import cbor2
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from undercard.server.people.passkey_verification import Assertion, Attestation, Site

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


def as_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """One passkey of one device; `origin` is that of the page which asks for it."""

    origin: str = "https://play.example"
    verifies_user: bool = True
    count: int = 0
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    @property
    def site(self) -> Site:
        return Site(self.origin, self.origin.partition("://")[2].partition(":")[0])

    def create(self, challenge: str) -> Attestation:
        numbers = self.key.public_key().public_numbers()
        x, y = (it.to_bytes(32, "big") for it in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        made = bytes(16) + struct.pack(">H", len(self.id)) + self.id + key
        data = self._data(HAS_KEY) + made
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", challenge)
        return Attestation(self.site, as_text(self.id), as_text(client), as_text(attestation))

    def sign(self, challenge: str) -> Assertion:
        client = self._client_data("webauthn.get", challenge)
        data = self._data()
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return Assertion(
            self.site, as_text(self.id), as_text(client), as_text(data), as_text(signature)
        )

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return msgspec.json.encode({"type": kind, "challenge": challenge, "origin": self.origin})

    def _data(self, flags: int = 0) -> bytes:
        flags |= PRESENT | (VERIFIED if self.verifies_user else 0)
        host = hashlib.sha256(self.site.host.encode()).digest()
        return host + struct.pack(">BI", flags, self.count)


def answer_of(assertion: Assertion) -> dict[str, str]:
    """Return an answer as the page sends it."""
    return {
        "id": assertion.id,
        "client_data": assertion.client_data,
        "authenticator_data": assertion.authenticator_data,
        "signature": assertion.signature,
    }
