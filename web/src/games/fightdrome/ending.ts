/** The end of a game of Fightdrome. */

import { asEnding } from "../game";
import EndCount from "./EndCount.svelte";
import EndFaces from "./EndFaces.svelte";
import { gameReason, remarksOf, roundsOf } from "./end_texts";
import type { Box, View } from "./view";

export default asEnding<View, Box>({
  areas: ["web-end-fightdrome"],
  reason: (end) => {
    const last = roundsOf(end).at(-1);
    return last ? gameReason(last, end) : "";
  },
  remarks: remarksOf,
  Count: EndCount,
  Faces: EndFaces,
});
