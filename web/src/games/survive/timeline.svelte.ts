/** The animation of the events between two views, one after the other. It can be skipped; new
 * events are appended. The turns of others follow the pace of the table, which pauses and steps them. */

import { motion } from "../../lib/motion.svelte";
import { Pace } from "../../lib/pace.svelte";
import type { GameEvent } from "../../lib/wire";
import type { Moment } from "../game";
import { starts } from "./entries";
import { applyEvent, sceneOf, type Scene } from "./scene";
import type { View } from "./view";

/** The duration of each kind of event, in milliseconds. */
const HOLD: Record<string, number> = {
  asked: 140,
  decided: 480,
  contest: 350,
  rolled: 2200,
  theft: 1900,
  jumped: 1600,
  misfired: 1600,
  knocked_down: 450,
  out: 500,
  swapped: 400,
  pushed: 350,
  landed: 350,
  picked: 300,
  dropped: 300,
  lost: 250,
  switched: 300,
  turn: 300,
  revealed: 250,
  stepped: 180,
};
/** The events that begin a throw of dice. */
const THROWS = ["contest", "theft", "jumped", "misfired"];
const DICE = ["rolled", "theft", "jumped", "misfired"];
/** A moment before the next figure of another side moves. */
const BETWEEN = 350;

/** A long queue runs faster, so that the table does not fall far behind. */
function speedFactor(waiting: number): number {
  return waiting > 200 ? 0.25 : waiting > 120 ? 0.6 : 1;
}

export class Timeline {
  events = $state.raw<readonly GameEvent[]>([]);
  /** The number of events shown. */
  at = $state(0);
  /** How much longer than normal the last throw takes: its parts appear at that pace, and its end waits for them. */
  rate = $state(1);
  #base = $state.raw<Scene>();
  #last = $state.raw<Scene>();
  #starts = $derived(new Set(starts(this.events)));
  #reader: number | null = null;
  #received: readonly GameEvent[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Dice that still roll. */
  #rolling: GameEvent[] = [];

  constructor(
    private readonly happen: (events: readonly GameEvent[], moment?: Moment) => void = () => {},
    private readonly pace = new Pace(),
  ) {
    pace.onskip = () => this.skip();
  }

  isDone = $derived(this.at >= this.events.length);
  scene = $derived(this.isDone ? this.#last : this.sceneAt(this.at));
  event = $derived(this.events[this.at - 1]);

  /** Take the next view and the events that led to it; those before `startAt` have been shown. */
  show(view: View, events: readonly GameEvent[], startAt = 0): void {
    const isContinuation = this.#last !== undefined && events.length > 0;
    const isRepeated = events === this.#received && events.length > 0;
    const wasDone = this.isDone;
    this.#received = events;
    this.#reader = view.seat;
    if (isRepeated) {
      this.#last = sceneOf(view);
      return;
    }
    if (isContinuation && wasDone) {
      this.#base = this.#last;
      this.events = events;
      this.at = Math.min(startAt, events.length);
    } else if (isContinuation) {
      this.events = [...this.events, ...events];
    } else {
      this.#base = sceneOf(view);
      this.events = events;
      this.at = events.length;
      this.happen(events.slice(-1));
    }
    this.#last = sceneOf(view);
    if (!isContinuation) this.#finish();
    else if (this.#isStill && !this.pace.isPaused) this.#rush();
    else if (wasDone) this.#start();
  }

  /** Go to the end; only the last event is reported. */
  skip(): void {
    if (this.isDone) return;
    this.happen(this.events.slice(-1));
    this.#finish();
  }

  /** End without a report, when the table disappears. */
  stop(): void {
    clearTimeout(this.#timer);
    this.pace.reset();
  }

  /** Return the board after a number of events. */
  sceneAt(count: number): Scene | undefined {
    return this.#base && this.events.slice(0, count).reduce(applyEvent, this.#base);
  }

  /** Whether nothing moves. */
  get #isStill(): boolean {
    return motion.isReduced || this.pace.factor === 0;
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.pace.begin();
    this.#advance();
  }

  #rush(): void {
    this.pace.begin();
    this.happen(this.events.slice(this.at));
    this.#finish();
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#rolling = [];
    this.at = this.events.length;
    if (this.pace.isBusy) this.pace.end();
  }

  #report(event: GameEvent): void {
    const isDie = DICE.includes(event.kind) && !this.#isStill;
    if (isDie) this.#rolling.push(event);
    this.happen([event], isDie ? "begun" : undefined);
  }

  #advance(): void {
    const isRolling = this.event?.kind === "rolled" && this.events[this.at]?.kind === "rolled";
    if (this.#rolling.length && !isRolling) this.happen(this.#rolling.splice(0), "seen");
    if (this.isDone) return this.#finish();
    // Players see their own moves also while the turns of others wait.
    if (this.#isOwn(this.at)) this.#showNext();
    else this.pace.pass(this.#starts.has(this.at), () => this.#showNext());
  }

  #showNext(): void {
    this.at += 1;
    if (THROWS.includes(this.event?.kind ?? "")) this.rate = this.#factor();
    const hold = this.#hold();
    if (this.event) this.#report(this.event);
    if (hold > 0) this.#timer = setTimeout(() => this.#advance(), hold);
    else this.#advance();
  }

  /** Return how long the last event is shown. */
  #hold(): number {
    if (this.#isStill) return 0;
    const [kind, next] = [this.event?.kind ?? "", this.events[this.at]];
    // Both dice of a contest roll together.
    if (kind === "rolled" && next?.kind === "rolled") return 0;
    const isOwn = this.#isOwn(this.at - 1);
    const between = !isOwn && this.#starts.has(this.at) ? BETWEEN : 0;
    return Math.max(HOLD[kind] ?? 0, between) * (kind === "rolled" ? this.rate : this.#factor());
  }

  #factor(): number {
    return speedFactor(this.events.length - this.at) * (this.#isOwn(this.at - 1) ? 1 : this.pace.factor);
  }

  #isOwn(index: number): boolean {
    return this.#reader !== null && this.events[index]?.seat === this.#reader;
  }
}
