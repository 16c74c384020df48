/** The state of a table from the messages of the server: its description, its current state and its log.
 *
 * Messages apply in order only: after a gap the feed requests the table again. */

import type { About, AwayPlayer, ChatLine, ClientMessage, Entry, Now, Refusal, ServerMessage, ShownEmote } from "../lib/wire";
import type { Subscriber } from "./connection";

type Entries = Extract<ServerMessage, { type: "entries" }>;

const RETRY = 1000;

export class TableFeed implements Subscriber {
  about = $state.raw<About | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<Entry[]>([]);
  /** Why the server sends no updates, if so. */
  refusal = $state.raw<Refusal | null>(null);
  /** The entries of the last update; those of the first snapshot are not new. */
  newEntries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The last emotes. */
  emotes = $state.raw<ShownEmote[]>([]);
  /** The number of spectators. */
  watching = $state(0);
  /** Their names, if the table shows them. */
  spectators = $state.raw<string[]>([]);
  /** The seats of players who are in a lesson. */
  learning = $state.raw<number[]>([]);
  /** The players who do not view the table. */
  away = $state.raw<AwayPlayer[]>([]);
  /** Milliseconds between two updates. Bots answer immediately, and each move must be visible. */
  pace = 0;
  isLearning = false;
  #seat: number | null = null;
  #queue: Entries[] = [];
  #pause: symbol | null = null;

  constructor(
    readonly table: string,
    private readonly send: (message: ClientMessage) => void,
    private readonly later: (run: () => void, wait: number) => void = (run, wait) => void setTimeout(run, wait),
  ) {}

  request(): ClientMessage {
    this.watching = 0;
    this.away = [];
    this.spectators = [];
    this.learning = [];
    const chat_after = this.chat.at(-1)?.number ?? 0;
    return { type: "subscribe", table: this.table, after: this.now?.number ?? 0, seat: this.#seat, chat_after, ...(this.isLearning && { is_learning: true }) };
  }

  /** View the table from another seat of the same person. Each seat has a log of its own. */
  viewAs(seat: number): void {
    this.#seat = seat;
    this.send({ type: "subscribe", table: this.table, after: 0, seat });
  }

  receive(message: ServerMessage): void {
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "snapshot") this.#applySnapshot(message.about, message.after, message.log, message.now);
    if (message.type === "entries") this.#enqueue(message);
    if (message.type === "audience") this.#showAudience(message);
    if (message.type === "emotes") this.emotes = message.emotes;
    if (message.type === "chat") this.#addChat(message.lines);
    if (message.type === "unsubscribed" && message.error) this.#unsubscribed(message.error);
    // A refused subscription: a refused step has a key.
    if (message.type === "error" && message.key == null) this.#unsubscribed(message);
  }

  #showAudience({ watching, names = [], away = [], learning = [] }: Extract<ServerMessage, { type: "audience" }>): void {
    this.watching = watching;
    this.spectators = names;
    this.away = away;
    this.learning = learning;
  }

  /** The player's own moves skip the pause. */
  #enqueue(message: Entries): void {
    const step = message.entries[0]?.step;
    const isOwn = step?.step === "acted" && step.seat === this.#seat;
    this.#queue.push(message);
    if (this.#pause === null || isOwn) this.#applyNext();
  }

  #applyNext(): void {
    const message = this.#queue.shift();
    const pause = message && this.pace > 0 ? Symbol() : null;
    this.#pause = pause;
    if (message) this.#applyEntries(message.after, message.entries, message.now);
    if (pause) this.later(() => this.#pause === pause && this.#applyNext(), this.pace);
  }

  #applySnapshot(about: About, after: number, log: Entry[], now: Now): void {
    const known = this.now;
    const isSame = known !== null && known.seat === now.seat;
    const missed = log.filter((entry) => entry.number > (known?.number ?? 0));
    this.#queue = [];
    this.about = about;
    this.log = after === 0 ? log : [...this.log.filter((entry) => entry.number <= after), ...log];
    this.newEntries = isSame ? missed : [];
    this.#setNow(now);
  }

  #applyEntries(after: number, entries: Entry[], now: Now): void {
    if (after !== this.now?.number) {
      this.send(this.request());
      return;
    }
    this.log = [...this.log, ...entries];
    this.newEntries = entries;
    this.#setNow(now);
  }

  /** Lines arrive out of order: players receive those of spectators when the game is over. A line may
   * say that another one was removed. */
  #addChat(lines: ChatLine[]): void {
    const byNumber = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    for (const { number, removes } of lines) {
      if (removes == null) continue;
      byNumber.delete(number);
      byNumber.delete(removes);
    }
    this.chat = [...byNumber.values()].sort((a, b) => a.number - b.number);
  }

  #setNow(now: Now): void {
    this.#seat = now.seat;
    this.now = now;
    this.refusal = null;
  }

  #unsubscribed(refusal: Refusal): void {
    if (refusal.retry_after == null) this.refusal = refusal;
    else this.later(() => this.send(this.request()), Math.max(RETRY, 1000 * refusal.retry_after));
  }
}
