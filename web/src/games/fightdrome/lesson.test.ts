/** A lesson continues with the card it teaches; another legal card gets a note. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import { textView } from "../../lib/text_view.svelte";
import Lesson from "../../help/Lesson.svelte";
import { loadLesson } from "../../help/lesson";

beforeEach(async () => {
  // The text view, because a test cannot wait for the animations of the board.
  textView.choose(true);
  localStorage.clear();
  await messages.need("web-help", "web-help-fightdrome", "fightdrome", "play-fightdrome", "web-fightdrome");
});

async function begin(): Promise<void> {
  const loaded = await loadLesson({ game: "fightdrome", name: "bout" });
  if (loaded) render(Lesson, { loaded, onnext: undefined });
  await screen.findByRole("article");
}

const click = async (name: string | RegExp): Promise<void> => {
  screen.getAllByRole("button", { name })[0]?.click();
  await tick();
};

test("the card of the lesson continues it, another card does not", async () => {
  await begin();
  const other = screen.getAllByRole("button", { name: /^Play / }).find(({ textContent }) => !textContent?.includes("Kick 20"));
  other?.click();
  await tick();
  expect(screen.getByText(/That is allowed, too/)).toBeTruthy();
  expect(screen.getByText(/Step 1 of/)).toBeTruthy();
  await click("Play Kick 20");
  expect(screen.getByText(/Step 2 of/)).toBeTruthy();
});

test("explanations link to rules", async () => {
  await begin();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/rules/fightdrome#F3.1");
});

test("the board marks the card of the lesson, and one tap on it is enough", async () => {
  await begin();
  textView.choose(false);
  await tick();
  const card = screen.getAllByRole("button", { name: "Kick 20" })[0] as HTMLElement;
  expect(document.querySelectorAll(".face.wanted")).toHaveLength(1);
  await fireEvent.pointerDown(card, { button: 0, pointerType: "touch" });
  await fireEvent.pointerUp(card);
  await fireEvent.click(card, { detail: 1 });
  expect(screen.getByText(/Step 2 of/)).toBeTruthy();
});
