/** A lesson as a learner plays it: the taught card goes on, another is told to be allowed too. */

import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { messages } from "../lib/messages.svelte";
import Lesson from "./Lesson.svelte";
import { loadLesson } from "./lesson";

beforeEach(async () => {
  // The tables in words: those that are drawn fly their cards, which no test can wait for.
  localStorage.setItem("undercard-table", "text");
  await messages.need("common", "web", "web-help", "web-survive", "fightdrome", "survive");
  await messages.switchTo("en");
});
afterEach(cleanup);

async function begin(game: "fightdrome" | "survive"): Promise<number> {
  const loaded = await loadLesson(game);
  render(Lesson, { loaded, onother: () => {} });
  return loaded.lesson.frames.length;
}

const click = async (name: string | RegExp): Promise<void> => {
  screen.getAllByRole("button", { name })[0]?.click();
  await tick();
};

test("the card that is taught leads on, another card does not", async () => {
  await begin("fightdrome");
  await click("Play Punch 30");
  expect(screen.getByText(/That is allowed too/)).toBeTruthy();
  expect(screen.getByText(/Step 1 of/)).toBeTruthy();
  await click("Play Kick 40");
  expect(screen.getByText(/Step 2 of/)).toBeTruthy();
});

test("what is said cites rules, and they can be read", async () => {
  await begin("fightdrome");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/rules/fightdrome#F3.1");
});

test.each(["fightdrome", "survive"] as const)("the %s lesson can be watched to its end", async (game) => {
  const steps = await begin(game);
  for (let i = 1; i < steps; i++) await click(/^(Do it for me|Continue)$/);
  expect(screen.getByText(new RegExp(`Step ${steps} of ${steps}`))).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play a real game" })).toBeTruthy();
});
