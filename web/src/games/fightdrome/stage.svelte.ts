/** The order in which the table shows what happens. A view is not shown before the animations of the
 * one before it have ended, and nothing can be done before its own have. */

import { motion } from "../../lib/motion.svelte";
import { Pace } from "../../lib/pace.svelte";
import type { GameEvent } from "../../lib/wire";
import type { Moment as Phase } from "../game";
import { lastGasp, roundsIn, type Exchange, type Round } from "./story";
import type { View } from "./view";

/** Milliseconds: a card flies; the turn of another player can be read; a stagger; the end of a round. */
export const FLIGHT = 320;
const READING = 260;
const STAGGER = 1150;
const ROUND_END = 3000;
const LAST_CARD = 500;
const GASP = 1800;
/** The longest wait for a frame, where the page is hidden. */
export const BREATH = 100;
/** A second stagger in a row is shorter. */
const AGAIN = 0.6;

interface Moment {
  view: View;
  events: readonly GameEvent[];
}

export interface Stagger {
  kind: "stagger";
  seat: number;
  exchange: Exchange;
  time: number;
}

export type Scene = Stagger | { kind: "round"; round: Round; next: View };

export class Stage {
  /** The view on the table. */
  view: View = $state.raw() as unknown as View;
  /** The last view whose animations have ended: panels and prompts show it. */
  settled: View = $state.raw() as unknown as View;
  scene = $state.raw<Scene | null>(null);
  /** Who reels from a stagger, until the panels show it. */
  reeling = $state<number | null>(null);
  /** Whose card is given up face down at this moment. */
  dropped = $state<number | null>(null);
  /** Who has a Last Gasp at this moment. */
  gasp = $state<number | null>(null);
  #past = $state.raw<readonly GameEvent[]>([]);
  #queue: Moment[] = [];
  #isBusy = false;
  #received: View;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #goOn: (() => void) | null = null;
  #wasStagger = false;
  #hold: (() => void) | null = null;
  #jumps = 0;
  /** Whether the end of a round is shown: the last view of the round has no choices any more. */
  #isRoundOver = $state(false);

  constructor(
    view: View,
    past: readonly GameEvent[],
    private readonly happen: (events: readonly GameEvent[], phase?: Phase) => void = () => {},
    private readonly pace = new Pace(),
  ) {
    this.#received = view;
    pace.onskip = () => this.#skipAll();
    this.view = view;
    this.settled = view;
    this.#past = lastRound(past);
  }

