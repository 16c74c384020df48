/** The table of Fightdrome. */

import type { SoundCue, SoundName } from "../../lib/synth";
import type { GameEvent } from "../../lib/wire";
import { asTable } from "../game";
import Board from "./Board.svelte";
import { familyOf, parseFace } from "./cards";
import { isHeading, starts, reported } from "./entries";
import EntryMark from "./EntryMark.svelte";
import type { Box, View } from "./view";
import { actionName, eventText } from "./texts";

const SOUNDS: Record<string, SoundName> = {
  drew: "draw",
  rested: "rest",
  staggered: "stagger",
  discarded: "card",
  round: "deal",
  round_won: "round",
  scored: "score",
  eliminated: "stagger",
};

/** The strongest attack of the box. */
const STRONGEST = 80;

export function sound(event: GameEvent, reader: number | null): SoundCue | null {
  if (event.kind === "game_won") return { name: reader === null || event.seat === reader ? "win" : "lose" };
  const name = SOUNDS[event.kind];
  if (event.kind !== "played") return name ? { name } : null;
  const { letters, strength } = parseFace(String(event.data.card));
  const family = familyOf(letters);
  if (family === "trick") return { name: "dodge" };
  // A Neurochem card has no strength: nothing hits harder.
  return { name: family === "block" ? "block" : "hit", force: Math.min(1, (strength ?? STRONGEST) / STRONGEST) };
}

export default asTable<View, Box>({
  areas: ["fightdrome", "play-fightdrome", "web-fightdrome"],
  Board,
  text: () => import("./Text.svelte"),
  log: () => import("./ExchangeLog.svelte"),
  entries: { starts, reported, isHeading, Mark: EntryMark },
  tracker: () => import("./CardsSeen.svelte"),
  line: (event, view, names, box) => eventText(event, view.seat, names, box),
  actionName: (action, _, box) => actionName(action, box),
  sound,
  isPaced: true,
  hasClocks: true,
  showsThinking: true,
  opensCards: true,
  hasAutomation: true,
});
