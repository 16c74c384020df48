/** One click on a bot deals: a guest is made without a question. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../app/router.svelte";
import { messages } from "../lib/messages.svelte";
import type { GamesReply } from "../lib/wire";
import FrontPage from "./FrontPage.svelte";
import { wish } from "./wish.svelte";

const GAMES: GamesReply = {
  games: [
    {
      game: "fightdrome",
      rules: 1,
      options: [{ name: "mode", default: "bout", rule: "F9.1", choices: ["bout", "match", "epic"], span: null, set_by: null }],
      levels: [{ level: "level1", number: 1, rating: 1288, margin: 50 }],
      bots: ["Penny Pincher"],
      boxes: ["balanced", "reconstructed"],
      box: { name: "box", default: "reconstructed", rule: "FR1", choices: ["reconstructed", "balanced"], span: null, set_by: null },
    },
  ],
};
let asked: { path: string; body: unknown }[];

class SilentSocket {
  close(): void {}
}

beforeEach(async () => {
  asked = [];
  const replies: Record<string, unknown> = {
    "/api/games": GAMES,
    "/api/me": { me: null },
    "/api/readiness": { state: "ready", games: [] },
    "/api/guest": { me: { id: "p", name: "Nova 11", has_account: false } },
    "/api/tables": { table: "abc", number: 3 },
    "/api/tables?state=over&limit=5": { tables: [], online: 1 },
    "/api/me/notices": { notices: [] },
    "/api/me/games?limit=1": { current: [], finished: [], next: null },
  };
  vi.stubGlobal("WebSocket", SilentSocket);
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init?.body ?? "null")) });
    return Promise.resolve(Response.json(replies[path]));
  });
  await messages.need("common", "web", "bots", "fightdrome", "survive");
  await messages.switchTo("en");
});
afterEach(() => {
  vi.unstubAllGlobals();
  wish.options = { fightdrome: {}, survive: {} };
});

test("a click on a bot makes a guest, a table, and goes there", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  await fireEvent.change(await screen.findByLabelText("Way to play"), { target: { value: "match" } });
  await fireEvent.click(await screen.findByRole("button", { name: /Tin Mickey/ }));
  await waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith("/table/abc"));
  const made = asked.filter((it) => ["/api/guest", "/api/tables"].includes(it.path));
  expect(made.map((it) => it.path)).toEqual(["/api/guest", "/api/tables"]);
  expect(made.at(-1)?.body).toMatchObject({
    game: "fightdrome",
    options: { mode: "match" },
    visibility: "practice",
    seats: [{ kind: "me" }, { kind: "bot", level: "level1" }],
  });
});

test("a bot of the host's is played like the others", async () => {
  vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  await fireEvent.click(await screen.findByRole("button", { name: /Penny Pincher/ }));
  await waitFor(() => expect(asked.at(-1)?.path).toBe("/api/tables"));
  expect(asked.at(-1)?.body).toMatchObject({ seats: [{ kind: "me" }, { kind: "bot", level: "Penny Pincher" }] });
});

test.each([/Tin Mickey/, /Play a friend/, /Open a table/, /On one screen/])("the balanced Stacks are chosen once, for every way to a table: %s", async (way) => {
  vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  await fireEvent.change(await screen.findByLabelText("Stacks"), { target: { value: "balanced" } });
  expect(screen.getByText("1 changed")).toBeTruthy();
  await fireEvent.click(await screen.findByRole("button", { name: way }));
  await waitFor(() => expect(asked.at(-1)?.path).toBe("/api/tables"));
  expect(asked.at(-1)?.body).toMatchObject({ box: "balanced", options: {} });
});

test("the usual Stacks are nothing to tell of", async () => {
  vi.spyOn(router, "go").mockImplementation(() => {});
  render(FrontPage);
  const stacks = await screen.findByLabelText<HTMLSelectElement>("Stacks");
  expect(stacks.value).toBe("reconstructed");
  await fireEvent.change(stacks, { target: { value: "balanced" } });
  await fireEvent.change(stacks, { target: { value: "reconstructed" } });
  expect(screen.queryByText(/changed/)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /Play a friend/ }));
  await waitFor(() => expect(asked.at(-1)?.path).toBe("/api/tables"));
  expect(asked.at(-1)?.body).not.toHaveProperty("box");
});
