/** The log says everything once, to whoever reads it. */

import { beforeEach, expect, test } from "vitest";
import { BOX, fixture, NAMES } from "../games/fightdrome/fixtures/fixtures";
import { LANGUAGES, messages } from "../lib/messages.svelte";
import type { Entry, GameEvent } from "../lib/wire";
import { parts } from "./fightdrome";
import type { View } from "./games";
import { folded, linesOf, type Reader } from "./lines";

const READER: Reader = { parts, view: fixture("answer").view as unknown as View, names: NAMES, box: BOX, game: "fightdrome", seat: 0 };

function acted(...events: GameEvent[]): Entry {
  return { number: 5, step: { step: "acted", at: 0, seat: 1 }, events };
}

function texts(entry: Entry): string[] {
  return linesOf(entry, READER).map((line) => line.text);
}

beforeEach(async () => {
  await messages.need("common", "web", "fightdrome", "bots");
  await messages.switchTo("en");
});

test("events are told in the game's own words", () => {
  const played: GameEvent = { kind: "played", seat: 1, data: { card: "K60", situation: "lead" } };
  const drew: GameEvent = { kind: "drew", seat: 0, data: { card: "PB40" } };
  expect(texts(acted(played, drew))).toEqual(["Doctor Nines leads Kick 60.", "You draw Punch Block 40."]);
});

test("a secret that we may not know is not missed", () => {
  expect(texts(acted({ kind: "drew", seat: 1, data: { card: null } }))).toEqual(["Doctor Nines draws a card."]);
});

test("characters are told by name", () => {
  expect(texts(acted({ kind: "character", seat: 0, data: { sleeve: 1, stack: 1 } }))[0]).toMatch(/^You fight as \w+ in Hammer\.$/);
});

test("what is done at the table is told too", () => {
  expect(texts({ number: 1, step: { step: "resign", at: 0, seat: 1 } })).toEqual(["Doctor Nines gives up."]);
  expect(texts({ number: 1, step: { step: "sit_down", at: 0, seat: 1, who: { type: "bot", level: "level1" } } })).toEqual(["Tin Mickey sits down."]);
});

test.each(LANGUAGES)("%s has a sentence for every step", async (language) => {
  await messages.switchTo(language);
  const steps = "leave_seat start resign offer_draw accept_draw decline_draw withdraw_draw claim_time ask_takeback grant_takeback refuse_takeback take_over come_back rematch";
  for (const step of steps.split(" ")) expect(messages.has(`web-step-${step.replaceAll("_", "-")}`)).toBe(true);
});

test("the same thing several times is one line with a count", () => {
  const drew: GameEvent = { kind: "drew", seat: 1, data: { card: null } };
  const lines = folded(linesOf(acted(drew, drew, drew, { kind: "rested", seat: 1, data: {} }), READER));
  expect(lines.map(({ text, times }) => [text, times])).toEqual([
    ["Doctor Nines draws a card.", 3],
    ["Doctor Nines Rests.", 1],
  ]);
});
