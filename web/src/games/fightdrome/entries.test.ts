/** Each card is an entry, with a star where it made the opponent Stagger. */

import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { GameEvent } from "../../lib/wire";
import { starts, reported } from "./entries";
import EntryMark from "./EntryMark.svelte";
import { BOX, fixture, NAMES } from "./fixtures/fixtures";

const event = (kind: string, data: GameEvent["data"] = {}): GameEvent => ({ kind, seat: 1, data });
const kick = event("played", { card: "K40", situation: "lead" });
const events = [event("drew", { card: null }), kick, event("staggered"), event("drew", { card: "P60" }), event("rested")];

test("cards and Rests begin entries, and hidden draws need no sentence", () => {
  expect(starts(events)).toEqual([1, 4]);
  expect(reported(events).map(({ kind }) => kind)).toEqual(["played", "staggered", "drew", "rested"]);
});

test("an entry is drawn as its card", () => {
  const props = { view: fixture("answer").view, names: NAMES, box: BOX };
  const { container } = render(EntryMark, { props: { ...props, events: events.slice(1, 3) } });
  expect([container.querySelectorAll(".card svg").length, container.querySelectorAll(".hit").length]).toEqual([1, 1]);
});
