/** Fightdrome for the table page. The view's `game` says that the view is Fightdrome's. */

import type { Component } from "svelte";
import { familyOf, parseFace } from "../games/fightdrome/cards";
import CardsSeen from "../games/fightdrome/CardsSeen.svelte";
import Fightdrome from "../games/fightdrome/Fightdrome.svelte";
import type { Box } from "../games/fightdrome/view";
import { eventText } from "../games/fightdrome/words";
import type { GameEvent } from "../lib/wire";
import type { SoundName } from "../lib/synth";
import type { GameParts } from "./games";

interface Pack {
  sleeves: { cards: Box["sleeves"] };
  stacks: { cards: Box["stacks"] };
}

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

export const parts: GameParts = {
  areas: ["fightdrome"],
  Table: Fightdrome as unknown as GameParts["Table"],
  Tracker: CardsSeen as unknown as Component<never> as GameParts["Tracker"],
  readBox: (box) => ({ sleeves: (box as Pack).sleeves.cards, stacks: (box as Pack).stacks.cards }),
  line: (event, view, names, box) => eventText(event, view.seat, names, box as Box),
  sound,
  isDetail: () => false,
  isPaced: false,
};
