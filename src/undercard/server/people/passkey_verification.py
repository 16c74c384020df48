"""Verification of passkeys (WebAuthn) by the library `webauthn`.

The library is imported on first use, because it takes a tenth of a second.
"""

from __future__ import annotations

import base64
import binascii
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import msgspec

from undercard.server.people.errors import WrongPasskey

ALGORITHMS = (-8, -7, -257)
"""The algorithms of COSE that the library verifies: EdDSA, ECDSA and RSA with SHA-256."""
_REFUSED = "the passkey could not be verified; try again"
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Site:
    """The page's origin, and its host name, for which passkeys are valid (the RP id)."""

    origin: str
    host: str


@dataclass(frozen=True)
class Assertion:
    """A browser's answer to a challenge, all in base64url: it proves that a passkey is there."""

    site: Site
    id: str
    client_data: str = field(repr=False)
    authenticator_data: str = field(repr=False)
    signature: str = field(repr=False)


@dataclass(frozen=True)
class Attestation:
    """A browser's answer with a new passkey, all in base64url."""

    site: Site
    id: str
    client_data: str = field(repr=False)
    attestation: str = field(repr=False)


@dataclass(frozen=True)
class PublicKey:
    """A stored key, and the number of its uses if the device counts them."""

    key: bytes
    sign_count: int


class _ClientData(msgspec.Struct):
    challenge: str


def load_library() -> None:
    """Import the library; call it in a thread before a verification."""
    import webauthn  # noqa: F401


def challenge_in(client_data: str) -> str:
    """Return the challenge that the browser has answered."""
    try:
        return msgspec.json.decode(_decode(client_data), type=_ClientData).challenge
    except (msgspec.MsgspecError, binascii.Error, ValueError):
        raise WrongPasskey(_REFUSED) from None


def verify_new(given: Attestation, challenge: str) -> PublicKey:
    """Return the public key of a new passkey; raise `WrongPasskey` if it is not valid."""
    from webauthn import verify_registration_response

    response = {"clientDataJSON": given.client_data, "attestationObject": given.attestation}
    with _refusing():
        verified = verify_registration_response(
            credential=_credential(given.id, response),
            expected_challenge=_decode(challenge),
            expected_rp_id=given.site.host,
            expected_origin=given.site.origin,
            require_user_verification=True,
        )
    return PublicKey(verified.credential_public_key, verified.sign_count)


def verify(given: Assertion, challenge: str, known: PublicKey, *, verifies_user: bool) -> int:
    """Return the new count of uses; raise `WrongPasskey` if the signature is not valid.

    `verifies_user`: the device must have asked for a PIN, a fingerprint or the like.
    """
    from webauthn import verify_authentication_response

    response = {
        "clientDataJSON": given.client_data,
        "authenticatorData": given.authenticator_data,
        "signature": given.signature,
    }
    with _refusing():
        verified = verify_authentication_response(
            credential=_credential(given.id, response),
            expected_challenge=_decode(challenge),
            expected_rp_id=given.site.host,
            expected_origin=given.site.origin,
            credential_public_key=known.key,
            credential_current_sign_count=known.sign_count,
            require_user_verification=verifies_user,
        )
    return verified.new_sign_count


@contextmanager
def _refusing() -> Iterator[None]:
    """Turn any error into a refusal: the parsers of the library raise many kinds on bad input."""
    try:
        yield
    except Exception as error:
        log.info("a passkey was refused: %s: %s", type(error).__name__, error)
        raise WrongPasskey(_REFUSED) from None


def _credential(id_: str, response: dict[str, str]) -> dict[str, object]:
    return {"id": id_, "rawId": id_, "type": "public-key", "response": response}


def _decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
