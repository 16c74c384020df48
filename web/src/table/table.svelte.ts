/** One table as the page works with it: what the feed tells, what follows from it for whoever
 * looks, and the steps they take. */

import type { GameTable } from "../games/game";
import { loadGame } from "../games/registry";
import { words } from "../generic/words.svelte";
import { get, post, problemIn } from "../lib/api";
import { newWord } from "../lib/chance";
import { messages, text, type Language } from "../lib/messages.svelte";
import { motion } from "../lib/motion.svelte";
import { seatNames } from "../lib/names";
import type { GameView, Now, TableBox, TableMade, TableWordsReply } from "../lib/wire";
import type { ClientStep } from "../live/connection";
import { live } from "../live/live.svelte";
import type { TableFeed } from "../live/table_feed.svelte";
import { isMe } from "../people/session";

/** A card's flight, and a moment to look. */
const BEAT = 450;

export class TableState {
  own = $state.raw<GameTable | null>(null);
  hasCard = $state(false);
  box = $state.raw<unknown>(null);
  options = $state.raw<TableBox["options"]>({});
  /** What was refused last, in a sentence. */
  said = $state("");
  /** An action on its way: the table waits for the answer. */
  isSending = $state(false);
  /** Until which step the words have been asked for, as whom and in which language. */
  #described = { reader: "", after: 0 };

  constructor(readonly feed: TableFeed) {}

  get id(): string {
    return this.feed.table;
  }

  get now(): Now | null {
    return this.feed.now;
  }

  get game(): string {
    return this.feed.about?.game ?? "";
  }

  get view(): GameView | null {
    return this.now?.view ?? null;
  }

  /** The seats that are ours: several where people share a screen. */
  get ours(): number[] {
    const seats = this.now?.seats ?? [];
    return seats.flatMap((seat, i) => (isMe(seat.person?.id) ? [i] : []));
  }

  get isShared(): boolean {
    return this.ours.length > 1;
  }

  get names(): string[] {
    const seats = this.now?.seats ?? [];
    if (this.isShared) return seats.map((_, i) => text("player", { number: i + 1 }));
    return seatNames(seats, this.game);
  }

  get toAct(): number | null {
    return this.now?.phase === "running" ? (this.view?.to_act ?? null) : null;
  }

  get isOurTurn(): boolean {
    return this.toAct !== null && this.ours.includes(this.toAct);
  }

  /** The other player on this screen whose turn it is; the device goes to them first. */
  get handTo(): number | null {
    const { toAct } = this;
    return this.isShared && toAct !== null && toAct !== this.now?.seat && this.ours.includes(toAct) ? toAct : null;
  }

  /** The game's own code, words and box, once it is known which game it is. */
  async prepare(game: string): Promise<void> {
    const [{ table, reference }, { box, options }] = await Promise.all([loadGame(game), get<TableBox>(`/tables/${this.id}/box`), messages.need(game)]);
    const { default: own } = await table();
    await messages.need(...own.areas);
    Object.assign(this, { box, options, hasCard: reference !== undefined });
    this.feed.beat = own.isPaced || motion.isReduced ? 0 : BEAT;
    this.own = own;
  }

  /** Asks for the words of what is new; of all of it in another language or from another seat. */
  async describe(language: Language): Promise<void> {
    const { now } = this;
    if (!now?.view) return;
    const seat = now.seat === null ? "" : `&seat=${now.seat}`;
    const reader = `language=${language}${seat}`;
    if (reader !== this.#described.reader) {
      words.clear();
      this.#described = { reader, after: 0 };
    }
    words.attach(this.feed.log);
    try {
      const told = await get<TableWordsReply>(`/tables/${this.id}/words?${reader}&after=${this.#described.after}`);
      if (reader !== this.#described.reader) return;
      this.#described.after = Math.max(this.#described.after, told.number);
      words.take(told);
      words.attach(this.feed.log);
    } catch {
      words.isMissing = true;
    }
  }

  async act(action: string): Promise<void> {
    const { now } = this;
    if (!now || now.seat === null || this.isSending) return;
    this.isSending = true;
    await this.take({ step: "act", seat: now.seat, action, answers: now.number });
    this.isSending = false;
  }

  /** Whether it was taken; if not, `said` tells why. */
  async take(step: ClientStep): Promise<boolean> {
    this.said = "";
    this.said = await problemIn(() => live.post(this.id, step));
    return !this.said;
  }

  /** The table where it goes on; the others are told by this one. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    this.said = await problemIn(async () => {
      next = (await post<TableMade>(`/tables/${this.id}/rematch`, { word: newWord() })).table;
    });
    return next;
  }
}
