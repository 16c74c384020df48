/** The log is whole and in order, whatever the line does. */

import { expect, test, vi } from "vitest";
import type { About, Entry, Now } from "../lib/wire";
import { TableFeed } from "./table_feed.svelte";

const ABOUT: About = { id: "t", game: "nim", creator: { type: "person", id: "p", name: "Ann" } };

function now(number: number, seat: number | null = 0): Now {
  return {
    ...{ seat, number, at: 0, phase: "running", seats: [], view: null, why: {}, ways: {}, clock: null, draw: null },
    ...{ takeback: null, result: null, stopped: null, proof: null, following: null },
  } as Now;
}

function entry(number: number): Entry {
  return { number, step: { step: "acted", at: 0, seat: 0 } };
}

function numbers(feed: TableFeed): number[] {
  return feed.log.map((it) => it.number);
}

function begun(): { feed: TableFeed; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn();
  const feed = new TableFeed("t", send, (run) => run());
  feed.take({ type: "snapshot", table: "t", about: ABOUT, after: 0, log: [entry(1), entry(2)], now: now(2) });
  return { feed, send };
}

test("entries go on where the log ends; only they are news", () => {
  const { feed } = begun();
  expect(feed.fresh).toEqual([]);
  feed.take({ type: "entries", table: "t", after: 2, entries: [entry(3)], now: now(3) });
  expect(numbers(feed)).toEqual([1, 2, 3]);
  expect(feed.fresh.map((it) => it.number)).toEqual([3]);
});

test("after a gap the table is asked for from where we are", () => {
  const { feed, send } = begun();
  feed.take({ type: "entries", table: "t", after: 4, entries: [entry(5)], now: now(5) });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "follow", table: "t", after: 2, seat: 0, chat_after: 0 });
  feed.take({ type: "snapshot", table: "t", about: ABOUT, after: 2, log: [entry(3), entry(4), entry(5)], now: now(5) });
  expect(numbers(feed)).toEqual([1, 2, 3, 4, 5]);
});

test("another seat's log replaces the one before", () => {
  const { feed, send } = begun();
  feed.sitAt(1);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "follow", table: "t", after: 0, seat: 1 });
  feed.take({ type: "snapshot", table: "t", about: ABOUT, after: 0, log: [entry(1), entry(2)], now: now(2, 1) });
  expect(numbers(feed)).toEqual([1, 2]);
  expect(feed.fresh).toEqual([]);
});

test("lines of chat stand in their order, each once", () => {
  const { feed } = begun();
  const line = (number: number) => ({ number, at: 0, person: "p", name: "Ann", text: `${number}` });
  feed.take({ type: "chat", table: "t", lines: [line(1), line(4)] });
  feed.take({ type: "chat", table: "t", lines: [line(2), line(4)] });
  expect(feed.chat.map((it) => it.number)).toEqual([1, 2, 4]);
});

test("messages of other tables are not ours", () => {
  const { feed } = begun();
  feed.take({ type: "entries", table: "u", after: 2, entries: [entry(3)], now: now(3) });
  expect(numbers(feed)).toEqual([1, 2]);
});

test("a table that is not there is told; one that cannot be read now is asked for again", () => {
  const { feed, send } = begun();
  feed.take({ type: "unfollowed", table: "t", error: { error: "unavailable", message: "", retry_after: 1 } });
  expect(send).toHaveBeenCalledOnce();
  expect(feed.refusal).toBeNull();
  feed.take({ type: "unfollowed", table: "t", error: { error: "unknown_table", message: "" } });
  expect(feed.refusal?.error).toBe("unknown_table");
});

test("news come a beat apart, one's own at once, and a snapshot overtakes them", () => {
  const waits: (() => void)[] = [];
  const feed = new TableFeed("t", vi.fn(), (run) => waits.push(run));
  const by = (number: number, seat: number) => feed.take({ type: "entries", table: "t", after: number - 1, entries: [{ number, step: { step: "acted", at: 0, seat } }], now: now(number) });
  feed.take({ type: "snapshot", table: "t", about: ABOUT, after: 0, log: [], now: now(0) });
  feed.beat = 450;
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
  feed.take({ type: "snapshot", table: "t", about: ABOUT, after: 3, log: [entry(4), entry(5)], now: now(5) });
  waits.shift()?.();
  expect(numbers(feed)).toEqual([1, 2, 3, 4, 5]);
});
