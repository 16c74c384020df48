"""E-mail through the host's SMTP server, in threads because `smtplib` blocks.

The site works without it: features get a `Mailer` only if the host has configured one.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from undercard.kernel.errors import BadOption
from undercard.server.settings import MailSettings

PORTS = {"smtp": 587, "smtps": 465}
TIMEOUT_SECONDS = 10.0
AT_ONCE = 2
MOST_WAITING = 1000
LOOPBACK = ("localhost", "127.0.0.1", "::1")
_ADDRESS = re.compile(r"[!-~]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,252}[A-Za-z0-9])?")
_MARKS = frozenset('"(),:;<>@[\\]')
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class SmtpServer:
    """The server to which messages are given."""

    host: str
    port: int
    is_tls: bool
    """Whether the connection begins with TLS; otherwise STARTTLS is used where it is offered."""
    user: str = ""
    password: str = field(default="", repr=False)


def parse_smtp(url: str) -> SmtpServer:
    """Return the server of `smtp://user:password@host:587` or `smtps://…`."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or parts.scheme not in PORTS or parts.path.strip("/") or parts.query:
        # Without the URL, which may contain a password.
        raise BadOption("--smtp: give a URL such as smtp://user:password@mail.example:587")
    return SmtpServer(
        host,
        port or PORTS[parts.scheme],
        parts.scheme == "smtps",
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


def is_address(text: str) -> bool:
    """Return whether a text is a plain address: ASCII, without a name, quotes or comments."""
    local = text.rpartition("@")[0]
    return _ADDRESS.fullmatch(text) is not None and _MARKS.isdisjoint(local)


def address_of_sender(text: str) -> str:
    """Check a sender such as `Undercard <undercard@play.example>`; return it."""
    if not is_address(parseaddr(text)[1]) or not text.isprintable():
        raise BadOption(f"--mail-from: {text!r} is not an e-mail address")
    return text


class Mailer:
    """Sends messages. Errors are logged and counted, because no request waits for the result."""

    def __init__(
        self, settings: MailSettings, count: Callable[[bool], None] = lambda _: None
    ) -> None:
        self._server, self._sender = parse_smtp(settings.smtp), settings.sender
        self._count = count
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        return len(self._tasks)

    def start(self, work: Coroutine[None, None, object]) -> None:
        """Run work in the background, so that the time of a reply does not depend on it."""
        if len(self._tasks) >= MOST_WAITING:
            log.warning("an e-mail is not sent: too many are waiting")
            work.close()
            return
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send a message; return whether the SMTP server has accepted it."""
        message = self._message(to, subject, text)
        try:
            async with self._turns:
                await asyncio.to_thread(self._deliver, message)
        except (OSError, smtplib.SMTPException) as error:
            # Without the addressee, who is nobody's business.
            log.warning("an e-mail was not sent: %s: %s", type(error).__name__, _reason(error))
            self._count(False)
            return False
        self._count(True)
        return True

    async def close(self) -> None:
        """Cancel what waits; a message that is being sent ends within its timeout."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _message(self, to: str, subject: str, text: str) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"] = format_datetime(localtime())
        domain = parseaddr(self._sender)[1].rpartition("@")[2]
        message["Message-ID"] = make_msgid(domain=domain)
        # No automatic replies (RFC 3834).
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text, cte="quoted-printable")
        return message

    def _deliver(self, message: EmailMessage) -> None:
        server = self._server
        context = ssl.create_default_context()
        with _connect(server, context) as smtp:
            if not server.is_tls:
                _secure(smtp, server, context)
            if server.user:
                smtp.login(server.user, server.password)
            smtp.send_message(message)


def _connect(server: SmtpServer, context: ssl.SSLContext) -> smtplib.SMTP:
    place = server.host, server.port
    if server.is_tls:
        return smtplib.SMTP_SSL(*place, timeout=TIMEOUT_SECONDS, context=context)
    return smtplib.SMTP(*place, timeout=TIMEOUT_SECONDS)


def _secure(smtp: smtplib.SMTP, server: SmtpServer, context: ssl.SSLContext) -> None:
    """Use STARTTLS. Without it a password is sent to this machine only."""
    smtp.ehlo()
    if server.host in LOOPBACK:
        return
    if smtp.has_extn("starttls"):
        smtp.starttls(context=context)
        smtp.ehlo()
    elif server.user:
        raise smtplib.SMTPNotSupportedError("the server offers no TLS; the password is not sent")


def _reason(error: Exception) -> str:
    """Return the reason without addresses."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return ", ".join(str(code) for code, _ in error.recipients.values())
    if isinstance(error, smtplib.SMTPResponseException):
        return str(error.smtp_code)
    return str(error)


async def _logged(work: Coroutine[None, None, object]) -> None:
    try:
        await work
    except Exception:
        log.exception("an e-mail failed")
