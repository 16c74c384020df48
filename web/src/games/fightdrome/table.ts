/** The table of Fightdrome. */

import type { SoundName } from "../../lib/synth";
import type { GameEvent } from "../../lib/wire";
import { asTable } from "../game";
import Board from "./Board.svelte";
import { familyOf, parseFace } from "./cards";
import CardsSeen from "./CardsSeen.svelte";
import ExchangeLog from "./ExchangeLog.svelte";
import Text from "./Text.svelte";
import type { Box, View } from "./view";
import { actionName, eventText } from "./texts";

const SOUNDS: Record<string, SoundName> = {
  drew: "draw",
  rested: "rest",
  staggered: "stagger",
  discarded: "card",
  round: "deal",
  scored: "score",
  eliminated: "stagger",
};

function sound(event: GameEvent, reader: number | null): SoundName | null {
  if (event.kind === "game_won") return reader === null || event.seat === reader ? "win" : "lose";
  if (event.kind !== "played") return SOUNDS[event.kind] ?? null;
  const family = familyOf(parseFace(String(event.data.card)).letters);
  return family === "block" ? "block" : family === "trick" ? "dodge" : "hit";
}

export default asTable<View, Box>({
  areas: ["fightdrome", "web-fightdrome"],
  Board,
  Text,
  Log: ExchangeLog,
  Tracker: CardsSeen,
  line: (event, view, names, box) => eventText(event, view.seat, names, box),
  actionName: (action, _, box) => actionName(action, box),
  sound,
  isPaced: true,
  hasClocks: true,
});
