/** The turns of others can be paused, stepped and skipped until the page has shown all of them. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "../../lib/messages.svelte";
import type { About, Entry, GameView, Now } from "../../lib/wire";
import { live } from "../../live/live.svelte";
import { TableFeed } from "../../live/table_feed.svelte";
import StartedTable from "../../table/StartedTable.svelte";
import { TableState } from "../../table/table_state.svelte";
import { boxOf, fixture } from "./fixtures/fixtures";
import survive from "./table";

const ANN = { person: { type: "person", id: "me", name: "Ann" }, bot: null };
const BOT = { person: null, bot: { level: "level1" } };
/** Longer than the last turns take. */
const LONG = 120_000;

beforeEach(async () => {
  live.me = { id: "me", name: "Ann", has_account: false };
  localStorage.setItem("undercard-side", "closed");
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error: "unknown_table", message: "" }, { status: 404 })));
  await messages.need("survive", "play-survive", "web-survive", "bots");
  await Promise.all([import("./NpcTurn.svelte"), import("./RollPanel.svelte")]);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function nowOf(view: GameView, number: number): Now {
  const phase = view.outcome ? "finished" : "running";
  return { phase, seat: view.seat, number, seats: [ANN, BOT], view, why: {}, ways: {}, odds: {}, result: view.outcome, clock: null, takeback: null, draw: null, stopped: null } as unknown as Now;
}

/** A table whose last turns arrive together with the end of the game. */
async function showEnd() {
  const { before, view, events } = fixture("over");
  const feed = new TableFeed("t", vi.fn());
  const about = { game: "survive", created_at: 0 } as unknown as About;
  const entry = { number: 2, step: { step: "acted", at: 0, seat: 0 }, events, actions: 2 } as unknown as Entry;
  feed.receive({ type: "snapshot", table: "t", about, after: 0, log: [], now: nowOf(before!, 1) });
  const state = Object.assign(new TableState(feed), { box: boxOf(view), own: survive });
  const page = render(StartedTable, { state, own: survive });
  feed.receive({ type: "entries", table: "t", after: 1, entries: [entry], now: nowOf(view, 2) });
  await vi.advanceTimersByTimeAsync(50);
  return page;
}

const button = (name: string) => screen.queryByRole("button", { name });

test("the last turns of a game can be paused and stepped, although the server has ended it", async () => {
  const { container } = await showEnd();
  expect(button("Pause others’ turns (P)")).toBeTruthy();
  await fireEvent.keyDown(window, { key: "p" });
  await vi.advanceTimersByTimeAsync(LONG);
  expect(container.querySelector(".page.over")).toBeNull();
  await fireEvent.keyDown(window, { key: "n" });
  expect(button("Continue (P)")).toBeTruthy();
  await fireEvent.keyDown(window, { key: "p" });
  await vi.advanceTimersByTimeAsync(LONG);
  expect(container.querySelector(".page.over")).toBeTruthy();
  expect(button("Pause others’ turns (P)")).toBeNull();
});

test("the last turns of a game can be skipped", async () => {
  const { container } = await showEnd();
  await fireEvent.click(screen.getByRole("button", { name: "Skip to the end" }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(container.querySelector(".page.over")).toBeTruthy();
});
