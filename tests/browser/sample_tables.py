"""A person with tables in every state, created over HTTP."""

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
RETRIES = 3
"""The server closes an idle connection, which the next request may just have begun to use."""


@dataclass(frozen=True)
class SampleTables:
    """The tables of one person, and the storage of their browser."""

    known: StorageState
    name: str
    person: str
    bout: str
    dungeon: str
    open: str
    finished_bout: str
    finished_dungeon: str
    resigned: str


def create_sample_tables(visitor: Visitor) -> SampleTables:
    api = ApiClient(visitor.context.request, visitor.address)
    me = api.post("/guest", {"name": "Ada"})["me"]
    assert isinstance(me, dict)
    finished_bout = api.table("fightdrome", BOT, BOT)
    finished_dungeon = api.table("survive", BOT, BOT)
    resigned = api.table("fightdrome", ME, BOT, visibility="public")
    api.post(f"/tables/{resigned}/steps", {"step": "resign", "seat": 0})
    samples = SampleTables(
        known=visitor.context.storage_state(),
        name=str(me["name"]),
        person=str(me["id"]),
        bout=api.table("fightdrome", ME, BOT),
        dungeon=api.table("survive", ME, BOT),
        open=api.table("fightdrome", ME, OPEN),
        finished_bout=finished_bout,
        finished_dungeon=finished_dungeon,
        resigned=resigned,
    )
    for table in (finished_bout, finished_dungeon):
        watch_until_over(visitor, api, table)
    return samples


def watch_until_over(visitor: Visitor, api: ApiClient, table: str) -> None:
    """Watch a table until it is over: bots without a person play only while they are watched."""
    with visitor.context.new_page() as page:
        page.goto(f"{visitor.address}/table/{table}")
        api.wait_until_over(table)


class ApiClient:
    """The HTTP API with the session of the visitor's browser."""

    def __init__(self, requests: APIRequestContext, address: str) -> None:
        self._requests, self._address = requests, address

    def get(self, path: str) -> dict[str, Json]:
        reply = self._requests.get(f"{self._address}/api{path}", max_retries=RETRIES)
        return self._read(reply.json())

    def post(self, path: str, body: Json) -> dict[str, Json]:
        headers = {"Origin": self._address}
        url = f"{self._address}/api{path}"
        reply = self._requests.post(url, data=body, headers=headers, max_retries=RETRIES)
        assert reply.ok, reply.text()
        return self._read(reply.json())

    def table(self, game: str, *seats: Json, visibility: str = "private", **more: Json) -> str:
        body: Json = {"game": game, "seats": list(seats), "visibility": visibility, **more}
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
