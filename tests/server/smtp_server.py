"""An SMTP server on this machine that keeps every message."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage

from polling import eventually


@dataclass(frozen=True)
class Mail:
    """A message that the server has accepted."""

    to: str
    message: EmailMessage

    @property
    def subject(self) -> str:
        return str(self.message["Subject"])

    @property
    def text(self) -> str:
        return str(self.message.get_content()).replace("\r\n", "\n")

    def token(self, page: str) -> str:
        """Return the token of the link to a page."""
        found = re.search(rf"https://play\.example{page}#([\w-]+)", self.text)
        assert found is not None, self.text
        return found[1]


class SmtpServer:
    """Accepts messages; with `refuses`, none. With `tls` it offers STARTTLS."""

    def __init__(self, host: str, tls: ssl.SSLContext | None) -> None:
        self.host, self.port = host, 0
        self.refuses = False
        self.credentials = ""
        self.is_encrypted = False
        """Whether the last credentials arrived encrypted."""
        self.came: list[Mail] = []
        self._tls = tls

    @property
    def url(self) -> str:
        return f"smtp://ann:s%20cret@{self.host}:{self.port}"

    async def take(self) -> Mail:
        """Wait for a message and return it."""
        await eventually(lambda: self.came)
        return self.came.pop(0)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await _reply(writer, "220 mail.test")
        to = ""
        while line := (await reader.readline()).decode().strip():
            verb = line[:4].upper()
            if verb == "EHLO":
                offer = "" if self._tls is None else "250-STARTTLS\r\n"
                await _reply(writer, f"250-mail.test\r\n{offer}250 AUTH PLAIN")
            elif verb == "STAR" and self._tls is not None:
                await _reply(writer, "220 go on")
                await writer.start_tls(self._tls)
            elif verb == "AUTH":
                self.credentials = line.split()[-1]
                self.is_encrypted = writer.get_extra_info("sslcontext") is not None
                await _reply(writer, "235 welcome")
            elif verb == "RCPT":
                to = line.partition("<")[2].partition(">")[0]
                await _reply(writer, "550 no such mailbox" if self.refuses else "250 fine")
            elif verb == "DATA":
                await _reply(writer, "354 go on")
                self._keep(to, await reader.readuntil(b"\r\n.\r\n"))
                await _reply(writer, "250 kept")
            else:
                await _reply(writer, "221 bye" if verb == "QUIT" else "250 fine")
                if verb == "QUIT":
                    break
        writer.close()

    def _keep(self, to: str, data: bytes) -> None:
        content = data[:-5].replace(b"\r\n..", b"\r\n.")
        self.came.append(Mail(to, message_from_bytes(content, policy=policy.default)))


async def _reply(writer: asyncio.StreamWriter, text: str) -> None:
    writer.write(f"{text}\r\n".encode())
    await writer.drain()


@asynccontextmanager
async def smtp_server(
    host: str = "127.0.0.1", *, starttls: ssl.SSLContext | None = None
) -> AsyncIterator[SmtpServer]:
    smtp = SmtpServer(host, starttls)
    server = await asyncio.start_server(smtp.serve, host, 0)
    smtp.port = server.sockets[0].getsockname()[1]
    async with server:
        yield smtp
