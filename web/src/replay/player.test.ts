/** Watching: steps, rounds, eyes, and a run that ends by itself. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nimView } from "../generic/fixtures/nim";
import type { Frame, Replay } from "../lib/wire";
import { formatMoment, parseMoment } from "./moment";
import { Player } from "./player.svelte";
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
    record: () => Promise.reject(new Error("not asked for")),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a long game is put together from its pieces", async () => {
  const replay = await readAll(sourceOf(9), null);
  expect(replay.frames.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("steps stay within the game, rounds are jumped to", async () => {
  const player = new Player(sourceOf(9));
  await player.look(null, 99);
  expect(player.step).toBe(9);
  player.goRound(-1);
  expect([player.step, player.round]).toEqual([5, 2]);
  player.goRound(-1);
  player.go(-3);
  expect([player.step, player.round]).toEqual([0, 1]);
});

test("it runs to the end and stops, and starts over from there", async () => {
  const player = new Player(sourceOf(3));
  await player.look(null, 0);
  player.play();
  vi.advanceTimersByTime(10_000);
  expect([player.step, player.isPlaying]).toEqual([3, false]);
  player.toggle();
  expect([player.step, player.isPlaying]).toEqual([0, true]);
  player.pause();
});

test("other eyes are read once and keep the moment", async () => {
  const source = sourceOf(3);
  const player = new Player(source);
  await player.look(null, 2);
  await player.look(1, player.step);
  await player.look(null, player.step);
  expect(player.step).toBe(2);
  expect(source.reads).toEqual([null, 1]);
});

test("a moment is an address and back", () => {
  expect(parseMoment(formatMoment(42, 1))).toEqual({ step: 42, eyes: 1, verify: false });
  expect(parseMoment(formatMoment(7, null))).toEqual({ step: 7, eyes: null, verify: false });
  expect(parseMoment("#verify")).toEqual({ step: 0, eyes: null, verify: true });
  expect(parseMoment("#step=-1&eyes=x")).toEqual({ step: 0, eyes: null, verify: false });
});
