"""E-mail addresses of accounts over HTTP."""

from __future__ import annotations

from dataclasses import dataclass

from undercard.server.http.call import Call
from undercard.server.http.callers import caller_of
from undercard.server.http.endpoint import get, post, post_with
from undercard.server.http.wire import Done
from undercard.server.people.mail_addresses import key_of
from undercard.server.people.security_api import owner_of
from undercard.server.people.service import People
from undercard.server.people.wire import (
    MailConfirmation,
    MailNotices,
    MailReset,
    NewMailAddress,
    SignInOptions,
)


@dataclass(frozen=True)
class MailApi:
    people: People

    @get("/api/sign-in/options", "What this site offers before a sign-in.", SignInOptions)
    async def show_options(self, _: Call) -> SignInOptions:
        return SignInOptions(has_mail=self.people.mail.is_on)

    @post_with("/api/reset/mail", "Send links to set a new password.", MailReset, Done)
    async def mail_reset(self, call: Call, body: MailReset) -> Done:
        """Send links to the accounts of an address; the reply is the same for every address."""
        _take(call, body.address)
        self.people.mail.send_resets(body.address, caller_of(call))
        return Done(done=True)

    @post_with("/api/me/mail", "Send a link that confirms an address.", NewMailAddress, Done)
    async def set_address(self, call: Call, body: NewMailAddress) -> Done:
        who = owner_of(call)
        call.rates.sign_in.take(f"account {who.id}")
        _take(call, body.address)
        await self.people.mail.start(who, body.password, body.address, body.language)
        return Done(done=True)

    @post_with("/api/mail/confirm", "Confirm an address by the link.", MailConfirmation, Done)
    async def confirm_address(self, call: Call, body: MailConfirmation) -> Done:
        call.rates.change.take(call.address)
        await self.people.mail.confirm(body.token, caller_of(call))
        return Done(done=True)

    @post("/api/me/mail/remove", "Remove the address.", Done)
    async def remove_address(self, call: Call) -> Done:
        who = owner_of(call)
        call.rates.change.take(who.id)
        return Done(done=await self.people.mail.remove(who, caller_of(call)))

    @post_with("/api/me/mail/notices", "Notices by e-mail, or none.", MailNotices, Done)
    async def set_notices(self, call: Call, body: MailNotices) -> Done:
        who = owner_of(call)
        call.rates.change.take(who.id)
        await self.people.mail.set_notices(who, body.wants, body.language)
        return Done(done=True)


def _take(call: Call, address: str) -> None:
    """Count a message: by the sender's address, and by that of the addressee, known or not."""
    call.rates.mail.take(call.address)
    call.rates.mail.take(f"mail {key_of(address)}")
