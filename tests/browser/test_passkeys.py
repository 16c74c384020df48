"""Passkeys in Chromium, with its virtual authenticator: added, used without a password, removed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession, Locator, expect

from browser.conftest import NewVisitor
from browser.visitor import Visitor

NAME, PASSWORD = "Passkey Pat", "correct horse"


@dataclass
class Device:
    """A device that verifies its user; `answers` can be turned off, as if the user waited."""

    session: CDPSession
    id: str

    @classmethod
    def of(cls, visitor: Visitor) -> Device:
        session = visitor.context.new_cdp_session(visitor.page)
        session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
        }
        made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        device = cls(session, made["authenticatorId"])
        device.answer(False)
        return device

    def answer(self, is_on: bool) -> None:
        """Answer requests, or wait."""
        body = {"authenticatorId": self.id, "enabled": is_on}
        self.session.send("WebAuthn.setAutomaticPresenceSimulation", body)

    @property
    def credentials(self) -> list[dict[str, Any]]:
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return list(found["credentials"])


def section(visitor: Visitor, heading: str) -> Locator:
    wanted = visitor.page.get_by_role("heading", name=visitor.text(heading), exact=True)
    return visitor.page.locator("section", has=wanted)


def status(visitor: Visitor) -> Locator:
    return visitor.page.locator("main > [role=status]")


def register(visitor: Visitor, name: str) -> None:
    """Sign up and open the page with the passkeys."""
    visitor.open("/settings")
    form = section(visitor, "web-account").locator("form").first
    form.get_by_label(visitor.text("web-account-name")).fill(name)
    form.get_by_label(visitor.text("web-password")).fill(PASSWORD)
    form.get_by_role("button", name=visitor.text("web-register")).click()
    visitor.button("settings-codes-saved").click()
    visitor.open("/settings/security")


def add_passkey(visitor: Visitor, device: Device, name: str) -> None:
    device.answer(True)
    passkeys = section(visitor, "settings-passkeys")
    passkeys.get_by_label(visitor.text("settings-passkey-name")).fill(name)
    passkeys.get_by_label(visitor.text("settings-password-old")).fill(PASSWORD)
    passkeys.get_by_role("button", name=visitor.text("settings-passkey-add")).click()
    expect(passkeys.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    device.answer(False)


def sign_out(visitor: Visitor) -> None:
    visitor.open("/settings")
    visitor.button("web-sign-out").click()
    expect(visitor.button("web-register")).to_be_visible()


def localhost(visitor: Visitor, *, autofill: bool = False) -> None:
    """Use a host name: browsers have no passkeys for an IP address. Without `autofill` only the
    buttons ask for a passkey."""
    visitor.address = visitor.address.replace("127.0.0.1", "localhost")
    if not autofill:
        visitor.context.add_init_script(
            "delete window.PublicKeyCredential?.isConditionalMediationAvailable"
        )


def test_a_passkey_from_sign_up_to_removal(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    localhost(visitor)
    device = Device.of(visitor)
    register(visitor, NAME)
    add_passkey(visitor, device, "Laptop")
    assert [it["isResidentCredential"] for it in device.credentials] == [True]
    sign_out(visitor)
    device.answer(True)
    visitor.button("settings-passkey-sign-in").click()
    expect(visitor.page.get_by_text(visitor.text("web-signed-in-as", name=NAME))).to_be_visible()
    device.answer(False)
    visitor.open("/settings/security")
    passkeys = section(visitor, "settings-passkeys")
    expect(passkeys.get_by_role("listitem")).to_contain_text("Laptop")
    passkeys.get_by_role("button", name=visitor.text("settings-passkey-remove")).click()
    expect(status(visitor)).to_have_text(visitor.text("settings-passkey-removed"))
    expect(passkeys.get_by_role("listitem")).to_have_count(0)
    sign_out(visitor)
    device.answer(True)
    visitor.button("settings-passkey-sign-in").click()
    expect(status(visitor)).to_have_text(visitor.text("web-error-wrong-passkey"))


def test_a_passkey_is_offered_in_the_list_of_names(new_visitor: NewVisitor) -> None:
    """Conditional mediation: the person chooses the passkey in the field of the name; the virtual
    device chooses for them."""
    visitor = new_visitor()
    localhost(visitor, autofill=True)
    device = Device.of(visitor)
    name = "Autofill Abe"
    register(visitor, name)
    add_passkey(visitor, device, "Laptop")
    sign_out(visitor)
    device.answer(True)
    visitor.open("/settings")
    expect(visitor.page.get_by_text(visitor.text("web-signed-in-as", name=name))).to_be_visible()


def test_a_passkey_is_the_second_factor(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    localhost(visitor)
    device = Device.of(visitor)
    name = "Second Sue"
    register(visitor, name)
    add_passkey(visitor, device, "Key")
    second = section(visitor, "settings-second")
    second.get_by_label(visitor.text("settings-password-old")).fill(PASSWORD)
    second.get_by_role("button", name=visitor.text("settings-second-passkeys")).click()
    expect(second.get_by_text(visitor.text("settings-second-on-passkeys"))).to_be_visible()
    sign_out(visitor)
    form = section(visitor, "web-account").locator("form").first
    form.get_by_label(visitor.text("web-account-name")).fill(name)
    form.get_by_label(visitor.text("web-password")).fill(PASSWORD)
    form.get_by_role("button", name=visitor.text("web-sign-in"), exact=True).click()
    expect(status(visitor)).to_have_text(visitor.text("web-error-needs-second-factor"))
    device.answer(True)
    form.get_by_role("button", name=visitor.text("settings-passkey-second")).click()
    expect(visitor.page.get_by_text(visitor.text("web-signed-in-as", name=name))).to_be_visible()


def test_without_a_host_name_passkeys_are_not_offered(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    visitor.open("/settings")
    expect(visitor.button("web-register")).to_be_visible()
    expect(visitor.button("settings-passkey-sign-in")).to_have_count(0)
    register(visitor, "Plain Pete")
    expect(section(visitor, "settings-second")).to_be_visible()
    expect(section(visitor, "settings-passkeys")).to_have_count(0)
