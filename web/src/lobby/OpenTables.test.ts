/** A list entry shows the options that differ from the default; without tables there is no list. */

import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveNim } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import type { About, LobbyTable, Person } from "../lib/wire";
import { live } from "../live/live.svelte";
import OpenTables from "./OpenTables.svelte";

beforeEach(async () => {
  serveNim();
  await messages.need("bots", "nim");
});
afterEach(() => void (live.lobby = null));

function row(about: Partial<About>, hasOwnBox = false): LobbyTable {
  const creator: Person = { type: "person", id: "a", name: "Ann" };
  return {
    table: "t",
    state: "open",
    at: 0,
    line: { about: { id: "t", game: "nim", creator, ...about }, has_own_box: hasOwnBox, seats: [{ person: creator }, {}] },
  };
}

test.each([
  ["No time limit", row({ box: null })],
  ["No time limit · Made of: pebbles", row({ box: "pebbles" })],
  ["No time limit · How many heaps: Very many · Made of: pebbles", row({ box: "pebbles", options: { heaps: "very many" } })],
  ["No time limit · Made of: something of the host’s own", row({ box: null }, true)],
  ["No time limit · Any number: yes", row({ options: { any_number: true } })],
  ["No time limit · Spectators without names", row({ spectators: "number" })],
])("an entry shows %s", (terms, table) => {
  live.lobby = [table];
  render(OpenTables);
  expect(screen.getByRole("link", { name: /Ann/ }).querySelector(".what")?.textContent.trim()).toBe(terms);
});

test("without open tables there is nothing", () => {
  live.lobby = [{ ...row({}), state: "running" }];
  expect(render(OpenTables).container.textContent.trim()).toBe("");
});
