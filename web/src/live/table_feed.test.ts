/** The log is complete and in order after every kind of interruption. */

import { expect, test, vi } from "vitest";
import type { About, Entry, Now } from "../lib/wire";
import { TableFeed } from "./table_feed.svelte";

const ABOUT: About = { id: "t", game: "nim", creator: { type: "person", id: "p", name: "Ann" } };

function now(number: number, seat: number | null = 0): Now {
  return {
    ...{ seat, number, at: 0, phase: "running", seats: [], given: [], view: null, why: {}, ways: {}, odds: {}, clock: null, draw: null },
    ...{ takeback: null, can_offer_draw: false, can_take_back: false, result: null, stopped: null, proof: null, following: null },
  } as Now;
}

function entry(number: number): Entry {
  return { number, step: { step: "acted", at: 0, seat: 0 } };
}

function numbers(feed: TableFeed): number[] {
  return feed.log.map((it) => it.number);
}

function startFeed(): { feed: TableFeed; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn();
  const feed = new TableFeed("t", send, (run) => run());
  feed.receive({ type: "snapshot", table: "t", about: ABOUT, after: 0, log: [entry(1), entry(2)], now: now(2) });
  return { feed, send };
}

test("entries extend the log; only they are new", () => {
  const { feed } = startFeed();
  expect(feed.newEntries).toEqual([]);
  feed.receive({ type: "entries", table: "t", after: 2, entries: [entry(3)], now: now(3) });
  expect(numbers(feed)).toEqual([1, 2, 3]);
  expect(feed.newEntries.map((it) => it.number)).toEqual([3]);
});

test("after a gap the feed requests the table from its last entry", () => {
  const { feed, send } = startFeed();
  feed.receive({ type: "entries", table: "t", after: 4, entries: [entry(5)], now: now(5) });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "subscribe", table: "t", after: 2, seat: 0, chat_after: 0 });
  feed.receive({ type: "snapshot", table: "t", about: ABOUT, after: 2, log: [entry(3), entry(4), entry(5)], now: now(5) });
  expect(numbers(feed)).toEqual([1, 2, 3, 4, 5]);
});

test("the log of another seat replaces the previous one", () => {
  const { feed, send } = startFeed();
  feed.viewAs(1);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "subscribe", table: "t", after: 0, seat: 1 });
  feed.receive({ type: "snapshot", table: "t", about: ABOUT, after: 0, log: [entry(1), entry(2)], now: now(2, 1) });
  expect(numbers(feed)).toEqual([1, 2]);
  expect(feed.newEntries).toEqual([]);
});

test("chat lines are in order, each once", () => {
  const { feed } = startFeed();
  const line = (number: number) => ({ number, at: 0, person: "p", name: "Ann", text: `${number}` });
  feed.receive({ type: "chat", table: "t", lines: [line(1), line(4)] });
  feed.receive({ type: "chat", table: "t", lines: [line(2), line(4)] });
  expect(feed.chat.map((it) => it.number)).toEqual([1, 2, 4]);
});

test("messages of other tables are ignored", () => {
  const { feed } = startFeed();
  feed.receive({ type: "entries", table: "u", after: 2, entries: [entry(3)], now: now(3) });
  expect(numbers(feed)).toEqual([1, 2]);
});

test("an unknown table is reported; an unavailable one is requested again", () => {
  const { feed, send } = startFeed();
  feed.receive({ type: "unsubscribed", table: "t", error: { error: "unavailable", message: "", retry_after: 1 } });
  expect(send).toHaveBeenCalledOnce();
  expect(feed.refusal).toBeNull();
  feed.receive({ type: "unsubscribed", table: "t", error: { error: "unknown_table", message: "" } });
  expect(feed.refusal?.error).toBe("unknown_table");
});

test("a refused subscription is requested again; a refused step is not its concern", () => {
  const { feed, send } = startFeed();
  feed.receive({ type: "error", table: "t", key: "k", error: "too_many_requests", message: "", retry_after: 1 });
  expect(send).not.toHaveBeenCalled();
  feed.receive({ type: "error", table: "t", key: null, error: "too_many_requests", message: "", retry_after: 1 });
  expect(send).toHaveBeenCalledOnce();
});

test("updates are paced, own moves are immediate, and a snapshot clears the queue", () => {
  const waits: (() => void)[] = [];
  const feed = new TableFeed("t", vi.fn(), (run) => waits.push(run));
  const by = (number: number, seat: number) => feed.receive({ type: "entries", table: "t", after: number - 1, entries: [{ number, step: { step: "acted", at: 0, seat } }], now: now(number) });
  feed.receive({ type: "snapshot", table: "t", about: ABOUT, after: 0, log: [], now: now(0) });
  feed.pace = 450;
  by(1, 0);
  by(2, 1);
  expect(numbers(feed)).toEqual([1]);
  waits.shift()?.();
  expect(numbers(feed)).toEqual([1, 2]);
  by(3, 0);
  expect(numbers(feed)).toEqual([1, 2, 3]);
  by(4, 1);
  waits.shift()?.();
  expect(numbers(feed)).toEqual([1, 2, 3]);
  feed.receive({ type: "snapshot", table: "t", about: ABOUT, after: 3, log: [entry(4), entry(5)], now: now(5) });
  waits.shift()?.();
  expect(numbers(feed)).toEqual([1, 2, 3, 4, 5]);
});
