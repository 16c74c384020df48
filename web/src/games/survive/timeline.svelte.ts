/** A turn as it is watched: the events between two views, one after the other, with time to see
 * each. It can be halted, walked back and skipped; new events join at the end. */

import { motion } from "../../lib/motion.svelte";
import type { GameEvent } from "../../lib/wire";
import { applyEvent, sceneOf, type Scene } from "./scene";
import type { View } from "./view";

/** How long an event stays before the next, in milliseconds. */
const HOLD: Record<string, number> = {
  asked: 140,
  decided: 480,
  contest: 450,
  rolled: 800,
  theft: 1000,
  jumped: 900,
  misfired: 900,
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

/** A queue that grows is watched faster, so that the table never falls far behind. */
function haste(waiting: number): number {
  return waiting > 200 ? 0.25 : waiting > 120 ? 0.6 : 1;
}

export class Timeline {
  events = $state.raw<readonly GameEvent[]>([]);
  /** How many of the events have been shown. */
  at = $state(0);
  isPlaying = $state(false);
  #base = $state.raw<Scene>();
  #last = $state.raw<Scene>();
  #told: readonly GameEvent[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly happen: (events: readonly GameEvent[]) => void = () => {}) {}

  isDone = $derived(this.at >= this.events.length);
  scene = $derived(this.isDone ? this.#last : this.#sceneAt(this.at));
  event = $derived(this.events[this.at - 1]);

  /** The next view, and what led to it. */
  show(view: View, events: readonly GameEvent[]): void {
    const isFollowing = this.#last !== undefined && events.length > 0;
    const isTold = events === this.#told && events.length > 0;
    this.#told = events;
    if (isTold) {
      this.#last = sceneOf(view);
      return;
    }
    if (isFollowing && this.isDone) {
      this.#base = this.#last;
      this.events = events;
      this.at = 0;
    } else if (isFollowing) {
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

  /** Once more from the start. */
  again(): void {
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

  /** To the end; only the last event is seen. */
  skip(): void {
    this.pause();
    if (!this.isDone) this.happen(this.events.slice(-1));
    this.at = this.events.length;
  }

  #sceneAt(count: number): Scene | undefined {
    return this.#base && this.events.slice(0, count).reduce(applyEvent, this.#base);
  }

  #advance(): void {
    if (this.isDone) {
      this.isPlaying = false;
      return;
    }
    this.at += 1;
    if (this.event) this.happen([this.event]);
    const hold = (HOLD[this.event?.kind ?? ""] ?? 0) * haste(this.events.length - this.at);
    if (hold > 0) this.#timer = setTimeout(() => this.#advance(), hold);
    else this.#advance();
  }
}
