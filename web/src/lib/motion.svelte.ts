/** Whether things fly: as the system has it, or not at all. */

import { prefersReducedMotion } from "svelte/motion";
import { recall, remember } from "./memory";

class Motion {
  isStill = $state(recall("motion") === "reduced");

  get isReduced(): boolean {
    return this.isStill || prefersReducedMotion.current;
  }

  /** Also at the start, so that styles know. */
  choose(isStill: boolean): void {
    this.isStill = isStill;
    remember("motion", isStill ? "reduced" : "auto");
    if (isStill) document.documentElement.dataset.motion = "reduced";
    else delete document.documentElement.dataset.motion;
  }
}

export const motion = new Motion();
motion.choose(motion.isStill);
