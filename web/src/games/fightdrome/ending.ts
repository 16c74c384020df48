/** The end of a game of Fightdrome. */

import { asEnding } from "../game";
import EndCount from "./EndCount.svelte";
import EndFaces from "./EndFaces.svelte";
import { remarksOf, roundReason, roundsOf } from "./end_texts";
import type { Box, View } from "./view";

export default asEnding<View, Box>({
  areas: ["web-end-fightdrome"],
  reason: (end) => {
    const last = roundsOf(end).at(-1);
    return last ? roundReason(last, end.view, end.names, end.options) : "";
  },
  remarks: remarksOf,
  Count: EndCount,
  Faces: EndFaces,
});
