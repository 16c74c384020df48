"""A person and their tables in every state, made over HTTP so that pages can be looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, cast

from playwright.sync_api import APIRequestContext, StorageState

from browser.visitor import Visitor
from polling import wait_until

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
BOT: Json = {"kind": "bot", "level": "level1"}
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@dataclass(frozen=True)
class Places:
    """Tables of one person, and what their browser remembers."""

    known: StorageState
    name: str
    person: str
    bout: str
    dungeon: str
    gathering: str
    fought: str
    survived: str
    given_up: str


def prepare(visitor: Visitor) -> Places:
    desk = Desk(visitor.context.request, visitor.address)
    me = desk.post("/guest", {"name": "Ada"})["me"]
    assert isinstance(me, dict)
    fought, survived = (desk.table(game, BOT, BOT) for game in ("fightdrome", "survive"))
    given_up = desk.table("fightdrome", ME, BOT, visibility="public")
    desk.post(f"/tables/{given_up}/steps", {"step": "resign", "seat": 0})
    places = Places(
        known=visitor.context.storage_state(),
        name=str(me["name"]),
        person=str(me["id"]),
        bout=desk.table("fightdrome", ME, BOT),
        dungeon=desk.table("survive", ME, BOT),
        gathering=desk.table("fightdrome", ME, OPEN),
        fought=fought,
        survived=survived,
        given_up=given_up,
    )
    for table in (fought, survived):
        desk.wait_until_over(table)
    return places


class Desk:
    """The HTTP API as the visitor's own browser would use it."""

    def __init__(self, requests: APIRequestContext, address: str) -> None:
        self._requests, self._address = requests, address

    def get(self, path: str) -> dict[str, Json]:
        return self._read(self._requests.get(f"{self._address}/api{path}").json())

    def post(self, path: str, body: Json) -> dict[str, Json]:
        headers = {"Origin": self._address}
        reply = self._requests.post(f"{self._address}/api{path}", data=body, headers=headers)
        assert reply.ok, reply.text()
        return self._read(reply.json())

    def table(self, game: str, *seats: Json, visibility: str = "private") -> str:
        body: Json = {"game": game, "seats": list(seats), "visibility": visibility}
        return str(self.post("/tables", body)["table"])

    def wait_until_over(self, table: str) -> None:
        wait_until(lambda: self._phase(table) == "finished")

    def _phase(self, table: str) -> str:
        now = self.get(f"/tables/{table}")["now"]
        assert isinstance(now, dict)
        return str(now["phase"])

    @staticmethod
    def _read(body: object) -> dict[str, Json]:
        assert isinstance(body, dict)
        return cast("dict[str, Json]", body)
