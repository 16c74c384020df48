/** The end of a game is described from the reader's side. */

import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LANGUAGES, messages } from "../lib/messages.svelte";
import type { About, Entry, GameInfo, GameView, Seat } from "../lib/wire";
import { longestThought, nextTable } from "./end";
import EndScene from "./EndScene.svelte";
import type { TableState } from "./table_state.svelte";

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ error: "unknown_table", message: "" }), { status: 404 })));
});
afterEach(() => void vi.unstubAllGlobals());

const acted = (number: number, at: number, seat: number): Entry => ({ number, step: { step: "acted", at, seat }, events: [], actions: number });
const LOG: Entry[] = [{ number: 0, step: { step: "start", at: 0 } }, acted(1, 30, 0), acted(2, 95, 1), acted(3, 125, 0)];

/** A game without an ending of its own, won by seat 1 with 38 to 12. */
function show(seat: number | null, stopped: object | null = null): void {
  const outcome = { winners: [1], scores: [12, 38], ending: "points" };
  const view: GameView = { game: "nim", seat, to_act: null, legal: [], outcome };
  const now = { phase: "finished", seat, seats: [{}, {}], result: outcome, stopped };
  const state = { id: "t", game: "nim", now, names: ["Ann", "Ben"], isShared: false, box: null, options: {}, feed: { log: LOG, about: null } };
  render(EndScene, { state: state as unknown as TableState, view });
}

test.each([
  [1, "You win!"],
  [0, "Defeat"],
  [null, "Ben wins!"],
])("reader %s reads: %s", async (seat, title) => {
  show(seat);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(title);
});

test("a resignation is the reason", async () => {
  show(0, { how: "resigned", seats: [0] });
  expect(await screen.findByText("You resigned.")).toBeTruthy();
});

test("points and numbers of any game", async () => {
  show(0);
  expect(await screen.findByText("38")).toBeTruthy();
  expect(screen.getByText("moves in the game")).toBeTruthy();
  expect(screen.getByText("your longest thought")).toBeTruthy();
});

test.each(LANGUAGES)("%s has all messages", async (language) => {
  await messages.switchTo(language);
  const report = vi.spyOn(console, "error");
  show(0);
  await screen.findByRole("heading", { level: 1 });
  expect(report).not.toHaveBeenCalled();
});

test("the longest thought is the reader's own", () => {
  expect(longestThought(LOG, 0)).toEqual({ seat: 0, seconds: 30 });
  expect(longestThought(LOG, null)).toEqual({ seat: 1, seconds: 65 });
});

const ABOUT = { id: "t", game: "nim", options: { heaps: 3 }, visibility: "practice" } as unknown as About;
const INFO = { levels: [{ level: "level1", number: 1 }, { level: "level2", number: 2 }] } as unknown as GameInfo;
const bot = (level: string): Seat => ({ bot: { type: "bot", level } });

test("the next opponent is the next stronger bot, and after the last the first", () => {
  const next = (level: string) => nextTable(ABOUT, [{ person: { type: "person", id: "me", name: "Ann" } }, bot(level)], INFO, 0);
  expect(next("level1")).toMatchObject({ game: "nim", options: { heaps: 3 }, seats: [{ kind: "me" }, { kind: "bot", level: "level2" }] });
  expect(next("level2")?.seats?.[1]).toEqual({ kind: "bot", level: "level1" });
});

test("people have no next opponent of that kind", () => {
  const person = { person: { type: "person", id: "x", name: "Ben" } } as Seat;
  expect(nextTable(ABOUT, [person, person], INFO, 0)).toBeNull();
});
