/** Survive for the table page. The view's `game` says that the view is Survive's. */

import Survive from "../games/survive/Survive.svelte";
import type { Box, View } from "../games/survive/view";
import { eventText } from "../games/survive/words";
import type { SoundName } from "../lib/synth";
import type { GameEvent } from "../lib/wire";
import type { GameParts } from "./games";

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

export const parts: GameParts = {
  areas: ["survive", "web-survive"],
  Table: Survive as unknown as GameParts["Table"],
  Tracker: null,
  readBox: (box) => box,
  line: (event, view, names, box) => eventText(event, view as unknown as View, names, box as Box),
  sound,
  isDetail: (event) => event.kind === "asked",
  isPaced: true,
};
