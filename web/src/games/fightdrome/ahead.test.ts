/** Cards chosen ahead and the only legal action are played through the list of legal actions. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Ahead, LONGEST, RETURNED, SHORTEST } from "./ahead.svelte";
import { fixture } from "./fixtures/fixtures";
import type { View } from "./view";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turn = (...legal: string[]): View => ({ ...fixture("answer").view, legal });
const K70 = { key: "K70.1", card: "K70" };

function start(random = 0.5) {
  const act = vi.fn();
  return { act, ahead: new Ahead(act, () => random) };
}

test("a card chosen ahead is played once when it is legal", () => {
  const { act, ahead } = start();
  ahead.choose(K70);
  ahead.update(null, false);
  expect(act).not.toHaveBeenCalled();
  const view = turn("K70", "G80");
  ahead.update(view, false);
  ahead.update(view, true);
  expect(act).toHaveBeenCalledExactlyOnceWith("K70");
  expect([ahead.chosen, ahead.returned]).toEqual([null, null]);
});

test("a card that is not legal is taken back, visibly for a while", () => {
  const { act, ahead } = start();
  ahead.choose(K70);
  ahead.update(turn("G80", "NG"), false);
  expect([ahead.chosen, ahead.returned]).toEqual([null, K70]);
  vi.advanceTimersByTime(RETURNED);
  expect(ahead.returned).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test("F6.1: a Staggered player does not discard the card that was chosen to be played", () => {
  const { act, ahead } = start();
  ahead.choose(K70);
  ahead.update(turn("xK70", "xW"), false);
  expect(act).not.toHaveBeenCalled();
  expect(ahead.returned).toEqual(K70);
});

test("a second click takes the choice back, and another card replaces it", () => {
  const { ahead } = start();
  ahead.choose(K70);
  ahead.choose({ key: "W.1", card: "W" });
  expect(ahead.chosen?.card).toBe("W");
  ahead.choose({ key: "W.1", card: "W" });
  expect(ahead.chosen).toBeNull();
});

test.each([0, 0.5, 1])("the only legal action is played after a random delay (%d)", (random) => {
  const { act, ahead } = start(random);
  const delay = SHORTEST + random * (LONGEST - SHORTEST);
  ahead.update(turn("K70", "K70"), true);
  expect(ahead.only).toBe("K70");
  vi.advanceTimersByTime(delay - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledExactlyOnceWith("K70");
});

test("with a choice, or without the preference, nothing is played", () => {
  const { act, ahead } = start();
  ahead.update(turn("K70", "G80"), true);
  ahead.update(turn("K70"), false);
  vi.advanceTimersByTime(2 * LONGEST);
  expect(act).not.toHaveBeenCalled();
});

test("the player may be faster, and a takeback stops it", () => {
  const { act, ahead } = start();
  ahead.update(turn("K70"), true);
  ahead.update(null, true);
  ahead.update(turn("rest"), true);
  ahead.clear();
  vi.advanceTimersByTime(2 * LONGEST);
  expect(act).not.toHaveBeenCalled();
});
