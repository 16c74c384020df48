"""Players who have nothing to do with the attack: a paced game, a game with a bot, a monitor."""

from __future__ import annotations

import asyncio
import random
import time

import httpx

from server.campaigns.load.clients import (
    KEPT_SECONDS,
    Lobby,
    Play,
    Played,
    Player,
    Table,
    read_message,
)

ANN, BEN, MONITOR = "127.0.0.2", "127.0.0.3", "127.0.0.5"
HEALTH_SECONDS = 0.2
BOT_SECONDS = 0.5
TIMEOUT_SECONDS = 60.0
WITH_BOT = {
    "game": "fightdrome",
    "options": {"mode": "match", "target": 10_000},
    "seats": [{"kind": "me"}, {"kind": "bot", "level": "level1"}],
}


class Bystanders:
    """Measures until the attack is over: seconds of each move, bot's move and health check."""

    def __init__(self, address: str) -> None:
        self._lobbies = [Lobby(address, source) for source in (ANN, BEN)]
        limits = httpx.Limits(keepalive_expiry=KEPT_SECONDS)
        transport = httpx.AsyncHTTPTransport(limits=limits, local_address=MONITOR)
        self._http = httpx.AsyncClient(
            base_url=f"http://{address}", transport=transport, timeout=TIMEOUT_SECONDS
        )
        self._table = Table()
        self._solo = BotGame()
        self.moves: list[float] = []
        self.bots: list[float] = []
        self.health: list[float] = []

    @property
    def table(self) -> str:
        return self._table.id

    async def sit_down(self) -> None:
        await self._table.sit_down(*self._lobbies)
        await self._solo.sit_down(self._lobbies[0])

    async def play(self, seconds: float, every: float) -> None:
        """Play and check the server's health; replaces earlier measurements."""
        self.health, self.bots, played = [], self._solo.begin(), Played()
        self.moves = played.received
        self._table.begin(Play(seconds, every), played)
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._check_health(seconds))
            tasks.create_task(self._solo.play(seconds))
            await asyncio.sleep(seconds)
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while self._table.is_busy:
                    await asyncio.sleep(0.01)

    async def leave(self) -> None:
        await self._table.leave()
        await self._solo.leave()
        await self._http.aclose()
        for lobby in self._lobbies:
            await lobby.close()

    async def _check_health(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self._http.get("/health")
            self.health.append(time.perf_counter() - began)
            await asyncio.sleep(HEALTH_SECONDS)


class BotGame:
    """A person against the weakest bot; measures from a move until the person can move again."""

    def __init__(self) -> None:
        self._table = ""
        self._player: Player
        self._times: list[float] = []

    async def sit_down(self, lobby: Lobby) -> None:
        cookie = await lobby.enter()
        self._table = await lobby.make_table(cookie, WITH_BOT)
        self._player = Player(await lobby.connect(cookie))
        await self._player.send(type="subscribe", table=self._table)
        await self._await_turn(0)

    def begin(self) -> list[float]:
        self._times = []
        return self._times

    async def play(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            now = self._player.now
            assert now is not None
            assert now.view is not None
            began, action = time.perf_counter(), random.choice(now.view.legal)
            step = {"step": "act", "seat": now.seat, "action": action, "answers": now.number}
            await self._player.send(type="step", table=self._table, key=f"k{now.number}", step=step)
            await self._await_turn(now.number)
            self._times.append(time.perf_counter() - began)
            await asyncio.sleep(BOT_SECONDS)

    async def leave(self) -> None:
        await self._player.socket.close()

    async def _await_turn(self, after: int) -> None:
        """Wait until the person can act on a later step."""
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while True:
                message = read_message(await self._player.socket.recv())
                assert message.type not in ("error", "unsubscribed"), message
                if message.now is not None:
                    self._player.now = now = message.now
                    if now.number > after and now.view is not None and now.view.legal:
                        return
