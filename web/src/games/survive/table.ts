/** The table of Survive. */

import type { SoundCue, SoundName } from "../../lib/synth";
import type { GameEvent } from "../../lib/wire";
import { asTable } from "../game";
import Board from "./Board.svelte";
import { isHeading, starts, reported } from "./entries";
import EntryMark from "./EntryMark.svelte";
import type { Box, View } from "./view";
import { actionName, eventText } from "./texts";

const SOUNDS: Record<string, SoundName> = {
  round: "deal",
  revealed: "card",
  stepped: "step",
  picked: "draw",
  dropped: "draw",
  rolled: "dice",
  theft: "theft",
  swapped: "dodge",
  knocked_down: "fall",
  out: "stagger",
  pushed: "hit",
  jumped: "dodge",
  switched: "rest",
  scored: "score",
};

/** How hard a fall or a push is: one that takes a figure out of the round is the hardest. */
const FORCES: Record<string, number> = { pushed: 0.6, knocked_down: 0.75 };

export function sound(event: GameEvent, reader: number | null): SoundCue | null {
  if (event.kind === "won") return { name: reader === null || event.seat === reader ? "win" : "lose" };
  const name = SOUNDS[event.kind];
  return name ? { name, force: FORCES[event.kind] ?? 1 } : null;
}

export default asTable<View, Box>({
  areas: ["survive", "play-survive", "web-survive"],
  Board,
  text: () => import("./Text.svelte"),
  log: () => import("./MoveLog.svelte"),
  entries: { starts, reported, isHeading, Mark: EntryMark },
  line: eventText,
  actionName,
  sound,
  isDetail: (event) => event.kind === "asked",
  isPaced: true,
  hasClocks: true,
  hasNumberKeys: true,
});
