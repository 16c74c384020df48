/** The lab's form and presets for scenarios. */

import type { LabForm } from "../game";
import Form from "./LabForm.svelte";

const presets: LabForm["presets"] = [
  { name: "rounds", set: { rounds: 6 } },
  { name: "bruiser", set: { "figures.2.modifier": 4 } },
  { name: "grabbers", set: { "grabbers.modifier": 4 } },
];

export default { presets, Form };
