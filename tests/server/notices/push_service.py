"""A push service on this machine, and browsers that decrypt its messages."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import http_ece
import msgspec
import uvicorn
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from polling import eventually
from server.clients import Json


def as_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Browser:
    """A browser with a subscription; its private key never leaves it."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    @property
    def subscription(self) -> Json:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": as_text(point), "auth": as_text(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "expirationTime": None}

    def read(self, body: bytes) -> Json:
        content: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        return msgspec.json.decode(content, type=Json)


@dataclass
class Post:
    """A request that the service received."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Keeps all requests and answers with `status`."""

    def __init__(self) -> None:
        self.origin = ""
        self.status = 201
        self.came: list[Post] = []

    def browser(self, name: str = "b") -> Browser:
        return Browser(f"{self.origin}/{name}")

    async def take(self, request: Request) -> Response:
        body = await request.body()
        self.came.append(Post(request.url.path, dict(request.headers), body))
        return Response(status_code=self.status)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    app = Starlette(routes=[Route("/{name}", service.take, methods=["POST"])])
    config = uvicorn.Config(app, port=0, lifespan="off", log_config=None, ws="none")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    await eventually(lambda: server.started)
    service.origin = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    yield service
    server.should_exit = True
    await task
