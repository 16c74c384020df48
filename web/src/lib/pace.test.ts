/** The turns of others wait while they are paused, one entry at a time. */

import { afterEach, expect, test } from "vitest";
import { motion } from "./motion.svelte";
import { Pace } from "./pace.svelte";

afterEach(() => motion.chooseSpeed("normal"));

/** A table that shows entries of two events each. */
function play(pace: Pace, count: number): string[] {
  const shown: string[] = [];
  const next = (n: number): void => {
    if (n === count) return pace.end();
    pace.pass(n % 2 === 0, () => {
      shown.push(`${Math.floor(n / 2)}.${n % 2}`);
      next(n + 1);
    });
  };
  pace.begin();
  next(0);
  return shown;
}

test("nothing waits without a pause", () => {
  const pace = new Pace();
  expect(play(pace, 4)).toHaveLength(4);
  expect(pace.isBusy).toBe(false);
});

test("a step shows one entry, and playing shows the rest", () => {
  const pace = new Pace();
  pace.pause();
  const shown = play(pace, 6);
  expect(shown).toEqual([]);
  pace.step();
  expect(shown).toEqual(["0.0", "0.1"]);
  pace.step();
  expect([shown.length, pace.isBusy]).toEqual([4, true]);
  pace.play();
  expect([shown.length, pace.isBusy, pace.isPaused]).toEqual([6, false, false]);
});

test("a step without anything to show pauses only", () => {
  const pace = new Pace();
  pace.step();
  expect(play(pace, 2)).toEqual([]);
});

test("instant turns are instant, but what is shown again takes its time", () => {
  motion.chooseSpeed("instant");
  expect([new Pace().factor, new Pace(true).factor]).toEqual([0, 1]);
  motion.chooseSpeed("slow");
  expect(new Pace(true).factor).toBeGreaterThan(1);
});
