/** The table of Survive. */

import type { SoundName } from "../../lib/synth";
import type { GameEvent } from "../../lib/wire";
import { asTable } from "../game";
import Board from "./Board.svelte";
import Text from "./LazyText.svelte";
import type { Box, View } from "./view";
import { actionName, eventText } from "./texts";

const SOUNDS: Record<string, SoundName> = {
  round: "deal",
  revealed: "card",
  stepped: "card",
  picked: "draw",
  dropped: "draw",
  rolled: "block",
  knocked_down: "stagger",
  out: "stagger",
  pushed: "hit",
  jumped: "dodge",
  switched: "rest",
  scored: "score",
};

function sound(event: GameEvent, reader: number | null): SoundName | null {
  if (event.kind === "won") return reader === null || event.seat === reader ? "win" : "lose";
  return SOUNDS[event.kind] ?? null;
}

export default asTable<View, Box>({
  areas: ["survive", "web-survive"],
  Board,
  Text,
  line: eventText,
  actionName,
  sound,
  isDetail: (event) => event.kind === "asked",
  isPaced: true,
  hasNumberKeys: true,
});
