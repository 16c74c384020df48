/** A lesson as a learner plays it: the taught card goes on, another is told to be allowed too. */

import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import Lesson from "../../help/Lesson.svelte";
import { loadLesson } from "../../help/lesson";

beforeEach(async () => {
  // The tables in words: those that are drawn fly their cards, which no test can wait for.
  localStorage.setItem("undercard-table", "text");
  await messages.need("web-help", "fightdrome");
});

async function begin(): Promise<void> {
  const loaded = await loadLesson("fightdrome");
  if (loaded) render(Lesson, { loaded, onother: undefined });
}

const click = async (name: string | RegExp): Promise<void> => {
  screen.getAllByRole("button", { name })[0]?.click();
  await tick();
};

test("the card that is taught leads on, another card does not", async () => {
  await begin();
  await click("Play Punch 30");
  expect(screen.getByText(/That is allowed, too/)).toBeTruthy();
  expect(screen.getByText(/Step 1 of/)).toBeTruthy();
  await click("Play Kick 40");
  expect(screen.getByText(/Step 2 of/)).toBeTruthy();
});

test("what is said cites rules, and they can be read", async () => {
  await begin();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/rules/fightdrome#F3.1");
});
