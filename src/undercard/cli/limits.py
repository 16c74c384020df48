"""The options of `undercard serve` for limits; each is a field of `server.settings.UsageLimits`.

The texts are here and not there, because the server is slow to import and `--help` must not be. A
test compares names and defaults.
"""

from __future__ import annotations

import argparse
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from undercard.cli.database import PREFIX, from_environment
from undercard.kernel.errors import BadOption

if TYPE_CHECKING:
    from undercard.server.settings import Rate, UsageLimits


class LimitOption(NamedTuple):
    """A field, its default as text, and its help."""

    field: str
    default: str
    words: str

    @property
    def flag(self) -> str:
        return f"--limit-{self.field.replace('_', '-')}"

    @property
    def is_rate(self) -> bool:
        return "/" in self.default


TITLE = "limits"
ABOUT = """A rate is BURST/PER_SECOND: 20/0.2 allows 20 at once, then one in five seconds. In the
environment: UNDERCARD_LIMIT_TABLE=20/0.2 and so on. Whatever is refused, delayed or
closed is counted by the metric undercard_rate_limited_total."""
OPTIONS = (
    LimitOption("sockets", "10000", "open sockets in all"),
    LimitOption("address_sockets", "200", "sockets, and simultaneous requests, of an address"),
    LimitOption("new_socket", "200/50", "new sockets of an address"),
    LimitOption("request", "60/100", "requests of an address; more are delayed"),
    LimitOption("at_work", "4", "requests of an address worked on at the same time; more wait"),
    LimitOption("connections", "100", "WebSockets of an address"),
    LimitOption("control_frame", "50/5", "control frames and fragments of a WebSocket"),
    LimitOption("subscriptions", "32", "subscriptions of a WebSocket, and streams of a bot"),
    LimitOption("request_seconds", "10", "seconds for the headers of a request, and for its body"),
    LimitOption("stall_seconds", "20", "seconds until a client that reads nothing is cut off"),
    LimitOption("body_bytes", "65536", "bytes of a body or message"),
    LimitOption("record_bytes", "1000000", "bytes of a record to replay"),
    LimitOption("per_address", "4", "the rate of an address, as a multiple of that of a person"),
    LimitOption("guest", "20/0.2", "new guests of an address"),
    LimitOption("sign_in", "10/0.1", "sign-ins and new accounts of an address"),
    LimitOption("second_factor", "10/0.0017", "codes of a second factor"),
    LimitOption("mail", "5/0.0017", "e-mails to, and on request of, an address"),
    LimitOption("table", "20/0.2", "new tables"),
    LimitOption("open_table", "12/0.02", "new public tables that wait for players"),
    LimitOption("bot_table", "6/0.02", "new tables without people"),
    LimitOption("bot_tables", "8", "tables without people that play at the same time"),
    LimitOption("lobby_tables", "5", "waiting, and running, tables of an address in the lobby"),
    LimitOption("step", "100/20", "steps"),
    LimitOption("message", "200/50", "WebSocket messages"),
    LimitOption("mistake", "20/0.2", "malformed WebSocket messages of a connection"),
    LimitOption("snapshot", "60/3", "reads of a table, its record or link, and subscriptions"),
    LimitOption("replay", "30/1", "replays"),
    LimitOption("picture", "12/0.1", "pictures and replay files to make"),
    LimitOption("chat", "8/0.5", "lines of chat"),
    LimitOption("emote", "6/0.3", "emotes"),
    LimitOption("club", "30/0.2", "changes of clubs, invitations and memberships"),
    LimitOption("new_club", "3/0.00028", "new clubs"),
    LimitOption("change", "30/0.5", "changes of settings and names, and reports"),
    LimitOption("quick_match", "30/1", "requests for a quick match"),
    LimitOption("contact", "20/0.1", "challenges and their answers, follows and blocks"),
    LimitOption("profile", "40/2", "profiles, histories and lists of people"),
    LimitOption("puzzle", "30/0.2", "answers to puzzles"),
    LimitOption("lab", "10/0.1", "studies in the lab"),
    LimitOption("lab_studies", "2", "studies of all visitors at the same time"),
    LimitOption("lab_seconds", "60", "seconds of a study"),
    LimitOption("lab_niceness", "10", "how much lower the CPU priority of a study is"),
)


def add_limits(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(TITLE, ABOUT)
    for option in OPTIONS:
        group.add_argument(
            option.flag,
            metavar="RATE" if option.is_rate else "N",
            default=from_environment(f"LIMIT_{option.field.upper()}"),
            help=f"{option.words} (default: {option.default})",
        )


def limits_of(arguments: argparse.Namespace) -> UsageLimits:
    """Return the limits; those that are not given keep their defaults."""
    from dataclasses import replace

    from undercard.server.settings import UsageLimits

    given = {it: getattr(arguments, f"limit_{it.field}") for it in OPTIONS}
    values = {it.field: _value(it, text) for it, text in given.items() if text is not None}
    return replace(UsageLimits(), **values)  # type: ignore[arg-type]


def _value(option: LimitOption, text: str) -> Rate | float:
    from undercard.server.settings import Rate

    is_seconds = option.field.endswith("_seconds") or option.field == "per_address"
    try:
        if option.is_rate:
            burst, per_second = map(float, text.split("/"))
            if 1 <= burst < inf and 0 < per_second < inf:
                return Rate(burst, per_second)
        else:
            number = float(text) if is_seconds else int(text)
            if 0 < number < inf:
                return number
    except ValueError:
        pass
    expected = "a rate such as 20/0.2" if option.is_rate else "a number above 0"
    name = f"{option.flag} ({PREFIX}LIMIT_{option.field.upper()})"
    raise BadOption(f"{name}: {text!r} is not {expected}")
