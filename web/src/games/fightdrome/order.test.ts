/** Nothing is revealed before the animation has shown it: prompt, panels and choices wait for the card. */

import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "../../lib/messages.svelte";
import type { GameEvent } from "../../lib/wire";
import Board from "./Board.svelte";
import { BOX, fixture, NAMES } from "./fixtures/fixtures";
import { FLIGHT } from "./stage.svelte";
import type { View } from "./view";

beforeEach(async () => {
  await messages.need("fightdrome", "play-fightdrome", "web-fightdrome");
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const { view: answer, table } = fixture("answer");
const before: View = { ...answer, live: null, situation: "lead", to_act: 1, legal: [] };
const attack: GameEvent[] = [{ kind: "played", seat: 1, data: { card: "K40", situation: "lead" } }];

const status = (): string => screen.getByRole("status").textContent ?? "";
const isLegal = (card: string): boolean => screen.getByRole("button", { name: card }).getAttribute("aria-disabled") !== "true";

async function show(view: View, events: GameEvent[]) {
  const props = { view: before, names: NAMES, box: BOX, options: table, onaction: () => {} };
  const { container, rerender } = render(Board, props);
  await rerender({ ...props, view, events });
  return container;
}

test("the prompt and the legal cards come after the card of the opponent", async () => {
  await show(answer, attack);
  for (let time = 0; time < FLIGHT; time += 80) {
    expect([status().includes("Kick 40"), isLegal("Kick 70")]).toEqual([false, false]);
    await vi.advanceTimersByTimeAsync(79);
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect([status().includes("Kick 40"), isLegal("Kick 70")]).toEqual([true, true]);
});

test("a stagger marks nobody before the card has landed", async () => {
  const staggered: View = { ...answer, live: "K40", situation: "stagger", to_act: 0, legal: ["xW"] };
  const container = await show(staggered, [...attack, { kind: "staggered", seat: 0, data: {} }]);
  await vi.advanceTimersByTimeAsync(FLIGHT - 20);
  expect([container.querySelectorAll(".shaken, .staggered").length, isLegal("Weave")]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([container.querySelectorAll(".staggered").length, isLegal("Weave")]).toEqual([1, true]);
});

test("the prompt stays while a Rest is shown", async () => {
  const { view, table: options } = fixture("rest");
  const props = { view, names: NAMES, box: BOX, options, onaction: () => {} };
  const { rerender } = render(Board, props);
  const prompt = status();
  expect(prompt).toContain("Rest");
  await rerender({ ...props, view: { ...view, to_act: 1, legal: [] }, events: [{ kind: "rested", seat: 0, data: {} }] });
  expect(status()).toBe(prompt);
  await vi.advanceTimersByTimeAsync(2000);
  expect(status()).toContain("has the Lead");
});
