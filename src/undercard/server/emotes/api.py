"""Emotes over HTTP: send one. The WebSocket of every browser at the table receives it."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.emotes import wire
from undercard.server.emotes.service import Emotes
from undercard.server.http.call import Call
from undercard.server.http.endpoint import post_with
from undercard.server.http.metrics import Metrics


@dataclass(frozen=True)
class EmotesApi:
    emotes: Emotes
    metrics: Metrics

    @post_with(
        "/api/tables/{table}/emotes",
        "Send an emote to everyone at a table.",
        wire.NewEmote,
        wire.EmoteSent,
    )
    async def send_emote(self, call: Call, body: wire.NewEmote) -> wire.EmoteSent:
        sender = call.person
        call.take(call.rates.emote)
        await self.emotes.send(sender, call.table, body.emote)
        self.metrics.add("emotes_total")
        return wire.EmoteSent(table=call.table, emote=body.emote)
