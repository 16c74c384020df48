/** A lesson continues with the card it teaches; another legal card gets a note. */

import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import { textView } from "../../lib/text_view.svelte";
import Lesson from "../../help/Lesson.svelte";
import { loadLesson } from "../../help/lesson";

beforeEach(async () => {
  // The text view, because a test cannot wait for the animations of the board.
  textView.choose(true);
  await messages.need("web-help", "web-help-fightdrome", "fightdrome", "web-fightdrome");
});

async function begin(): Promise<void> {
  const loaded = await loadLesson("fightdrome");
  if (loaded) render(Lesson, { loaded, onother: undefined });
}

const click = async (name: string | RegExp): Promise<void> => {
  screen.getAllByRole("button", { name })[0]?.click();
  await tick();
};

test("the card of the lesson continues it, another card does not", async () => {
  await begin();
  await click("Play Punch 30");
  expect(screen.getByText(/That is allowed, too/)).toBeTruthy();
  expect(screen.getByText(/Step 1 of/)).toBeTruthy();
  await click("Play Kick 40");
  expect(screen.getByText(/Step 2 of/)).toBeTruthy();
});

test("explanations link to rules", async () => {
  await begin();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/rules/fightdrome#F3.1");
});
