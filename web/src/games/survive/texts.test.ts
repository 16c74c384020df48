/** Every text of a table exists in every language. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, messages } from "../../lib/messages.svelte";
import { boxOf, fixture, FIXTURES, namesOf } from "./fixtures/fixtures";
import { CELLS } from "./cells";
import { tipOf } from "./tips";
import { actionName, cellText, ending, eventText, reason, situation } from "./texts";

const report = vi.spyOn(console, "error");

beforeEach(() => messages.need("common", "web", "survive", "play-survive", "web-survive"));
afterEach(() => expect(report).not.toHaveBeenCalled());

test.each(LANGUAGES)("%s: situations, events, actions, cells and reasons have texts", async (language) => {
  await messages.switchTo(language);
  for (const name of Object.keys(FIXTURES)) {
    const { view, events, why } = fixture(name);
    const [box, names] = [boxOf(view), namesOf(view)];
    const texts = [
      situation(view, names, box),
      ...events.map((event) => eventText(event, view, names, box)),
      ...view.legal.map((action) => actionName(action, view, box)),
      ...CELLS.map((cell) => cellText(cell, view, names, box)),
      ...Object.values(why).map(reason),
      ...(ending(view, names)?.scores ?? []),
    ];
    expect(texts.filter((sentence) => !sentence || sentence.includes("survive-"))).toEqual([]);
  }
});

test("figures have a name and a label, in the reader's language", async () => {
  const { view } = fixture("act");
  await messages.switchTo("de");
  expect(situation(view, namesOf(view), boxOf(view))).toContain("Läuferin X1");
});

test("the tip of a zone names it once", () => {
  const { view } = fixture("act");
  const cell = Object.keys(boxOf(view).ground.zones)[0] ?? "";
  expect(tipOf(cell, view, namesOf(view), boxOf(view)).join(" ").match(/zone/gi)).toHaveLength(1);
});
