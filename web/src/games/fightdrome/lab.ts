/** The lab's form and presets for packs. The Stacks of the preset `even` are those of the pack `balanced`. */

import type { LabForm } from "../game";
import Form from "./LabForm.svelte";

const EVEN: Record<number, number[]> = {
  2: [8, 10, 9, 7, 6],
  3: [9, 9, 9, 7, 6],
  5: [9, 10, 9, 6, 6],
  6: [7, 10, 10, 7, 6],
  7: [10, 10, 8, 6, 6],
  8: [10, 9, 10, 5, 6],
  9: [8, 10, 10, 6, 6],
  10: [10, 10, 10, 5, 5],
};

const presets: LabForm["presets"] = [
  { name: "onyx", set: { "stacks.cards.8.counts": [10, 9, 10, 5, 6] } },
  { name: "blocks", set: { "blocks.values": [60, 70, 80] } },
  { name: "breathing", set: { breathing_space: true } },
  { name: "even", set: Object.fromEntries(Object.entries(EVEN).map(([n, counts]) => [`stacks.cards.${n}.counts`, counts])) },
];

export default { presets, Form };
