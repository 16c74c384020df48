/** Whoever joins reads beforehand what is not as usual. */

import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "../lib/messages.svelte";
import type { About, LobbyTable, Person } from "../lib/wire";
import { live } from "../live/live.svelte";
import TableLists from "./TableLists.svelte";

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ tables: [], online: 1 })));
  await messages.need("common", "web", "bots", "fightdrome", "survive");
  await messages.switchTo("en");
});
afterEach(() => {
  vi.unstubAllGlobals();
  live.lobby = null;
});

function row(about: Partial<About>, hasOwnBox = false): LobbyTable {
  const creator: Person = { type: "person", id: "a", name: "Ann" };
  return {
    table: "t",
    state: "open",
    at: 0,
    line: { about: { id: "t", game: "fightdrome", creator, ...about }, has_own_box: hasOwnBox, seats: [{ person: creator }, {}] },
  };
}

test.each([
  ["No clock", row({ box: null })],
  ["No clock · Stacks: balanced", row({ box: "balanced" })],
  ["No clock · Way to play: Match · Stacks: balanced", row({ box: "balanced", options: { mode: "match" } })],
  ["No clock · Stacks: from a pack of the host’s own", row({ box: null }, true)],
  ["No clock · Dungeon: for three", row({ game: "survive", box: "trio" })],
])("a row says %s", (said, table) => {
  live.lobby = [table];
  render(TableLists);
  expect(screen.getByRole("link", { name: /Ann/ }).querySelector(".what")?.textContent.trim()).toBe(said);
});
