/** The WebSocket of the page. It reconnects whenever it is lost.
 *
 * After a reconnection every subscriber requests its updates again, from the last one it has. A step
 * has a key and is sent until the server acknowledges it: the server takes a key only once. */

import { Refused } from "../lib/request";
import { randomHex } from "../lib/hex";
import type { ClientMessage, Hello, LiveError, PostStep, ServerMessage } from "../lib/wire";

export type Status = "connecting" | "open" | "lost";
export type ClientStep = PostStep["step"];

/** The part of WebSocket in use; tests implement it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

export interface Subscriber {
  /** The message that starts or resumes the subscription. */
  request(): ClientMessage;
  /** Called with every message, also those for other subscribers. */
  receive(message: ServerMessage): void;
}

interface Listener {
  status(status: Status): void;
  hello(hello: Hello): void;
  /** The server's time in seconds, when it sent a message. */
  serverTime(at: number): void;
}

interface Pending {
  message: PostStep;
  resolve: (number: number) => void;
  reject: (error: Refused) => void;
}

const FIRST_WAIT = 500;
const RESTARTING = new Set([1001, 1012]);
const LONGEST_WAIT = 15_000;
const IDLE_LIMIT = 20_000;
const REPLY_LIMIT = 8_000;
const RETRYABLE = new Set(["unavailable", "cannot_store", "outcome_unknown", "too_many_requests"]);

export class Connection {
  #socket: Socket | null = null;
  #isGreeted = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;
  #subscribers = new Set<Subscriber>();
  #pending = new Map<string, Pending>();

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
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code }) => this.#lost(socket, RESTARTING.has(code));
    this.#expectMessage(REPLY_LIMIT);
  }

  /** Reconnect after a change of identity: the server identifies a socket by its cookie. */
  restart(): void {
    this.#drop();
    this.#failures = 0;
    this.connect();
  }

  /** Check the connection now, because the network may be back. */
  retryNow(): void {
    if (this.#socket) {
      if (this.#isGreeted) this.#ping();
    } else if (this.#timer !== undefined) {
      this.connect();
    }
  }

  /** Treat the connection as lost, because the network is: a socket notices it much later. */
  giveUp(): void {
    this.#lost(this.#socket);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#drop();
  }

  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    if (this.#isGreeted) this.send(subscriber.request());
    this.connect();
    return () => void this.#subscribers.delete(subscriber);
  }

  /** Send a step until it is durable. Return its number or throw `Refused`. */
  post(table: string, step: ClientStep): Promise<number> {
    const message: PostStep = { type: "step", table, key: randomHex(12), step };
    return new Promise((resolve, reject) => {
      this.#pending.set(message.key, { message, resolve, reject });
      this.send(message);
      if (this.#isGreeted) this.#expectMessage(REPLY_LIMIT);
      if (navigator.onLine !== false) this.connect();
    });
  }

  /** Send without retry. Subscribers and pending steps repeat their own messages. */
  send(message: ClientMessage): void {
    if (this.#isGreeted) this.#socket?.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    this.#expectMessage(IDLE_LIMIT);
    if (message.type === "hello") this.#greet(message);
    if (message.type === "pong") this.listener.serverTime(message.at);
    if (message.type === "snapshot" || message.type === "entries") this.listener.serverTime(message.now.at);
    if (message.type === "acknowledged") this.#settle(message.key)?.resolve(message.number);
    if (message.type === "entries" && message.acknowledged != null)
      this.#settle(message.acknowledged)?.resolve(message.now.number);
    if (message.type === "error") this.#refuse(message);
    for (const subscriber of [...this.#subscribers]) subscriber.receive(message);
  }

  #greet(hello: Hello): void {
    this.#isGreeted = true;
    this.#failures = 0;
    this.listener.serverTime(hello.at);
    this.listener.hello(hello);
    this.listener.status("open");
    for (const subscriber of this.#subscribers) this.send(subscriber.request());
    for (const { message } of this.#pending.values()) this.send(message);
  }

  #refuse(error: LiveError): void {
    if (error.key == null) return;
    const pending = this.#pending.get(error.key);
    if (pending && RETRYABLE.has(error.error)) {
      setTimeout(() => this.#repeat(error.key ?? ""), (error.retry_after ?? 1) * 1000);
    } else {
      this.#settle(error.key)?.reject(new Refused(error));
      // The socket belongs to the expired session; a new one reports the current identity.
      if (error.error === "not_signed_in") this.restart();
    }
  }

  #repeat(key: string): void {
    const pending = this.#pending.get(key);
    if (pending) this.send(pending.message);
  }

  #settle(key: string): Pending | undefined {
    const pending = this.#pending.get(key);
    this.#pending.delete(key);
    return pending;
  }

  /** Ping the server if no message arrives in time; give the socket up if the ping has no answer. */
  #expectMessage(wait: number): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => (this.#isGreeted && wait === IDLE_LIMIT ? this.#ping() : this.#lost(this.#socket)), wait);
  }

  #ping(): void {
    this.send({ type: "ping" });
    this.#expectMessage(REPLY_LIMIT);
  }

  /** Browsers log every failed attempt to the console, so attempts are few. A server that restarts
   * gets extra time. Without a network, `retryNow` reconnects. */
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
    clearTimeout(this.#heartbeat);
    if (!socket) return;
    socket.onclose = socket.onmessage = null;
    socket.close();
  }
}

/** Exponential backoff with jitter, so that browsers do not reconnect simultaneously. */
function backoff(failures: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}
