/** How a card travels between hand, ring and discard pile: it leaves one place and arrives at the
 * other in the same view, and flies from there to here. A card that comes from out of sight (the
 * other hand) drops in. */

import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { motion } from "../../lib/motion.svelte";

const DURATION = 320;

const duration = (): number => (motion.isReduced ? 0 : DURATION);

function dropIn(): TransitionConfig {
  return {
    duration: duration(),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: scale(${1 + u * 0.4}) translateY(${-u * 40}px)`,
  };
}

export const [leave, arrive] = crossfade({ duration, easing: cubicOut, fallback: dropIn });
