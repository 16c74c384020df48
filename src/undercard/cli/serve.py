"""`undercard serve`: the whole site from one process, with all data in one folder."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from undercard.cli.ages import parse_optional_age
from undercard.cli.commands import is_number
from undercard.cli.database import PREFIX, add_database, flag_from_environment, from_environment
from undercard.cli.limits import add_limits, limits_of
from undercard.kernel.errors import BadOption, quoted
from undercard.locales import LANGUAGES, Messages, system_language

if TYPE_CHECKING:
    from undercard.bots.house import HouseBot
    from undercard.cli.commands import Commands
    from undercard.server.settings import MailSettings, ServerSettings

FORMATS = ("text", "json")
FEWEST_CONNECTIONS = 4
"""A copy of the value in `server.db.connection_budget`, which is slow to import."""
MOST_PUZZLE_DAYS = 30
PORTS = {"http": 80, "https": 443}
"""The ports that browsers leave out of an origin."""
LEVELS = ("debug", "info", "warning", "error")
OVERVIEW = """These options can also be set in the environment: UNDERCARD_HOST, UNDERCARD_PORT,
UNDERCARD_DATA, UNDERCARD_DATABASE, UNDERCARD_CONNECTIONS, UNDERCARD_ORIGIN and UNDERCARD_BOTS
(several with commas), UNDERCARD_SECURE_COOKIES, UNDERCARD_TRUSTED_PROXIES, UNDERCARD_LOG,
UNDERCARD_LOG_LEVEL, UNDERCARD_BACKUP_EVERY, UNDERCARD_BACKUP_KEEP, UNDERCARD_BACKUP_FOLDER,
UNDERCARD_ABANDONED_AFTER, UNDERCARD_PUZZLE_DAYS, UNDERCARD_SMTP, UNDERCARD_MAIL_FROM, and
UNDERCARD_LIMIT_… for each limit. The exceptions are --open, --lang and --no-warm-up."""


def add_command(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="host the site: play in the browser",
        description="Serve the site until it is stopped.",
        epilog=OVERVIEW,
    )
    _add_network(parser)
    add_database(parser)
    _add_mail(parser)
    parser.add_argument(
        "--connections",
        metavar="N",
        default=from_environment("CONNECTIONS") or "6",
        help="the maximum number of connections to PostgreSQL, at least 4 (default: %(default)s)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        metavar="FILE",
        help="offer your own bot, such as examples/my_bot.py; may be repeated",
    )
    parser.add_argument("--open", action="store_true", help="open the site in a browser")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="language")
    _add_log(parser)
    _add_upkeep(parser)
    _add_puzzles(parser)
    parser.add_argument(
        "--no-warm-up",
        action="store_true",
        help="compile rules and bots on first use, not at the start",
    )
    add_limits(parser)
    parser.set_defaults(run=run)


def _add_log(parser: argparse.ArgumentParser) -> None:
    is_terminal = sys.stderr.isatty()
    parser.add_argument(
        "--log",
        choices=FORMATS,
        default=from_environment("LOG") or ("text" if is_terminal else "json"),
        help="the format of the log on stderr (default: text in a terminal, else json)",
    )
    parser.add_argument(
        "--log-level",
        choices=LEVELS,
        default=from_environment("LOG_LEVEL") or ("warning" if is_terminal else "info"),
        help="the lowest level logged (default: warning in a terminal, else info)",
    )


def _add_upkeep(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--backup-every",
        metavar="AGE",
        default=from_environment("BACKUP_EVERY") or "never",
        help="make a backup this often, such as 24h (default: %(default)s)",
    )
    parser.add_argument(
        "--backup-keep",
        metavar="N",
        default=from_environment("BACKUP_KEEP") or "7",
        help="keep so many backups (default: %(default)s)",
    )
    parser.add_argument(
        "--backup-folder",
        type=Path,
        metavar="FOLDER",
        default=from_environment("BACKUP_FOLDER"),
        help="the folder of the backups (default: backups in the data folder)",
    )
    parser.add_argument(
        "--abandoned-after",
        metavar="AGE",
        default=from_environment("ABANDONED_AFTER") or "60d",
        help="remove open and running tables that nobody has changed for this long; never keeps"
        " them (default: %(default)s)",
    )


def _add_puzzles(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--puzzle-days",
        metavar="N",
        default=from_environment("PUZZLE_DAYS") or "3",
        help="make the daily puzzles of so many days ahead; 0 makes none (default: %(default)s)",
    )


def _add_network(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        default=from_environment("HOST") or "127.0.0.1",
        help="the address to listen on; 0.0.0.0 accepts other devices in your network (default: "
        "%(default)s)",
    )
    parser.add_argument(
        "--port",
        default=from_environment("PORT") or "8000",
        help="the port to listen on; 0 picks a free one (default: %(default)s)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        metavar="URL",
        help="the public URL behind a proxy, such as https://play.example",
    )
    parser.add_argument(
        "--secure-cookies",
        action=argparse.BooleanOptionalAction,
        help="cookies for https only (default: if every --origin is https)",
    )
    parser.add_argument(
        "--trusted-proxies",
        metavar="ADDRESSES",
        default=from_environment("TRUSTED_PROXIES") or "127.0.0.1",
        help="proxies whose forwarded client addresses are trusted (default: %(default)s)",
    )


def _add_mail(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--smtp",
        metavar="URL",
        default=from_environment("SMTP"),
        help="an SMTP server for e-mail, such as smtp://user:password@mail.example:587, or "
        "smtps://…; needs --origin and --mail-from",
    )
    parser.add_argument(
        "--mail-from",
        metavar="ADDRESS",
        default=from_environment("MAIL_FROM"),
        help="the sender of e-mail, such as undercard@play.example",
    )


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    # The server is slow to import, and the other commands do not need it.
    from undercard.cli.host_output import Terminal
    from undercard.server.serve import run_server

    terminal = Terminal(
        Messages(arguments.lang), settings, webbrowser.open if arguments.open else None
    )
    run_server(settings, terminal)
    terminal.stopped()
    return 0


def settings_of(arguments: argparse.Namespace) -> ServerSettings:
    from undercard.server.settings import ServerSettings

    origins = _origins(arguments.origin)
    secure = arguments.secure_cookies
    if secure is None:
        secure = flag_from_environment("SECURE_COOKIES")
    if secure is None:
        secure = bool(origins) and all(origin.startswith("https:") for origin in origins)
    return ServerSettings(
        host=arguments.host,
        port=_port(arguments.port),
        data=arguments.data,
        database=arguments.database,
        connections=_connections(arguments.connections),
        origins=origins,
        secure_cookies=secure,
        trusted_proxies=arguments.trusted_proxies,
        limits=limits_of(arguments),
        mail=_mail(arguments, origins),
        house_bots=_house_bots(arguments.bot),
        backup_every=parse_optional_age(arguments.backup_every, "--backup-every"),
        backup_keep=_backup_keep(arguments.backup_keep),
        backup_folder=arguments.backup_folder,
        abandoned_after=parse_optional_age(arguments.abandoned_after, "--abandoned-after"),
        puzzle_days=_puzzle_days(arguments.puzzle_days),
        warm_up=not arguments.no_warm_up,
        log_level=_one_of(LEVELS, "LOG_LEVEL", arguments.log_level).upper(),
        log_format="text" if _one_of(FORMATS, "LOG", arguments.log) == "text" else "json",
    )


def _house_bots(given: list[str] | None) -> tuple[HouseBot, ...]:
    from undercard.server.bot_workers.examination import examine_files

    files = given if given is not None else (from_environment("BOTS") or "").split(",")
    return examine_files([file.strip() for file in files if file.strip()])


def _one_of(choices: tuple[str, ...], name: str, text: str) -> str:
    """Check a value from the environment; the parser has checked those on the command line."""
    if text not in choices:
        raise BadOption(f"{PREFIX}{name}: {text!r} is not one of {', '.join(choices)}")
    return text


def _port(text: str) -> int:
    if not is_number(text) or int(text) > 65_535:
        raise BadOption(f"--port: {quoted(text)} is not a number from 0 to 65535")
    return int(text)


def _backup_keep(text: str) -> int:
    if not is_number(text) or int(text) < 1:
        raise BadOption(f"--backup-keep: {quoted(text)} is not a number of at least 1")
    return int(text)


def _puzzle_days(text: str) -> int:
    if not is_number(text) or int(text) > MOST_PUZZLE_DAYS:
        raise BadOption(
            f"--puzzle-days: {quoted(text)} is not a number from 0 to {MOST_PUZZLE_DAYS}"
        )
    return int(text)


def _connections(text: str) -> int:
    if not is_number(text) or int(text) < FEWEST_CONNECTIONS:
        raise BadOption(
            f"--connections: {quoted(text)} is not a number of at least {FEWEST_CONNECTIONS}"
        )
    return int(text)


def _mail(arguments: argparse.Namespace, origins: tuple[str, ...]) -> MailSettings:
    """Check the options for e-mail. Its links need a configured origin: the header Host of a
    request may be forged."""
    from undercard.server.mail import address_of_sender, parse_smtp
    from undercard.server.settings import MailSettings

    if not arguments.smtp:
        return MailSettings()
    parse_smtp(arguments.smtp)
    if not arguments.mail_from:
        raise BadOption("--smtp needs --mail-from, such as undercard@play.example")
    if not origins:
        raise BadOption("--smtp needs --origin, because the links in e-mails begin with it")
    return MailSettings(arguments.smtp, address_of_sender(arguments.mail_from))


def _origins(given: list[str] | None) -> tuple[str, ...]:
    texts = given if given is not None else (from_environment("ORIGIN") or "").split(",")
    return tuple(_origin(text.strip().rstrip("/")) for text in texts if text.strip())


def _origin(text: str) -> str:
    """Return an origin as browsers send it, because requests are compared with it: in lower case
    and without the usual port."""
    from urllib.parse import urlsplit

    given = text.lower()
    try:
        parts = urlsplit(given)
        host, port = parts.hostname, parts.port
    except ValueError:
        parts, host, port = urlsplit(""), None, None
    is_origin = parts.scheme in PORTS and f"{parts.scheme}://{parts.netloc}" == given
    if not is_origin or not host or "@" in given or not given.isascii():
        raise BadOption(
            f"--origin: {quoted(text)} must be a scheme and host only, such as https://play.example"
        )
    return given.removesuffix(f":{port}") if port == PORTS[parts.scheme] else given
