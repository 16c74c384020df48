/** A replay being watched: through whose eyes, which frame, and whether it runs by itself. */

import type { Language } from "../lib/messages.svelte";
import type { Frame, GameEvent, Replay } from "../lib/wire";
import { readAll, type Source } from "./source";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const BASE_MS = 1100;
/** About what a table takes to play out one event. */
const EVENT_MS = 260;
const NOTHING: readonly GameEvent[] = [];

export class Player {
  replay = $state.raw<Replay | null>(null);
  step = $state(0);
  eyes = $state<number | null>(null);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  #walked = $state(false);
  #kept = new Map<string, Replay>();
  #source: Source;
  #timer: ReturnType<typeof setTimeout> | undefined;

  last = $derived(this.replay?.actions ?? 0);
  frame = $derived<Frame | null>(this.replay?.frames[this.step] ?? null);
  /** Told only of a frame that was walked to: a jump shows where it ends. */
  events = $derived(this.#walked && this.speed <= 1 ? (this.frame?.events ?? NOTHING) : NOTHING);
  /** Which round the frame is in, counted from 1; 0 before the first. */
  round = $derived((this.replay?.rounds ?? []).filter((start) => start <= this.step).length);

  constructor(source: Source) {
    this.#source = source;
  }

  /** See the game through these eyes; without a step, from the frame one is at by then. In a
   * language, with words. */
  async look(eyes: number | null, step?: number, language?: Language): Promise<void> {
    const key = `${eyes} ${language}`;
    const replay = this.#kept.get(key) ?? (await readAll(this.#source, eyes, language));
    this.#kept.set(key, replay);
    this.replay = replay;
    this.eyes = eyes;
    this.go(step ?? this.step);
  }

  go(step: number): void {
    const next = Math.max(0, Math.min(this.last, step));
    this.#walked = next === this.step + 1;
    this.step = next;
    if (this.isPlaying) this.#plan();
  }

  goRound(by: 1 | -1): void {
    const starts = this.replay?.rounds ?? [];
    const there = by > 0 ? starts.find((start) => start > this.step) : starts.findLast((start) => start < this.step);
    this.go(there ?? (by > 0 ? this.last : 0));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  play(): void {
    this.isPlaying = true;
    if (this.step >= this.last) this.go(0);
    else this.#plan();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (this.step >= this.last) return this.pause();
    const shown = this.events.length * EVENT_MS;
    this.#timer = setTimeout(() => this.go(this.step + 1), Math.max(BASE_MS / this.speed, shown));
  }
}
