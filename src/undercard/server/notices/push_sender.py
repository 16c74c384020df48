"""Sends a message to a browser through its push service (RFC 8030, 8291 and 8292)."""

from __future__ import annotations

import logging
from typing import Literal, TypeAlias

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from undercard.server.notices.addresses import look_up
from undercard.server.notices.errors import BadEndpoint
from undercard.server.notices.push_subscriptions import PushSubscription
from undercard.server.notices.wire import Pushed

TTL_SECONDS = 86_400
"""Seconds for which a push service keeps the message for an offline browser."""
TIMEOUT_SECONDS = 10.0
GONE = (404, 410)

PushOutcome: TypeAlias = Literal["sent", "gone", "failed"]
log = logging.getLogger(__name__)
# It would log the whole endpoint, which is a secret.
logging.getLogger("httpx").setLevel(logging.WARNING)


class PushSender:
    """Sends messages; `contact` is the address of the host for push services."""

    def __init__(self, key: Vapid02, contact: str, trusted: tuple[str, ...] = ()) -> None:
        self._key, self._contact, self._trusted = key, contact, trusted
        self._http = httpx.AsyncClient(
            timeout=TIMEOUT_SECONDS, trust_env=False, follow_redirects=False
        )

    async def send(self, to: PushSubscription, message: Pushed) -> PushOutcome:
        """Send a message; errors of a push service are an outcome, not an exception."""
        try:
            address = await look_up(to.endpoint, self._trusted)
            reply = await self._http.post(
                address.url,
                content=encrypt(to, msgspec.json.encode(message)),
                headers={**self._headers(to.endpoint, message), "host": address.host},
                # The certificate is checked against the name, although the connection uses the IP
                # address.
                extensions={"sni_hostname": address.host},
            )
        except (BadEndpoint, httpx.HTTPError, ValueError) as error:
            log.info("a push failed: %s", type(error).__name__)
            return "failed"
        if reply.status_code in GONE:
            return "gone"
        return "sent" if reply.is_success else "failed"

    async def close(self) -> None:
        await self._http.aclose()

    def _headers(self, endpoint: str, message: Pushed) -> dict[str, str]:
        url = httpx.URL(endpoint)
        audience = f"{url.scheme}://{url.netloc.decode()}"
        signed: dict[str, str] = self._key.sign({"sub": self._contact, "aud": audience})
        return {
            "authorization": signed["Authorization"],
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TTL_SECONDS),
            "urgency": "high",
            # While the browser is offline, a newer notice of the same table replaces the older one.
            "topic": message.topic,
        }


def encrypt(to: PushSubscription, content: bytes) -> bytes:
    encrypted: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=to.public,
        auth_secret=to.secret,
        version="aes128gcm",
    )
    return encrypted
