/** One WebSocket for the whole page, mended whenever it breaks.
 *
 * What is followed is asked for again after every break, from where it was. A step has a key and is
 * sent again until the server has answered for it: the same key twice is the same step. */

import type { ClientMessage, Hello, LiveError, PostStep, Refusal, ServerMessage } from "../lib/wire";

export type Status = "connecting" | "open" | "lost";
export type ClientStep = PostStep["step"];

/** What we need of a WebSocket, so that tests can pretend to be one. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** Something that is followed: says how to ask for it, and hears every message. */
export interface Follower {
  ask(): ClientMessage;
  take(message: ServerMessage): void;
}

export interface Listener {
  status(status: Status): void;
  hello(hello: Hello): void;
  heard(at: number): void;
}

interface Waiting {
  message: PostStep;
  done: (number: number) => void;
  failed: (error: Refused) => void;
}

/** A refusal by the server; `refusal.error` is a code that stays the same. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

const FIRST_WAIT = 500;
const RESTARTING = new Set([1001, 1012]);
const LONGEST_WAIT = 15_000;
const QUIET = 20_000;
const PATIENCE = 8_000;
const TRY_AGAIN = new Set(["unavailable", "outcome_unknown", "too_many_requests"]);

export class Connection {
  #socket: Socket | null = null;
  #isGreeted = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #followers = new Set<Follower>();
  #waiting = new Map<string, Waiting>();

  constructor(
    private readonly open: () => Socket,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    const socket = this.open();
    this.#socket = socket;
    this.#isGreeted = false;
    this.listener.status("connecting");
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => this.#lost(socket, RESTARTING.has(code));
    this.#listen(PATIENCE);
  }

  /** Come again as somebody else: the server knows a socket by the cookie it came with. */
  restart(): void {
    this.#drop();
    this.#failures = 0;
    this.connect();
  }

  /** The network may be back: no need to wait any longer. */
  hurry(): void {
    if (this.#socket) {
      if (this.#isGreeted) this.#ping();
    } else if (this.#timer !== undefined) {
      this.connect();
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#drop();
  }

  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.#isGreeted) this.send(follower.ask());
    this.connect();
    return () => void this.#followers.delete(follower);
  }

  /** A step, until it is durable: its number, or `Refused`. */
  post(table: string, step: ClientStep): Promise<number> {
    const message: PostStep = { type: "step", table, key: newKey(), step };
    return new Promise((done, failed) => {
      this.#waiting.set(message.key, { message, done, failed });
      this.send(message);
      this.connect();
    });
  }

  /** Now or never: what matters later is a follower's or a post's own business. */
  send(message: ClientMessage): void {
    if (this.#isGreeted) this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#listen(QUIET);
    if (message.type === "hello") this.#greet(message);
    if (message.type === "pong") this.listener.heard(message.at);
    if (message.type === "snapshot" || message.type === "entries") this.listener.heard(message.now.at);
    if (message.type === "acknowledged") this.#settle(message.key)?.done(message.number);
    if (message.type === "entries" && message.acknowledged != null)
      this.#settle(message.acknowledged)?.done(message.now.number);
    if (message.type === "error") this.#refuse(message);
    for (const follower of [...this.#followers]) follower.take(message);
  }

  #greet(hello: Hello): void {
    this.#isGreeted = true;
    this.#failures = 0;
    this.listener.heard(hello.at);
    this.listener.hello(hello);
    this.listener.status("open");
    for (const follower of this.#followers) this.send(follower.ask());
    for (const { message } of this.#waiting.values()) this.send(message);
  }

  #refuse(error: LiveError): void {
    if (error.key == null) return;
    const waiting = this.#waiting.get(error.key);
    if (waiting && TRY_AGAIN.has(error.error)) {
      setTimeout(() => this.#repeat(error.key ?? ""), (error.retry_after ?? 1) * 1000);
    } else {
      this.#settle(error.key)?.failed(new Refused(error));
      // A session that has ended ends with its socket: the next one tells who we are now.
      if (error.error === "not_signed_in") this.restart();
    }
  }

  #repeat(key: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting) this.send(waiting.message);
  }

  #settle(key: string): Waiting | undefined {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    return waiting;
  }

  /** Something must be heard within this time: else we ask, and then give the socket up. */
  #listen(wait: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => (this.#isGreeted && wait === QUIET ? this.#ping() : this.#lost(this.#socket)), wait);
  }

  #ping(): void {
    this.send({ type: "ping" });
    this.#listen(PATIENCE);
  }

  /** Every attempt in vain is an error in the browser's console, so there are few: a server that
   * said good-bye needs its time, and without a network we wait for it to come back (`hurry`). */
  #lost(socket: Socket | null, isRestarting = false): void {
    if (!socket || socket !== this.#socket) return;
    this.#drop();
    this.listener.status("lost");
    if (isRestarting) this.#failures = Math.max(this.#failures, 2);
    const wait = navigator.onLine === false ? LONGEST_WAIT : backoff(this.#failures);
    this.#timer = setTimeout(() => this.connect(), wait);
    this.#failures += 1;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#isGreeted = false;
    clearTimeout(this.#pulse);
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
  }
}

/** Twice as long each time, and never all browsers at once. */
function backoff(failures: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

/** `crypto.randomUUID` is only for https pages; a game in the living room has none. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
