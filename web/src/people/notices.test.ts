/** A challenge reaches a page that shows it within seconds, and pages load more only after a change. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { live } from "../live/live.svelte";
import { notices } from "./notices.svelte";

const CHALLENGE = { kind: "invited", table: "t", game: "nim", url: "/table/t", at: 0, by: "Ann" };
let waiting: object[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
  stop = () => {};
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ notices: waiting })));
  live.me = { id: "p", name: "Nova 11", has_account: false };
  notices.list = [];
});
afterEach(() => {
  stop();
  live.me = null;
  vi.useRealTimers();
});

test("a page that shows notices has a new one after five seconds", async () => {
  stop = notices.poll(true);
  await vi.advanceTimersByTimeAsync(1000);
  waiting = [CHALLENGE];
  await vi.advanceTimersByTimeAsync(5000);
  expect(notices.list).toEqual([CHALLENGE]);
});

test("other pages poll slowly", async () => {
  stop = notices.poll(false);
  await vi.advanceTimersByTimeAsync(1000);
  waiting = [CHALLENGE];
  await vi.advanceTimersByTimeAsync(25_000);
  expect(notices.list).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(notices.list).toEqual([CHALLENGE]);
});

test("the same notices renew the list only as often as on other pages", async () => {
  waiting = [CHALLENGE];
  stop = notices.poll(true);
  await vi.advanceTimersByTimeAsync(1000);
  const first = notices.list;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(notices.list).toBe(first);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(notices.list).not.toBe(first);
});
