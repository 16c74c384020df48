/** Unread chat lines are marked on their tab. */

import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Reader } from "./log_lines";
import SidePanel from "./SidePanel.svelte";
import type { TableState } from "./table_state.svelte";

function show(unread: number): string {
  const state = { id: "t", game: "nim", hasCard: false, now: null, view: null, names: ["Ann", "Ben"], ours: [0], feed: { chat: [], log: [] } };
  const reader = { own: {}, view: null, names: ["Ann", "Ben"], box: null, game: "nim", seat: 0 };
  const props = { state: state as unknown as TableState, reader: reader as unknown as Reader, entries: [], chosen: "log" as const, unread, onclose: () => {} };
  render(SidePanel, { props });
  return screen.getByRole("tab", { name: /^Chat/ }).textContent?.trim() ?? "";
}

test.each([
  [0, "Chat"],
  [2, "Chat2"],
])("%i unread lines", (unread, tab) => {
  expect(show(unread)).toBe(tab);
});
