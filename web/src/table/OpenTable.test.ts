/** An open table offers what helps its host: a link that others can open, and no bot in a reserved seat. */

import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import { friends } from "../people/friends.svelte";
import { live } from "../live/live.svelte";
import OpenTable from "./OpenTable.svelte";
import type { TableState } from "./table_state.svelte";

const ME = { id: "p", name: "Ann" };
const LINK = { url: "/table/t", reach: "others" };

beforeEach(async () => {
  live.me = { ...ME, has_account: true };
  await messages.need("web-invite", "web-friends");
});
afterEach(() => {
  live.me = null;
  friends.challenges = { incoming: [], outgoing: [] };
});

function show(link: object, about: object = {}): void {
  const challenge = { table: "t", line: { about: { game: "nim", options: {}, clock: { kind: "none" } } }, by: ME, to: { id: "q", name: "Ben" }, at: 0, expires_at: 0, state: "pending", reason: "" };
  serveNim({
    "/api/tables/t/link": link,
    "/api/readiness": { state: "ready", games: [] },
    "/api/me/notices": { notices: [] },
    "/api/me/challenges": { incoming: [], outgoing: [challenge] },
  });
  const terms = { game: "nim", options: {}, box: null, clock: { kind: "none" }, creator: ME, invited_only: false, ...about };
  const state = { id: "t", game: "nim", names: ["Ann", "free seat"], ours: [0], problem: "", now: { seats: [{ person: ME }, {}], given: [] }, feed: { about: terms, learning: [] } };
  render(OpenTable, { state: state as unknown as TableState });
}

test("the host can copy the link, show it as a QR code, and add a bot", async () => {
  show(LINK);
  expect(await screen.findByRole("img", { name: "QR code of the link" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  expect(screen.getByLabelText("Or add a bot")).toBeTruthy();
});

test("a link to this computer alone has no QR code", async () => {
  show({ ...LINK, reach: "machine" });
  expect(await screen.findByText(/Only browsers on this computer/)).toBeTruthy();
  expect(screen.queryByRole("img", { name: "QR code of the link" })).toBeNull();
});

test("a challenge names the player whose answer is missing, and offers no bot", async () => {
  show(LINK, { invited_only: true });
  expect(await screen.findByText("reserved for Ben")).toBeTruthy();
  expect(screen.queryByLabelText("Or add a bot")).toBeNull();
});
