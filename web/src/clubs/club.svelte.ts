/** A club as its page shows it, up to date while the page is open. */

import { get, problemIn } from "../lib/api";
import { Refused } from "../lib/request";
import type { ClubPage, ClubTables, LobbyTable, ServerMessage } from "../lib/wire";
import { live } from "../live/live.svelte";

export class Club {
  page = $state.raw<ClubPage | null>(null);
  tables = $state.raw<LobbyTable[]>([]);
  finished = $state.raw<LobbyTable[]>([]);
  problem = $state("");
  readonly path: string;
  #turn = 0;

  constructor(readonly id: string) {
    this.path = `/clubs/${encodeURIComponent(id)}`;
  }

  get role(): string | null {
    return this.page?.club.role ?? null;
  }

  /** Whether the reader may invite, and remove members and posts. */
  get isOfficer(): boolean {
    return this.role === "owner" || this.role === "officer";
  }

  /** Load the club. If it cannot be loaded again, keep what is shown, unless the reader may no longer see it. */
  async load(): Promise<void> {
    this.problem = await problemIn(() =>
      this.#read().catch((error: unknown) => {
        if (this.page && !isHidden(error)) return;
        this.page = null;
        throw error;
      }),
    );
  }

  async #read(): Promise<void> {
    const turn = (this.#turn += 1);
    const page = await get<ClubPage>(this.path);
    const listed = page.club.role ? await get<ClubTables>(`${this.path}/tables`) : null;
    // A later request has a newer reply.
    if (turn !== this.#turn) return;
    if (listed) [this.tables, this.finished] = [listed.tables, listed.finished];
    this.page = page;
  }

  /** Subscribe to the tables; the rest is loaded again when there is a newer version. A server that cannot
   * send them now names the time after which the club asks again. */
  subscribe(): () => void {
    let stop: () => void;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const receive = (message: ServerMessage): void => {
      const wait = message.type === "lobby_unsubscribed" && message.club === this.id && message.error.retry_after;
      if (!wait) return this.#receive(message);
      stop();
      retry = setTimeout(start, wait * 1000);
    };
    const start = (): void => {
      stop = live.subscribe({ request: () => ({ type: "subscribe_lobby", club: this.id }), receive }, { type: "unsubscribe_lobby", club: this.id });
    };
    start();
    return () => {
      clearTimeout(retry);
      stop();
    };
  }

  #receive(message: ServerMessage): void {
    if (message.type === "lobby_unsubscribed" && message.club === this.id) void this.load();
    if (message.type !== "lobby" || message.club !== this.id) return;
    const known = new Set(message.tables.map(({ table }) => table));
    const isOver = this.tables.some(({ table }) => !known.has(table));
    this.tables = message.tables;
    // The first message may be older than the page.
    if (isOver || (message.version ?? 0) > (this.page?.version ?? 0)) void this.load();
  }
}

function isHidden(error: unknown): boolean {
  return error instanceof Refused && error.refusal.error === "unknown_club";
}
