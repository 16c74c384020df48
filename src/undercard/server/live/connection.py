"""One WebSocket: it handles incoming messages in order, and sends those of its subscriptions.

A message that need not wait is handled in the call in which it arrives. One that must wait (for a
durable step or a session lookup) delays those behind it. A malformed message is answered by a typed
error and counted; a client that sends many is disconnected.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import aclosing
from functools import partial
from typing import Any, TypeVar

import msgspec

from undercard.kernel.errors import UndercardError
from undercard.server.db.people import Identity
from undercard.server.http.call import now
from undercard.server.http.decoder import NOT_DECODED, malformed
from undercard.server.http.errors import (
    Busy,
    MalformedRequest,
    NotSignedIn,
    TooLarge,
    refusal_of,
)
from undercard.server.http.rate_limits import Bucket
from undercard.server.http.session import Session, me_of
from undercard.server.http.wire import Refusal
from undercard.server.live import wire
from undercard.server.live.errors import TooManySubscriptions
from undercard.server.live.frames import Code, Opcode, write_frame
from undercard.server.live.protocol import LiveProtocol
from undercard.server.live.services import LiveServices
from undercard.server.live.table_view import TableView

RECHECK_SECONDS = 60.0
"""Seconds for which a session is trusted before it is looked up again."""
MOST_WAITING = 32
"""The maximum number of waiting messages; beyond it, reading pauses."""
SIGN_IN = "sign in first, or choose a name as a guest"
LOBBY = ""
"""Stands for the lobby in place of a table's id; no table has this id."""
CLUB = "club "
"""Precedes the id of a club in place of a table's id."""
_CHECKED = wire.PostStep | wire.Subscribe | wire.SubscribeLobby | wire.Say
"""Messages that depend on the session, which is looked up again if it is old."""
T = TypeVar("T")
log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decode: Callable[[bytes], wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage).decode


