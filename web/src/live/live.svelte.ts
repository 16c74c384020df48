/** The page's one connection, and who the server takes us for. */

import type { LobbyTable, Me, ServerMessage } from "../lib/wire";
import { Connection, type ClientStep, type Follower, type Socket, type Status } from "./connection";
import { TableFeed } from "./table_feed.svelte";

const SIGN_AFTER = 1000;

class Live {
  me = $state.raw<Me | null>(null);
  /** Whether the connection has been gone long enough to say so. */
  isLost = $state(false);
  lobby = $state.raw<LobbyTable[] | null>(null);
  /** People on the site. */
  online = $state(0);
  #offset = -Infinity;
  #sign: ReturnType<typeof setTimeout> | undefined;
  #connection = new Connection(openSocket, {
    status: (status) => this.#tell(status),
    hello: ({ me }) => (this.me = me),
    heard: (at) => (this.#offset = Math.max(this.#offset, at - Date.now() / 1000)),
  });

  /** The server's time in seconds. The message that was quickest knows it best. */
  now(): number {
    return Date.now() / 1000 + (Number.isFinite(this.#offset) ? this.#offset : 0);
  }

  followTable(table: string): { feed: TableFeed; stop: () => void } {
    const feed = new TableFeed(table, (message) => this.#connection.send(message));
    const forget = this.#connection.follow(feed);
    const stop = (): void => {
      forget();
      this.#connection.send({ type: "unfollow", table });
    };
    return { feed, stop };
  }

  followLobby(): () => void {
    const follower: Follower = {
      ask: () => ({ type: "follow_lobby" }),
      take: (message: ServerMessage) => {
        if (message.type !== "lobby") return;
        this.lobby = message.tables;
        this.online = message.online;
      },
    };
    const forget = this.#connection.follow(follower);
    return () => {
      forget();
      this.#connection.send({ type: "unfollow_lobby" });
    };
  }

  post(table: string, step: ClientStep): Promise<number> {
    return this.#connection.post(table, step);
  }

  /** After signing in or out: the socket is still the old person's. */
  becomes(me: Me | null): void {
    const isOther = me?.id !== this.me?.id;
    this.me = me;
    if (isOther) this.#connection.restart();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  #tell(status: Status): void {
    if (status === "open") {
      clearTimeout(this.#sign);
      this.#sign = undefined;
      this.isLost = false;
    } else if (status === "lost") {
      this.#sign ??= setTimeout(() => (this.isLost = true), SIGN_AFTER);
    }
  }
}

function openSocket(): Socket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
}

export const live = new Live();

/** Whatever may mean that the network is back. */
export function watchNetwork(): void {
  window.addEventListener("online", () => live.hurry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") live.hurry();
  });
}
