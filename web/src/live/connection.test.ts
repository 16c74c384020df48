/** A break in the line is mended without a trace: nothing lost, nothing twice. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage, Hello, Now, ServerMessage } from "../lib/wire";
import { Connection, Refused, type Socket, type Status } from "./connection";

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
  say(message: ServerMessage): void {
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
  if (!socket) throw new Error("no socket was opened");
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
  connection = new Connection(open, { status: (it) => statuses.push(it), hello: () => {}, heard: () => {} });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const follower = { ask: (): ClientMessage => ({ type: "follow_lobby" }), take: vi.fn() };

test("what is followed is asked for after the greeting, and again after a break", () => {
  connection.follow(follower);
  expect(last().sent).toEqual([]);
  last().say(HELLO);
  expect(last().sent).toEqual([{ type: "follow_lobby" }]);
  last().onclose?.(new CloseEvent("close", { code: 1012 }));
  vi.advanceTimersByTime(2000);
  last().say(HELLO);
  expect(sockets).toHaveLength(2);
  expect(last().sent).toEqual([{ type: "follow_lobby" }]);
  expect(statuses).toEqual(["connecting", "open", "lost", "connecting", "open"]);
});

test("a step that was not acknowledged is sent again with the same key", async () => {
  const done = connection.post("t", { step: "resign", seat: 0 });
  last().say(HELLO);
  const first = last().sent[0];
  last().onclose?.(new CloseEvent("close", { code: 1006 }));
  vi.advanceTimersByTime(500);
  last().say(HELLO);
  expect(last().sent[0]).toEqual(first);
  last().say({ type: "acknowledged", key: last().key, table: "t", number: 7 });
  expect(await done).toBe(7);
  last().onclose?.(new CloseEvent("close", { code: 1006 }));
  vi.advanceTimersByTime(1000);
  last().say(HELLO);
  expect(last().sent).toEqual([]);
});

test("a step is acknowledged by the entries that hold it", async () => {
  const done = connection.post("t", { step: "resign", seat: 0 });
  last().say(HELLO);
  const now = { number: 8, at: 0, seat: 0 } as Now;
  last().say({ type: "entries", table: "t", after: 6, entries: [], now: { ...now, number: 7 } });
  last().say({ type: "entries", table: "t", after: 7, entries: [], now, acknowledged: last().key });
  expect(await done).toBe(8);
});

test("a refusal is told, a server short of breath is asked again", async () => {
  const done = connection.post("t", { step: "resign", seat: 0 });
  last().say(HELLO);
  const { key } = last();
  last().say({ type: "error", error: "unavailable", message: "later", retry_after: 1, key, table: "t" });
  vi.advanceTimersByTime(1000);
  expect(last().sent).toHaveLength(2);
  last().say({ type: "error", error: "already_over", message: "over", key, table: "t" });
  await expect(done).rejects.toThrow(Refused);
});

test("after a session has ended we come again and are told who we are", async () => {
  const done = connection.post("t", { step: "resign", seat: 0 });
  last().say(HELLO);
  last().say({ type: "error", error: "not_signed_in", message: "ended", key: last().key, table: "t" });
  await expect(done).rejects.toThrow(Refused);
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.isClosed).toBe(true);
});

test("waits grow while the server is away", () => {
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

test("a line gone silent is pinged, then given up", () => {
  connection.connect();
  last().say(HELLO);
  vi.advanceTimersByTime(20_000);
  expect(last().sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(8_000);
  expect(sockets[0]?.isClosed).toBe(true);
  expect(statuses.at(-1)).toBe("lost");
});

test("a server that said good-bye is given time, and without a network nobody is called", () => {
  const tries = (code: number, within: number): number => {
    const before = sockets.length;
    last().onclose?.(new CloseEvent("close", { code }));
    vi.advanceTimersByTime(within);
    return sockets.length - before;
  };
  connection.connect();
  last().say(HELLO);
  expect(tries(1012, 900)).toBe(0);
  vi.advanceTimersByTime(2000);
  last().say(HELLO);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(tries(1006, 7000)).toBe(0);
  connection.hurry();
  expect(sockets).toHaveLength(3);
});
