/** The worked example can be stepped through from either side, in every language. */

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { LANGUAGES, messages } from "../../lib/messages.svelte";
import { textView } from "../../lib/text_view.svelte";
import Example from "../../help/Example.svelte";
import ExamplePage from "../../help/ExamplePage.svelte";
import { decisionAt, loadExample, type LoadedExample } from "../../help/example";
import { pieces } from "../../help/search";

beforeEach(async () => {
  // The text view, because a test cannot wait for the animations of the board.
  textView.choose(true);
  await messages.need("web-help", "web-example", "web-example-fightdrome", "fightdrome", "play-fightdrome", "web-fightdrome");
});

const click = async (name: string): Promise<void> => {
  screen.getAllByRole("button", { name })[0]?.click();
  await tick();
};
const press = (key: string) => fireEvent.keyDown(window, { key });

async function load(): Promise<LoadedExample> {
  const loaded = await loadExample("fightdrome");
  if (!loaded) throw new Error("Fightdrome has no example");
  return loaded;
}

async function begin(): Promise<number> {
  const loaded = await load();
  render(Example, { loaded });
  await screen.findByRole("article");
  return loaded.example.frames.length;
}

test("buttons and arrow keys go forward and back", async () => {
  const steps = await begin();
  await click("Continue");
  expect(screen.getByText("Alice leads Kick 30. Alice draws Kick 20.")).toBeTruthy();
  await press("ArrowRight");
  expect(screen.getByText(new RegExp(`Step 3 of ${steps}`))).toBeTruthy();
  await press("ArrowLeft");
  await click("Back");
  expect(screen.getByText(new RegExp(`Step 1 of ${steps}`))).toBeTruthy();
  await press("ArrowLeft");
  expect(screen.getByText(new RegExp(`Step 1 of ${steps}`))).toBeTruthy();
});

test("each side sees its own cards", async () => {
  await begin();
  expect(screen.queryByText("Neurochem Kick")).toBeNull();
  await click("Simon");
  expect(screen.getByText("Neurochem Kick")).toBeTruthy();
  expect(screen.queryByText("Neurochem Punch")).toBeNull();
});

test("a step shows the legal cards and the rules against the others", async () => {
  await begin();
  await press("ArrowRight");
  await press("ArrowRight");
  const choice = within(screen.getByRole("region", { name: "Simon could play" }));
  const cards = (name: string) => within(choice.getByRole("group", { name })).getAllByRole("img").map((it) => it.getAttribute("aria-label"));
  expect(cards("Allowed")).toEqual(["Kick 50", "Kick Block 80", "Neurochem Kick"]);
  expect(cards("Not allowed")).toEqual(["Punch 50", "Punch 60", "Punch 80", "Punch Block 60"]);
  expect(choice.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/rules/fightdrome#F4.1", "/rules/fightdrome#F4.4"]);
});

test("the card of the example can be played on the table; another one gets a note", async () => {
  await begin();
  await click("Play Grapple 70");
  expect(screen.getByText(/That is allowed, too/)).toBeTruthy();
  await click("Play Kick 30");
  expect(screen.getByText(/Step 2 of/)).toBeTruthy();
});

test("at the end Alice may lead or rest", async () => {
  const { example } = await load();
  const last = decisionAt(example, example.frames.length - 1, true);
  expect(last).toMatchObject({ who: "Alice", action: null });
  expect(last?.legal).toContain("rest");
});

test.each(LANGUAGES)("every step has a text in %s that cites existing rules", async (language) => {
  await messages.switchTo(language);
  const { example, rules } = await load();
  for (const at of example.frames.keys()) {
    const explanation = messages.text(`example-fightdrome-${at}`);
    const links = pieces(explanation, rules).filter(({ kind }) => kind === "link");
    expect(links.length, explanation).toBe((explanation.match(/\bF\d+(\.\d+)?\b/g) ?? []).length);
    expect(links.length).toBeGreaterThan(0);
  }
});

test("a game without an example shows the not-found page", async () => {
  render(ExamplePage, { game: "chess" });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
});
