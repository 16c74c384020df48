/** A challenge offers what its reader can do with it. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { OWN_GAMES } from "../games/registry";
import { messages, text } from "../lib/messages.svelte";
import type { Challenge } from "../lib/wire";
import { live } from "../live/live.svelte";
import ChallengeCard from "./ChallengeCard.svelte";
import TableChallenges from "./TableChallenges.svelte";

const GAME = OWN_GAMES[0] ?? "";

const CHALLENGE: Challenge = {
  table: "t",
  line: { about: { id: "t", game: GAME, creator: { type: "person", id: "a", name: "Ann" }, rated: true, invited_only: true }, seats: [] },
  by: { id: "a", name: "Ann" },
  to: { id: "b", name: "Ben" },
  at: 0,
  expires_at: 86_400,
  state: "pending",
  reason: "",
};

function show(me: string, more: Partial<Challenge> = {}): string[] {
  live.me = { id: me, name: me, has_account: true };
  render(ChallengeCard, { challenge: { ...CHALLENGE, ...more } });
  return screen.getAllByRole("button").map((button) => button.textContent.trim());
}

beforeAll(() => messages.need("common", "web", GAME, "web-friends"));
afterEach(() => vi.unstubAllGlobals());

test("the challenged person accepts or declines", () => {
  expect(show("b")).toEqual([text("challenge-accept"), text("web-decline")]);
  expect(screen.getByRole("heading").textContent).toBe("Ann challenges you");
});

test("a reason to decline fits the terms and is sent", async () => {
  const sent = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(new Response("{}")));
  vi.stubGlobal("fetch", sent);
  show("b");
  await fireEvent.click(screen.getByRole("button", { name: text("web-decline") }));
  const reasons = screen.getByRole<HTMLSelectElement>("combobox");
  const values = [...reasons.options].map(({ value }) => value);
  expect(values).toContain("casual");
  expect(values).not.toContain("rated");
  await fireEvent.change(reasons, { target: { value: "clock" } });
  await fireEvent.click(screen.getByRole("button", { name: text("web-decline") }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toContain("/tables/t/decline");
  expect(sent.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ reason: "clock" }));
});

test("the challenger withdraws, and sees the answer", () => {
  expect(show("a")).toEqual([text("challenge-open"), text("web-withdraw")]);
});

test("a declined challenge shows the reason and can be removed", () => {
  expect(show("a", { state: "declined", reason: "later" })).toEqual([text("challenge-remove")]);
  expect(document.body.textContent).toContain(text("challenge-why-later"));
});

test("at a table without a question its player can leave, and anybody else hears that it is gone", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ incoming: [], outgoing: [] })));
  live.me = { id: "a", name: "Ann", has_account: true };
  const onleave = vi.fn();
  const { rerender } = render(TableChallenges, { table: "t", isSeated: true, onleave });
  await fireEvent.click(await screen.findByRole("button", { name: text("web-leave-table") }));
  expect(onleave).toHaveBeenCalledOnce();
  await rerender({ isSeated: false });
  expect(screen.getByRole("status").textContent).toBe(text("challenge-gone"));
});
