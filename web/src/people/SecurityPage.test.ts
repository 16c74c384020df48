/** The security page: it lists what has access to the account, and ends it. */

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { messages } from "../lib/messages.svelte";
import type { Me, PasskeyInfo, SecurityReply, SessionInfo } from "../lib/wire";
import { live } from "../live/live.svelte";
import SecurityPage from "./SecurityPage.svelte";
import SettingsPage from "./SettingsPage.svelte";

const ME: Me = { id: "a", name: "Ann", has_account: true };
const THIS: SessionInfo = { id: "1", device: "Firefox, Linux", address: "192.0.2.1", since: 0, seen_at: 0, is_this: true };
const OTHER: SessionInfo = { ...THIS, id: "2", device: "", address: "192.0.2.2", is_this: false };
const SECURITY: SecurityReply = { sessions: [THIS, OTHER], recovery_codes: 3, has_second_factor: false, needs_passkey: false, passkeys: [], mail: null, has_feed: true, push_browsers: 0 };
const PASSKEY: PasskeyInfo = { id: "k", name: "Phone", site: "localhost", since: 0, used_at: null };
const TOKENS = { tokens: [{ id: "t", name: "laptop", scopes: ["read"], created_at: 0 }] };
const CODES = ["aaaa-bbbb-cccc-dddd", "eeee-ffff-gggg-hhhh"];

let replies: Record<string, object>;
let sent: [string, unknown][];

beforeEach(async () => {
  sent = [];
  replies = {
    "/api/me": { me: ME },
    "/api/me/security": SECURITY,
    "/api/me/notices": { notices: [] },
    "/api/me/blocked": { blocked: [] },
    "/api/tokens": TOKENS,
  };
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    if (init.method === "POST") sent.push([path, body]);
    const reply = replies[path] ?? { done: true };
    const headers: HeadersInit = "error" in reply ? { "undercard-status": "401" } : {};
    return Promise.resolve(new Response(JSON.stringify(reply), { headers }));
  });
  vi.spyOn(live, "reconnect").mockImplementation(() => {});
  vi.spyOn(live, "setMe").mockImplementation((me) => void (live.me = me));
  live.me = ME;
  await messages.need("web-settings");
});

test("a browser is signed out", async () => {
  render(SecurityPage);
  const rows = await screen.findAllByRole("listitem");
  expect(rows[0]?.textContent).toContain("This browser");
  const other = rows[1] as HTMLElement;
  expect(other.textContent).toContain("Unknown browser from 192.0.2.2");
  await fireEvent.click(within(other).getByRole("button"));
  await screen.findByText("The browser has been signed out.");
  expect(sent).toEqual([["/api/me/sessions/2/end", null]]);
});

test("a new password revokes keys and feed unless the owner keeps them", async () => {
  replies["/api/me/security"] = { ...SECURITY, recovery_codes: 0 };
  replies["/api/me/password"] = { me: ME, recovery_codes: [] };
  render(SecurityPage);
  await screen.findByText("1 API key: laptop");
  await screen.findByText("A feed address is active.");
  const [old] = screen.getAllByLabelText("Current password");
  await fireEvent.input(old as HTMLElement, { target: { value: "correct horse" } });
  await fireEvent.input(screen.getByLabelText("New password"), { target: { value: "battery staple" } });
  const button = screen.getByRole("button", { name: "Change password" });
  await fireEvent.submit(button.closest("form") as HTMLFormElement);
  await screen.findByText(/Your password has been changed/);
  const more = { revokes: true, removes_passkeys: false, renews_codes: false, second: null };
  expect(sent).toEqual([["/api/me/password", { old: "correct horse", new: "battery staple", ...more }]]);
  expect(live.reconnect).toHaveBeenCalled();
});

test("a new password renews the recovery codes and shows them until they are saved", async () => {
  replies["/api/me/password"] = { me: ME, recovery_codes: CODES };
  render(SecurityPage);
  const form = (await screen.findByRole("button", { name: "Change password" })).closest("form") as HTMLFormElement;
  await fireEvent.submit(form);
  for (const code of CODES) await screen.findByText(code);
  expect(sent[0]?.[1]).toMatchObject({ renews_codes: true, second: null });
  await fireEvent.click(screen.getByRole("button", { name: "I have saved them" }));
  expect(screen.queryByText("aaaa-bbbb-cccc-dddd")).toBeNull();
});

test("a new password leaves the recovery codes if the owner wants", async () => {
  replies["/api/me/password"] = { me: ME, recovery_codes: [] };
  render(SecurityPage);
  const renews = await screen.findByLabelText(/Create new recovery codes/);
  await fireEvent.click(renews);
  await fireEvent.submit(renews.closest("form") as HTMLFormElement);
  await screen.findByText(/Your password has been changed/);
  expect(sent[0]?.[1]).toMatchObject({ renews_codes: false });
});

test("renewing the recovery codes with a new password needs the second factor", async () => {
  replies["/api/me/security"] = { ...SECURITY, has_second_factor: true };
  replies["/api/me/password"] = { me: ME, recovery_codes: CODES };
  render(SecurityPage);
  const renews = await screen.findByLabelText(/Create new recovery codes/);
  const form = renews.closest("form") as HTMLFormElement;
  await fireEvent.input(within(form).getByLabelText(/code/i, { selector: "input[autocomplete=one-time-code]" }), { target: { value: "123456" } });
  await fireEvent.submit(form);
  for (const code of CODES) await screen.findByText(code);
  expect(sent[0]?.[1]).toMatchObject({ renews_codes: true, second: "123456" });
});

