"""One's settings, name and password, and leaving for good."""

from __future__ import annotations

import msgspec

from undercard.server.web import wire
from undercard.server.web.call import Call
from undercard.server.web.endpoint import get, post_with, put_with
from undercard.server.web.errors import NotSignedIn
from undercard.server.web.people_api import me_of


async def show_settings(call: Call) -> wire.MySettings:
    content = await call.site.people.account.settings(call.person)
    if content is None:
        return wire.MySettings()
    try:
        return msgspec.json.decode(content, type=wire.MySettings)
    except msgspec.MsgspecError:  # of another version; the browser writes them anew
        return wire.MySettings()


async def keep_settings(call: Call, body: wire.MySettings) -> wire.MySettings:
    call.site.gate.change.take(call.person.id)
    await call.site.people.account.keep_settings(call.person, msgspec.json.encode(body))
    return body


async def change_name(call: Call, body: wire.NewName) -> wire.MeReply:
    call.site.gate.change.take(call.person.id)
    people = call.site.people
    if call.person.has_account:
        return wire.MeReply(me=me_of(await people.account.rename(call.person, body.name)))
    return wire.MeReply(me=me_of(await people.rename_guest(call.person, body.name)))


async def change_password(call: Call, body: wire.NewPassword) -> wire.MeReply:
    if call.token is None:
        raise NotSignedIn("sign in first")
    call.site.gate.sign_in.take(f"account {call.person.id}")
    await call.site.people.change_password(call.person, body.old, body.new, call.token)
    return wire.MeReply(me=me_of(call.person))


async def leave_site(call: Call, body: wire.Farewell) -> wire.Left:
    call.site.gate.sign_in.take(f"account {call.person.id}")
    await call.site.people.account.leave(call.person, body.password)
    call.leave()
    return wire.Left()


ACCOUNT = (
    get("/api/me/settings", "The caller's settings.", wire.MySettings, show_settings),
    put_with("/api/me/settings", "Keep settings.", wire.MySettings, wire.MySettings, keep_settings),
    post_with("/api/me/name", "Go by another name.", wire.NewName, wire.MeReply, change_name),
    post_with(
        "/api/me/password", "Change the password.", wire.NewPassword, wire.MeReply, change_password
    ),
    post_with(
        "/api/me/leave",
        "Delete the account; games stay, under no name.",
        wire.Farewell,
        wire.Left,
        leave_site,
    ),
)
