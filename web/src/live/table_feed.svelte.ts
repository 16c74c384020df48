/** A table as it is told: what it is, what is so now, and the log of all steps.
 *
 * Messages are in order or they are not believed: after a gap the table is asked for anew. */

import type { About, ChatLine, ClientMessage, Entry, Now, Refusal, ServerMessage } from "../lib/wire";
import type { Follower } from "./connection";

type Entries = Extract<ServerMessage, { type: "entries" }>;

const RETRY = 1000;

export class TableFeed implements Follower {
  about = $state.raw<About | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<Entry[]>([]);
  /** Why nothing comes, if nothing does. */
  refusal = $state.raw<Refusal | null>(null);
  /** Entries that came while we were watching; what a snapshot brings happened before. */
  fresh = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many watch without a seat. */
  watching = $state(0);
  /** So many milliseconds are left to see one news before the next: a bot answers at once. */
  beat = 0;
  #seat: number | null = null;
  #held: Entries[] = [];
  #pause: symbol | null = null;

  constructor(
    readonly table: string,
    private readonly send: (message: ClientMessage) => void,
    private readonly later: (run: () => void, wait: number) => void = (run, wait) => void setTimeout(run, wait),
  ) {}

  ask(): ClientMessage {
    this.watching = 0;
    const chat_after = this.chat.at(-1)?.number ?? 0;
    return { type: "follow", table: this.table, after: this.now?.number ?? 0, seat: this.#seat, chat_after };
  }

  /** See it from another seat of one's own: that one's log is another. */
  sitAt(seat: number): void {
    this.#seat = seat;
    this.send({ type: "follow", table: this.table, after: 0, seat });
  }

  take(message: ServerMessage): void {
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "snapshot") this.#begin(message.about, message.after, message.log, message.now);
    if (message.type === "entries") this.#hold(message);
    if (message.type === "audience") this.watching = message.watching;
    if (message.type === "chat") this.#listen(message.lines);
    if (message.type === "unfollowed" && message.error) this.#lose(message.error);
  }

  /** What one does oneself is seen at once. */
  #hold(message: Entries): void {
    const step = message.entries[0]?.step;
    const isOwn = step?.step === "acted" && step.seat === this.#seat;
    this.#held.push(message);
    if (this.#pause === null || isOwn) this.#tell();
  }

  #tell(): void {
    const message = this.#held.shift();
    const pause = message && this.beat > 0 ? Symbol() : null;
    this.#pause = pause;
    if (message) this.#goOn(message.after, message.entries, message.now);
    if (pause) this.later(() => this.#pause === pause && this.#tell(), this.beat);
  }

  #begin(about: About, after: number, log: Entry[], now: Now): void {
    const known = this.now;
    const isSame = known !== null && known.seat === now.seat;
    const missed = log.filter((entry) => entry.number > (known?.number ?? 0));
    this.#held = [];
    this.about = about;
    this.log = after === 0 ? log : [...this.log.filter((entry) => entry.number <= after), ...log];
    this.fresh = isSame ? missed : [];
    this.#arrive(now);
  }

  #goOn(after: number, entries: Entry[], now: Now): void {
    if (after !== this.now?.number) {
      this.send(this.ask());
      return;
    }
    this.log = [...this.log, ...entries];
    this.fresh = entries;
    this.#arrive(now);
  }

  /** Lines come in their own time: what spectators said is told when the game is over. */
  #listen(lines: ChatLine[]): void {
    const byNumber = new Map([...this.chat, ...lines].map((line) => [line.number, line]));
    this.chat = [...byNumber.values()].sort((a, b) => a.number - b.number);
  }

  #arrive(now: Now): void {
    this.#seat = now.seat;
    this.now = now;
    this.refusal = null;
  }

  #lose(refusal: Refusal): void {
    if (refusal.retry_after == null) this.refusal = refusal;
    else this.later(() => this.send(this.ask()), RETRY);
  }
}
