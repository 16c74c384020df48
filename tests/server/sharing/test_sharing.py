"""Cards of links: what they show of an open game, and that they show nothing of any other.

A link is read by the servers of messengers, so a card that says too much reveals it to everyone.
"""

from __future__ import annotations

import io
import re
from html import unescape

import pytest
from PIL import Image
from starlette.applications import Starlette

from server.clients import ME, OPEN, Client
from server.replays.test_api import finish
from undercard.pictures import raster
from undercard.pictures.card import HEIGHT, WIDTH
from undercard.pictures.drawings import site_card
from undercard.pictures.raster import Drawing, PictureFrame, rasterise
from undercard.server.sharing.errors import PictureLost
from undercard.server.sharing.heads import preferred_language
from undercard.server.sharing.pictures import Pictures, rasterise_in_process

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')


async def tags_of(client: Client, path: str, language: str = "en") -> dict[str, str]:
    reply = await client.http.get(path, headers={"accept-language": language})
    assert reply.status_code == 200
    return {name: unescape(content) for name, content in TAG.findall(reply.text)}


async def picture_of(client: Client, table: str, **query: str) -> bytes:
    reply = await client.http.get(f"/api/tables/{table}/card.png", params=query)
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "image/png"
    return reply.content


async def resigned(ann: Client, ben: Client, visibility: str) -> str:
    """Return a game that the second player resigned."""
    table = await ann.make_table(seats=[ME, OPEN], visibility=visibility)
    await ben.step(table, {"step": "sit_down", "seat": 1})
    await ann.step(table, {"step": "start"})
    await ben.step(table, {"step": "resign", "seat": 1})
    return table


async def test_hidden_running_and_unknown_tables_look_the_same(
    ann: Client, ben: Client, stranger: Client
) -> None:
    running = await ann.make_table(seats=[ME, ME], visibility="practice")
    hidden = [await resigned(ann, ben, "private"), await finish(ann)]
    tables = ["nope", running, *hidden]
    for path in ("table", "replay"):
        heads = [await tags_of(stranger, f"/{path}/{it}", "de") for it in tables]
        assert heads[0]["og:title"] == "Undercard"
        assert all(head == heads[0] for head in heads)
    pictures = [await picture_of(stranger, it, language="de") for it in tables]
    assert set(pictures) == {rasterise(site_card("de"))}
    for table in tables:
        reply = await stranger.http.get(f"/api/tables/{table}/moment.gif")
        assert reply.status_code == 404
    await stranger.post(f"/api/tables/{hidden[0]}/share", {}, 401)
    await ben.post(f"/api/tables/{hidden[1]}/share", {}, 403)
    await ann.post(f"/api/tables/{running}/share", {}, 403)


async def test_a_player_opens_a_hidden_game(ann: Client, ben: Client, stranger: Client) -> None:
    table = await resigned(ann, ben, "private")
    own = await picture_of(ann, table)
    assert own != rasterise(site_card("en"))
    assert await ann.get(f"/api/tables/{table}/share") == {"is_open": False, "may_open": True}
    for _ in range(2):
        await ann.post(f"/api/tables/{table}/share", {})
    assert await stranger.get(f"/api/tables/{table}/share") == {"is_open": True, "may_open": False}
    assert await picture_of(stranger, table) == own
    shown = await tags_of(stranger, f"/replay/{table}")
    assert shown["og:description"] == "Ann wins!"


async def test_a_public_game_has_a_card_in_the_language_of_the_reader(
    ann: Client, ben: Client, stranger: Client
) -> None:
    table = await resigned(ann, ben, "public")
    shown = await tags_of(stranger, f"/replay/{table}", "ja, fr-CH;q=0.9, en;q=0.4")
    assert shown["og:title"] == "Ann – Ben · Fightdrome"
    assert shown["og:description"] == "Ann a gagné\u202f!"
    assert shown["twitter:card"] == "summary_large_image"
    assert shown["og:image"].endswith(f"/api/tables/{table}/card.png?language=fr")
    reply = await stranger.http.get(shown["og:image"])
    with Image.open(io.BytesIO(reply.content)) as picture:
        assert (picture.format, picture.size) == ("PNG", (WIDTH, HEIGHT))
        assert [shown["og:image:width"], shown["og:image:height"]] == [str(WIDTH), str(HEIGHT)]


def test_the_best_supported_language_is_chosen() -> None:
    assert preferred_language("") == "en"
    assert preferred_language("ja") == "en"
    assert preferred_language("en;q=0.5, de") == "de"
    assert preferred_language("de;q=0, es;q=0.1") == "es"
    assert preferred_language("de;q=much, fr") == "fr"


async def test_the_cache_of_pictures_is_bounded() -> None:
    drawn = list[str]()

    async def draw(drawing: Drawing) -> bytes:
        drawn.append(drawing.frames[0].svg)
        return b"." * 100

    pictures = Pictures(250, draw)

    async def ask(name: str) -> None:
        await pictures.draw((name, "en", "card"), lambda: Drawing((PictureFrame(name),), 1))

    for name in "abab":
        await ask(name)
    assert drawn == ["a", "b"]
    pictures.find(("a", "en", "card"))
    await ask("c")
    kept = [name for name in "abc" if pictures.find((name, "en", "card"))]
    assert kept == ["a", "c"]


async def test_pictures_are_made_in_another_process(
    ann: Client, ben: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rasterising holds Python's lock for up to a second, in which no player could move."""
    table = await resigned(ann, ben, "public")

    def fail(*_: object) -> bytes:
        raise AssertionError("a picture is made in the process of the server")

    monkeypatch.setattr(raster, "_to_png", fail)
    assert (await picture_of(ann, table))[:4] == b"\x89PNG"
    assert (await ann.http.get(f"/api/tables/{table}/moment.gif")).content[:3] == b"GIF"
    assert (await ann.http.get("/api/card.png")).content[:4] == b"\x89PNG"


async def test_a_picture_that_cannot_be_made_is_refused() -> None:
    with pytest.raises(PictureLost):
        await rasterise_in_process(Drawing((PictureFrame("no picture"),), 10))


async def test_a_link_loads_no_table(
    app: Starlette, ann: Client, ben: Client, stranger: Client
) -> None:
    """A page of each of many long games would otherwise replay all of them."""
    table, tables = await resigned(ann, ben, "public"), app.state.core.tables
    tables.forget(table)
    before = tables.counters.loads
    assert (await tags_of(stranger, f"/replay/{table}"))["og:description"] == "Ann wins!"
    await stranger.get(f"/api/tables/{table}/share")
    assert tables.counters.loads == before


async def test_the_name_of_a_deleted_account_is_on_no_card(
    ann: Client, ben: Client, stranger: Client
) -> None:
    await ben.post("/api/account", {"name": "Benedikt", "password": "correct horse"}, 201)
    table = await resigned(ann, ben, "public")
    assert "Benedikt" in (await tags_of(stranger, f"/replay/{table}"))["og:title"]
    before = await picture_of(stranger, table)
    await ben.post("/api/me/leave", {"password": "correct horse"})
    assert "Benedikt" not in (await tags_of(stranger, f"/replay/{table}"))["og:title"]
    assert await picture_of(stranger, table) != before
