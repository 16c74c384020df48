"""A bot over the network, with only Python's library: it accepts every invitation.

    UNDERCARD_TOKEN=uc_… python examples/remote_bot.py http://127.0.0.1:8000 [level3]

With the name of a level it creates a table and plays that bot first. Put your own logic into
`choose`; docs/bot-api.md describes the rest.
"""

import hashlib
import json
import os
import random
import secrets
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPResponse
from typing import Any
from urllib.error import HTTPError

SITE, TOKEN = sys.argv[1], os.environ["UNDERCARD_TOKEN"]
Json = dict[str, Any]


def ask(path: str, body: Json | None = None) -> HTTPResponse:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    reply: HTTPResponse = urllib.request.urlopen(urllib.request.Request(SITE + path, data, headers))
    return reply


def lines(path: str) -> Iterator[Json]:
    return (json.loads(line) for line in ask(path) if line.strip())


def choose(view: Json) -> str:
    return str(random.choice(view["legal"]))


def contribute(table: str, now: Json, commitment: str, word: str) -> None:
    """Contribute to the fair chance: seal a word; reveal it when all others have sealed."""
    own, others = now["given"][now["seat"]], [*now["given"]]
    del others[now["seat"]]
    if None not in others and (own is None or own.get("word") is None):
        ask(f"/api/bot/tables/{table}/reveal", {"commitment": commitment, "word": word})
    elif own is None:
        seal = hashlib.sha256(f"{commitment}:{word}".encode()).hexdigest()
        ask(f"/api/bot/tables/{table}/seal", {"commitment": commitment, "seal": seal})


def play(table: str) -> None:
    answered, commitment, word = 0, "", secrets.token_hex(16)
    for news in lines(f"/api/bot/tables/{table}/stream"):
        now = news["now"]
        commitment = news["about"]["commitment"] if "about" in news else commitment
        if now["phase"] == "open":
            with suppress(HTTPError):  # the table has changed meanwhile, as the next line shows
                contribute(table, now, commitment, word)
        elif now["phase"] == "finished":
            print(table, "won" if now["seat"] in now["result"]["winners"] else "lost", flush=True)
        elif now["view"] and now["view"]["legal"] and now["number"] > answered:
            answered = now["number"]
            action = {"action": choose(now["view"]), "answers": answered}
            ask(f"/api/bot/tables/{table}/act", action)


if len(sys.argv) > 2:
    opponent = {"kind": "bot", "level": sys.argv[2]}
    seats = [{"kind": "me"}, opponent]
    ask("/api/bot/tables", {"game": "fightdrome", "seats": seats, "contributes": True})
known: set[str] = set()
for event in lines("/api/bot/events"):
    if event["type"] == "invited":
        ask(f"/api/bot/tables/{event['table']}/sit", {"contributes": True})
    elif event["type"] in ("seated", "started") and event["table"] not in known:
        known.add(event["table"])
        threading.Thread(target=play, args=[event["table"]], daemon=True).start()
