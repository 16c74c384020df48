/** Shows moments of a running game again, one after the other, on a table of its own. */

import { motion } from "../lib/motion.svelte";
import { Pace } from "../lib/pace.svelte";
import type { GameEvent, GameView } from "../lib/wire";
import type { Moment } from "./recent.svelte";

const NOTHING: readonly GameEvent[] = [];
/** Milliseconds: before the first moment, between two on a table without animations, after the last. */
const START = 500;
const READING = 1100;
const LINGER = 1400;

export class Review {
  readonly pace = new Pace(true);
  view: GameView = $state.raw() as unknown as GameView;
  events = $state.raw<readonly GameEvent[]>(NOTHING);
  startAt = $state(0);
  /** The last event that was shown. */
  event = $state.raw<GameEvent | null>(null);
  isAtEnd = $state(false);
  #at = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isPaced`: the table reports when it has shown a moment. */
  constructor(
    private readonly moments: readonly Moment[],
    private readonly from: number,
    private readonly isPaced: boolean,
    private readonly onend: () => void,
  ) {
    this.view = this.first.before;
    this.pace.onidle = () => this.#later(() => this.#next(), 0);
    // Without motion, each key press shows the next state.
    if (motion.isReduced) this.pace.pause();
    this.#later(() => this.#next(), motion.isReduced ? 0 : START);
  }

  get first(): Moment {
    return this.moments[0] as Moment;
  }

  /** Show one entry; after the last one, return to the game. */
  step(): void {
    if (this.isAtEnd) this.onend();
    else this.pace.step();
  }

  happen(events: readonly GameEvent[]): void {
    this.event = events.at(-1) ?? this.event;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.pace.onidle = () => {};
    this.pace.play();
  }

  #next(): void {
    const moment = this.moments[this.#at + 1];
    if (!moment) return this.#end();
    if (this.isPaced) this.#show(moment);
    else this.pace.pass(true, () => this.#showStill(moment));
  }

  #show({ view, events }: Moment): void {
    this.#at += 1;
    this.startAt = this.#at === 0 ? this.from : 0;
    this.events = events;
    this.view = view;
  }

  #showStill(moment: Moment): void {
    this.#show(moment);
    this.happen(moment.events);
    this.#later(() => this.#next(), READING);
  }

  #end(): void {
    this.isAtEnd = true;
    if (!this.pace.isPaused) this.#later(this.onend, LINGER);
  }

  #later(run: () => void, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, ms);
  }
}
