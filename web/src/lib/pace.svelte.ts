/** The pace of a table: how fast the turns of others are shown, and whether they wait for the reader.
 * A table passes here before each thing that it shows. */

import { motion } from "./motion.svelte";

export class Pace {
  /** Whether the turns of others wait for `step` or `play`. */
  isPaused = $state(false);
  /** Whether the table is still showing what has happened. */
  isBusy = $state(false);
  /** Called when the table has shown everything. */
  onidle: () => void = () => {};
  /** How the table shows everything that waits at once. */
  onskip: () => void = () => {};
  #next: (() => void) | null = null;
  /** Whether one entry is shown although the table is paused. */
  #isStepping = false;

  /** `isReview`: what is shown again takes its time, also for a reader who wants no waiting. */
  constructor(private readonly isReview = false) {}

  get factor(): number {
    return motion.factor || (this.isReview ? 1 : 0);
  }

  /** Run what comes next, as soon as the reader wants it. `isEntry`: it begins a new entry of the strip. */
  pass(isEntry: boolean, run: () => void): void {
    if (isEntry) this.#isStepping = false;
    if (this.isPaused && !this.#isStepping) this.#next = run;
    else run();
  }

  begin(): void {
    this.isBusy = true;
  }

  end(): void {
    this.#next = null;
    this.isBusy = false;
    this.onidle();
  }

  /** Forget what waits, when the table disappears. */
  reset(): void {
    this.#next = null;
    this.isBusy = false;
  }

  pause(): void {
    this.isPaused = true;
    this.#isStepping = false;
  }

  play(): void {
    this.isPaused = false;
    this.#goOn();
  }

  toggle(): void {
    if (this.isPaused) this.play();
    else this.pause();
  }

  /** Show one entry, then wait. */
  step(): void {
    this.isPaused = true;
    this.#isStepping = this.#next !== null;
    this.#goOn();
  }

  /** Show everything that waits at once; a table that was paused stays so. */
  skip(): void {
    this.onskip();
  }

  #goOn(): void {
    const run = this.#next;
    this.#next = null;
    run?.();
  }
}
