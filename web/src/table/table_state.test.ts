/** On a shared screen, the device is handed over before anything of a player is shown. */

import { expect, test, vi } from "vitest";
import type { Now } from "../lib/wire";
import { live } from "../live/live.svelte";
import { TableFeed } from "../live/table_feed.svelte";
import { TableState } from "./table_state.svelte";

const ME = { type: "person" as const, id: "me", name: "Ann" };

function shared(): TableState {
  live.me = { id: "me", name: "Ann", has_account: false };
  const table = new TableState(new TableFeed("t", vi.fn()));
  set(table, 0, 0);
  return table;
}

function set(table: TableState, seat: number, toAct: number): void {
  const view = { game: "nim", seat, to_act: toAct, legal: [], outcome: null };
  table.feed.now = { phase: "running", seat, number: 3, seats: [{ person: ME }, { person: ME }], view } as unknown as Now;
}

test("a game on one screen starts with the page to hand over the device", () => {
  const table = shared();
  expect(table.handTo).toBe(0);
  table.takeDevice(0);
  expect(table.handTo).toBeNull();
});

test("the next player takes the device and sees nothing before their own view has arrived", () => {
  const table = shared();
  table.takeDevice(0);
  set(table, 0, 1);
  expect(table.handTo).toBe(1);
  table.takeDevice(1);
  expect(table.handTo).toBe(1);
  set(table, 1, 1);
  expect(table.handTo).toBeNull();
});
