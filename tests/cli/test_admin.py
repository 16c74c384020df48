"""`undercard admin` as a host types it."""

from __future__ import annotations

import asyncio
import io
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from argon2 import PasswordHasher

from server.db.test_damage import PAGE, drop_the_tables, make_index_inconsistent
from server.tables.participants import ANN
from undercard.cli.ages import parse_age
from undercard.cli.main import main
from undercard.kernel.errors import BadOption
from undercard.server.bot_workers.pool import BotWorkers
from undercard.server.db import open_store, sqlite_url
from undercard.server.db.backends import FILE
from undercard.server.db.database import open_database
from undercard.server.people.passwords import Passwords
from undercard.server.people.service import People
from undercard.server.tables.service import Tables
from undercard.table.header import About


async def make_site(folder: Path) -> None:
    store = await open_store(sqlite_url(folder))
    tables = Tables(store, BotWorkers(1), time.time)
    await tables.create(About(id="", game="fightdrome", creator=ANN))
    await tables.close()
    await store.close()
    database = open_database(sqlite_url(folder))
    await People(database).make_guest("Ann")
    await database.close()


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    asyncio.run(make_site(tmp_path / "data"))
    monkeypatch.setenv("UNDERCARD_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture(autouse=True)
def nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


async def make_account(folder: Path) -> None:
    database = open_database(sqlite_url(folder))
    quick = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))
    await People(database, quick).make_account("Bea", "correct horse", None)
    await database.close()


def test_a_link_to_reset_a_password(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(make_account(data / "data"))
    assert main(["admin", "reset", "bea", "--origin", "https://play.example/"]) == 0
    assert re.search(r"^https://play\.example/reset#[\w-]{32}$", capsys.readouterr().out, re.M)
    assert main(["admin", "reset", "Ann"]) == 2
    assert "is a guest" in capsys.readouterr().err
    assert main(["admin", "audit", "Bea", "--json"]) == 0
    lines = msgspec.json.decode(capsys.readouterr().out)
    assert [line["act"] for line in lines] == ["reset_link_made", "account_made"]
    assert (lines[0]["name"], lines[0]["address"]) == ("Bea", "host")
    assert main(["admin", "audit"]) == 0
    assert "reset link made" in capsys.readouterr().out
    assert main(["admin", "audit", "--since", "soon"]) == 2
    assert "--since" in capsys.readouterr().err


def test_hosts_mutes_and_addresses(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(make_account(data / "data"))
    for arguments, words in (
        (["appoint", "Bea"], "is a host now"),
        (["appoint", "Bea", "--role", "moderator"], "is a moderator now"),
        (["people", "Bea"], "Bea  moderator"),
        (["mute", "Bea", "--for", "12h"], "may not chat for 12h"),
        (["unmute", "Bea"], "may chat again"),
        (["unmute", "Bea"], "was not muted"),
        (["dismiss", "Bea"], "has no role now"),
        (["ban-address", "2001:db8::7", "--reason", "spam"], "2001:db8::/64 is banned"),
        (["unban-address", "2001:db8::8"], "is no longer banned"),
        (["audit"], "2001:db8::/64: spam"),
    ):
        assert main(["admin", *arguments]) == 0
        assert words in capsys.readouterr().out, arguments
    assert main(["admin", "appoint", "Ann"]) == 2
    assert "is a guest" in capsys.readouterr().err
    assert main(["admin", "ban-address", "here"]) == 2
    assert "not an IP address" in capsys.readouterr().err


@pytest.mark.usefixtures("data")
def test_lists_for_people_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--state", "open"]) == 0
    assert "fightdrome" in capsys.readouterr().out
    assert main(["admin", "people", "ann", "--json"]) == 0
    (ann,) = msgspec.json.decode(capsys.readouterr().out)
    assert (ann["name"], ann["has_account"]) == ("Ann", False)
    assert main(["admin", "reports", "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out) == []
    assert main(["admin", "tables", "--older-than", "1d"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("data")
def test_irreversible_commands_ask_first(capsys: pytest.CaptureFixture[str]) -> None:
    delete = ["admin", "delete-tables", "--state", "open", "--older-than", "0m"]
    for command in (delete, ["admin", "ban", "Ann"]):
        assert main(command) == 1
        assert "nothing was changed" in capsys.readouterr().out
    assert main([*delete, "--yes"]) == 0
    assert "1 tables deleted" in capsys.readouterr().out
    assert main(["admin", "audit", "--json"]) == 0
    (line,) = msgspec.json.decode(capsys.readouterr().out)
    assert (line["act"], line["address"]) == ("table_ended", "host")
    assert line["detail"] == "1 tables: open"
    assert main(["admin", "ban", "Ann", "--yes", "--reason", "rude"]) == 0
    assert main(["admin", "people"]) == 0
    assert re.search(r"Ann  banned .* rude", capsys.readouterr().out)
    assert main(["admin", "unban", "Ann"]) == 0


def test_backup_restore_and_check(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(data / "backup.gz")
    assert main(["admin", "backup", file]) == 0
    assert main(["admin", "restore", file]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["admin", "restore", file, "--data", str(data / "new")]) == 0
    assert main(["admin", "check", "--data", str(data / "new")]) == 0
    assert "tables: 1 valid, 0 invalid" in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["index", "pages", "tables", "empty", "foreign"])
def test_the_check_refuses_a_damaged_file(
    data: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    file = data / "data" / FILE
    match kind:
        case "index":
            make_index_inconsistent(file)
        case "pages":
            content = bytearray(file.read_bytes())
            content[40 * PAGE : 60 * PAGE] = b"\xff" * (20 * PAGE)
            file.write_bytes(content)
        case "tables":
            drop_the_tables(file)
        case "empty":
            file.write_bytes(b"")
        case "foreign":
            file.unlink()
            with closing(sqlite3.connect(file)) as db:
                db.execute("CREATE TABLE other (number)")
                db.commit()
    before = file.read_bytes()
    assert main(["admin", "check"]) == 2
    assert "is damaged (" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_commands_without_a_site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "tables", "--data", str(tmp_path / "none")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_ages() -> None:
    assert [parse_age(text) for text in ("90m", "2h", "1d")] == [5400, 7200, 86_400]
    for text in ("", "d", "3", "3x", "-1d", "1.5h"):
        with pytest.raises(BadOption, match="like 90m"):
            parse_age(text)
