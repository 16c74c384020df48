"""The browser behind a request, for the list of sessions and the audit log."""

from __future__ import annotations

from undercard.server.db.audit import Caller
from undercard.server.db.tokens import hash_token
from undercard.server.http.call import Call
from undercard.server.http.host_check import plain

_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Parts of the header User-Agent; the first match counts, because browsers also name others."""
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def caller_of(call: Call, *, is_known: bool = False) -> Caller:
    client = call.request.client
    token = hash_token(call.device) if call.device else ""
    device = device_of(call.request.headers.get("user-agent", ""))
    return Caller(plain(client.host) if client else "", device, token, is_known)


def device_of(user_agent: str) -> str:
    """Return the names of browser and system, such as `Firefox, Linux`; empty if unknown."""
    found = (_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))
    return ", ".join(name for name in found if name)


def _first(names: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for part, name in names if part in text), "")
