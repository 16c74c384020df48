/** A reconnection loses no step and sends none twice. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../lib/request";
import type { ClientMessage, Hello, Now, ServerMessage } from "../lib/wire";
import { Connection, type Socket, type Status } from "./connection";

class FakeSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: ClientMessage[] = [];
  isClosed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.isClosed = true;
  }
  deliver(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  /** The key of the first step sent. */
  get key(): string {
    const first = this.sent[0];
    return first?.type === "step" ? first.key : "";
  }
}

const HELLO: Hello = { type: "hello", me: null, at: 100 };
let sockets: FakeSocket[];
let statuses: Status[];
let connection: Connection;

function last(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("the connection has opened no socket");
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  statuses = [];
  const open = (): Socket => {
    sockets.push(new FakeSocket());
    return last();
  };
  connection = new Connection(open, { status: (it) => statuses.push(it), hello: () => {}, serverTime: () => {} });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const subscriber = { request: (): ClientMessage => ({ type: "subscribe_lobby" }), receive: vi.fn() };

test("subscribers send their request after the hello, and again after a reconnection", () => {
  connection.subscribe(subscriber);
  expect(last().sent).toEqual([]);
  last().deliver(HELLO);
  expect(last().sent).toEqual([{ type: "subscribe_lobby" }]);
  last().onclose?.(new CloseEvent("close", { code: 1012 }));
  vi.advanceTimersByTime(2000);
  last().deliver(HELLO);
  expect(sockets).toHaveLength(2);
  expect(last().sent).toEqual([{ type: "subscribe_lobby" }]);
  expect(statuses).toEqual(["connecting", "open", "lost", "connecting", "open"]);
});

test("an unacknowledged step is sent again with the same key", async () => {
  const done = connection.post("t", { step: "resign", seat: 0 });
  last().deliver(HELLO);
  const first = last().sent[0];
  last().onclose?.(new CloseEvent("close", { code: 1006 }));
  vi.advanceTimersByTime(500);
  last().deliver(HELLO);
  expect(last().sent[0]).toEqual(first);
  last().deliver({ type: "acknowledged", key: last().key, table: "t", number: 7 });
  expect(await done).toBe(7);
  last().onclose?.(new CloseEvent("close", { code: 1006 }));
  vi.advanceTimersByTime(1000);
  last().deliver(HELLO);
  expect(last().sent).toEqual([]);
});

test("the entries that contain a step acknowledge it", async () => {
  const done = connection.post("t", { step: "resign", seat: 0 });
  last().deliver(HELLO);
  const now = { number: 8, at: 0, seat: 0 } as Now;
  last().deliver({ type: "entries", table: "t", after: 6, entries: [], now: { ...now, number: 7 } });
  last().deliver({ type: "entries", table: "t", after: 7, entries: [], now, acknowledged: last().key });
  expect(await done).toBe(8);
});

test("a refusal rejects the step; an overloaded server gets it again", async () => {
  const done = connection.post("t", { step: "resign", seat: 0 });
  last().deliver(HELLO);
  const { key } = last();
  last().deliver({ type: "error", error: "unavailable", message: "later", retry_after: 1, key, table: "t" });
  vi.advanceTimersByTime(1000);
  expect(last().sent).toHaveLength(2);
  last().deliver({ type: "error", error: "already_over", message: "over", key, table: "t" });
  await expect(done).rejects.toThrow(Refused);
});

test("a step that a full disk refused is sent again", () => {
  void connection.post("t", { step: "resign", seat: 0 }).catch(() => {});
  last().deliver(HELLO);
  last().deliver({ type: "error", error: "cannot_store", message: "full", retry_after: 1, key: last().key, table: "t" });
  vi.advanceTimersByTime(1000);
  expect(last().sent).toHaveLength(2);
});

test("the connection restarts when the session has expired", async () => {
  const done = connection.post("t", { step: "resign", seat: 0 });
  last().deliver(HELLO);
  last().deliver({ type: "error", error: "not_signed_in", message: "ended", key: last().key, table: "t" });
  await expect(done).rejects.toThrow(Refused);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.isClosed).toBe(true);
});

test("the wait between attempts grows while the server is down", () => {
  connection.connect();
  for (let i = 0; i < 12; i += 1) {
    last().onclose?.(new CloseEvent("close", { code: 1006 }));
    vi.advanceTimersByTime(15_000);
  }
  const opened = sockets.length;
  last().onclose?.(new CloseEvent("close", { code: 1006 }));
  vi.advanceTimersByTime(7_000);
  expect(sockets).toHaveLength(opened);
});

test("an idle connection is pinged, then given up", () => {
  connection.connect();
  last().deliver(HELLO);
  vi.advanceTimersByTime(20_000);
  expect(last().sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(8_000);
  expect(sockets[0]?.isClosed).toBe(true);
  expect(statuses.at(-1)).toBe("lost");
});

test("a restarting server gets time, and there are no attempts without a network", () => {
  const tries = (code: number, within: number): number => {
    const before = sockets.length;
    last().onclose?.(new CloseEvent("close", { code }));
    vi.advanceTimersByTime(within);
    return sockets.length - before;
  };
  connection.connect();
  last().deliver(HELLO);
  expect(tries(1012, 900)).toBe(0);
  vi.advanceTimersByTime(2000);
  last().deliver(HELLO);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(tries(1006, 7000)).toBe(0);
  connection.retryNow();
  expect(sockets).toHaveLength(3);
});

test("a lost network is reported immediately, and a step waits for the next connection", async () => {
  connection.subscribe(subscriber);
  last().deliver(HELLO);
  connection.giveUp();
  expect(statuses.at(-1)).toBe("lost");
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const posted = connection.post("t", { step: "resign", seat: 0 });
  expect(sockets).toHaveLength(1);
  offline.mockRestore();
  connection.retryNow();
  last().deliver(HELLO);
  const step = last().sent.find(({ type }) => type === "step");
  if (step?.type !== "step") throw new Error("the step is sent");
  last().deliver({ type: "acknowledged", table: "t", key: step.key, number: 4 });
  expect(await posted).toBe(4);
});

test("a step without an answer shows that the connection is lost", async () => {
  connection.connect();
  last().deliver(HELLO);
  void connection.post("t", { step: "resign", seat: 0 });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(statuses).toContain("lost");
});
