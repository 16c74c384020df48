/** Animations of cards between hand, ring and discard pile. A card leaves one place and arrives at
 * another in the same view, and flies between them. A card from the hidden hand of the opponent
 * drops in. */

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
