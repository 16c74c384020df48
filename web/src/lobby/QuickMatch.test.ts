/** Quick match on the front page: the clock, the people who wait, the bot to play meanwhile, and the wait after early exits. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../app/router.svelte";
import { games } from "../games/games.svelte";
import { messages } from "../lib/messages.svelte";
import type { GameInfo } from "../lib/wire";
import { current } from "../matching/current.svelte";
import QuickMatch from "./QuickMatch.svelte";

const WAITING = { with_clock: 2, without_clock: 0 };
let matched: object = {};
let status = 200;
let posted: [path: string, body: unknown][] = [];

beforeEach(async () => {
  await messages.need("bots");
  posted = [];
  status = 200;
  matched = { table: "t", is_waiting: true, commitment: "c", waited: 21, confirm_in: null, waiting: WAITING, level: "level3" };
  games.infos = [{ game: "nim", seats: 2, quick_clock: { kind: "fischer", base: 180, increment: 5 } } as unknown as GameInfo];
  router.path = "/";
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => {
    if (request?.method === "POST") posted.push([path, JSON.parse(String(request.body ?? "null"))]);
    if (path.endsWith("/quick-match")) return Promise.resolve(Response.json(matched, { status }));
    if (path.includes("/quick-match/nim")) return Promise.resolve(Response.json(WAITING));
    if (path.endsWith("/withdraw")) return Promise.resolve(Response.json({ table: null }));
    if (path.endsWith("/tables")) return Promise.resolve(Response.json({ table: "bot", number: 1, commitment: "d" }));
    return Promise.resolve(Response.json({ me: { id: "me", name: "Ann" } }));
  });
});
afterEach(async () => {
  await current.search?.stop();
  vi.unstubAllGlobals();
});

function show(): string[] {
  const problems: string[] = [];
  render(QuickMatch, { game: "nim", onproblem: (problem) => problem && problems.push(problem) });
  return problems;
}

test("the clock is chosen in place, beside the number of people who wait", async () => {
  show();
  expect(await screen.findByRole("button", { name: "3 min + 5 s · 2 waiting" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "No time limit" }));
  await fireEvent.click(screen.getByRole("button", { name: /Quick game/ }));
  await screen.findByText(/Looking for an opponent/);
  expect(posted.find(([path]) => path.endsWith("/quick-match"))?.[1]).toEqual({ game: "nim", has_clock: false, contributes: true });
  await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByRole("button", { name: /Quick game/ })).toBeTruthy();
});

test("after 20 seconds a bot is offered, and the search goes on at its table", async () => {
  show();
  await fireEvent.click(await screen.findByRole("button", { name: /Quick game/ }));
  await fireEvent.click(await screen.findByRole("button", { name: /while you wait/ }));
  await waitFor(() => expect(router.path).toBe("/table/bot"));
  expect(posted.find(([path]) => path.endsWith("/tables"))?.[1]).toMatchObject({ visibility: "practice", rated: false });
  expect(current.search?.botPath).toBe("/table/bot");
  router.path = "/rules/nim";
  await waitFor(() => expect(current.search).toBeNull());
});

test("a request that is lost does not end the search", async () => {
  const problems = show();
  const answered = globalThis.fetch;
  let lost = 0;
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => {
    if (!path.endsWith("/quick-match")) return answered(path, request);
    lost += 1;
    return Promise.reject(new TypeError("no connection"));
  });
  await fireEvent.click(await screen.findByRole("button", { name: /Quick game/ }));
  await waitFor(() => expect(lost).toBe(1));
  await screen.findByText(/Looking for an opponent/);
  expect(problems).toEqual([]);
});

test("a person is found: the page goes to the table", async () => {
  matched = { ...matched, is_waiting: false, confirm_in: 20 };
  show();
  await fireEvent.click(await screen.findByRole("button", { name: /Quick game/ }));
  await waitFor(() => expect(router.path).toBe("/table/t"));
});

test("the wait after early exits is shown instead of the button", async () => {
  [matched, status] = [{ error: "early_exits", message: "", retry_after: 300 }, 429];
  const problems = show();
  await fireEvent.click(await screen.findByRole("button", { name: /Quick game/ }));
  expect((await screen.findByText(/5:00|4:5\d/)).role).toBe("timer");
  expect(screen.queryByRole("button")).toBeNull();
  expect(problems).toEqual([]);
});

test("an opponent who does not come: the search is shown again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  matched = { ...matched, is_waiting: false, confirm_in: 20 };
  show();
  await fireEvent.click(await screen.findByRole("button", { name: /Quick game/ }));
  await waitFor(() => expect(router.path).toBe("/table/t"));
  matched = { ...matched, is_waiting: true, confirm_in: null };
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(router.path).toBe("/"));
  expect(await screen.findByText(/did not accept/)).toBeTruthy();
  expect(current.search?.status).toBe("waiting");
  vi.useRealTimers();
});

test("a player who leaves the table of the match ends the search", async () => {
  matched = { ...matched, is_waiting: false, confirm_in: 20 };
  show();
  await fireEvent.click(await screen.findByRole("button", { name: /Quick game/ }));
  await waitFor(() => expect(router.path).toBe("/table/t"));
  router.path = "/";
  await waitFor(() => expect(current.search).toBeNull());
  expect(posted.some(([path]) => path.endsWith("/withdraw"))).toBe(true);
});
