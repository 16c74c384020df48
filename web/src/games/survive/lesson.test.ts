/** A click on the marked cell of a lesson takes the whole way; another cell does not. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import Lesson from "../../help/Lesson.svelte";
import { loadLesson, saveProgress } from "../../help/lesson";
import { messages } from "../../lib/messages.svelte";
import { motion } from "../../lib/motion.svelte";
import { textView } from "../../lib/text_view.svelte";

const ID = { game: "survive", name: "turn" };

beforeEach(async () => {
  textView.choose(false);
  motion.choose(true);
  localStorage.clear();
  await messages.need("web-help", "web-help-survive", "survive", "play-survive", "web-survive");
});

const cell = (name: string): Element => document.querySelector(`[data-cell="${name}"]`) as Element;

test("the cell at the end of a walk is marked and can be clicked", async () => {
  const loaded = await loadLesson(ID);
  if (!loaded) throw new Error("no lesson");
  const { frames } = loaded.lesson;
  const at = frames.findIndex(({ to }) => to !== null);
  const { to } = frames[at]!;
  saveProgress(ID, at / (frames.length - 1));
  render(Lesson, { loaded, onnext: undefined });
  await tick();
  expect([...document.querySelectorAll("[data-wanted]")].map((it) => it.getAttribute("data-wanted"))).toEqual([to]);
  await fireEvent.click(cell("j10"));
  expect(screen.getByText(new RegExp(`Step ${at + 1} of`))).toBeTruthy();
  await fireEvent.click(cell(to ?? ""));
  expect(screen.getByText(new RegExp(`Step ${at + 2} of`))).toBeTruthy();
});
