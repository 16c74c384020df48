/** The words that the table explains, each with its rules. */

import { familyOf, parseFace } from "./cards";
import type { View } from "./view";

export const WORDS = {
  character: ["F1.1", "F1.2"],
  stack: ["F1.2"],
  sleeve: ["F1.2"],
  supplies: ["F1.2", "F1.4"],
  lead: ["F3.1"],
  answer: ["F3.2", "F4"],
  follow_up: ["F3.3", "F4.7"],
  stagger: ["F6.1", "F6.3"],
  neurochem: ["F4.13", "F5.2"],
  overstimulated: ["F2.2"],
  last_gasp: ["F10.2"],
} as const;

export type WordName = keyof typeof WORDS;

/** Return the word that explains what has to be done, or null. */
export function wordFor(view: View): WordName | null {
  if (view.situation === "over") return null;
  if (view.situation === "opening") return "overstimulated";
  const isNeurochem = view.live !== null && familyOf(parseFace(view.live).letters) === "neurochem";
  return view.situation === "answer" && isNeurochem ? "neurochem" : view.situation;
}
