"""Chat at tables, muting and reporting."""

from __future__ import annotations

from undercard.server.people.finding import Named
from undercard.server.web import wire
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get, get_by, post, post_with
from undercard.server.web.errors import NotFound


async def say(call: Call, body: wire.NewChatLine) -> wire.ChatSaid:
    call.site.gate.chat.take(call.person.id)
    line = await call.site.chat.say(call.person, _table(call), body.text)
    call.site.metrics.add("chat_lines_total")
    return wire.ChatSaid(line=line)


async def show_chat(call: Call, query: wire.ChatQuery) -> wire.ChatReply:
    lines = await call.site.chat.lines(call.who, _table(call), query.after, query.limit)
    return wire.ChatReply(lines=lines)


async def report_line(call: Call, body: wire.NewReport) -> wire.Reported:
    call.site.gate.change.take(call.person.id)
    table, number = _table(call), _number(call)
    await call.site.chat.report(call.person, table, number, body.reason)
    call.site.metrics.add("reports_total")
    return wire.Reported(table=table, number=number)


async def mute_person(call: Call) -> wire.MutedReply:
    call.site.gate.change.take(call.person.id)
    await call.site.people.muting.mute(call.person, person_of(call))
    return await show_muted(call)


async def unmute_person(call: Call) -> wire.MutedReply:
    call.site.gate.change.take(call.person.id)
    await call.site.people.muting.unmute(call.person, person_of(call))
    return await show_muted(call)


async def show_muted(call: Call) -> wire.MutedReply:
    muted = await call.site.people.muting.muted(call.person)
    return wire.MutedReply(muted=tuple(map(name_of, muted)))


def name_of(named: Named) -> wire.PersonName:
    return wire.PersonName(id=named.id, name=named.name)


def person_of(call: Call) -> str:
    return str(call.request.path_params["person"])


def _table(call: Call) -> str:
    return str(call.request.path_params["table"])


def _number(call: Call) -> int:
    text = str(call.request.path_params["number"])
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise NotFound("lines of chat have numbers")
    return int(text)


CHAT = (
    get_by(
        "/api/tables/{table}/chat",
        "What was said at a table.",
        wire.ChatQuery,
        wire.ChatReply,
        show_chat,
    ),
    post_with(
        "/api/tables/{table}/chat",
        "Say something at a table.",
        wire.NewChatLine,
        wire.ChatSaid,
        say,
        201,
    ),
    post_with(
        "/api/tables/{table}/chat/{number}/report",
        "Show a line to whoever hosts the site.",
        wire.NewReport,
        wire.Reported,
        report_line,
    ),
    get("/api/me/muted", "Whom the caller does not hear.", wire.MutedReply, show_muted),
    post("/api/people/{person}/mute", "Hear no more of somebody.", wire.MutedReply, mute_person),
    post("/api/people/{person}/unmute", "Hear them again.", wire.MutedReply, unmute_person),
)
