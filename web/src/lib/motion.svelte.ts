/** Whether animations run, as the system prefers or never, and how fast the turns of others are shown. */

import { prefersReducedMotion } from "svelte/motion";
import { readStored, store } from "./storage";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type TurnSpeed = (typeof SPEEDS)[number];

/** How much longer or shorter than normal. */
const FACTORS: Record<TurnSpeed, number> = { slow: 2.2, normal: 1, fast: 0.5, instant: 0 };

export function isSpeed(name: string | null | undefined): name is TurnSpeed {
  return SPEEDS.some((speed) => speed === name);
}

function storedSpeed(): TurnSpeed {
  const stored = readStored("speed");
  return isSpeed(stored) ? stored : "normal";
}

class Motion {
  isStill = $state(readStored("motion") === "reduced");
  speed = $state<TurnSpeed>(storedSpeed());

  get isReduced(): boolean {
    return this.isStill || prefersReducedMotion.current;
  }

  get factor(): number {
    return FACTORS[this.speed];
  }

  /** Also called at the start, so that the stylesheet can react. */
  choose(isStill: boolean): void {
    this.isStill = isStill;
    store("motion", isStill ? "reduced" : "auto");
    if (isStill) document.documentElement.dataset.motion = "reduced";
    else delete document.documentElement.dataset.motion;
  }

  chooseSpeed(speed: string): void {
    this.speed = isSpeed(speed) ? speed : "normal";
    store("speed", this.speed);
  }
}

export const motion = new Motion();
motion.choose(motion.isStill);