test("a second factor is set up with a picture and a first code", async () => {
  replies["/api/me/second-factor"] = { secret: "ABC", picture: "data:," };
  render(SecurityPage);
  const start = await screen.findByRole("button", { name: "Set up an app" });
  await fireEvent.submit(start.closest("form") as HTMLFormElement);
  await screen.findByAltText("QR code for the authenticator app");
  replies["/api/me/security"] = { ...SECURITY, has_second_factor: true };
  await fireEvent.input(screen.getByLabelText("Code"), { target: { value: "123456" } });
  await fireEvent.submit(screen.getByRole("button", { name: "Turn on" }).closest("form") as HTMLFormElement);
  await screen.findByRole("button", { name: "Turn off" });
  expect(sent.at(-1)).toEqual(["/api/me/second-factor/confirm", { code: "123456" }]);
});

test("a new account shows its recovery codes until they are saved", async () => {
  live.me = null;
  replies["/api/me"] = { me: null };
  replies["/api/account"] = { me: ME, recovery_codes: CODES };
  render(SettingsPage);
  const form = screen.getByRole("button", { name: "Create account" }).closest("form") as HTMLFormElement;
  const submitter = within(form).getByRole("button", { name: "Create account" });
  form.dispatchEvent(new SubmitEvent("submit", { submitter, cancelable: true }));
  for (const code of CODES) await screen.findByText(code);
  expect(document.activeElement?.textContent).toBe("Your recovery codes");
  await fireEvent.click(screen.getByRole("button", { name: "I have saved them" }));
  expect(screen.queryByText("aaaa-bbbb-cccc-dddd")).toBeNull();
});

test("new recovery codes need the second factor", async () => {
  replies["/api/me/security"] = { ...SECURITY, has_second_factor: true };
  replies["/api/me/recovery-codes"] = { codes: CODES };
  render(SecurityPage);
  const make = await screen.findByRole("button", { name: "Create new codes" });
  const form = make.closest("form") as HTMLFormElement;
  await fireEvent.input(within(form).getByLabelText("Current password"), { target: { value: "correct horse" } });
  await fireEvent.input(within(form).getByLabelText(/Code from the app/), { target: { value: "123456" } });
  await fireEvent.submit(form);
  for (const code of CODES) await screen.findByText(code);
  expect(sent).toEqual([["/api/me/recovery-codes", { password: "correct horse", second: "123456" }]]);
});

test("the form asks for the second factor when the account has one", async () => {
  live.me = null;
  replies["/api/me"] = { me: null };
  replies["/api/sign-in"] = { error: "needs_second_factor", message: "" };
  render(SettingsPage);
  const form = screen.getByRole("button", { name: "Create account" }).closest("form") as HTMLFormElement;
  expect(within(form).queryByLabelText(/Code from the app/)).toBeNull();
  form.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  await within(form).findByLabelText(/Code from the app/);
});

test("without SMTP and without passkeys in this browser, the page mentions neither", async () => {
  render(SecurityPage);
  await screen.findByText("Recovery codes");
  expect(document.body.textContent).not.toMatch(/e-mail/i);
  expect(screen.queryByText("Passkeys")).toBeNull();
});

test("a new password keeps passkeys and offers to remove them", async () => {
  replies["/api/me/security"] = { ...SECURITY, passkeys: [PASSKEY] };
  replies["/api/me/password"] = { me: ME, recovery_codes: [] };
  render(SecurityPage);
  await screen.findByText("1 passkey keeps working: Phone");
  await fireEvent.click(screen.getByLabelText("Remove all passkeys"));
  const button = screen.getByRole("button", { name: "Change password" });
  await fireEvent.submit(button.closest("form") as HTMLFormElement);
  await screen.findByText(/Your password has been changed/);
  expect(sent[0]?.[1]).toMatchObject({ removes_passkeys: true });
});

test("a passkey is renamed and removed", async () => {
  replies["/api/me/security"] = { ...SECURITY, passkeys: [PASSKEY] };
  render(SecurityPage);
  await fireEvent.click(await screen.findByRole("button", { name: "Rename" }));
  await fireEvent.input(screen.getByLabelText("Name of the passkey"), { target: { value: "Mobile" } });
  await fireEvent.submit(screen.getByRole("button", { name: "Save" }).closest("form") as HTMLFormElement);
  await fireEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await screen.findByText(/no longer works here/);
  expect(sent).toEqual([
    ["/api/me/passkeys/k/rename", { name: "Mobile" }],
    ["/api/me/passkeys/k/remove", null],
  ]);
});

test("an address is set, and notices are turned on after its confirmation", async () => {
  replies["/api/me/security"] = { ...SECURITY, mail: { address: "ann@mail.example", pending: "new@mail.example", wants_notices: false } };
  render(SecurityPage);
  await screen.findByText("Confirmed: ann@mail.example");
  await screen.findByText("Not confirmed yet: new@mail.example");
  await fireEvent.click(screen.getByLabelText(/Send me an e-mail/));
  await screen.findByText("Saved.");
  expect(sent).toEqual([["/api/me/mail/notices", { wants: true, language: "en" }]]);
});
