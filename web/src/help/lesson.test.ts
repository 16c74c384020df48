/** Lessons can be played to their end, every topic has a text in every language, and progress is kept. */

import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { LANGUAGES, messages } from "../lib/messages.svelte";
import { motion } from "../lib/motion.svelte";
import { textView } from "../lib/text_view.svelte";
import Lesson from "./Lesson.svelte";
import { allLessons, loadLesson, nextLesson, progressOf, saveProgress, type LessonId, type LoadedLesson } from "./lesson";

const LESSONS = (await allLessons()).map((id) => [`${id.game}/${id.name}`, id] as const);

beforeEach(() => {
  localStorage.clear();
  motion.choose(true);
});

async function load(id: LessonId): Promise<LoadedLesson> {
  const loaded = await loadLesson(id);
  if (!loaded) throw new Error(`${id.game} has no lesson ${id.name}`);
  return loaded;
}

test("a game without a lesson has none", async () => {
  expect(await loadLesson({ game: "chess", name: "turn" })).toBeNull();
  expect(LESSONS.length).toBeGreaterThan(2);
});

test.each(LESSONS)("every action of %s is legal, and its cell can be reached", async (_, id) => {
  for (const frame of (await load(id)).lesson.frames) {
    if (frame.do !== null) expect(frame.view.legal).toContain(frame.do);
    if (frame.to !== null) expect(Object.keys(frame.ways)).toContain(frame.to);
  }
});

test.each(LANGUAGES)("%s has a text for every topic", async (language) => {
  await messages.need("web-help", ...LESSONS.map(([, { game }]) => `web-help-${game}`));
  await messages.switchTo(language);
  for (const [, id] of LESSONS) {
    const topics = (await load(id)).lesson.frames.flatMap(({ topic }) => topic ?? []);
    expect(topics.filter((topic) => !messages.has(`help-${id.game}-${topic}`))).toEqual([]);
    expect(messages.has(`help-lesson-${id.game}-${id.name}`)).toBe(true);
  }
});

test.each(LESSONS)("%s can be stepped through, and is then finished", async (_, id) => {
  // The text view, because a test cannot wait for the animations of the board.
  textView.choose(true);
  const loaded = await load(id);
  await messages.need("web-help", `web-help-${id.game}`, ...loaded.table.areas);
  render(Lesson, { loaded, onnext: undefined });
  for (let i = 1; i < loaded.lesson.frames.length && progressOf(id) < 1; i++) {
    screen.queryAllByRole("button", { name: /^(Do it for me|Continue)$/ })[0]?.click();
    await tick();
    await tick();
  }
  expect(progressOf(id)).toBe(1);
  expect(screen.getByRole("button", { name: "Play a real game" })).toBeTruthy();
});

test("a game continues with its first lesson that is not finished", () => {
  const lessons = ["one", "two"].map((name) => ({ game: "nim", name }));
  expect(nextLesson(lessons, "nim")?.name).toBe("one");
  saveProgress({ game: "nim", name: "one" }, 1);
  saveProgress({ game: "nim", name: "one" }, 0.5);
  expect(nextLesson(lessons, "nim")?.name).toBe("two");
  saveProgress({ game: "nim", name: "two" }, 1);
  expect(nextLesson(lessons, "nim")?.name).toBe("one");
});
