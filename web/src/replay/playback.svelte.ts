/** The playback of a replay: its point of view, its frame, and whether it runs. */

import type { Language } from "../lib/messages.svelte";
import type { Frame, GameEvent, Replay } from "../lib/wire";
import { readAll, type Source } from "./source";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const BASE_MS = 1100;
/** About the time that a table takes to animate one event. */
const EVENT_MS = 260;
const NOTHING: readonly GameEvent[] = [];

export class Playback {
  replay = $state.raw<Replay | null>(null);
  step = $state(0);
  eyes = $state<number | null>(null);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  #hasStepped = $state(false);
  #cache = new Map<string, Replay>();
  #source: Source;
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  last = $derived(this.replay?.actions ?? 0);
  frame = $derived<Frame | null>(this.replay?.frames[this.step] ?? null);
  /** The events to animate: those of a single step forward, none after a jump. */
  events = $derived(this.#hasStepped && this.speed <= 1 ? (this.frame?.events ?? NOTHING) : NOTHING);
  /** The round of the frame, counted from 1; 0 before the first. */
  round = $derived((this.replay?.rounds ?? []).filter((start) => start <= this.step).length);

  constructor(source: Source) {
    this.#source = source;
  }

  /** Change the point of view; null opens all cards. Without a step the frame stays. With a language
   * the frames have texts. */
  async viewAs(eyes: number | null, step?: number, language?: Language): Promise<void> {
    const turn = (this.#turn += 1);
    const key = `${eyes} ${language}`;
    const replay = this.#cache.get(key) ?? (await readAll(this.#source, eyes, language));
    this.#cache.set(key, replay);
    // Another point of view was chosen meanwhile.
    if (turn !== this.#turn) return;
    this.replay = replay;
    this.eyes = eyes;
    this.go(step ?? this.step);
  }

  go(step: number): void {
    const next = Math.max(0, Math.min(this.last, step));
    this.#hasStepped = next === this.step + 1;
    this.step = next;
    if (this.isPlaying) this.#schedule();
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
    else this.#schedule();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.step >= this.last) return this.pause();
    const shown = this.events.length * EVENT_MS;
    this.#timer = setTimeout(() => this.go(this.step + 1), Math.max(BASE_MS / this.speed, shown));
  }
}
