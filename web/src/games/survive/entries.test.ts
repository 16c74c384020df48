/** Events become entries: a move of a figure, a contest, a theft; thoughts of the NPCs belong to what follows. */

import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import type { GameEvent } from "../../lib/wire";
import { mainEvent, starts, reported } from "./entries";
import EntryMark from "./EntryMark.svelte";
import { boxOf, fixture, namesOf } from "./fixtures/fixtures";

function entriesOf(events: readonly GameEvent[]): (readonly GameEvent[])[] {
  const all = starts(events);
  return all.map((start, n) => events.slice(start, all[n + 1]));
}

const event = (kind: string, figure: string, data: GameEvent["data"] = {}): GameEvent => ({ kind, seat: 1, data: { figure, ...data } });
const step = (figure: string, cell: string): GameEvent => event("stepped", figure, { cell });

test("a walk is one entry, and the next figure begins another", () => {
  const found = entriesOf([event("activated", "Y1"), step("Y1", "a2"), step("Y1", "a3"), event("picked", "Y1", { resource: "w" }), event("ended", "Y1"), event("activated", "Y2"), step("Y2", "b1")]);
  expect(found.map((entry) => mainEvent(entry)?.data.cell)).toEqual(["a3", "b1"]);
  expect(reported(found[0] ?? []).map(({ kind }) => kind)).toEqual(["stepped", "picked"]);
});

test("a contest and a theft interrupt a walk and keep what came of them", () => {
  const contest = event("contest", "Y1", { other: "X2", way: "brawl" });
  const found = entriesOf([step("Y1", "a2"), contest, event("rolled", "Y1"), event("rolled", "X2"), event("knocked_down", "X2"), step("Y1", "a3"), event("theft", "Y1", { die: 8 }), event("picked", "Y1")]);
  expect(found.map((entry) => [mainEvent(entry)?.kind, entry.length])).toEqual([["stepped", 1], ["contest", 4], ["stepped", 1], ["theft", 2]]);
});

test("an NPC that does nothing has no entry", () => {
  expect(starts([event("activated", "G1"), event("asked", "G1"), event("decided", "G1"), event("ended", "G1")])).toEqual([]);
});

test("the entries of a real turn of the NPCs begin with their thoughts", () => {
  const { events } = fixture("npcs");
  const found = entriesOf(events);
  expect(found.map((entry) => [mainEvent(entry)?.kind, mainEvent(entry)?.data.figure])).toEqual([
    ["placed", "Y3"],
    ["stepped", "C1"],
    ["stepped", "C2"],
    ["theft", "C2"],
    ["contest", "C2"],
  ]);
  expect(found[1]?.[0]?.kind).toBe("activated");
});

test("an entry is drawn with its figures and its cell", async () => {
  await messages.need("survive", "play-survive", "web-survive");
  const { events, view } = fixture("npcs");
  const [, move = [], , , contest = []] = entriesOf(events);
  const draw = (entry: readonly GameEvent[]) => render(EntryMark, { props: { events: entry, view, names: namesOf(view), box: boxOf(view) } }).container;
  const moved = draw(move);
  expect([moved.querySelectorAll("g.figure").length, moved.querySelector(".cell")?.textContent]).toEqual([1, "d2"]);
  const fought = draw(contest);
  expect([fought.querySelectorAll("g.figure").length, fought.querySelector("b")?.textContent]).toEqual([2, "="]);
});
