/** The opponents in an entry of a person's history. */

import { text } from "../lib/messages.svelte";
import { playerNames } from "../lib/player_names";
import type { GamePlayed } from "../lib/wire";

/** Return the opponents' names, or that the table waits for players. */
export function opponentText({ state, players, seats, game }: GamePlayed): string {
  if (state === "open") return text("web-waiting-title");
  const who = playerNames(players, game).filter((_, seat) => !seats.includes(seat));
  return text("web-against", { who: who.join(", ") });
}
