"""The log contains no information that only one person may have."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator

import msgspec
import pytest
from sqlalchemy import select

from server.clients import BOT, ME, Client, act
from undercard.server.admin.databases import ask_once
from undercard.server.db.schema import tables
from undercard.server.logs import JsonFormatter, LogFormat, TextFormatter, set_up_logs, short_id
from undercard.server.settings import ServerSettings
from undercard.server.tables.live_table import decode_header


@pytest.fixture(params=[JsonFormatter, TextFormatter])
def formatter(request: pytest.FixtureRequest) -> logging.Formatter:
    made: logging.Formatter = request.param()
    return made


@pytest.fixture
def log(formatter: logging.Formatter) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    root, before = logging.getLogger(), logging.getLogger().level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(before)


async def test_a_whole_game_leaves_no_secret_in_the_log(
    ann: Client, settings: ServerSettings, log: io.StringIO
) -> None:
    table = await ann.make_table(seats=[ME, BOT], visibility="private", options={"first": "seat 0"})
    seen = await ann.look(table)
    hand = seen["now"]["view"]["fighters"][0]["hand"]
    await ann.step(table, act(seen["now"]))
    await ann.step(table, {"step": "resign", "seat": 0})
    header = decode_header(
        await ask_once(
            settings.url,
            lambda db: db.execute(select(tables.c.header).where(tables.c.id == table)).scalar_one(),
            writes=False,
        )
    )
    text = log.getvalue()
    assert len(text.splitlines()) >= 4
    assert len(hand) > 2
    token = ann.cookie.split("=", 1)[1]
    for secret in (table, header.secret, token, msgspec.json.encode(hand).decode()[1:-1]):
        assert secret not in text


def test_a_traceback_shows_places_but_no_values(log: io.StringIO) -> None:
    def deal() -> None:
        try:
            raise KeyError("the hand is K30 P70")
        except KeyError as error:
            raise ValueError("token secret-1") from error

    try:
        deal()
    except ValueError:
        logging.getLogger("undercard").exception("a request failed")
    text = log.getvalue()
    assert re.search(r"test_logs\.py:\d+ deal\W+KeyError\W.*ValueError\W+$", text, re.DOTALL)
    assert "K30" not in text
    assert "secret-1" not in text


def written(form: LogFormat) -> str:
    """Return the log lines of a request and a warning."""
    stream, root = io.StringIO(), logging.getLogger()
    before = root.handlers[:], root.level
    set_up_logs("INFO", form, stream)
    try:
        logging.getLogger("undercard.a").info("request", extra={"fields": {"status": 200}})
        logging.getLogger("undercard.b").warning("it is %s", "late")
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
    return stream.getvalue()


def test_json_is_one_object_per_line() -> None:
    request, warning = map(msgspec.json.decode, written("json").splitlines())
    assert (request["message"], request["status"]) == ("request", 200)
    assert (warning["level"], warning["logger"]) == ("warning", "undercard.b")


def test_text_is_readable() -> None:
    request, warning = written("text").splitlines()
    assert re.fullmatch(r"\d\d:\d\d:\d\d request status=200", request)
    assert re.fullmatch(r"\d\d:\d\d:\d\d warning: it is late", warning)


def test_table_ids_are_shortened_in_the_log() -> None:
    assert short_id("abcdefghijkl") == "abcd…"
