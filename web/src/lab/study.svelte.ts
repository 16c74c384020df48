/** One study at a time: what it has told, and how it ended. */

import { sentence } from "../lib/api";
import { text } from "../lib/messages.svelte";
import type { LabProgress, LabQuestion, LabStarted } from "../lib/wire";
import { Refused } from "../live/connection";
import { ask } from "./stream";

export type Phase = "none" | "starting" | "playing" | "over" | "stopped";

export class Study {
  phase = $state<Phase>("none");
  started = $state.raw<LabStarted | null>(null);
  told = $state.raw<LabProgress | null>(null);
  /** How far from none differences are drawn. It stays what the first line needs, so that intervals
   * are seen to shrink; what is far beyond its neighbours is drawn at the edge. */
  scale = $state(0);
  problem = $state("");
  #running: AbortController | null = null;

  get isBusy(): boolean {
    return this.phase === "starting" || this.phase === "playing";
  }

  /** From 0 to 1: by its games or by its time, whichever is further. */
  get progress(): number {
    if (!this.started || !this.told) return 0;
    return this.phase === "over" ? 1 : Math.min(1, Math.max(this.told.games / this.started.games, this.told.seconds / this.started.seconds));
  }

  async run(question: LabQuestion): Promise<void> {
    this.stop();
    const running = (this.#running = new AbortController());
    Object.assign(this, { phase: "starting", started: null, told: null, scale: 0, problem: "" });
    try {
      for await (const line of ask(question, running.signal)) {
        if (line.type === "started") this.started = line;
        else this.#show(line);
      }
    } catch (error) {
      if (running.signal.aborted) return;
      this.problem = explain(error);
      this.phase = this.told ? "stopped" : "none";
    }
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
    if (this.isBusy) this.phase = this.told ? "stopped" : "none";
  }

  #show(line: LabProgress): void {
    this.told = line;
    this.scale ||= scaleOf(line);
    this.phase = line.is_over ? "over" : "playing";
  }
}

const ROOM = 3;

function scaleOf({ differences }: LabProgress): number {
  const reach = Math.max(...differences.map(({ change }) => Math.abs(change.share) + change.margin));
  const margin = Math.max(...differences.map(({ change }) => change.margin));
  return Math.min(reach, ROOM * margin);
}

/** What the lab says of a value is in English, like its command line. */
function explain(error: unknown): string {
  if (error instanceof Refused && error.refusal.error === "bad_change") return text("lab-refused", { reason: error.refusal.message });
  return sentence(error);
}
