/** The stage shows one thing after the other, and nothing before its time. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { motion } from "../../lib/motion.svelte";
import { Pace } from "../../lib/pace.svelte";
import type { GameEvent } from "../../lib/wire";
import { fixture } from "./fixtures/fixtures";
import { BREATH, FLIGHT, Stage } from "./stage.svelte";
import type { View } from "./view";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  motion.chooseSpeed("normal");
  vi.useRealTimers();
});

const event = (kind: string, seat: number, data: GameEvent["data"] = {}): GameEvent => ({ kind, seat, data });
const played = (seat: number, card: string) => event("played", seat, { card, situation: "answer" });
const copy = (change: Partial<View> = {}): View => ({ ...fixture("answer").view, ...change });

/** Long enough for everything that is shown, in steps as of a browser. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

test("a card flies before its view is settled, and the next view waits", async () => {
  const [first, second, third] = [copy(), copy(), copy()];
  const happened: GameEvent[] = [];
  const stage = new Stage(first, [], (events) => happened.push(...events));
  stage.show(second, [played(0, "K70")]);
  stage.show(third, [played(1, "G80")]);
  expect([stage.view, stage.settled, stage.isSettled]).toEqual([second, first, false]);
  // Sounds follow what is reported: a card hits when it lands.
  expect(happened).toHaveLength(0);
  await pass(FLIGHT);
  expect(stage.view).toBe(third);
  expect(happened).toHaveLength(1);
  await pass(FLIGHT);
  expect(happened).toHaveLength(2);
  expect(stage.exchange?.blows.map(({ card }) => card)).toEqual(["K70", "G80"]);
  await pass(2000);
  expect(stage.isSettled).toBe(true);
});

test("a stagger is shown before the player may act, and a click ends it", async () => {
  const stage = new Stage(copy(), []);
  const hit = copy({ situation: "stagger" });
  stage.show(hit, [played(0, "K70"), event("staggered", 1)]);
  expect(stage.scene).toBeNull();
  await pass(FLIGHT);
  expect(stage.scene).toMatchObject({ kind: "stagger", seat: 1 });
  await pass(BREATH);
  expect([stage.reeling, stage.isSettled]).toEqual([1, false]);
  stage.skip();
  await pass(BREATH);
  expect([stage.scene, stage.reeling, stage.isSettled]).toEqual([null, null, true]);
});

test("without motion the player may act at once, and a click ends the picture of the stagger", async () => {
  vi.spyOn(motion, "isReduced", "get").mockReturnValue(true);
  const stage = new Stage(copy(), []);
  stage.show(copy(), [played(0, "K70"), event("staggered", 1)]);
  await pass(0);
  expect([stage.scene?.kind, stage.isSettled]).toEqual(["stagger", true]);
  stage.skip();
  expect(stage.scene).toBeNull();
});

test("a jump removes a stagger", async () => {
  const stage = new Stage(copy(), []);
  stage.show(copy({ situation: "stagger" }), [played(0, "K70"), event("staggered", 1)]);
  await pass(FLIGHT + BREATH);
  expect(stage.scene).toMatchObject({ kind: "stagger", seat: 1 });
  stage.show(copy({ situation: "lead" }), []);
  expect(stage.scene).toBeNull();
  await pass(5000);
  expect([stage.scene, stage.reeling]).toEqual([null, null]);
});

test("a draw offer or a new connection ends nothing that is shown", async () => {
  const stage = new Stage(copy(), []);
  const hit = copy({ situation: "stagger" });
  stage.show(hit, [played(0, "K70"), event("staggered", 1)]);
  await pass(FLIGHT + BREATH);
  stage.show({ ...hit }, []);
  expect(stage.scene).toMatchObject({ kind: "stagger", seat: 1 });
  await pass(5000);
  expect([stage.scene, stage.view, stage.isSettled]).toEqual([null, hit, true]);
});

test("the end of a round stays for three seconds or until a click, before the next deal", async () => {
  const before = copy({ round: 1 });
  const after = copy({ round: 2 });
  const stage = new Stage(before, []);
  stage.show(after, [event("discarded", 1, { card: null }), event("round_won", 0, { ending: "staggered" }), event("scored", 0, { points: 40, fame: 40 }), event("round", 1, { round: 2 })]);
  // The choices of the last view are over, although it is still on the table.
  expect([stage.view, stage.isSettled]).toEqual([before, false]);
  await pass(600);
  expect(stage.scene).toMatchObject({ kind: "round", round: { end: { winner: 0 } } });
  expect([stage.view, stage.isSettled]).toEqual([before, false]);
  await pass(2900);
  // No panel shows the last round beside the hands of the next one.
  expect([stage.scene, stage.view, stage.isSettled]).toEqual([null, after, true]);
});

test("a view without events is shown at once, and tells what waited", async () => {
  const happened: GameEvent[] = [];
  const stage = new Stage(copy(), [], (events) => happened.push(...events));
  stage.show(copy(), [played(0, "K70")]);
  stage.show(copy(), [played(1, "G80")]);
  const taken = copy({ legal: [] });
  stage.show(taken, []);
  expect([stage.view, stage.isSettled, happened.at(-1)?.seat]).toEqual([taken, true, 1]);
  await pass(5000);
  expect(stage.view).toBe(taken);
});

test("F10.2: a Last Gasp is announced for a while", async () => {
  const stage = new Stage(copy(), []);
  stage.show(copy(), [played(0, "NK"), event("drew", 0)]);
  expect(stage.gasp).toBe(0);
  await pass(2000);
  expect(stage.gasp).toBeNull();
  stage.show(copy({ situation: "last_gasp", to_act: 1 }), [played(1, "NB")]);
  expect(stage.gasp).toBe(1);
  await pass(2000);
  stage.show(copy(), [played(0, "K70"), event("drew", 0)]);
  expect(stage.gasp).toBeNull();
});

test("at instant speed nothing has to be waited for", () => {
  motion.chooseSpeed("instant");
  const stage = new Stage(copy(), []);
  stage.show(copy(), [played(0, "K70"), event("staggered", 1)]);
  expect([stage.isSettled, stage.scene]).toEqual([true, null]);
});

test("paused, the turns of others wait for a step each; the player's own do not", async () => {
  const pace = new Pace();
  const stage = new Stage(copy(), [], undefined, pace);
  const [own, other, last] = [copy(), copy(), copy()];
  pace.pause();
  stage.show(own, [played(0, "K70")]);
  stage.show(other, [played(1, "G80")]);
  stage.show(last, [played(1, "P60")]);
  await pass(5000);
  expect([stage.view, stage.isSettled, pace.isBusy]).toEqual([own, true, true]);
  pace.step();
  await pass(5000);
  expect([stage.view, pace.isBusy]).toEqual([other, true]);
  pace.play();
  await pass(5000);
  expect([stage.view, pace.isBusy]).toEqual([last, false]);
});

test("everything that waits can be skipped, also during the end of a round", async () => {
  const pace = new Pace();
  const stage = new Stage(copy({ round: 1 }), [], undefined, pace);
  const last = copy({ round: 2 });
  stage.show(copy({ round: 2 }), [event("round_won", 0, { ending: "staggered" }), event("round", 1, { round: 2 })]);
  stage.show(last, [played(1, "G80")]);
  await pass(600);
  expect(stage.scene?.kind).toBe("round");
  pace.skip();
  await pass(5000);
  expect([stage.view, stage.isSettled, stage.scene, pace.isBusy]).toEqual([last, true, null, false]);
});

test("a paused table stays paused at instant speed", async () => {
  motion.chooseSpeed("instant");
  const pace = new Pace();
  const first = copy();
  const stage = new Stage(first, [], undefined, pace);
  pace.pause();
  stage.show(copy(), [played(1, "K70")]);
  await pass(1000);
  expect(stage.view).toBe(first);
});
