/** Words are explained where they stand, in every language and with their rules. */

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { LANGUAGES, messages } from "../../lib/messages.svelte";
import Board from "./Board.svelte";
import { BOX, fixture, FIXTURES, NAMES } from "./fixtures/fixtures";
import { WORDS, wordFor } from "./words";

beforeEach(async () => {
  await messages.switchTo("en");
  await messages.need("fightdrome", "play-fightdrome", "web-fightdrome", "web-words-fightdrome", "rules/fightdrome");
});

function sit(name: string): void {
  const { view, table } = fixture(name);
  render(Board, { view, names: NAMES, box: BOX, options: table, onaction: () => {} });
}

test.each(LANGUAGES)("%s: every word has a text, and every rule exists", async (language) => {
  await messages.switchTo(language);
  for (const [word, rules] of Object.entries(WORDS)) {
    expect(messages.has(`fightdrome-word-${word}`), word).toBe(true);
    for (const rule of rules) expect(messages.has(rule.replace(".", "-")), rule).toBe(true);
  }
});

test("every situation at the table has a word", () => {
  const words = Object.values(FIXTURES).map(({ view }) => wordFor(view));
  expect(new Set(words)).toEqual(new Set(["answer", "lead", "stagger", "follow_up", "overstimulated", "stack", "sleeve", null]));
  const { view } = fixture("answer");
  expect(wordFor({ ...view, live: "NK" })).toBe("neurochem");
});

test("a tap explains the Lead and cites its rule; Escape closes it", async () => {
  sit("lead");
  const mark = screen.getByRole("button", { name: "What does this mean?" });
  await fireEvent.click(mark);
  expect(mark.getAttribute("aria-expanded")).toBe("true");
  const note = await screen.findByRole("note");
  expect(note.textContent).toContain("The Lead: the fight is paused");
  expect(within(note).getByRole("link", { name: "F3.1" })).toBeTruthy();
  await fireEvent.keyDown(mark, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("note")).toBeNull());
});

test("the pointer on a character explains Stack and Sleeve", async () => {
  sit("lead");
  const panel = screen.getByRole("region", { name: "Ann" });
  const word = within(panel).getAllByRole("button")[0] as HTMLElement;
  await fireEvent.pointerEnter(word.parentElement as HTMLElement, { pointerType: "mouse" });
  expect((await screen.findByRole("note")).textContent).toContain("A character is a Stack, the mind, in a Sleeve");
});
