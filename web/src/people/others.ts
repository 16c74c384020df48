/** The other players of a game in somebody's history. */

import { text } from "../lib/messages.svelte";
import { playerNames } from "../lib/names";
import type { GamePlayed } from "../lib/wire";

function others({ players, seats, game }: GamePlayed): string {
  return playerNames(players, game)
    .filter((_, seat) => !seats.includes(seat))
    .join(", ");
}

/** Whom one plays against, or that somebody is still missing. */
export function against(game: GamePlayed): string {
  return game.state === "open" ? text("web-waiting-title") : text("web-against", { who: others(game) });
}
