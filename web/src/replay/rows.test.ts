/** The list of a replay: turns are headings, and a row has what came of it. */

import { expect, test } from "vitest";
import type { GameTable } from "../games/game";
import { nimView } from "../generic/fixtures/nim";
import { messages } from "../lib/messages.svelte";
import type { Frame, GameEvent } from "../lib/wire";
import { rowsOf } from "./rows";

const event = (kind: string): GameEvent => ({ kind, seat: 0, data: {} });
const frame = (...kinds: string[]): Frame => ({ number: 3, seat: 0, action: null, words: [], events: kinds.map(event), view: nimView() });
const own = {
  line: ({ kind }: GameEvent) => kind,
  entries: {
    starts: (events: readonly GameEvent[]) => events.flatMap(({ kind }, n) => (kind === "hit" ? [n] : [])),
    reported: (events: readonly GameEvent[]) => events.filter(({ kind }) => kind !== "thought"),
    isHeading: ({ kind }: GameEvent) => kind === "turn",
  },
} as unknown as GameTable;

const shown = (from: Frame, table: GameTable) => rowsOf(from, table, [], null).map(({ isHeading, isFirst, lines }) => [isHeading, isFirst, lines.join(" ")]);

test("each turn is a heading, each entry a row with its outcome, and the first row has the number", () => {
  expect(shown(frame("drew", "turn", "thought", "hit", "fell", "hit", "turn"), own)).toEqual([
    [false, true, "Drew"],
    [true, false, "Turn"],
    [false, false, "Hit Fell"],
    [false, false, "Hit"],
    [true, false, "Turn"],
  ]);
});

test("a game without entries has one row for each step", () => {
  const { entries: _, ...plain } = own;
  expect(shown(frame("hit", "fell"), plain as GameTable)).toEqual([[false, true, "Hit Fell"]]);
});

test("a choice that nothing came of has a row above the next heading", () => {
  expect(shown(frame("thought", "turn"), own)).toEqual([[false, true, "Thought"], [true, false, "Turn"]]);
});

test("a step without events has a row as well", async () => {
  await messages.need("web-replay");
  expect(shown(frame(), own)).toEqual([[false, true, "Nothing happens."]]);
});
