/** One line says who is away, who thinks for long, and whether the reader's own move has arrived. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AwayPlayer } from "../lib/wire";
import { live } from "../live/live.svelte";
import { awayTexts } from "./presence";
import TableStatus from "./TableStatus.svelte";
import type { TableState } from "./table_state.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  live.isDown = false;
});

/** The reader has seat 0, Ben has seat 1. */
function show({ thinker = null as number | null, away = [] as AwayPlayer[], isUnsent = false, isReplaced = false, showsThinking = false } = {}): HTMLElement {
  const state = { now: { phase: "running", seats: [{}, { away: isReplaced }] }, names: ["You", "Ben"], ours: [0], isUnsent, feed: { away }, own: { showsThinking } };
  render(TableStatus, { state: state as unknown as TableState, thinker });
  return screen.getByRole("status");
}

test("who thinks is named, and only for screen readers where the board shows it", () => {
  expect(show({ thinker: 1 }).textContent).toBe("Ben is thinking…");
  expect(screen.getByRole("status").classList.contains("unseen")).toBe(false);
  cleanup();
  expect(show({ thinker: 1, showsThinking: true }).classList.contains("unseen")).toBe(true);
  cleanup();
  expect(show({ thinker: 1, showsThinking: true, isUnsent: true }).classList.contains("unseen")).toBe(false);
});

test("a lost connection shows at once, before anything else", async () => {
  const status = show({ away: [{ seat: 1, since: null }] });
  expect(status.textContent).toBe("Ben is away.");
  live.isDown = true;
  await tick();
  expect(status.textContent).toBe("Reconnecting…");
});

test("a player whom a bot replaces is not called away", () => {
  expect(show({ away: [{ seat: 1, since: null }], isReplaced: true }).textContent).toBe("");
});

test("a move that has not been sent is named", () => {
  expect(show({ isUnsent: true }).textContent).toBe("Reconnecting… Your move has not been sent yet.");
});

test("the length of an absence", () => {
  const absences = [null, 995, 900, 700].map((since) => awayTexts([{ seat: 1, since }], [0], ["You", "Ben"], 1000)[0]);
  expect(absences).toEqual(["Ben is away.", "Ben is reconnecting…", "Ben has been away for 1 minute.", "Ben has been away for 5 minutes."]);
  expect(awayTexts([{ seat: 0, since: 1 }], [0], ["You", "Ben"], 1000)).toEqual([]);
});
