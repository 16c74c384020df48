/** The menu offers only what would not be refused. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Now } from "../lib/wire";
import TableMenu from "./TableMenu.svelte";
import type { TableState } from "./table_state.svelte";

async function open(now: Partial<Now>): Promise<string[]> {
  const state = { now: { phase: "running", seat: 0, seats: [{}, {}], ...now }, game: "nim", isShared: false, hasCard: false, feed: { about: null } };
  render(TableMenu, { state: state as unknown as TableState, oncard: () => {}, onhelp: () => {} });
  await fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  await screen.findByRole("button", { name: "Resign" });
  return screen.getAllByRole("button").map((button) => button.textContent ?? "");
}

test("a takeback and a draw that can be granted are offered", async () => {
  expect(await open({ can_take_back: true, can_offer_draw: true })).toEqual(expect.arrayContaining(["Take back a move", "Offer a draw"]));
});

test("others are not", async () => {
  const shown = await open({ can_take_back: false, can_offer_draw: false });
  expect(shown).not.toContain("Take back a move");
  expect(shown).not.toContain("Offer a draw");
});
