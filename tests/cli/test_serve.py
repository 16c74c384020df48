"""`undercard serve` prints one line with its address, or one with the error.

`tests/server/test_serve.py` checks how the server stops.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from polling import LIMIT_SECONDS
from undercard.cli.main import main, make_parser
from undercard.cli.serve import OVERVIEW, settings_of
from undercard.server.mail import parse_smtp
from undercard.server.settings import ServerSettings

MANUAL = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
SMTP = "smtp://ann:s%40cret@mail.test"
SITE = ["--origin", "https://play.example"]
UNREACHABLE = "postgresql://ann:secret@127.0.0.1:1/x"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "undercard", "serve", "--no-warm-up", "--lang", "en", *arguments]


def settings(*arguments: str) -> ServerSettings:
    return settings_of(make_parser().parse_args(["serve", *arguments]))


def test_it_prints_its_address_serves_and_stops(tmp_path: Path) -> None:
    with subprocess.Popen(
        command("--port", "0", "--data", str(tmp_path / "new" / "folder")),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        line = server.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line + server.stderr.read()
        assert httpx.get(found[0] + "/health", timeout=LIMIT_SECONDS).json()["status"] != "failing"
        assert "<!doctype html>" in httpx.get(found[0] + "/", timeout=LIMIT_SECONDS).text.lower()
        server.send_signal(signal.SIGINT)
        output, log = server.communicate(timeout=LIMIT_SECONDS)
    assert server.returncode == 0, log
    assert str(tmp_path) in output.splitlines()[-1]
    assert "Traceback" not in log


def test_errors_of_the_machine_are_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder, and no database")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        cases = {
            "is in use": ("--port", port, "--data", str(tmp_path)),
            "cannot be used": ("--port", "0", "--data", str(tmp_path / "file" / "in it")),
            "is damaged (file is not a database); move it away and restore a backup": (
                "--port",
                "0",
                "--database",
                f"sqlite:///{tmp_path / 'file'}",
            ),
            "PostgreSQL is not available": ("--port", "0", "--database", UNREACHABLE),
            "cannot be read": ("--port", "0", "--database", "postgresql://127.0.0.1:port/x"),
        }
        running = {
            words: subprocess.Popen(command(*arguments), stderr=subprocess.PIPE, text=True)
            for words, arguments in cases.items()
        }
        for words, process in running.items():
            _, errors = process.communicate(timeout=LIMIT_SECONDS)
            last = errors.splitlines()[-1]
            assert process.returncode == 2, errors
            assert last.startswith("undercard: ")
            assert words in last
            assert "Traceback" not in errors
            assert "secret" not in errors


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "http"], "--port"),
        (["--port", "65536"], "--port"),
        (["--backup-every", "daily"], "--backup-every"),
        (["--backup-keep", "0"], "--backup-keep"),
        (["--abandoned-after", "0"], "--abandoned-after"),
        (["--origin", "play.example"], "--origin"),
        (["--origin", "https://play.example/games"], "--origin"),
        (["--origin", "https://play.example:http"], "--origin"),
        (["--origin", "https://ann@play.example"], "--origin"),
        (["--origin", "https://spiele-k\u00f6ln.example"], "--origin"),
        (["--smtp", SMTP], "--mail-from"),
        (["--smtp", SMTP, "--mail-from", "a@x.test"], "--origin"),
        (["--smtp", SMTP, "--mail-from", "nobody", *SITE], "--mail-from"),
        (["--smtp", "mail.test:587", "--mail-from", "a@x.test", *SITE], "--smtp"),
        (["--smtp", "http://mail.test", "--mail-from", "a@x.test", *SITE], "--smtp"),
        (["--smtp", "smtp://mail.test:x", "--mail-from", "a@x.test", *SITE], "--smtp"),
    ],
)
def test_invalid_options(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_the_smtp_server_and_its_password(capsys: pytest.CaptureFixture[str]) -> None:
    """The password is in no message and in no log."""
    made = settings("--smtp", SMTP, "--mail-from", "Undercard <a@x.test>", *SITE)
    server = parse_smtp(made.mail.smtp)
    assert (server.host, server.port, server.is_tls) == ("mail.test", 587, False)
    assert (server.user, server.password) == ("ann", "s@cret")
    assert parse_smtp("smtps://mail.test").port == 465
    assert main(["serve", "--smtp", SMTP + "/path", "--mail-from", "a@x.test", *SITE]) == 2
    for text in (repr(made), repr(server), capsys.readouterr().err):
        assert "cret" not in text


def test_an_invalid_bot_prevents_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bad.py"
    file.write_text("class Bot: pass")
    for path, words in ((file, "no class with a method decide"), (tmp_path / "no.py", "no such")):
        assert main(["serve", "--bot", str(path)]) == 2
        output = capsys.readouterr().err
        assert output.startswith(f"undercard: --bot: {path}: ")
        assert words in output
    monkeypatch.setenv("UNDERCARD_BOTS", str(file))
    assert main(["serve"]) == 2


def test_bots_of_the_host_are_loaded_before_the_start() -> None:
    example = Path(__file__).parents[2] / "examples" / "my_bot.py"
    [bot] = settings("--bot", str(example)).house_bots
    assert (bot.name, bot.games) == ("Penny Pincher", ("fightdrome",))


def test_cookies_are_secure_on_a_secure_site() -> None:
    assert not settings().secure_cookies
    assert settings("--origin", "https://play.example/").secure_cookies
    assert settings("--origin", "https://play.example/").origins == ("https://play.example",)
    assert not settings("--origin", "http://a", "--origin", "https://b").secure_cookies
    assert not settings("--origin", "https://a", "--no-secure-cookies").secure_cookies


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ("https://Play.Example", "https://play.example"),
        ("HTTPS://play.example:443/", "https://play.example"),
        ("http://play.example:80", "http://play.example"),
        ("https://play.example:8443", "https://play.example:8443"),
        ("http://[2001:db8::1]:8000", "http://[2001:db8::1]:8000"),
    ],
)
def test_an_origin_is_the_one_that_browsers_send(given: str, sent: str) -> None:
    """Otherwise every change would be refused as one of another site."""
    assert settings("--origin", given).origins == (sent,)


def test_backups_and_abandoned_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = settings("--data", "here")
    assert (plain.backup_every, plain.backups) == (0.0, Path("here/backups"))
    assert plain.abandoned_after == 60 * 86_400
    monkeypatch.setenv("UNDERCARD_BACKUP_EVERY", "12h")
    found = settings("--backup-folder", "there", "--abandoned-after", "never")
    assert (found.backup_every, found.backup_keep, found.backups) == (43_200.0, 7, Path("there"))
    assert found.abandoned_after == 0.0


def test_the_command_line_overrides_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "PORT": "81",
        "DATA": "/from/environment",
        "ORIGIN": "https://a, https://b",
        "SECURE_COOKIES": "no",
    }.items():
        monkeypatch.setenv(f"UNDERCARD_{name}", value)
    found = settings("--data", "here")
    assert (found.port, found.data) == (81, Path("here"))
    assert found.origins == ("https://a", "https://b")
    assert not found.secure_cookies
    monkeypatch.setenv("UNDERCARD_SECURE_COOKIES", "perhaps")
    assert main(["serve"]) == 2


def test_the_log_is_json_except_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settings().log_format == "json"
    assert settings("--log", "text").log_format == "text"
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert (settings().log_format, settings().log_level) == ("text", "WARNING")
    monkeypatch.setenv("UNDERCARD_LOG", "json")
    assert settings().log_format == "json"


@pytest.mark.parametrize("name", ["UNDERCARD_LOG", "UNDERCARD_LOG_LEVEL"])
def test_a_wrong_value_of_the_environment_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, "loud")
    assert main(["serve"]) == 2
    assert f"{name}: 'loud' is not one of" in capsys.readouterr().err


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if sys.platform == "linux":
        monkeypatch.setenv("XDG_DATA_HOME", os.fspath(tmp_path))
        assert settings().data == tmp_path / "undercard"


def test_the_help_names_every_option_that_the_environment_can_set(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        make_parser().parse_args(["serve", "--help"])
    shown = {*re.findall(r"^  --([a-z-]+)", capsys.readouterr().out, re.MULTILINE)}
    variables = dict(re.findall(r"^\| `--([a-z-]+)` \| `(UNDERCARD_\w+)`", MANUAL, re.MULTILINE))
    assert [name for name in variables.values() if name not in OVERVIEW] == []
    others = {flag for flag in shown - variables.keys() if not flag.startswith("limit-")}
    assert others == {"open", "lang", "no-warm-up"}
    assert "The exceptions are --open, --lang and --no-warm-up." in OVERVIEW
