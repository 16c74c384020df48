/** Survive in an invitation. */

import type { GamePitch } from "../game";
import Picture from "./Pitch.svelte";

const pitch: GamePitch = { areas: ["play-survive", "web-glance-survive"], Picture };

export default pitch;
