/** A player thinks for long only while the table waits for them. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { THINKING_MS, Thinking } from "./thinking.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a player thinks after some seconds, and again after each step", () => {
  let step = $state(1);
  let thinker = $state<number | null>(1);
  let thinking!: Thinking;
  const stop = $effect.root(() => void (thinking = new Thinking(() => thinker, () => step)));
  flushSync();
  vi.advanceTimersByTime(THINKING_MS - 1);
  expect(thinking.seat).toBeNull();
  vi.advanceTimersByTime(1);
  expect(thinking.seat).toBe(1);
  step = 2;
  flushSync();
  expect(thinking.seat).toBeNull();
  // The table still shows the last move.
  thinker = null;
  flushSync();
  vi.advanceTimersByTime(2 * THINKING_MS);
  expect(thinking.seat).toBeNull();
  stop();
});
