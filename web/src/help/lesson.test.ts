/** Lessons can be played to their end, and every topic has a text in every language. */

import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import { gamesWith } from "../games/registry";
import { LANGUAGES, messages } from "../lib/messages.svelte";
import { textView } from "../lib/text_view.svelte";
import Lesson from "./Lesson.svelte";
import { loadLesson, type LoadedLesson } from "./lesson";

const GAMES = await gamesWith("lesson");

async function load(game: string): Promise<LoadedLesson> {
  const loaded = await loadLesson(game);
  if (!loaded) throw new Error(`${game} has no lesson`);
  return loaded;
}

test("a game without a lesson has none", async () => expect(await loadLesson("chess")).toBeNull());

test.each(GAMES)("every action of the %s lesson is legal", async (game) => {
  const { frames } = (await load(game)).lesson;
  expect(frames.length).toBeGreaterThan(20);
  for (const frame of frames.slice(0, -1)) {
    if (frame.do !== null) expect(frame.view.legal).toContain(frame.do);
    else expect(frame.view.legal).toEqual([]);
  }
});

test.each(LANGUAGES)("%s has a text for every topic", async (language) => {
  await messages.need("web-help", ...GAMES.map((game) => `web-help-${game}`));
  await messages.switchTo(language);
  for (const game of GAMES) {
    const { frames } = (await load(game)).lesson;
    const topics = new Set(frames.flatMap((frame) => frame.topics));
    expect(topics.size).toBeGreaterThan(10);
    expect([...topics].filter((topic) => !messages.has(`help-${game}-${topic}`))).toEqual([]);
  }
});

test.each(GAMES)("the %s lesson can be stepped through", async (game) => {
  // The text view, because a test cannot wait for the animations of the board.
  textView.choose(true);
  const loaded = await load(game);
  await messages.need("web-help", `web-help-${game}`, ...loaded.table.areas);
  render(Lesson, { loaded, onother: undefined });
  const steps = loaded.lesson.frames.length;
  for (let i = 1; i < steps; i++) {
    screen.getAllByRole("button", { name: /^(Do it for me|Continue)$/ })[0]?.click();
    await tick();
  }
  expect(screen.getByText(new RegExp(`Step ${steps} of ${steps}`))).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play a real game" })).toBeTruthy();
});
