/** The leaderboard of bots has an address. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../app/router.svelte";
import { OWN_GAMES } from "../games/registry";
import { messages, text } from "../lib/messages.svelte";
import LeaderboardPage from "./LeaderboardPage.svelte";

const [ONE = "", OTHER = ""] = OWN_GAMES;
let requested: string[];

const isAsked = (path: string): Promise<void> => waitFor(() => expect(requested.at(-1)).toBe(path));
const bots = (): HTMLElement => screen.getByRole("button", { name: new RegExp(text("web-pool-bots"), "i") });

beforeEach(async () => {
  requested = [];
  vi.stubGlobal("fetch", (path: string) => {
    if (path.startsWith("/api/leaderboard")) requested.push(path);
    return Promise.resolve(Response.json(path.startsWith("/api/games") ? { games: [ONE, OTHER].map((game) => ({ game })) } : { ranked: [] }));
  });
  await messages.need(...OWN_GAMES);
  router.go(`/leaderboard/${ONE}`, { replace: true });
});

afterEach(() => router.go("/", { replace: true }));

test("the chosen leaderboard is in the address", async () => {
  render(LeaderboardPage, { game: ONE });
  await isAsked(`/api/leaderboard?game=${ONE}&pool=people`);
  await fireEvent.click(bots());
  await isAsked(`/api/leaderboard?game=${ONE}&pool=bots`);
  expect(location.pathname + location.search).toBe(`/leaderboard/${ONE}?pool=bots`);
  expect(screen.getByRole("link", { name: text(OTHER) }).getAttribute("href")).toBe(`/leaderboard/${OTHER}?pool=bots`);
});

test("the address chooses the leaderboard", async () => {
  router.go(`/leaderboard/${ONE}?pool=bots`, { replace: true });
  render(LeaderboardPage, { game: ONE });
  await isAsked(`/api/leaderboard?game=${ONE}&pool=bots`);
  expect(bots().getAttribute("aria-pressed")).toBe("true");
});
