"""One WebSocket: messages in, one at a time; messages out, from all that the client follows.

A message that makes no sense is answered by a typed error and counted; only who goes on and on is
shown the door. Nothing here is shared with other connections.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Coroutine
from contextlib import aclosing, suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from undercard.kernel.errors import UndercardError
from undercard.server.people import Session
from undercard.server.people.queries import Who
from undercard.server.web import wire
from undercard.server.web.audience import Place
from undercard.server.web.bodies import decode
from undercard.server.web.call import Site, address_of, now
from undercard.server.web.direct import direct_way
from undercard.server.web.endpoint import encoder
from undercard.server.web.errors import (
    Busy,
    Malformed,
    NotSignedIn,
    TooLarge,
    TooManyFollows,
    refusal_of,
)
from undercard.server.web.following import hear
from undercard.server.web.limits import Bucket
from undercard.server.web.lobby_feed import LobbyFeed
from undercard.server.web.people_api import me_of
from undercard.server.web.short_way import ShortWay
from undercard.server.web.stepping import post_step
from undercard.server.web.talking import Talk

RECHECK_SECONDS = 60.0
"""How long a session is believed before it is looked up again."""
POLICY = 1008
"""Closed for bad manners."""
LOBBY = ""
"""Where a table's id would be; no table has this one."""
log = logging.getLogger(__name__)


