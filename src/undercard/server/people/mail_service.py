"""E-mail addresses of accounts: confirmation, and links to set a new password."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from undercard.locales import Messages
from undercard.server.db.audit import Caller, record_act
from undercard.server.db.database import Database
from undercard.server.db.people import Identity
from undercard.server.mail import Mailer, is_address
from undercard.server.people import mail_addresses
from undercard.server.people.account import Account
from undercard.server.people.errors import BadAddress, NoAddress, NoMail, WrongCode
from undercard.server.people.mail_addresses import MailAccount, MailState
from undercard.server.people.queries import hold_password


class AccountMail:
    """The service; without a `mailer` all requests raise `NoMail`."""

    def __init__(
        self,
        database: Database,
        account: Account,
        clock: Callable[[], float],
        mailer: Mailer | None,
        origin: str,
    ) -> None:
        self._db, self._account, self._clock = database, account, clock
        self._mailer, self._origin = mailer, origin

    @property
    def is_on(self) -> bool:
        return self._mailer is not None

    async def state(self, who: Identity) -> MailState | None:
        """Return the address of an account; None if the host has not configured e-mail."""
        if self._mailer is None:
            return None
        return await self._db.read(lambda db: mail_addresses.mail_state(db, who.id, self._clock()))

    async def start(self, who: Identity, password: str, address: str, language: str) -> None:
        """Send a link that confirms an address. It needs the password, because the address can set
        a new one."""
        mailer = self._required()
        check_address(address)
        verified = await self._account.check_password(who, password)

        def start(db: Connection) -> str:
            hold_password(db, who.id, verified)
            at = self._clock()
            return mail_addresses.start_confirmation(db, who.id, address, language, at)

        token = await self._db.write(start)
        link = f"{self._origin}/confirm#{token}"
        text = Messages(language).text
        body = text("mail-confirm-text", name=who.name, link=link)
        mailer.start(mailer.send(address, text("mail-confirm"), body))

    async def confirm(self, token: str, caller: Caller) -> None:
        """Confirm an address by the link; the former address is notified."""
        self._required()

        def confirm(db: Connection) -> MailAccount | None:
            at = self._clock()
            confirmed = mail_addresses.confirm(db, token, at)
            if confirmed is None:
                raise WrongCode("the link has been used or is too old")
            record_act(db, "mail_confirmed", confirmed[0], at, caller)
            return confirmed[1]

        self.notify(await self._db.write(confirm))

    async def remove(self, who: Identity, caller: Caller) -> bool:
        """Remove the address, which is notified; return False if there is none."""
        self._required()

        def remove(db: Connection) -> MailAccount | None:
            before = mail_addresses.remove_address(db, who.id)
            if before is not None:
                record_act(db, "mail_removed", who.id, self._clock(), caller)
            return before

        before = await self._db.write(remove)
        self.notify(before)
        return before is not None

    async def set_notices(self, who: Identity, wants: bool, language: str) -> None:
        self._required()
        if not await self._db.write(
            lambda db: mail_addresses.set_notices(db, who.id, wants, language)
        ):
            raise NoAddress("confirm an e-mail address first")

    def send_resets(self, address: str, caller: Caller) -> None:
        """Send links to set a new password, in the background: neither the reply nor its time
        reveals whether the address is known."""
        mailer = self._required()
        check_address(address)
        mailer.start(self._send_resets(mailer, address, caller))

    async def _send_resets(self, mailer: Mailer, address: str, caller: Caller) -> None:
        def make(db: Connection) -> list[tuple[MailAccount, str]]:
            at = self._clock()
            made = mail_addresses.make_resets(db, address, at)
            for account, _ in made:
                record_act(db, "reset_link_mailed", account.person, at, caller)
            return made

        for account, token in await self._db.write(make):
            text = Messages(account.language).text
            link = f"{self._origin}/reset#{token}"
            body = text("mail-reset-text", name=account.name, link=link)
            await mailer.send(account.address, text("mail-reset"), body)

    def notify(self, before: MailAccount | None) -> None:
        """Inform the owner of a former address that it no longer counts."""
        if before is None or self._mailer is None:
            return
        text = Messages(before.language).text
        body = text("mail-changed-text", name=before.name, link=f"{self._origin}/settings/security")
        self._mailer.start(self._mailer.send(before.address, text("mail-changed"), body))

    def _required(self) -> Mailer:
        if self._mailer is None:
            raise NoMail("the host of this site has not configured e-mail")
        return self._mailer


def check_address(address: str) -> None:
    if not is_address(address):
        raise BadAddress("an e-mail address looks like ann@mail.example")
