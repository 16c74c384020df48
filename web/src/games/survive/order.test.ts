/** Nothing is revealed before the animation has shown it, and the turns of others can be paused. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "../../lib/messages.svelte";
import { motion } from "../../lib/motion.svelte";
import { Pace } from "../../lib/pace.svelte";
import type { GameEvent } from "../../lib/wire";
import Board from "./Board.svelte";
import { boxOf, fixture, namesOf } from "./fixtures/fixtures";
import { starts } from "./entries";
import { Timeline } from "./timeline.svelte";
import type { View } from "./view";

beforeEach(async () => {
  await messages.need("survive", "play-survive", "web-survive");
  await Promise.all([import("./NpcTurn.svelte"), import("./RollPanel.svelte")]);
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
  const props = { view: before, names: namesOf(view), box: boxOf(view), options: {}, events: [], onaction, onhappen: (all: readonly GameEvent[]) => void happened.push(...all) };
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
  const timeline = new Timeline((all) => void happened.push(...all));
  timeline.show(before, []);
  timeline.show(view, events, events.length - 3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(happened).toEqual(events.slice(-3));
});
