/** The running study: its latest results, and how it ended. */

import { errorText } from "../lib/api";
import { text } from "../lib/messages.svelte";
import type { LabProgress, LabQuestion, LabStarted } from "../lib/wire";
import { Refused } from "../lib/request";
import { streamStudy } from "./stream";

type Phase = "none" | "starting" | "playing" | "over" | "stopped";

export class Study {
  phase = $state<Phase>("none");
  started = $state.raw<LabStarted | null>(null);
  latest = $state.raw<LabProgress | null>(null);
  /** The largest difference on the scale. The first line determines it, so that intervals visibly
   * shrink; an outlier is drawn at the edge. */
  scale = $state(0);
  problem = $state("");
  #running: AbortController | null = null;

  get isBusy(): boolean {
    return this.phase === "starting" || this.phase === "playing";
  }

  /** From 0 to 1, by games or by time, whichever is further. */
  get progress(): number {
    if (!this.started || !this.latest) return 0;
    return this.phase === "over" ? 1 : Math.min(1, Math.max(this.latest.games / this.started.games, this.latest.seconds / this.started.seconds));
  }

  async run(question: LabQuestion): Promise<void> {
    this.stop();
    const running = (this.#running = new AbortController());
    Object.assign(this, { phase: "starting", started: null, latest: null, scale: 0, problem: "" });
    try {
      for await (const line of streamStudy(question, running.signal)) {
        if (line.type === "started") this.started = line;
        else this.#show(line);
      }
    } catch (error) {
      if (running.signal.aborted) return;
      this.problem = explain(error);
      this.phase = this.latest ? "stopped" : "none";
    }
  }

  stop(): void {
    this.#running?.abort();
    this.#running = null;
    if (this.isBusy) this.phase = this.latest ? "stopped" : "none";
  }

  #show(line: LabProgress): void {
    this.latest = line;
    this.scale ||= scaleOf(line);
    this.phase = line.is_over ? "over" : "playing";
  }
}

const MARGINS = 3;

function scaleOf({ differences }: LabProgress): number {
  const reach = Math.max(...differences.map(({ change }) => Math.abs(change.share) + change.margin));
  const margin = Math.max(...differences.map(({ change }) => change.margin));
  return Math.min(reach, MARGINS * margin);
}

/** The lab explains a bad change in English, as its command line does. */
function explain(error: unknown): string {
  if (error instanceof Refused && error.refusal.error === "bad_change") return text("lab-refused", { reason: error.refusal.message });
  return errorText(error);
}