class Live:
    """A connection that was let in."""

    def __init__(
        self,
        site: Site,
        lobby: LobbyFeed,
        socket: WebSocket,
        token: str | None,
        session: Session | None,
    ) -> None:
        self._site, self._lobby, self._socket = site, lobby, socket
        self._token, self._session = token, session
        self._checked_at = time.monotonic()
        self._mistakes = Bucket(site.settings.limits.mistake, time.monotonic())
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sending = asyncio.Lock()
        self._direct = direct_way(socket)
        self._late: set[asyncio.Task[None]] = set()
        self._is_free = asyncio.Event()
        """Whether no message is being dealt with: the next one has to wait for it."""
        self._is_free.set()
        self._has_next = False
        """Whether there is a message that waits for that: no other may overtake it."""

    async def run(self) -> None:
        who = self._session.who if self._session else None
        try:
            await self._send(wire.Hello(me=me_of(who), at=now()))
            self._open_short_way()
            while (text := await self._receive()) is not None:
                self._has_next = True
                await self._is_free.wait()
                self._has_next = False
                if not await self._take_alone(text):
                    return
        except WebSocketDisconnect:
            pass
        finally:
            if self._direct is not None:
                self._direct.offer = None
            await self._stop_all()

    async def shut(self) -> None:
        """The host has closed the site to whoever this is."""
        self._token = self._session = None
        await self._stop_all()
        await self._socket.close(POLICY, "banned")

    # Messages in

    async def _receive(self) -> str | bytes | None:
        """None when the client has gone."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str | bytes | None = event.get("text")
        return text if text is not None else bytes(event.get("bytes") or b"")

    async def _take_alone(self, text: str | bytes) -> bool:
        """Whether the client may go on; else it was told why not."""
        self._is_free.clear()
        try:
            may_go_on = await self._take(text)
        finally:
            self._is_free.set()
        if not may_go_on:
            await self._socket.close(POLICY, "too many mistakes")
        return may_go_on

    async def _take(self, text: str | bytes) -> bool:
        """Whether the client may go on."""
        message: wire.ClientMessage | None = None
        try:
            self._site.gate.message.take(self._name)
            message = self._decode(text)
            self._site.metrics.add("messages_total", type=type(message).__name__)
            await self._do(message)
        except UndercardError as error:
            await self._refuse(error, message)
            if isinstance(error, Malformed | TooLarge | Busy):
                return self._mistakes.take(time.monotonic()) == 0
        except WebSocketDisconnect:
            raise
        except Exception:
            await self._tell_refusal(self._note_defect(), message)
        return True

    def _note_defect(self) -> wire.Refusal:
        log.exception("a message failed")
        self._site.metrics.add("failures_total")
        return wire.Refusal(error="internal", message="a defect of ours; it was logged")

    @property
    def _name(self) -> str:
        return self._session.who.id if self._session else address_of(self._socket)

    def _decode(self, text: str | bytes) -> wire.ClientMessage:
        if not isinstance(text, str):
            raise Malformed("messages are JSON in text frames")
        most = self._site.settings.limits.body_bytes
        if len(text) > most:
            raise TooLarge(f"a message may have {most} characters")
        message: wire.ClientMessage = decode(text, wire.ClientMessage)  # type: ignore[arg-type]
        return message

    async def _do(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.PostStep():
                await self._post(message)
            case wire.Follow():
                await self._check_session()
                self._start(message.table, self._follow(message))
            case wire.Unfollow(table=table):
                await self._stop(table)
                await self._send(wire.Unfollowed(table=table))
            case wire.Say():
                await self._talk(message)
            case wire.FollowLobby():
                self._start(LOBBY, self._follow_lobby())
            case wire.UnfollowLobby():
                await self._stop(LOBBY)
            case wire.Ping(key=key):
                await self._send(wire.Pong(key=key, at=now()))

    async def _post(self, message: wire.PostStep) -> None:
        who = await self._check_session()
        if who is None:
            raise NotSignedIn("sign in first, or choose a name as a guest")
        number = await post_step(self._site, who, message.table, message.step, message.key)
        await self._send(wire.Acknowledged(key=message.key, table=message.table, number=number))

    async def _talk(self, message: wire.Say) -> None:
        who = await self._check_session()
        if who is None:
            raise NotSignedIn("sign in first, or choose a name as a guest")
        self._site.gate.chat.take(who.id)
        await self._site.chat.say(who, message.table, message.text)
        self._site.metrics.add("chat_lines_total")

    async def _check_session(self) -> Who | None:
        """Who it is; `NotSignedIn` if the session has ended since, here or elsewhere."""
        if self._session is None or self._token is None:
            return None
        if time.monotonic() - self._checked_at > RECHECK_SECONDS:
            self._session = await self._site.people.find(self._token)
            self._checked_at = time.monotonic()
        if self._session is None or self._session.expires_at <= now():
            self._session = None
            await self._stop_all()
            raise NotSignedIn("the session has ended; connect again")
        return self._session.who

    # The short way

    def _open_short_way(self) -> None:
        if self._direct is None:
            return

        def tell(message: wire.Acknowledged) -> None:
            if not self._say(message):
                self._begin(self._send(message))

        def take_long_way(text: bytes) -> None:
            self._begin(self._take_alone(text.decode()))

        way = ShortWay(self._site, self._is_free, self._believed, tell, take_long_way)
        self._direct.offer = way.take

    def _believed(self) -> Who | None:
        """Who it is, where that need not be looked up, nor as whom they speak."""
        session = self._session
        if session is None or self._token is None or session.who.also or self._has_next:
            return None
        is_due = time.monotonic() - self._checked_at > RECHECK_SECONDS
        return None if is_due or session.expires_at <= now() else session.who

    def _tell_at_once(self, news: wire.TableEntries) -> bool:
        """While the game goes on; at its end there is more to tell."""
        return news.now.phase == "running" and self._say(news)

    def _say(self, message: wire.ServerMessage) -> bool:
        """False: not sent, and whoever sends has to wait."""
        return self._direct is not None and self._direct.say(encoder.encode(message))

    def _begin(self, work: Coroutine[None, None, object]) -> None:
        async def run() -> None:
            with suppress(WebSocketDisconnect):
                await work

        task = asyncio.create_task(run())
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    # Following

    def _start(self, table: str, follow: Coroutine[None, None, None]) -> None:
        """In place of what was followed under this name before."""
        before = self._tasks.pop(table, None)
        if before is not None:
            before.cancel()
        elif len(self._tasks) >= self._site.settings.limits.follows:
            follow.close()
            raise TooManyFollows(f"{len(self._tasks)} are followed already; unfollow one")
        self._site.metrics.add("follows", 0 if before else 1)
        self._tasks[table] = asyncio.create_task(follow)

    async def _stop(self, table: str) -> None:
        task = self._tasks.pop(table, None)
        if task is not None:
            self._site.metrics.add("follows", -1)
            task.cancel()
            await asyncio.wait([task])

    async def _stop_all(self) -> None:
        for table in list(self._tasks):
            await self._stop(table)

    async def _follow(self, asked: wire.Follow) -> None:
        who = self._session.who if self._session else None
        tell = self._tell_at_once
        heard = hear(self._site, asked.table, who, asked.seat, asked.after, tell)
        talk = Talk(self._site, who, asked.table, self._send)
        place = Place(self._site.audience, asked.table, self._send)
        beside = [asyncio.create_task(it) for it in (talk.run(asked.chat_after), place.run())]
        try:
            with self._site.notices.presence.at(asked.table, who.ids if who is not None else ()):
                await self._pass_on(asked.table, heard, talk, place)
        finally:
            place.leave()
            for task in beside:
                task.cancel()

    async def _follow_lobby(self) -> None:
        async with aclosing(self._lobby.watch()) as changes:
            async for lobby in changes:
                await self._send(wire.LobbyNow(tables=lobby.tables, online=lobby.online))

    async def _pass_on(
        self,
        table: str,
        heard: AsyncGenerator[wire.TableSnapshot | wire.TableEntries],
        talk: Talk,
        place: Place,
    ) -> None:
        refusal: wire.Refusal | None = None
        try:
            async with aclosing(heard):
                async for message in heard:
                    await self._send(message)
                    place.sit(message.now.seat)
                    await talk.notice(message)
                    del message  # a whole log may hang on it
        except WebSocketDisconnect:
            return
        except UndercardError as error:
            refusal = refusal_of(error)
            self._site.metrics.add("refusals_total", code=refusal.error)
        except Exception:
            refusal = self._note_defect()
        self._forget(table)
        await self._send(wire.Unfollowed(table=table, error=refusal))

    def _forget(self, table: str) -> None:
        """A task that ends by itself; another may have taken its place."""
        if self._tasks.get(table) is asyncio.current_task():
            del self._tasks[table]
            self._site.metrics.add("follows", -1)

    # Messages out

    async def _refuse(self, error: UndercardError, message: wire.ClientMessage | None) -> None:
        refusal = refusal_of(error)
        self._site.metrics.add("refusals_total", code=refusal.error)
        await self._tell_refusal(refusal, message)

    async def _tell_refusal(
        self, refusal: wire.Refusal, message: wire.ClientMessage | None
    ) -> None:
        await self._send(
            wire.Error(
                **msgspec.structs.asdict(refusal),
                key=getattr(message, "key", None),
                table=getattr(message, "table", None),
            )
        )

    async def _send(self, message: wire.ServerMessage) -> None:
        """One at a time; where the client reads slowly, those who would send wait."""
        async with self._sending:
            if self._socket.application_state is WebSocketState.CONNECTED:
                with suppress(RuntimeError):  # closed in this very moment
                    await self._socket.send_text(encoder.encode(message).decode())
