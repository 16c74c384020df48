/** The state of one table on its page: the feed, values derived from it, and the player's steps. */

import type { GameTable } from "../games/game";
import { loadGame } from "../games/registry";
import { serverTexts } from "../generic/server_texts.svelte";
import { get, post, problemIn } from "../lib/api";
import { messages, text, type Language } from "../lib/messages.svelte";
import { motion } from "../lib/motion.svelte";
import { seatNames } from "../lib/player_names";
import type { GameView, Now, TableBox, TableMade, TableWordsReply } from "../lib/wire";
import type { ClientStep } from "../live/connection";
import { live } from "../live/live.svelte";
import type { TableFeed } from "../live/table_feed.svelte";
import { isMe } from "../people/session";

/** The time of a card's flight, and a moment to see it. */
const UPDATE_MS = 450;
/** An action without an answer for this long is shown as not yet taken. */
const SLOW_MS = 2000;

export class TableState {
  own = $state.raw<GameTable | null>(null);
  hasCard = $state(false);
  box = $state.raw<unknown>(null);
  options = $state.raw<TableBox["options"]>({});
  /** The text of the last error. */
  problem = $state("");
  /** Whether the player takes a lesson first; the game starts after it. */
  isLearning = $state(false);
  /** Whether an action waits for its acknowledgement. */
  isSending = $state(false);
  /** Whether it has waited long enough to show it. */
  isSlow = $state(false);
  /** The player on a shared screen who has said that they hold the device. */
  #holder = $state<number | null>(null);
  /** The reader of the loaded texts, and the last step they describe. */
  #texts = { reader: "", after: 0 };

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

  /** The seats of the current person: several on a shared screen. */
  get ours(): number[] {
    const seats = this.now?.seats ?? [];
    return seats.flatMap((seat, i) => (isMe(seat.person?.id) ? [i] : []));
  }

  get isShared(): boolean {
    return this.ours.length > 1;
  }

  /** Whether another person plays, or a person watches. */
  get hasCompany(): boolean {
    return this.feed.watching > 0 || (this.now?.seats.some(({ person }) => person && !isMe(person.id)) ?? false);
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

  /** The player on a shared screen who takes over the device now, also at the start. */
  get handTo(): number | null {
    const { toAct } = this;
    const isReady = toAct === this.#holder && toAct === this.now?.seat;
    return this.isShared && toAct !== null && !isReady && this.ours.includes(toAct) ? toAct : null;
  }

  takeDevice(seat: number): void {
    this.#holder = seat;
    if (seat !== this.now?.seat) this.feed.viewAs(seat);
  }

  /** Whether an action has not reached the server, because the connection is lost or slow. */
  get isUnsent(): boolean {
    return this.isSending && (this.isSlow || live.isDown);
  }

  /** Load the code, the messages and the box of the game. */
  async prepare(game: string): Promise<void> {
    const [{ table, reference }, { box, options }] = await Promise.all([loadGame(game), get<TableBox>(`/tables/${this.id}/box`), messages.need(game)]);
    const { default: own } = await table();
    await messages.need(...own.areas);
    Object.assign(this, { box, options, hasCard: reference !== undefined });
    this.feed.pace = own.isPaced || motion.isReduced ? 0 : UPDATE_MS;
    this.own = own;
  }

  /** Load the texts of new entries; those of all entries if the language or the seat has changed. */
  async loadTexts(language: Language): Promise<void> {
    const { now } = this;
    if (!now?.view) return;
    const seat = now.seat === null ? "" : `&seat=${now.seat}`;
    const reader = `language=${language}${seat}`;
    if (reader !== this.#texts.reader) {
      serverTexts.clear();
      this.#texts = { reader, after: 0 };
    }
    serverTexts.attach(this.feed.log);
    try {
      const reply = await get<TableWordsReply>(`/tables/${this.id}/words?${reader}&after=${this.#texts.after}`);
      if (reader !== this.#texts.reader) return;
      this.#texts.after = Math.max(this.#texts.after, reply.number);
      serverTexts.add(reply);
      serverTexts.attach(this.feed.log);
    } catch {
      serverTexts.isMissing = true;
    }
  }

  async act(action: string): Promise<void> {
    const { now } = this;
    if (!now || now.seat === null || this.isSending) return;
    this.isSending = true;
    const timer = setTimeout(() => (this.isSlow = true), SLOW_MS);
    await this.post({ step: "act", seat: now.seat, action, answers: now.number });
    clearTimeout(timer);
    this.isSending = this.isSlow = false;
  }

  /** Post a step. Return whether the server accepted it; `problem` has its error. */
  async post(step: ClientStep): Promise<boolean> {
    this.problem = "";
    this.problem = await problemIn(() => live.post(this.id, step));
    return !this.problem;
  }

  /** Return the table of the rematch, or null; the feed notifies the other players. */
  async rematch(): Promise<string | null> {
    let next: string | null = null;
    this.problem = await problemIn(async () => {
      next = (await post<TableMade>(`/tables/${this.id}/rematch`, { contributes: true })).table;
    });
    return next;
  }
}
