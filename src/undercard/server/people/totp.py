"""Time-based one-time passwords (RFC 6238), as authenticator apps compute them."""

from __future__ import annotations

import base64
import hmac
import secrets
import struct
from urllib.parse import quote, urlencode

STEP_SECONDS = 30
DIGITS = 6
DRIFT = 1
"""The steps by which the clock of a phone may differ."""
ISSUER = "Undercard"


def new_secret() -> str:
    """Return 160 random bits in base32, as RFC 4226 recommends."""
    return base64.b32encode(secrets.token_bytes(20)).decode()


def code_at(secret: str, step: int) -> str:
    digest = hmac.digest(base64.b32decode(secret), struct.pack(">Q", step), "sha1")
    start = digest[-1] & 15
    number = struct.unpack(">I", digest[start : start + 4])[0] & 0x7FFF_FFFF
    return f"{number % 10**DIGITS:0{DIGITS}}"


def step_of(secret: str, code: str, at: float) -> int | None:
    """Return the time step of a code that is valid now, or None."""
    given = "".join(code.split()).encode("utf-8", "replace")
    now = int(at // STEP_SECONDS)
    for step in range(max(0, now - DRIFT), now + DRIFT + 1):
        if hmac.compare_digest(code_at(secret, step).encode(), given):
            return step
    return None


def setup_link(secret: str, name: str) -> str:
    """Return the link that an authenticator app reads from a QR code."""
    label = quote(f"{ISSUER}:{name}", safe=":")
    return f"otpauth://totp/{label}?{urlencode({'secret': secret, 'issuer': ISSUER})}"
