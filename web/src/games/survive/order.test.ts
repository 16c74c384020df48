/** Nothing is revealed before the animation has shown it, and the turns of others can be paused. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "../../lib/messages.svelte";
import { motion } from "../../lib/motion.svelte";
import { Pace } from "../../lib/pace.svelte";
import type { GameEvent } from "../../lib/wire";
import type { Moment } from "../game";
import Board from "./Board.svelte";
import { boxOf, fixture, namesOf } from "./fixtures/fixtures";
import { starts } from "./entries";
import ScoreSheet from "./ScoreSheet.svelte";
import { Timeline } from "./timeline.svelte";
import type { View } from "./view";

beforeEach(async () => {
  await messages.need("survive", "play-survive", "web-survive");
  await Promise.all([import("./NpcTurn.svelte"), import("./RollPanel.svelte"), import("./Impact.svelte"), import("./RoundEnd.svelte")]);
  vi.useFakeTimers();
});
afterEach(() => {
  motion.chooseSpeed("normal");
  motion.choose(false);
  vi.useRealTimers();
});

/** A fixture with the view before it. */
function scene(name: string): { before: View; view: View; events: GameEvent[] } {
  const { before, view, events } = fixture(name);
  if (!before) throw new Error("the fixture has no previous view");
  return { before, view, events };
}

async function show(name: string) {
  const { before, view, events } = scene(name);
  const happened: GameEvent[] = [];
  const onaction = vi.fn();
  const props = { view: before, names: namesOf(view), box: boxOf(view), options: {}, events: [], onaction, onhappen: (all: readonly GameEvent[], moment?: Moment) => void (moment === "begun" || happened.push(...all)) };
  const { container, rerender } = render(Board, { props });
  const prompt = screen.getByRole("status").textContent;
  await rerender({ ...props, view, events });
  return { container, happened, onaction, prompt, view, events };
}

