/** The animation of the events between two views, one after the other. It can be paused, stepped and
 * skipped; new events are appended. */

import { motion } from "../../lib/motion.svelte";
import type { GameEvent } from "../../lib/wire";
import { applyEvent, sceneOf, type Scene } from "./scene";
import type { View } from "./view";

/** The duration of each kind of event, in milliseconds. */
const HOLD: Record<string, number> = {
  asked: 140,
  decided: 480,
  contest: 350,
  rolled: 1900,
  theft: 1300,
  jumped: 1200,
  misfired: 1200,
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
  stepped: 150,
};

/** A long queue runs faster, so that the table does not fall far behind. */
function speedFactor(waiting: number): number {
  return waiting > 200 ? 0.25 : waiting > 120 ? 0.6 : 1;
}

export class Timeline {
  events = $state.raw<readonly GameEvent[]>([]);
  /** The number of events shown. */
  at = $state(0);
  isPlaying = $state(false);
  #base = $state.raw<Scene>();
  #last = $state.raw<Scene>();
  #received: readonly GameEvent[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly happen: (events: readonly GameEvent[]) => void = () => {}) {}

  isDone = $derived(this.at >= this.events.length);
  scene = $derived(this.isDone ? this.#last : this.sceneAt(this.at));
  event = $derived(this.events[this.at - 1]);

  /** Take the next view and the events that led to it. */
  show(view: View, events: readonly GameEvent[]): void {
    const isContinuation = this.#last !== undefined && events.length > 0;
    const isRepeated = events === this.#received && events.length > 0;
    this.#received = events;
    if (isRepeated) {
      this.#last = sceneOf(view);
      return;
    }
    if (isContinuation && this.isDone) {
      this.#base = this.#last;
      this.events = events;
      this.at = 0;
    } else if (isContinuation) {
      this.events = [...this.events, ...events];
    } else {
      this.#base = sceneOf(view);
      this.events = events;
      this.at = events.length;
      this.happen(events.slice(-1));
    }
    this.#last = sceneOf(view);
    if (!motion.isReduced) return this.play();
    this.happen(this.events.slice(this.at));
    this.at = this.events.length;
  }

  play(): void {
    clearTimeout(this.#timer);
    this.isPlaying = !this.isDone;
    if (this.isPlaying) this.#advance();
  }

  /** Restart. */
  restart(): void {
    this.at = 0;
    this.play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  step(by: number): void {
    this.pause();
    this.at = Math.min(Math.max(this.at + by, 0), this.events.length);
    if (by > 0 && this.event) this.happen([this.event]);
  }

  /** Go to the end; only the last event is reported. */
  skip(): void {
    this.pause();
    if (!this.isDone) this.happen(this.events.slice(-1));
    this.at = this.events.length;
  }

  /** Return the board after a number of events. */
  sceneAt(count: number): Scene | undefined {
    return this.#base && this.events.slice(0, count).reduce(applyEvent, this.#base);
  }

  #advance(): void {
    if (this.isDone) {
      this.isPlaying = false;
      return;
    }
    this.at += 1;
    if (this.event) this.happen([this.event]);
    // Both dice of a contest roll together.
    const isFirstDie = this.event?.kind === "rolled" && this.events[this.at]?.kind === "rolled";
    const hold = (isFirstDie ? 0 : (HOLD[this.event?.kind ?? ""] ?? 0)) * speedFactor(this.events.length - this.at);
    if (hold > 0) this.#timer = setTimeout(() => this.#advance(), hold);
    else this.#advance();
  }
}