  isSettled = $derived(this.view === this.settled && !this.#isRoundOver);
  /** The exchange on the table: the current one, or the last one during the pause. */
  exchange = $derived(roundsIn(this.#past).at(-1)?.exchanges.at(-1) ?? null);

  /** Take the next view and the events that led to it. A view without events is shown at once. */
  show(view: View, events: readonly GameEvent[], past?: readonly GameEvent[]): void {
    const last = this.#received;
    if (view === last) return;
    this.#received = view;
    // A draw offer or a new connection changes nothing on the table.
    if (!events.length && JSON.stringify(view) === JSON.stringify(last)) return;
    const isInstant = this.pace.factor === 0 && !this.pace.isPaused && !this.#queue.length && !this.#isBusy;
    if (!events.length || (isInstant && !endsRound(events))) {
      this.#jump(view, events, past);
      return;
    }
    this.#queue.push({ view, events });
    if (!this.#isBusy) void this.#run();
  }

  /** End what is shown, as any key or click does. */
  skip(): void {
    this.#goOn?.();
    // Without motion the table goes on below a stagger.
    if (this.scene?.kind === "stagger") this.#endStagger(this.scene);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#queue = [];
    this.pace.reset();
  }

  #jump(view: View, events: readonly GameEvent[], past?: readonly GameEvent[]): void {
    const waiting = this.#queue.flatMap((moment) => moment.events);
    this.#queue = [];
    this.#jumps += 1;
    this.#past = past ? lastRound(past) : lastRound([...this.#past, ...waiting, ...events]);
    this.scene = null;
    this.#isRoundOver = false;
    this.view = view;
    this.settled = view;
    this.happen([...waiting, ...events].slice(-1));
    this.skip();
    this.#hold?.();
  }

  /** Go to the last view that waits. */
  #skipAll(): void {
    const last = this.#queue.at(-1);
    if (last) this.#jump(last.view, []);
    else this.skip();
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    this.pace.begin();
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      if (this.pace.isPaused && next.events[0]?.seat !== next.view.seat) await this.#turn();
      // A jump may have emptied the queue meanwhile.
      if (this.#queue[0] !== next) continue;
      this.#queue.shift();
      await this.#play(next);
    }
    this.#isBusy = false;
    this.pace.end();
  }

  /** Wait until the reader wants to see the next turn of another player. */
  #turn(): Promise<void> {
    return new Promise((done) => {
      this.#hold = () => {
        this.#hold = null;
        done();
      };
      this.pace.pass(true, this.#hold);
    });
  }

  async #play({ view, events }: Moment): Promise<void> {
    const next = events.findIndex(({ kind }) => kind === "round");
    const before = next < 0 ? events : events.slice(0, next);
    this.#past = [...this.#past, ...before];
    const given = before.find(({ kind }) => kind === "discarded");
    if (given) this.#drop(given.seat);
    const gasping = lastGasp(before, view);
    if (gasping !== null) this.#announceGasp(gasping);
    const isRoundEnd = endsRound(events) && view.outcome === null;
    if (isRoundEnd) {
      const jumps = this.#jumps;
      this.#isRoundOver = true;
      await this.#endRound(view, before);
      this.#isRoundOver = false;
      // A later view is on the table.
      if (jumps !== this.#jumps) return;
    } else this.view = view;
    if (next >= 0) {
      this.#past = events.slice(next);
      this.happen(this.#past);
      this.view = view;
    }
    if (isRoundEnd) await this.#begin(view);
    else await this.#settle(view, before);
  }

  /** The scene has shown how the round ended: no panel shows the last round beside the new hands. */
  async #begin(view: View): Promise<void> {
    this.view = view;
    this.settled = view;
    this.#wasStagger = false;
    if (!motion.isReduced) await this.#wait(FLIGHT);
  }

  /** The table stays as it was until the reader has seen how the round ended. */
  async #endRound(view: View, events: readonly GameEvent[]): Promise<void> {
    await this.#wait(motion.isReduced ? 0 : LAST_CARD);
    this.happen(events, "begun");
    const round = roundsIn(this.#past).at(-1);
    if (round?.end) {
      this.scene = { kind: "round", round, next: view };
      await this.#wait(ROUND_END, true);
      this.scene = null;
    }
    this.happen(events, "seen");
  }

  /** Report what happens when it is seen: a card hits when it lands, a stagger when its scene begins. */
  async #settle(view: View, events: readonly GameEvent[]): Promise<void> {
    const staggered = events.find(({ kind }) => kind === "staggered");
    const isOther = events[0]?.seat !== view.seat;
    const { factor } = this.pace;
    const isMoving = !motion.isReduced && factor > 0;
    const stagger = staggered && factor > 0 && view.outcome === null ? this.#staggerOf(staggered.seat ?? 0) : null;
    if (isMoving) await this.#wait(FLIGHT);
    if (this.view === view) this.happen(events.filter((event) => event !== staggered));
    if (isMoving && isOther) await this.#wait(READING * factor);
    const report = (phase?: Phase): void => {
      if (staggered && this.view === view) this.happen([staggered], phase);
    };
    if (stagger && this.view === view) await this.#stagger(stagger, report);
    else report();
    this.#wasStagger = staggered !== undefined || (this.#wasStagger && events[0]?.kind === "discarded");
    // A jump may have come in between.
    if (this.view === view) this.settled = view;
    this.reeling = null;
    if (stagger && isMoving) await this.#painted();
  }

  #staggerOf(seat: number): Stagger | null {
    const { exchange } = this;
    return exchange && { kind: "stagger", seat, exchange, time: STAGGER * (this.#wasStagger ? AGAIN : 1) };
  }

  async #stagger(stagger: Stagger, report: (phase?: Phase) => void): Promise<void> {
    this.scene = stagger;
    if (motion.isReduced) {
      report();
      this.#later(() => this.#endStagger(stagger), stagger.time);
      return;
    }
    const end = this.#wait(stagger.time, true);
    await this.#painted();
    if (this.scene === stagger) this.reeling = stagger.seat;
    report("begun");
    await end;
    this.#endStagger(stagger);
    await this.#painted();
    report("seen");
    await this.#painted();
  }

  #endStagger(stagger: Stagger): void {
    if (this.scene === stagger) this.scene = null;
  }

  #drop(seat: number | null): void {
    if (motion.isReduced) return;
    this.dropped = seat;
    this.#later(() => (this.dropped = null), 700);
  }

  #announceGasp(seat: number): void {
    this.gasp = seat;
    this.#later(() => (this.gasp = null), GASP);
  }

  #later(run: () => void, ms: number): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }

  /** Wait until the last change is painted: on a slow device, two changes in one frame would make it long. */
  #painted(): Promise<void> {
    return new Promise((done) => {
      this.#later(done, BREATH);
      requestAnimationFrame(() => this.#later(done, 0));
    });
  }

  /** Wait, at most until `skip` if that is possible. */
  #wait(ms: number, canSkip = false): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      const end = (): void => {
        clearTimeout(timer);
        if (this.#goOn === end) this.#goOn = null;
        done();
      };
      const timer = this.#later(end, ms);
      if (canSkip) this.#goOn = end;
    });
  }
}

function endsRound(events: readonly GameEvent[]): boolean {
  return events.some(({ kind }) => kind === "round_won");
}

/** Return the events since the start of the last round. */
export function lastRound(events: readonly GameEvent[]): readonly GameEvent[] {
  const start = events.findLastIndex(({ kind }) => kind === "round");
  return start < 0 ? events : events.slice(start);
}
