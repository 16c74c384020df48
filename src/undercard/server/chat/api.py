"""Chat over HTTP: read it, write a line, report one."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.chat import wire
from undercard.server.chat.service import Chat
from undercard.server.http.call import Call
from undercard.server.http.endpoint import get_by, post_with
from undercard.server.http.metrics import Metrics


@dataclass(frozen=True)
class ChatApi:
    chat: Chat
    metrics: Metrics

    @get_by("/api/tables/{table}/chat", "The chat of a table.", wire.ChatQuery, wire.ChatReply)
    async def show_chat(self, call: Call, query: wire.ChatQuery) -> wire.ChatReply:
        lines = await self.chat.lines(call.who, call.table, query.after, query.limit)
        return wire.ChatReply(lines=lines)

    @post_with(
        "/api/tables/{table}/chat",
        "Say something at a table.",
        wire.NewChatLine,
        wire.ChatSaid,
        status=201,
    )
    async def say(self, call: Call, body: wire.NewChatLine) -> wire.ChatSaid:
        sender = call.person
        call.take(call.rates.chat)
        line = await self.chat.say(sender, call.table, body.text)
        self.metrics.add("chat_lines_total")
        return wire.ChatSaid(line=line)

    @post_with(
        "/api/tables/{table}/chat/{number}/report",
        "Report a line to the host of the site.",
        wire.NewReport,
        wire.Reported,
    )
    async def report_line(self, call: Call, body: wire.NewReport) -> wire.Reported:
        call.rates.change.take(call.person.id)
        await self.chat.report(call.person, call.table, call.number, body.reason)
        self.metrics.add("reports_total")
        return wire.Reported(table=call.table, number=call.number)
