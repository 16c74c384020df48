/** Emotes: the control sends them, the layer shows and announces those that the reader wants. */

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMOTES, emoteSetting } from "../lib/emotes.svelte";
import { messages } from "../lib/messages.svelte";
import type { ShownEmote } from "../lib/wire";
import { live } from "../live/live.svelte";
import { TableFeed } from "../live/table_feed.svelte";
import EmoteButton from "./EmoteButton.svelte";
import EmoteLayer from "./EmoteLayer.svelte";
import { placeBeside } from "./emote_places";
import type { TableState } from "./table_state.svelte";

beforeEach(async () => {
  await messages.need("web-emotes");
});
afterEach(() => {
  emoteSetting.choose("everyone");
  live.me = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function tableState(): TableState & { problem: string } {
  return { id: "t1", feed: new TableFeed("t1", () => {}), names: ["Ann", "Ben"], ours: [0], problem: "" } as unknown as TableState;
}

function arrive(state: TableState, ...emotes: ShownEmote[]): void {
  state.feed.receive({ type: "emotes", table: "t1", emotes });
  flushSync();
}

const shown = (): string[] => [...document.querySelectorAll<HTMLElement>("[data-emote]")].map((it) => `${it.dataset.emote} ${it.textContent.trim()}`.trim());
const announced = (): string => document.querySelector("[aria-live]")?.textContent ?? "";

test("the control has a name for each emote, sends the chosen one and closes", async () => {
  const sent = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ table: "t1", emote: "wow" }), { headers: { "content-type": "application/json" } })));
  vi.stubGlobal("fetch", sent);
  live.me = { id: "ann", name: "Ann", has_account: false } as typeof live.me;
  const state = tableState();
  render(EmoteButton, { state });
  const button = screen.getByRole("button", { name: "Send an emote" });
  await fireEvent.click(button);
  expect(screen.getAllByRole("button")).toHaveLength(EMOTES.length + 1);
  await fireEvent.click(screen.getByRole("button", { name: "Well played!" }));
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const [url, request] = sent.mock.calls[0] as unknown as [string, RequestInit];
  expect([url, request.body]).toEqual(["/api/tables/t1/emotes", JSON.stringify({ emote: "well_played" })]);
  expect(screen.getAllByRole("button")).toEqual([button]);
  expect(document.activeElement).toBe(button);
  expect(state.problem).toBe("");
});

test("arrows move between emotes, and Escape closes them", async () => {
  render(EmoteButton, { state: tableState() });
  const button = screen.getByRole("button");
  button.focus();
  await fireEvent.click(button);
  for (const [key, name] of [["ArrowDown", "Good luck!"], ["ArrowRight", "Applause"], ["ArrowDown", "Laughter"], ["ArrowLeft", "Wow!"]] as const) {
    await fireEvent.keyDown(document.activeElement ?? button, { key });
    expect(document.activeElement?.getAttribute("aria-label")).toBe(name);
  }
  await fireEvent.keyDown(document.activeElement ?? button, { key: "Escape" });
  expect(document.activeElement).toBe(button);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("a player has one emote at a time, spectators are counted, and all disappear", async () => {
  vi.useFakeTimers();
  const state = tableState();
  render(EmoteLayer, { state });
  arrive(state, { emote: "laugh", seat: 1, count: 1 }, { emote: "applause", seat: null, count: 3 });
  expect(shown()).toEqual(["laugh Ben", "applause ×3"]);
  expect(announced()).toBe("Ben: Laughter 3 spectators: Applause");
  arrive(state, { emote: "thanks", seat: 1, count: 1 });
  expect(shown()).toEqual(["thanks Ben", "applause ×3"]);
  await vi.advanceTimersByTimeAsync(3000);
  flushSync();
  expect(shown()).toEqual([]);
});

test("the reader's own emote is shown but not announced", () => {
  const state = tableState();
  render(EmoteLayer, { state });
  arrive(state, { emote: "wow", seat: 0, count: 1 });
  expect([shown(), announced()]).toEqual([["wow Ann"], ""]);
});

test("muted emotes are neither shown nor announced", () => {
  const state = tableState();
  emoteSetting.choose("players");
  render(EmoteLayer, { state });
  arrive(state, { emote: "applause", seat: null, count: 2 });
  expect([shown(), announced()]).toEqual([[], ""]);
  arrive(state, { emote: "ouch", seat: 1, count: 1 });
  expect(shown()).toEqual(["ouch Ben"]);
  emoteSetting.choose("nobody");
  flushSync();
  expect(shown()).toEqual([]);
  arrive(state, { emote: "laugh", seat: 1, count: 1 });
  expect(announced()).toBe("Ben: Ouch!");
});

test("an emote lies at the panel of its player, within the window", () => {
  const panel = (left: number, top: number, width: number, height: number) => ({ left, top, width, height, right: left + width });
  expect(placeBeside(panel(10, 100, 200, 300), [panel(10, 600, 200, 280)], 57, 1440, 900)).toEqual({ left: 184, top: 108 });
  expect(placeBeside(panel(1200, 860, 200, 300), [], 57, 1440, 900)).toEqual({ left: 1166, top: 832 });
  expect(placeBeside(panel(8, 65, 374, 56), [panel(8, 480, 374, 56)], 57, 390, 844)).toEqual({ left: 165, top: 63 });
  const row = [panel(8, 500, 180, 200), panel(200, 500, 180, 200)] as const;
  expect(row.map((one, n) => placeBeside(one, [row[1 - n] ?? one], 57, 390, 844))).toEqual([{ left: 68, top: 466 }, { left: 260, top: 466 }]);
});
