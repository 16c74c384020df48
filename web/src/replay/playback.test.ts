/** Playback: steps, rounds, points of view, and the end of a run. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nimView } from "../generic/fixtures/nim";
import type { Frame, Replay } from "../lib/wire";
import { formatMoment, parseMoment } from "./moment";
import { Playback } from "./playback.svelte";
import { readAll, type Source } from "./source";

const frame = (number: number): Frame => ({ number, seat: 0, action: null, events: [], words: [], view: nimView() });
const PIECE = 4;

function sourceOf(actions: number): Source & { reads: (number | null)[] } {
  const reads: (number | null)[] = [];
  return {
    reads,
    read: (eyes, first) => {
      reads.push(eyes);
      const frames = Array.from({ length: actions + 1 }, (_, n) => frame(n)).slice(first, first + PIECE);
      return Promise.resolve({ actions, rounds: [0, 5], eyes, first, frames } as unknown as Replay);
    },
    record: () => Promise.reject(new Error("no test requests the record")),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a long game is loaded in parts", async () => {
  const replay = await readAll(sourceOf(9), null);
  expect(replay.frames.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("steps stay within the game, and rounds can be reached", async () => {
  const playback = new Playback(sourceOf(9));
  await playback.viewAs(null, 99);
  expect(playback.step).toBe(9);
  playback.goRound(-1);
  expect([playback.step, playback.round]).toEqual([5, 2]);
  playback.goRound(-1);
  playback.go(-3);
  expect([playback.step, playback.round]).toEqual([0, 1]);
});

test("the point of view that was chosen last is shown", async () => {
  const playback = new Playback(sourceOf(9));
  await playback.viewAs(null);
  await Promise.all([playback.viewAs(1), playback.viewAs(null)]);
  expect(playback.eyes).toBeNull();
});

test("it runs to the end, stops, and then starts over", async () => {
  const playback = new Playback(sourceOf(3));
  await playback.viewAs(null, 0);
  playback.play();
  vi.advanceTimersByTime(10_000);
  expect([playback.step, playback.isPlaying]).toEqual([3, false]);
  playback.toggle();
  expect([playback.step, playback.isPlaying]).toEqual([0, true]);
  playback.pause();
});

test("each point of view is loaded once and keeps the step", async () => {
  const source = sourceOf(3);
  const playback = new Playback(source);
  await playback.viewAs(null, 2);
  await playback.viewAs(1, playback.step);
  await playback.viewAs(null, playback.step);
  expect(playback.step).toBe(2);
  expect(source.reads).toEqual([null, 1]);
});

test("a moment can be formatted and parsed", () => {
  expect(parseMoment(formatMoment(42, 1))).toEqual({ step: 42, eyes: 1, verify: false });
  expect(parseMoment(formatMoment(7, null))).toEqual({ step: 7, eyes: null, verify: false });
  expect(parseMoment("#verify")).toEqual({ step: 0, eyes: null, verify: true });
  expect(parseMoment("#step=-1&eyes=x")).toEqual({ step: 0, eyes: null, verify: false });
});
