/** The connection of the page, and the person that the server identifies it with. */

import type { ClientMessage, LobbyTable, Me, ServerMessage } from "../lib/wire";
import { Connection, type ClientStep, type Socket, type Status, type Subscriber } from "./connection";
import { TableFeed } from "./table_feed.svelte";

const SHOW_LOSS_AFTER = 1000;

class Live {
  me = $state.raw<Me | null>(null);
  /** Whether the connection is lost now. */
  isDown = $state(false);
  /** Whether it has been lost long enough to show it where nothing waits for it. */
  isLost = $state(false);
  lobby = $state.raw<LobbyTable[] | null>(null);
  /** The number of people on the site. */
  online = $state(0);
  #offset = -Infinity;
  #lossTimer: ReturnType<typeof setTimeout> | undefined;
  #connection = new Connection(openSocket, {
    status: (status) => this.#showStatus(status),
    // Effects depend on the person: another object of the same one must not run them again.
    hello: ({ me }) => {
      if (JSON.stringify(me) !== JSON.stringify(this.me)) this.me = me;
    },
    // The message with the lowest latency gives the best estimate, hence the maximum.
    serverTime: (at) => (this.#offset = Math.max(this.#offset, at - Date.now() / 1000)),
  });

  /** Return the server's time in seconds. */
  now(): number {
    return Date.now() / 1000 + (Number.isFinite(this.#offset) ? this.#offset : 0);
  }

  /** Subscribe to a table; `isLearning` shows the others that the player is in a lesson. */
  subscribeTable(table: string, isLearning = false): { feed: TableFeed; stop: () => void } {
    const feed = new TableFeed(table, (message) => this.#connection.send(message));
    feed.isLearning = isLearning;
    const unsubscribe = this.#connection.subscribe(feed);
    const stop = (): void => {
      unsubscribe();
      this.#connection.send({ type: "unsubscribe", table });
    };
    return { feed, stop };
  }

  subscribeLobby(): () => void {
    const receive = (message: ServerMessage): void => {
      if (message.type !== "lobby" || message.club) return;
      this.lobby = message.tables;
      this.online = message.online;
    };
    return this.subscribe({ request: () => ({ type: "subscribe_lobby" }), receive }, { type: "unsubscribe_lobby" });
  }

  /** Return the function that ends the subscription, which also sends `end`. */
  subscribe(subscriber: Subscriber, end: ClientMessage): () => void {
    const unsubscribe = this.#connection.subscribe(subscriber);
    return () => {
      unsubscribe();
      this.#connection.send(end);
    };
  }

  post(table: string, step: ClientStep): Promise<number> {
    return this.#connection.post(table, step);
  }

  /** Set the identity after signing in or out. The socket still has the previous one, so it restarts. */
  setMe(me: Me | null): void {
    const isOther = me?.id !== this.me?.id;
    this.me = me;
    if (isOther) this.#connection.restart();
  }

  /** Connect with the current cookie. */
  reconnect(): void {
    this.#connection.restart();
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  giveUp(): void {
    this.#connection.giveUp();
  }

  #showStatus(status: Status): void {
    if (status === "open") {
      clearTimeout(this.#lossTimer);
      this.#lossTimer = undefined;
      this.isLost = this.isDown = false;
    } else if (status === "lost") {
      this.isDown = true;
      this.#lossTimer ??= setTimeout(() => (this.isLost = true), SHOW_LOSS_AFTER);
    }
  }
}

function openSocket(): Socket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
}

export const live = new Live();

/** Reconnect on every event that may mean that the network is back; show its loss immediately. */
export function watchNetwork(): void {
  window.addEventListener("offline", () => live.giveUp());
  window.addEventListener("online", () => live.retryNow());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") live.retryNow();
  });
}
