/** The log has a line for each step and event. */

import { beforeEach, expect, test } from "vitest";
import type { GameTable } from "../games/game";
import { nimView } from "../generic/fixtures/nim";
import generic from "../generic/table";
import { LANGUAGES, messages } from "../lib/messages.svelte";
import type { Entry, GameEvent } from "../lib/wire";
import { entryLines, groupDetails, isLater, logLines, mergeRepeats, seenEntries, type Reader } from "./log_lines";

const own: GameTable = { ...generic, line: ({ kind, data }, view, names) => (kind === "silent" ? "" : `${kind} ${data.card ?? "?"} ${names[view.seat ?? 0]}`) };
const READER: Reader = { own, view: nimView(), names: ["Ann", "Doctor Nines"], box: null, game: "nim", seat: 0 };

function acted(...events: GameEvent[]): Entry {
  return { number: 5, step: { step: "acted", at: 0, seat: 1 }, events };
}

function texts(entry: Entry): string[] {
  return entryLines(entry, READER).map((line) => line.text);
}

beforeEach(() => messages.need("bots"));

test("events have the capitalised texts of the game; those without a text are omitted", () => {
  const played: GameEvent = { kind: "played", seat: 1, data: { card: "K60" } };
  expect(texts(acted(played, { kind: "silent", seat: 0, data: {} }))).toEqual(["Played K60 Ann"]);
});

test("steps at the table have lines, too", () => {
  expect(texts({ number: 1, step: { step: "resign", at: 0, seat: 1 } })).toEqual(["Doctor Nines resigns."]);
  expect(texts({ number: 1, step: { step: "sit_down", at: 0, seat: 1, who: { type: "bot", level: "level1" } } })).toEqual(["Level 1 joins the table."]);
});

test.each(LANGUAGES)("%s has a sentence for every step", async (language) => {
  await messages.switchTo(language);
  const steps = "leave_seat start resign offer_draw accept_draw decline_draw withdraw_draw claim_time time_out abandon ask_takeback grant_takeback refuse_takeback take_over come_back rematch";
  for (const step of steps.split(" ")) expect(messages.has(`web-step-${step.replaceAll("_", "-")}`)).toBe(true);
});

test("equal lines in a row are one line with a count", () => {
  const drew: GameEvent = { kind: "drew", seat: 1, data: { card: null } };
  const lines = mergeRepeats(entryLines(acted(drew, drew, drew, { kind: "rested", seat: 1, data: {} }), READER));
  expect(lines.map(({ text, times }) => [text, times])).toEqual([
    ["Drew ? Ann", 3],
    ["Rested ? Ann", 1],
  ]);
});

test("a takeback removes the moves since, also those of bots, and no others", () => {
  const move = (number: number, actions: number): Entry => ({ ...acted({ kind: "rested", seat: 0, data: {} }), number, actions });
  const back: Entry = { number: 4, step: { step: "ask_takeback", at: 0, seat: 0 }, actions: 1 };
  const lines = logLines([move(1, 1), move(2, 2), move(3, 3), back, move(5, 2)], READER);
  expect(lines.map(({ text }) => text)).toEqual(["Rested ? Ann", "You take back a move.", "Rested ? Ann"]);
});

test("a requested takeback removes nothing", () => {
  const asked: Entry = { number: 2, step: { step: "ask_takeback", at: 0, seat: 1 }, actions: 1 };
  const lines = logLines([{ ...acted({ kind: "rested", seat: 0, data: {} }), number: 1, actions: 1 }, asked], READER, 1);
  expect(lines.map(({ text }) => text)).toEqual(["Doctor Nines asks for a takeback."]);
});

test("details in a row are one item", () => {
  const line = (key: string, isDetail: boolean) => ({ key, text: key, isAside: false, isDetail });
  const items = groupDetails([line("a", false), line("b", true), line("c", true), line("d", false), line("e", true)]);
  expect(items.map((item) => item.map(({ key }) => key).join(""))).toEqual(["a", "bc", "d", "e"]);
});

test("the log shows events up to the last one seen, and the steps without events after it", () => {
  const drew = (card: string): GameEvent => ({ kind: "drew", seat: 0, data: { card } });
  const [one, two, three] = [drew("K10"), drew("K20"), drew("K30")];
  const offer: Entry = { number: 6, step: { step: "offer_draw", at: 0, seat: 1 } };
  const log: Entry[] = [acted(one, two), offer, { ...acted(three), number: 7 }];
  expect(seenEntries(log, null)).toEqual([]);
  expect(seenEntries(log, one)).toEqual([acted(one), offer]);
  expect(seenEntries(log, two)).toEqual([acted(one, two), offer]);
  expect(seenEntries(log, three)).toEqual(log);
  expect(seenEntries(log, { ...one })).toBe(log);
  expect(isLater(log, two, one)).toBe(true);
  expect(isLater(log, three, two)).toBe(true);
  expect(isLater(log, one, one)).toBe(false);
  expect(isLater(log, one, three)).toBe(false);
  expect(isLater(log, one, null)).toBe(true);
});
