/** Whether animations run: as the system prefers, or never. */

import { prefersReducedMotion } from "svelte/motion";
import { readStored, store } from "./storage";

class Motion {
  isStill = $state(readStored("motion") === "reduced");

  get isReduced(): boolean {
    return this.isStill || prefersReducedMotion.current;
  }

  /** Also called at the start, so that the stylesheet can react. */
  choose(isStill: boolean): void {
    this.isStill = isStill;
    store("motion", isStill ? "reduced" : "auto");
    if (isStill) document.documentElement.dataset.motion = "reduced";
    else delete document.documentElement.dataset.motion;
  }
}

export const motion = new Motion();
motion.choose(motion.isStill);
