/** A click on the marked cell of a lesson takes the whole way; the text waits for the dice. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
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

test("a lesson says what comes next only after the dice have been seen", async () => {
  const id = { game: "survive", name: "trouble" };
  const loaded = await loadLesson(id);
  if (!loaded) throw new Error("no lesson");
  const { frames } = loaded.lesson;
  const rolled = frames.findIndex(({ events, topic }) => topic !== null && events.some(({ kind }) => kind === "rolled"));
  saveProgress(id, (rolled - 1) / (frames.length - 1));
  motion.choose(false);
  textView.choose(false);
  vi.useFakeTimers();
  const { container } = render(Lesson, { loaded, onnext: undefined });
  const said = () => container.querySelector(".explanation")?.textContent.trim();
  await fireEvent.click(screen.getByRole("button", { name: "Do it for me" }));
  expect(said()).toBe("Watch …");
  expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
  await vi.advanceTimersByTimeAsync(1500);
  expect(said()).toBe("Watch …");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said()).not.toContain("Watch");
  expect(said()).toContain("Now:");
  vi.useRealTimers();
});
