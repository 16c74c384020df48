/** Lessons can be played to their end, and everything that comes up is told in every language. */

import { expect, test } from "vitest";
import { LANGUAGES, messages } from "../lib/messages.svelte";
import { readLesson } from "./lesson";
import { GAMES } from "./rules";

test.each(GAMES)("every action of the %s lesson is legal where it is asked for", async (game) => {
  const { frames } = await readLesson(game);
  expect(frames.length).toBeGreaterThan(20);
  for (const frame of frames.slice(0, -1)) {
    if (frame.do !== null) expect(frame.view.legal).toContain(frame.do);
    else expect(frame.view.legal).toEqual([]);
  }
});

test.each(LANGUAGES)("%s tells all that comes up", async (language) => {
  await messages.need("web-help");
  await messages.switchTo(language);
  for (const game of GAMES) {
    const { frames } = await readLesson(game);
    const topics = new Set(frames.flatMap(({ say }) => say));
    expect(topics.size).toBeGreaterThan(10);
    expect([...topics].filter((topic) => !messages.has(`help-${game}-${topic}`))).toEqual([]);
  }
});
