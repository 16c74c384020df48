/** The strip of recent turns: entries, controls, and what is shown again on a table of its own. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameTable } from "../games/game";
import { nimView } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import { motion } from "../lib/motion.svelte";
import { Pace } from "../lib/pace.svelte";
import type { Entry, GameEvent } from "../lib/wire";
import type { Reader } from "./log_lines";
import { Recent, recentItems } from "./recent.svelte";
import { Review } from "./review.svelte";
import TurnStrip from "./TurnStrip.svelte";

beforeEach(async () => {
  await messages.need("web-generic");
  vi.useFakeTimers();
});
afterEach(() => {
  motion.choose(false);
  vi.useRealTimers();
});

const plain = { line: ({ kind }: GameEvent) => `They ${kind}.`, areas: [] } as unknown as GameTable;
const paced: GameTable = { ...plain, isPaced: true };
const took: GameEvent = { kind: "took", seat: 1, data: {} };

function show(own: GameTable, isKnown = true) {
  const entry: Entry = { number: 1, step: { step: "acted", at: 0, seat: 1 }, events: [took], actions: 1 };
  const [view, recent, pace] = [nimView(), new Recent(), new Pace()];
  const reader: Reader = { own, view, names: ["Ann", "Ben"], box: null, game: view.game, seat: 0 };
  if (isKnown) recent.add({ view: nimView(), seat: 0 }, []);
  recent.add({ view, seat: 0 }, [entry]);
  const [onreview, onclose] = [vi.fn(), vi.fn()];
  const props = { items: recentItems([entry], reader), recent, reader, pace, review: null as Review | null, onreview, onclose };
  return { ...render(TurnStrip, props), pace, onreview };
}

test("a table without animations has sentences and nothing to pause", () => {
  show(plain);
  expect(screen.getByRole("listitem").textContent.trim()).toBe("They took.");
  expect(screen.queryByRole("button", { name: /Pause/ })).toBeNull();
});

test("a click shows an entry again; one from before the page was opened cannot be shown", async () => {
  const { onreview, unmount } = show(paced);
  await fireEvent.click(screen.getByRole("button", { name: /took/ }));
  await fireEvent.click(screen.getByRole("button", { name: /Replay/ }));
  expect(onreview.mock.calls.map(([event]) => event as GameEvent)).toEqual([took, took]);
  unmount();
  show(paced, false);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /took/ }).disabled).toBe(true);
  expect(screen.queryByRole("button", { name: /Replay/ })).toBeNull();
});

test("the controls pause, step and skip the turns of others", async () => {
  const { pace } = show(paced);
  const run = vi.fn();
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
  expect([button(/Next/).disabled, button(/Skip/).disabled]).toEqual([true, true]);
  await fireEvent.click(button(/Pause/));
  pace.begin();
  pace.pass(true, run);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).not.toHaveBeenCalled();
  await fireEvent.click(button(/Next/));
  expect(run).toHaveBeenCalledOnce();
  const skipped = (pace.onskip = vi.fn());
  await fireEvent.click(button(/Skip/));
  expect(skipped).toHaveBeenCalledOnce();
  await fireEvent.click(button(/Continue/));
  expect(pace.isPaused).toBe(false);
});

/** A review of two moments on a table that shows each in 100 ms. */
function reviewed(onend = vi.fn()) {
  const views = [nimView(), nimView(), nimView()] as const;
  const [one, two] = [{ kind: "a", seat: 1, data: {} }, { kind: "b", seat: 1, data: {} }];
  const review = new Review([{ before: views[0], view: views[1], events: [one] }, { before: views[1], view: views[2], events: [two] }], 0, false, onend);
  return { review, views, onend };
}

test("moments are shown again from the view before them, and then the game goes on", async () => {
  const { review, views, onend } = reviewed();
  expect(review.view).toBe(views[0]);
  await vi.advanceTimersByTimeAsync(600);
  expect([review.view, review.event?.kind]).toEqual([views[1], "a"]);
  await vi.advanceTimersByTimeAsync(1200);
  expect(review.view).toBe(views[2]);
  expect(onend).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onend).toHaveBeenCalledOnce();
});

test("without motion each step shows the next moment, and the last one returns", async () => {
  motion.choose(true);
  const { review, views, onend } = reviewed();
  await vi.advanceTimersByTimeAsync(5000);
  expect(review.view).toBe(views[0]);
  for (const next of [1, 2] as const) {
    review.step();
    await vi.advanceTimersByTimeAsync(5000);
    expect(review.view).toBe(views[next]);
  }
  review.step();
  expect(onend).toHaveBeenCalledOnce();
});
