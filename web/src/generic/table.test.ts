/** The generic table shows every field of a view, marks hidden values and offers the legal actions. */

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { games } from "../games/games.svelte";
import { LANGUAGES, messages } from "../lib/messages.svelte";
import type { GameEvent } from "../lib/wire";
import { fieldsOf, HIDDEN } from "./fields";
import { nimView, serveNim, type NimView } from "./fixtures/nim";
import table from "./table";
import Text from "./Text.svelte";
import { serverTexts } from "./server_texts.svelte";

const report = vi.spyOn(console, "error");
const LINES = { number: 3, seat: 0, actions: { "1x2": "Take 2 from heap 1", "3x1": "Take 1 from heap 3" }, entries: [] };

beforeEach(async () => {
  serveNim();
  await messages.need("web-generic", "nim");
  await games.load();
  serverTexts.clear();
  serverTexts.add(LINES);
  report.mockClear();
});

function show(view: NimView = nimView(), Table: typeof table.Board = table.Board) {
  const onaction = vi.fn();
  render(Table, { view, names: ["Ann", "Ben"], box: null, options: {}, onaction });
  return onaction;
}

test.each(LANGUAGES)("%s: board and text have all messages", async (language) => {
  await messages.switchTo(language);
  show();
  show(nimView({ to_act: null, legal: [], outcome: { winners: [1], scores: [3, 7], ending: "last_match" } }), Text);
  expect(screen.getAllByRole("status")).toHaveLength(2);
  expect(report).not.toHaveBeenCalled();
});

test("each player has their fields with the labels of the game", () => {
  show();
  const ben = within(screen.getByRole("region", { name: "Ben" }));
  expect(ben.getByText("Taken so far").nextElementSibling?.textContent).toBe("5");
  expect(ben.getByText("Plans").nextElementSibling?.textContent).toBe("hidden");
  const shared = within(screen.getByRole("region", { name: "On the table" }));
  expect(shared.getAllByRole("listitem").map((it) => it.textContent)).toEqual(["1", "0", "4"]);
  expect(shared.getByText("Last").nextElementSibling?.textContent).toBe("–");
});

test("a null of another seat is hidden if the reader has a value; otherwise it is empty", () => {
  const plans = (view: Partial<NimView>) => fieldsOf(nimView(view), 2, ["plans"]).players.map(([field]) => field?.[1]);
  expect(plans({ plans: [["1x2"], null] })).toEqual([["1x2"], HIDDEN]);
  expect(plans({ plans: [null, null] })).toEqual([null, null]);
  expect(plans({ seat: null, plans: [null, null] })).toEqual([HIDDEN, HIDDEN]);
});

test("a record per seat is shown as its fields", () => {
  const view = { ...nimView(), sides: [{ pile: 3, hand: ["a"] }, { pile: 4, hand: null }] };
  expect(fieldsOf(view, 2, ["sides"]).players[1]).toEqual([["pile", 4], ["hand", HIDDEN]]);
});

test("legal actions have one button each, with texts and number keys", async () => {
  const onaction = show();
  const choices = within(screen.getByRole("group", { name: "Available actions" }));
  expect(choices.getAllByRole("button").map((it) => it.textContent.trim())).toEqual(["1Take 2 from heap 1", "2Take 1 from heap 3"]);
  await fireEvent.click(choices.getByRole("button", { name: /heap 3/ }));
  await fireEvent.keyDown(window, { key: "1" });
  expect(onaction.mock.calls).toEqual([["3x1"], ["1x2"]]);
});

test("spectators and waiting players get no actions", () => {
  show(nimView({ seat: null, legal: [] }));
  expect(screen.queryByRole("group", { name: "Available actions" })).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Ann’s turn");
});

test("the end shows the winner, the ending and the scores", () => {
  show(nimView({ to_act: null, legal: [], outcome: { winners: [0], scores: [3, 7], ending: "last_match" } }));
  expect(screen.getByRole("status").textContent).toMatch(/You win!\s+with the last match/);
  expect(within(screen.getByRole("region", { name: "Ben" })).getByText("7")).toBeTruthy();
});

test("texts are found by event, whichever arrives first", () => {
  const [one, two]: GameEvent[] = [{ kind: "took", seat: 0, data: {} }, { kind: "took", seat: 1, data: { heap: 3 } }];
  const entry = (number: number, event: GameEvent) => ({ number, step: { step: "acted", at: 0, seat: 0 } as const, events: [event] });
  serverTexts.attach([entry(1, one!)]);
  expect(serverTexts.line(one!)).toBe("");
  serverTexts.add({ ...LINES, entries: [{ number: 1, lines: ["Ann takes."] }, { number: 2, lines: ["Ben takes."] }] });
  serverTexts.attach([entry(1, one!), entry(2, two!)]);
  expect([one!, two!].map((event) => serverTexts.line(event))).toEqual(["Ann takes.", "Ben takes."]);
});

test("identifiers are shown if the server does not answer", () => {
  serverTexts.isMissing = true;
  expect(serverTexts.line({ kind: "took_all", seat: 1, data: { heap: 3, plan: null } })).toBe("Took all 3");
  expect(serverTexts.action("2x2")).toBe("2x2");
});