class Connection:
    """An accepted connection."""

    def __init__(
        self,
        services: LiveServices,
        protocol: LiveProtocol,
        token: str | None,
        session: Session | None,
        address: str,
    ) -> None:
        self.services, self._protocol = services, protocol
        self.write = protocol.send
        """Sends a frame."""
        self._token, self._address = token, address
        self._session: Session | None
        self._believe(session)
        self._mistakes = Bucket(services.limits.mistake, time.monotonic())
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self.awaited: asyncio.Future[Any] | None = None
        """The task that the next message must wait for."""
        self.unacknowledged: str | None = None
        """The key of the pending step, until it is acknowledged."""
        self._is_stopped = False
        self._views: dict[str, TableView | asyncio.Task[None]] = {}
        self._writable = asyncio.Event()
        self._writable.set()

    @property
    def who(self) -> Identity | None:
        return self._session.who if self._session is not None else None

    def start(self) -> None:
        self.send(wire.Hello(me=me_of(self.who), at=now()))

    def shut(self, reason: str) -> None:
        """Close the connection because its session has ended."""
        self._token = self._session = None
        self.stop()
        self._protocol.close(Code.POLICY, reason)

    def stop(self) -> None:
        """Stop receiving and sending; a pending step is still completed."""
        self._is_stopped = True
        self._waiting.clear()
        self._unsubscribe_all()

    # Messages in

    def receive(self, payload: bytes, is_text: bool) -> None:
        """Handle a message now, or after those before it."""
        if self.awaited is not None:
            self._waiting.append((payload, is_text))
            if len(self._waiting) >= MOST_WAITING:
                self._protocol.hold()
            return
        services, session = self.services, self._session
        message: wire.ClientMessage | None = None
        try:
            services.message_rate.take(self._address if session is None else session.who.id)
            if not is_text:
                raise MalformedRequest("messages are JSON in text frames")
            if len(payload) > services.limits.body_bytes:
                services.metrics.limit("body_bytes")
                raise TooLarge(f"a message may have {services.limits.body_bytes} bytes")
            message = decode(payload)
            is_old = session is not None and time.monotonic() > self._valid_until
            if is_old and isinstance(message, _CHECKED):
                self._wait(asyncio.ensure_future(self._look_up()), message, self._do_again)
            else:
                self._do(message)
            if self.awaited is None:
                self._count(message)
        except NOT_DECODED as error:
            self._refuse(malformed(error, wire.ClientMessage), None)
        except Exception as error:
            self._refuse(error, message)

    def _do(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.PostStep():
                if self._session is None:
                    raise NotSignedIn(SIGN_IN)
                who = self._session.who
                steps = self.services.steps
                posted = steps.post(who, message.table, message.step, message.key)
                self.unacknowledged = message.key
                self._wait(posted, message, self._acknowledge)
            case wire.Subscribe():
                self._take_snapshot()
                self._subscribe(message.table, partial(TableView, self, self.who, message))
            case wire.Unsubscribe(table=table):
                self._unsubscribe(table)
                self.send(wire.Unsubscribed(table=table))
            case wire.Say():
                self._wait(asyncio.ensure_future(self._say(message)), message)
            case wire.SubscribeLobby(club=None):
                self._subscribe(LOBBY, lambda: asyncio.create_task(self._watch_lobby()))
            case wire.SubscribeLobby(club=str(club)):
                self._take_snapshot()
                watch = partial(self._watch_club, club)
                self._subscribe(CLUB + club, lambda: asyncio.create_task(watch()))
            case wire.UnsubscribeLobby(club=club):
                self._unsubscribe(LOBBY if club is None else CLUB + club)
            case wire.Ping(key=key):
                self.send(wire.Pong(key=key, at=now()))

    def _take_snapshot(self) -> None:
        """Take a token of the rate of reads."""
        person = self._session.who.id if self._session is not None else None
        self.services.snapshot_rate.take(person, self._address)

    def _acknowledge(self, message: wire.PostStep, number: int) -> None:
        """Acknowledge a step, unless its entries have done so."""
        if self.unacknowledged is not None:
            self.send(wire.Acknowledged(key=message.key, table=message.table, number=number))

    async def _say(self, message: wire.Say) -> None:
        if self._session is None:
            raise NotSignedIn(SIGN_IN)
        await self.services.chat.say(self._session.who, self._address, message.table, message.text)

    # Waiting

    def _wait(
        self,
        awaited: asyncio.Future[T],
        message: wire.ClientMessage,
        go_on: Callable[[Any, T], None] | None = None,
    ) -> None:
        """Delay the next messages until this is done."""
        self.awaited = awaited
        awaited.add_done_callback(partial(self._go_on, message, go_on))

    def _go_on(
        self,
        message: wire.ClientMessage,
        go_on: Callable[[Any, T], None] | None,
        awaited: asyncio.Future[T],
    ) -> None:
        self.awaited = None
        error = None if awaited.cancelled() else awaited.exception()
        if awaited.cancelled() or self._is_stopped:
            return
        try:
            if error is not None:
                raise error
            if go_on is not None:
                go_on(message, awaited.result())
            if self.awaited is None:
                self._count(message)
        except Exception as error:
            self._refuse(error, message)
        while self._waiting and self.awaited is None:
            self.receive(*self._waiting.popleft())
        if self.awaited is None and self._writable.is_set():
            self._protocol.release()

    # The session

    def _believe(self, session: Session | None) -> None:
        """Trust the session for a while; it may end in another window, so it is looked up again."""
        self._session = session
        lasting = session.expires_at - now() if session is not None else 0.0
        self._valid_until = time.monotonic() + min(lasting, RECHECK_SECONDS)

    async def _look_up(self) -> None:
        found = await self.services.sessions.find(self._token) if self._token is not None else None
        self._believe(found if found is not None and found.expires_at > now() else None)
        if self._session is None:
            self._unsubscribe_all()
            raise NotSignedIn("the session has ended; connect again")

    def _do_again(self, message: wire.ClientMessage, _: None) -> None:
        self._do(message)

    # Subscriptions

    def _subscribe(self, table: str, make: Callable[[], TableView | asyncio.Task[None]]) -> None:
        """Subscribe to a table, or to the lobby; replaces an earlier subscription."""
        is_new = table not in self._views
        if is_new and len(self._views) >= self.services.limits.subscriptions:
            self.services.metrics.limit("subscriptions")
            raise TooManySubscriptions(f"{len(self._views)} exist already; end one first")
        self._unsubscribe(table)
        self._views[table] = make()
        self.services.metrics.add("subscriptions")

    def _unsubscribe(self, table: str) -> None:
        view = self._views.pop(table, None)
        if view is None:
            return
        self.services.metrics.add("subscriptions", -1)
        if isinstance(view, TableView):
            view.close()
        else:
            view.cancel()

    def _unsubscribe_all(self) -> None:
        for table in tuple(self._views):
            self._unsubscribe(table)

    def unsubscribed(self, table: str, error: Exception) -> None:
        """Report a subscription that the server ended."""
        self._unsubscribe(table)
        self.send(wire.Unsubscribed(table=table, error=self._note(error)))

    async def _watch_lobby(self) -> None:
        async with aclosing(self.services.lobby.watch()) as changes:
            async for lobby in changes:
                await self.deliver(wire.LobbyNow(tables=lobby.tables, online=lobby.online))

    async def _watch_club(self, club: str) -> None:
        try:
            async with aclosing(self.services.clubs.watch(self.who, club)) as changes:
                async for now in changes:
                    await self.deliver(
                        wire.LobbyNow(tables=now.tables, online=0, club=club, version=now.version)
                    )
        except UndercardError as error:
            self._unsubscribe(CLUB + club)
            self.send(wire.LobbyUnsubscribed(club=club, error=self._note(error)))

    # Messages out

    def send(self, message: wire.ServerMessage) -> None:
        """Send a reply to a message of the client, which limits the number of replies."""
        self.write(write_frame(Opcode.TEXT, encode(message)))

    async def deliver(self, message: wire.ServerMessage) -> None:
        """Send a message of a feed; wait while the client reads slowly."""
        await self._writable.wait()
        self.send(message)

    def offer(self, message: wire.ServerMessage) -> None:
        """Send a message that is worth nothing later; drop it while the client reads slowly."""
        if self._writable.is_set():
            self.send(message)

    def pause(self) -> None:
        """Pause sending and reading, because the client does not read."""
        self._writable.clear()
        self._protocol.hold()
        for view in self._views.values():
            if isinstance(view, TableView):
                view.feed.pause()

    def resume(self) -> None:
        self._writable.set()
        for view in tuple(self._views.values()):
            if isinstance(view, TableView):
                view.feed.resume()
        if self.awaited is None:
            self._protocol.release()

    def _refuse(self, error: Exception, message: wire.ClientMessage | None) -> None:
        refusal = self._note(error)
        if message is not None:
            self._count(message)
        if isinstance(message, wire.SubscribeLobby) and message.club is not None:
            self.send(wire.LobbyUnsubscribed(club=message.club, error=refusal))
        else:
            self.send(
                wire.Error(
                    **msgspec.structs.asdict(refusal),
                    key=getattr(message, "key", None),
                    table=getattr(message, "table", None),
                )
            )
        is_mistake = isinstance(error, MalformedRequest | TooLarge | Busy)
        if is_mistake and self._mistakes.take(time.monotonic()) > 0:
            self.services.metrics.limit("mistake")
            self.stop()
            self._protocol.close(Code.POLICY, "too many mistakes")

    def _count(self, message: wire.ClientMessage) -> None:
        """Count an answered message; before the answer, this would delay it."""
        self.services.metrics.add("messages_total", type=type(message).__name__)

    def _note(self, error: Exception) -> Refusal:
        if isinstance(error, UndercardError):
            refusal = refusal_of(error)
            self.services.metrics.add("refusals_total", code=refusal.error)
            return refusal
        log.error("a message failed", exc_info=error)
        self.services.metrics.add("failures_total")
        return Refusal(error="internal", message="a defect of ours; it was logged")
