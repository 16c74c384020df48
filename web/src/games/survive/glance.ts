/** Survive at a glance. */

import { text } from "../../lib/messages.svelte";
import { asGlance } from "../game";
import Miniature from "./Miniature.svelte";
import { situation } from "./texts";
import type { Box, View } from "./view";

export default asGlance<View, Box>({
  areas: ["play-survive", "web-glance-survive"],
  Miniature,
  asked: situation,
  progress: ({ round, rounds }) => text("glance-survive-round", { round, rounds }),
});
