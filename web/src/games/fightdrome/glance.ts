/** Fightdrome at a glance. */

import { text } from "../../lib/messages.svelte";
import { asGlance } from "../game";
import Miniature from "./Miniature.svelte";
import { situation } from "./texts";
import type { Box, View } from "./view";

export default asGlance<View, Box>({
  areas: ["play-fightdrome", "web-glance-fightdrome"],
  Miniature,
  asked: (view, names) => situation(view, names),
  progress: ({ round }) => text("glance-fightdrome-round", { round }),
});
