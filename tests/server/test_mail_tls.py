"""The password of the host's mailbox leaves this machine only encrypted, to a server with a valid
certificate."""

from __future__ import annotations

import datetime
import ipaddress
import ssl
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from server.smtp_server import SmtpServer, smtp_server
from undercard.server.mail import Mailer
from undercard.server.settings import MailSettings

HOST = "127.0.0.2"
"""An address of this machine that the mailer treats like any other machine."""


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A file with the key and the self-signed certificate of the server."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    address = x509.IPAddress(ipaddress.ip_address(HOST))
    day, now = datetime.timedelta(days=1), datetime.datetime.now(datetime.UTC)
    built = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    private = key.private_bytes(
        pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path = tmp_path / "server.pem"
    path.write_bytes(private + built.public_bytes(pem))
    return path


@pytest.fixture
def tls(certificate: Path) -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    return context


async def send(smtp: SmtpServer) -> bool:
    mailer = Mailer(MailSettings(smtp.url, "site@play.example"))
    return await mailer.send("ann@mail.example", "Hello", "text")


async def test_the_password_is_sent_after_starttls(
    certificate: Path, tls: ssl.SSLContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    async with smtp_server(HOST, starttls=tls) as smtp:
        assert await send(smtp)
        assert (await smtp.take()).subject == "Hello"
        assert smtp.credentials
        assert smtp.is_encrypted


async def test_a_server_with_an_unknown_certificate_gets_no_password(tls: ssl.SSLContext) -> None:
    async with smtp_server(HOST, starttls=tls) as smtp:
        assert not await send(smtp)
        assert not smtp.credentials
        assert not smtp.came


async def test_a_server_without_tls_gets_no_password() -> None:
    async with smtp_server(HOST) as smtp:
        assert not await send(smtp)
        assert not smtp.credentials
        assert not smtp.came
