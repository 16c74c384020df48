/** The log: a row for each move or contest, headings for rounds and turns, no bookkeeping. */

import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { messages } from "../../lib/messages.svelte";
import type { Entry, GameEvent } from "../../lib/wire";
import { boxOf, fixture, FIXTURES, namesOf } from "./fixtures/fixtures";
import { rowsOf, type Row } from "./log_rows";
import MoveLog from "./MoveLog.svelte";

beforeEach(() => messages.need("survive", "play-survive", "web-survive"));

const event = (kind: string, data: GameEvent["data"] = {}, seat: number | null = 0): GameEvent => ({ kind, seat, data });
const step = (start: string, cell: string, figure = "X4"): GameEvent => event("stepped", { figure, start, cell });

const WALK = [event("round", { round: 2 }, null), event("chose", { card: null }), event("revealed", { card: "5C" }), event("turn"), event("activated", { figure: "X4" }), step("f9", "e9"), step("e9", "d9"), step("d9", "b9"), event("picked", { figure: "X4", resource: "w", cell: "b9" }), event("move_ended", { figure: "X4" })];
const CONTEST = [
  event("contest", { figure: "X1", other: "Y3", way: "swap" }),
  event("rolled", { figure: "X1", die: 7, total: 8 }),
  event("rolled", { figure: "Y3", die: 6, total: 6 }),
  event("swapped", { figure: "X1", other: "Y3" }),
];

function rowsIn(events: readonly GameEvent[]): Row[] {
  return rowsOf(events).flatMap((item) => (item.kind === "row" ? [item.row] : []));
}

function show(events: GameEvent[]) {
  const { view } = fixture("act");
  const entry = { number: 1, step: { step: "acted" }, events } as unknown as Entry;
  return render(MoveLog, { props: { entries: [entry], view, names: namesOf(view), box: boxOf(view), aside: () => null } });
}

test("a walk of several steps is one row, with what the figure picks up", () => {
  const [row, ...more] = rowsIn(WALK);
  expect(more).toEqual([]);
  expect(row?.deeds).toEqual([
    { kind: "walk", from: "f9", to: "b9" },
    { kind: "pick", resource: "w", cell: "b9" },
  ]);
});

test("a contest has both totals and its result, and ends the walk before it", () => {
  const rows = rowsIn([...WALK, ...CONTEST, step("e5", "e6", "X1")]);
  expect(rows.map(({ kind }) => kind)).toEqual(["walk", "contest", "walk"]);
  expect(rows[1]?.numbers).toEqual([8, 6]);
  expect(rows[1]?.results.map(({ kind }) => kind)).toEqual(["swapped"]);
});

test("a theft keeps what was stolen", () => {
  const [row] = rowsIn([event("theft", { figure: "X2", die: 6 }), event("picked", { figure: "X2", resource: "m", cell: "i5" })]);
  expect(row).toMatchObject({ kind: "theft", numbers: [6], deeds: [{ kind: "pick", resource: "m" }] });
});

test("the questions of an NPC belong to its next deed", () => {
  const asked = event("asked", { figure: "G1", question: "knocked_down", answer: "no" }, null);
  const [row] = rowsIn([event("turn", {}, null), asked, step("c4", "c5", "G1")]);
  expect(row?.events.map(({ kind }) => kind)).toEqual(["asked", "stepped"]);
});

test("rounds and turns are headings, also those of the NPCs, and draws have no row", () => {
  show([...WALK, ...CONTEST, event("turn", {}, null)]);
  expect(screen.getByRole("heading", { name: `Round 2 of ${fixture("act").view.rounds}` })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Ann", "The NPCs"]);
  expect(document.querySelectorAll("details")).toHaveLength(2);
  expect(document.body.textContent).toContain("f9 → b9");
  expect(document.body.textContent).toMatch(/Runner 8 – 6 Bruiser.*changed places/su);
});

test("a turn in which nobody moves has no heading", () => {
  const items = rowsOf([event("turn", {}, 1), event("stayed"), event("round", { round: 3 }), event("turn", {}, 0), event("turn", {}, null)]);
  expect(items.map((item) => item.kind === "heading" && [item.heading.kind, item.heading.seat])).toEqual([["round", 0], ["turn", null]]);
});

test("the events of every fixture fit into rows", () => {
  for (const name of Object.keys(FIXTURES)) {
    for (const row of rowsIn(fixture(name).events)) expect(row.deeds.length + row.events.length).toBeGreaterThan(0);
  }
});