test("choices, prompts and panels wait for the turn of the NPCs", async () => {
  const { container, happened, onaction, prompt, events } = await show("npcs");
  for (let n = 0; happened.length < events.length; n++) {
    expect(n).toBeLessThan(500);
    expect(container.querySelector("[data-choices]")).toBeNull();
    expect(container.querySelector(".yours")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe(prompt);
    expect(screen.queryByText("Your turn")).toBeNull();
    await fireEvent.keyDown(screen.getByRole("application"), { key: "1" });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(onaction).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(container.querySelector("[data-choices]")).not.toBeNull();
  expect(screen.getByText("Your turn")).toBeTruthy();
});

test("the decisions of the NPCs are shown from the first one on", async () => {
  const { container, happened } = await show("npcs");
  const panel = (): Element | null => container.querySelector('[data-scene="npcs"]');
  while (!happened.some(({ kind }) => kind === "asked")) {
    expect(panel()).toBeNull();
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(20);
  expect(panel()).not.toBeNull();
});

test("nobody lies down before the dice have been seen", async () => {
  const { container, happened } = await show("follow");
  const down = (): number => container.querySelectorAll(".map .figure.down").length;
  const before = down();
  while (!happened.some(({ kind }) => kind === "knocked_down")) {
    expect(down()).toBe(before);
    expect(container.querySelector("[data-choices]")).toBeNull();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(happened.filter(({ kind }) => kind === "rolled")).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10);
  expect(container.querySelectorAll(".impact")).toHaveLength(1);
});

test("at any speed the map waits until the parts of a roll have been seen", async () => {
  motion.chooseSpeed("fast");
  const { before, view, events } = scene("follow");
  const timeline = new Timeline();
  timeline.show({ ...before, seat: null }, []);
  timeline.show({ ...view, seat: null }, events);
  while (events[timeline.at - 1]?.kind !== "rolled") await vi.advanceTimersByTimeAsync(10);
  expect(timeline.rate).toBe(0.5);
  // The result appears after 1640 ms times the rate.
  await vi.advanceTimersByTimeAsync(1640 * timeline.rate);
  expect(events[timeline.at - 1]?.kind).toBe("rolled");
});

test("the log has a roll when its dice have been seen; its sound begins with them", async () => {
  const { before, view, events } = scene("follow");
  const [heard, seen]: [string[], string[]] = [[], []];
  const timeline = new Timeline((all, moment) => {
    if (moment !== "seen") heard.push(...all.map(({ kind }) => kind));
    if (moment !== "begun") seen.push(...all.map(({ kind }) => kind));
  });
  timeline.show(before, []);
  timeline.show(view, events);
  while (!heard.includes("rolled")) await vi.advanceTimersByTimeAsync(10);
  expect(seen).not.toContain("rolled");
  while (!timeline.isDone) await vi.advanceTimersByTimeAsync(100);
  expect([heard, seen]).toEqual([events.map(({ kind }) => kind), events.map(({ kind }) => kind)]);
});

test("a new round shows what is at home, until a key", async () => {
  const { view, events } = scene("npcs");
  const props = { view, names: namesOf(view), box: boxOf(view), options: {}, onaction: () => {} };
  const { container, rerender } = render(Board, { props: { ...props, events: [] } });
  const shown = (): Element | null => container.querySelector('[data-scene="round"]');
  const round: GameEvent = { kind: "round", seat: null, data: { round: 2 } };
  await rerender({ ...props, view: { ...view, round: 2 }, events: [...events, round] });
  while (container.querySelector("[data-choices]") === null) {
    expect(shown()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
  }
  await vi.advanceTimersByTimeAsync(10);
  expect(shown()?.textContent).toContain("Round 1 is over");
  await fireEvent.keyDown(window, { key: "x" });
  expect(shown()).toBeNull();
});

/** Play a fixture and return how long it took, in milliseconds. */
async function duration(name: string): Promise<number> {
  const { before, view, events } = scene(name);
  const timeline = new Timeline();
  timeline.show(before, []);
  timeline.show(view, events);
  let time = 0;
  for (; !timeline.isDone; time += 50) await vi.advanceTimersByTimeAsync(50);
  return time;
}

test("the speed of others' turns counts, also instantly, and without motion nothing takes time", async () => {
  const normal = await duration("npcs");
  motion.chooseSpeed("slow");
  expect(await duration("npcs")).toBeGreaterThan(1.5 * normal);
  motion.chooseSpeed("fast");
  expect(await duration("npcs")).toBeLessThan(0.7 * normal);
  motion.chooseSpeed("instant");
  expect(await duration("npcs")).toBe(0);
  motion.chooseSpeed("slow");
  motion.choose(true);
  expect(await duration("npcs")).toBe(0);
});

test.each([false, true])("a paused turn is shown entry by entry; without motion: %s", async (isStill) => {
  motion.choose(isStill);
  const { before, view, events } = scene("npcs");
  const pace = new Pace();
  const timeline = new Timeline(undefined, pace);
  timeline.show(before, []);
  pace.pause();
  timeline.show(view, events);
  const [first = 0, ...later] = starts(events);
  expect([timeline.at, pace.isBusy]).toEqual([first, true]);
  for (const stop of later) {
    pace.step();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(timeline.at).toBe(stop);
  }
  pace.play();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([timeline.isDone, pace.isBusy]).toEqual([true, false]);
});

test("players see their own moves while others' turns are paused", async () => {
  const { before, view, events } = scene("follow");
  const pace = new Pace();
  const timeline = new Timeline(undefined, pace);
  timeline.show({ ...before, seat: 0 }, []);
  pace.pause();
  timeline.show({ ...view, seat: 0 }, events.slice(0, 2));
  await vi.advanceTimersByTimeAsync(5000);
  expect(timeline.isDone).toBe(true);
});

test("a part of the events can be shown again", async () => {
  const { before, view, events } = scene("npcs");
  const happened: GameEvent[] = [];
  const timeline = new Timeline((all, moment) => void (moment === "begun" || happened.push(...all)));
  timeline.show(before, []);
  timeline.show(view, events, events.length - 3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(happened).toEqual(events.slice(-3));
});

test("the result of a game waits for the count, which a click ends", async () => {
  const { view } = fixture("over");
  const oncounted = vi.fn();
  const { container } = render(ScoreSheet, { view, names: namesOf(view), box: boxOf(view), oncounted });
  await vi.advanceTimersByTimeAsync(1000);
  expect([oncounted.mock.calls.length, container.querySelectorAll(".crown").length]).toEqual([0, 0]);
  await fireEvent.click(container.querySelector(".sheet") as Element);
  expect([oncounted.mock.calls.length, container.querySelectorAll(".crown").length]).toEqual([1, view.outcome?.winners.length]);
});
