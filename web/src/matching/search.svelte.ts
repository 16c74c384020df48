/** A search for an opponent: the request is repeated until there is one and the game has begun.
 *
 * It continues on the front page and at the table of a bot that the player plays meanwhile; any other page ends it. */

import { untrack } from "svelte";
import { router } from "../app/router.svelte";
import { games } from "../games/games.svelte";
import { errorText, post, problemIn } from "../lib/api";
import { isTransient, Refused } from "../lib/request";
import { speaker } from "../lib/speaker.svelte";
import type { QuickMatched, QuickMatchWithdrawn, WaitingPeople } from "../lib/wire";
import { enterTable } from "../lobby/table_creation";
import { ensureMe } from "../people/session";
import { rememberPromise } from "../table/pledges";
import { current } from "./current.svelte";

const INTERVAL_MS = 3000;
/** The time to leave the bot for the person. */
const ACCEPT_S = 10;
/** The server ends a match a little later than the page. */
const MARGIN_S = 3;
const OFFER_BOT_S = 20;

type Status = "waiting" | "found" | "blocked";

export class Search {
  status = $state<Status>("waiting");
  people = $state.raw<WaitingPeople | null>(null);
  /** The path of the table of the bot that the player plays meanwhile. */
  botPath = $state<string | null>(null);
  /** Whether the last opponent did not come. */
  isAgain = $state(false);
  /** The current time in milliseconds, renewed every second. */
  #now = $state(Date.now());
  #began = $state(Date.now());
  /** When the player must have accepted, or may search again. */
  #until = $state(0);
  #table = "";
  #level = $state<string | null>(null);
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stops: (() => void)[] = [];

  constructor(
    readonly game: string,
    readonly hasClock: boolean,
  ) {}

  /** Load the messages, then request a match. */
  async start(): Promise<void> {
    if (current.search) return;
    const ticks = setInterval(() => this.#tick(), 1000);
    const unwatch = $effect.root(() => {
      $effect(() => {
        const { path } = router;
        untrack(() => this.#visit(path));
      });
    });
    this.#stops = [() => clearInterval(ticks), unwatch];
    Object.assign(current, { search: this, problem: "" });
    await this.#poll();
  }

  get waited(): number {
    return Math.max(0, Math.floor((this.#now - this.#began) / 1000));
  }

  /** The seconds until the offer of an opponent, or the wait after early exits, is over. */
  get secondsLeft(): number {
    return Math.max(0, Math.ceil((this.#until - this.#now) / 1000));
  }

  /** The bot to play in the meantime; null while it is too early for the offer. */
  get level(): string | null {
    return this.status === "waiting" && this.botPath === null && this.waited >= OFFER_BOT_S ? this.#level : null;
  }

  /** Whether an opponent was found while the player plays a bot. */
  get isOffered(): boolean {
    return this.status === "found" && router.path === this.botPath;
  }

  async playBot(level: string): Promise<void> {
    current.problem = await problemIn(async () => {
      const seats = (games.info(this.game)?.seats ?? 2) - 1;
      const bots = Array.from({ length: seats }, () => ({ kind: "bot" as const, level }));
      const path = await enterTable({ game: this.game, visibility: "practice", rated: false, seats: [{ kind: "me" }, ...bots], contributes: true });
      this.botPath = path;
      router.go(path);
    });
  }

  /** Go to the table of the match; its page confirms it. */
  accept(): void {
    router.go(`/table/${this.#table}`);
  }

  /** End the search; go to the game if it has begun meanwhile. */
  async stop(): Promise<void> {
    if (this.#isOver) return;
    this.#end();
    if (this.status === "blocked") return;
    await problemIn(async () => {
      const { table } = await post<QuickMatchWithdrawn>("/quick-match/withdraw", { game: this.game });
      if (table !== null) router.go(`/table/${table}`);
    });
  }

  #end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
    if (current.search === this) current.search = null;
  }

  #tick(): void {
    this.#now = Date.now();
    if (this.secondsLeft > 0) return;
    if (this.status === "blocked") this.#end();
    else if (this.isOffered) void this.stop();
  }

  #visit(path: string): void {
    const isFound = this.status === "found" && this.botPath === null;
    // A player who leaves the table of the match does not want it.
    const isHere = (path === "/" && !isFound) || path === this.botPath || path === `/table/${this.#table}`;
    if (!isHere) void this.stop();
  }

  async #poll(): Promise<void> {
    try {
      await ensureMe();
      const matched = await post<QuickMatched>("/quick-match", { game: this.game, has_clock: this.hasClock, contributes: true });
      if (!this.#isOver) this.#receive(matched);
    } catch (error) {
      if (!this.#isOver) this.#fail(error);
    }
    this.#now = Date.now();
  }

  #receive({ table, commitment, is_waiting, waited, confirm_in, waiting, level }: QuickMatched): void {
    rememberPromise(table, commitment);
    const hadFound = this.status === "found" && table === this.#table;
    const isAt = this.status === "found" && router.path === `/table/${this.#table}`;
    [this.#table, this.people, this.#level] = [table, waiting, level];
    if (waited > 0) this.#began = Date.now() - waited * 1000;
    this.status = is_waiting ? "waiting" : "found";
    if (!is_waiting && !hadFound) this.#find(confirm_in);
    // The opponent did not come: the search goes on where it began.
    this.isAgain = is_waiting && (isAt || this.isAgain);
    if (is_waiting && isAt) router.go("/");
    if (!is_waiting && confirm_in === null) this.#end();
    else this.#timer = setTimeout(() => void this.#poll(), INTERVAL_MS);
  }

  /** A player without a bot goes to the person immediately. */
  #find(confirmIn: number | null): void {
    speaker.play({ name: "turn" });
    if (router.path !== this.botPath || confirmIn === null) this.accept();
    else this.#until = Date.now() + 1000 * Math.min(ACCEPT_S, confirmIn - MARGIN_S);
  }

  #fail(error: unknown): void {
    const refusal = error instanceof Refused ? error.refusal : null;
    if (refusal?.error === "early_exits") {
      this.status = "blocked";
      this.#until = Date.now() + 1000 * (refusal.retry_after ?? 0);
    } else if (!isTransient(error)) {
      current.problem = errorText(error);
      this.#end();
    } else {
      // The connection is lost, or the server is busy.
      this.#timer = setTimeout(() => void this.#poll(), INTERVAL_MS);
    }
  }
}
