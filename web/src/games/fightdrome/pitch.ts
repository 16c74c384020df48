/** Fightdrome in an invitation. */

import type { GamePitch } from "../game";
import Picture from "./Pitch.svelte";

const pitch: GamePitch = { areas: ["play-fightdrome", "web-glance-fightdrome"], Picture };

export default pitch;
